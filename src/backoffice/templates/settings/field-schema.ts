/** What a field of a section's settings is, and what it is called. */
import { useLocaleState, useTranslate } from 'react-admin';

/** The part of JSON schema that settings use; `input` says how a field is entered. */
export type FieldSchema = {
  type?: string;
  input?: string;
  enum?: string[];
  properties?: Record<string, FieldSchema>;
  additionalProperties?: FieldSchema | boolean;
  items?: FieldSchema;
  default?: unknown;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  /** What an extension calls it, and each of its choices. */
  label?: ByLanguage;
  choices?: readonly { value: string; label: ByLanguage }[];
};

type ByLanguage = Readonly<Record<string, string>> & { en: string };

/** A field's name as people read it: what its schema calls it, else what the shop does; without one, the name itself. */
export function useFieldTitle(): (name: string, schema?: FieldSchema) => string {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (name, { label } = {}) => label?.[locale] ?? label?.en ?? translate(`backoffice_setting_${name}`, { _: name });
}

/** A choice's name as people read it, in the same order. */
export function useChoiceTitle(): (option: string, schema: FieldSchema) => string {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (option, { choices }) => {
    const label = choices?.find(({ value }) => value === option)?.label;
    return label?.[locale] ?? label?.en ?? translate(`backoffice_choice_${option.replaceAll('-', '_')}`, { _: option });
  };
}
