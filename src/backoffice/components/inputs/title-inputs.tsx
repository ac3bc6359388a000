import { required, TextInput, useTranslate } from 'react-admin';
import { asText } from './as-text.ts';
import { shopLanguages } from '../languages.ts';

/** A short text in each language; the shop's default language is needed. `field` below `source`: `texts.en.title`. */
export function TitleInputs({ source = 'texts', field = 'title', label }: { source?: string; field?: string; label: string }) {
  const translate = useTranslate();
  return shopLanguages.map(({ lang, name }) => (
    <TextInput
      key={lang}
      source={`${source}.${lang}.${field}`}
      label={`${translate(label)} (${name})`}
      parse={asText}
      {...(lang === 'en' ? { validate: required() } : {})}
      fullWidth
    />
  ));
}

/** Texts without the languages in which nothing was written. */
export function writtenTexts(texts: unknown): Record<string, Record<string, string>> {
  const all = Object.entries((texts ?? {}) as Record<string, Record<string, string> | undefined>);
  return Object.fromEntries(all.flatMap(([lang, words]) => (words && Object.values(words).some((text) => text?.trim()) ? [[lang, words]] : [])));
}
