/** The form of an extension's settings, made of its schema. */
import type { Locale } from '#kit/pure/languages.ts';
import { z } from 'zod';
import type { SettingField } from './contract.ts';

type Property = {
  type?: string;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  maxLength?: number;
  input?: string;
  secret?: boolean;
  label?: ByLanguage;
  help?: ByLanguage;
  choices?: readonly { value: string; label: ByLanguage }[];
};
type ByLanguage = { en: string } & Partial<Record<Locale, string>>;

/** Describes each field. @throws Error naming a field that the form has no input for */
export function describeSettings(schema: z.ZodObject, locale: Locale): SettingField[] {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as { properties?: Record<string, Property> };
  return Object.entries(properties).map(([name, property]) => {
    const kind = kindOf(name, property);
    return {
      name,
      kind,
      label: textOf(property.label, locale) ?? name,
      help: textOf(property.help, locale) ?? '',
      min: bound(property.minimum),
      max: bound(property.maximum),
      isWhole: property.type === 'integer',
      maxLength: property.maxLength ?? null,
      choices: kind === 'choice' ? (property.enum as string[]) : [],
      choiceTitles: Object.fromEntries((property.choices ?? []).map(({ value, label }) => [value, textOf(label, locale)!])),
      isSet: false,
    };
  });
}

/** The fields that are encrypted. */
export const secretsOf = (schema: z.ZodObject): string[] => describeSettings(schema, 'en').flatMap(({ name, kind }) => (kind === 'secret' ? [name] : []));

function kindOf(name: string, { type, enum: choices, secret, input, maxLength }: Property): SettingField['kind'] {
  if (choices?.every((choice) => typeof choice === 'string')) return 'choice';
  if (type === 'string') return secret ? 'secret' : input === 'lines' || (maxLength ?? 0) > 300 ? 'lines' : 'line';
  if (type === 'number' || type === 'integer') return 'number';
  if (type === 'boolean') return 'yesNo';
  throw new Error(`settings.${name}: the form has inputs for texts, numbers, yes or no, and choices`);
}

const textOf = (text: ByLanguage | undefined, locale: Locale): string | undefined => text && (text[locale] ?? text.en);

// The bounds that a whole number has by itself say nothing.
const bound = (value: number | undefined): number | null => (value === undefined || Math.abs(value) >= Number.MAX_SAFE_INTEGER ? null : value);
