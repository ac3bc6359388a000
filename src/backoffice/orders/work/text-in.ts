import { useLocale } from 'react-admin';
import { textIn, type Texts } from '#kit/pure/languages.ts';

/** What a record calls something in the user's language. */
export function useTextIn(): <Field extends string>(texts: Texts<Field>, field: Field) => string {
  const locale = useLocale();
  return (texts, field) => textIn(texts, field, locale);
}
