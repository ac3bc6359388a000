/** Extensions as the back office sees them: which there are, how each stands, and the form of its settings. */
import { z } from 'zod';
import type { Locale } from '#kit/pure/languages.ts';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';

/** The value of a field. A secret that is stored is never shown: null. */
export const settingValue = z.union([z.string().max(5_000), z.number(), z.boolean(), z.null()]);

/** A field of the form, as an extension's schema describes it; label and help are in the asker's language. */
export const settingFieldSchema = z.object({
  name: z.string(),
  kind: z.enum(['line', 'lines', 'number', 'yesNo', 'choice', 'secret']),
  label: z.string(),
  help: z.string(),
  /** Of a number. */
  min: z.number().nullable(),
  max: z.number().nullable(),
  isWhole: z.boolean(),
  /** Of a text. */
  maxLength: z.number().int().nullable(),
  /** Of a choice. */
  choices: z.array(z.string()),
  /** What people read for each; one that is missing is read as it is. */
  choiceTitles: z.record(z.string(), z.string()),
  /** Of a secret: whether one is stored. */
  isSet: z.boolean(),
});
/** A field of the form. */
export type SettingField = z.infer<typeof settingFieldSchema>;

/** An extension. `problem` says in English why it was left out; null while it runs. */
export const extensionSchema = z
  .object({
    id: z.string(),
    version: z.string(),
    title: z.string(),
    description: z.string(),
    /** The folder or package that the configuration names. */
    from: z.string(),
    state: z.enum(['running', 'leftOut']),
    problem: z.string().nullable(),
    fields: z.array(settingFieldSchema),
    settings: z.record(z.string(), settingValue),
  })
  .meta({ id: 'Extension', description: 'An extension of the shop, with its settings.' });
/** An extension. */
export type ExtensionRecord = z.infer<typeof extensionSchema>;

/** Settings as staff write them. A secret that is null or absent stays as it is; an empty one is taken away. */
export const extensionInput = z.object({ settings: z.record(z.string().max(60), settingValue) });

/** What staff narrow extensions by. */
export const extensionFilter = z.strictObject({ q: z.string().trim().max(200).optional() });

/** What staff sort extensions by; `order` is that in which they are loaded. */
export const extensionSorts = ['order', 'title'] as const;

/** An extension refuses; its message says why. Cure: What the message says. */
export const extensionRefused: ErrorSpec = {
  reason: 'extensionRefused',
  wire: 41,
  status: 409,
  message: ({ text }: { text: ({ en: string } & Partial<Record<Locale, string>>) | ((locale: Locale) => string) }, { locale }) =>
    typeof text === 'function' ? text(locale) : (text[locale] ?? text.en),
};
