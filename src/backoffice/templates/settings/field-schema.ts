/** What a field of a section's settings is, and what it is called. */
import { useTranslate } from 'react-admin';

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
};

/** A field's name as people read it; without one, the name itself. */
export function useFieldTitle(): (name: string) => string {
  const translate = useTranslate();
  return (name) => translate(`backoffice_setting_${name}`, { _: name });
}
