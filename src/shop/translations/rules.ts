/** Pure decisions of translations. */
import { fieldLengths, sourceLanguage, translatedFields, type TranslationKind } from './contract.ts';

/** Texts of a record by language and field; what is empty is not there. */
export type TextsByLanguage = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The translated texts of a record, of all that is stored with it. */
export function textsOf(kind: TranslationKind, stored: Readonly<Record<string, object | undefined>>): TextsByLanguage {
  const all = Object.entries(stored).map(([lang, words]) => {
    const named = (words ?? {}) as Readonly<Record<string, unknown>>;
    return [
      lang,
      Object.fromEntries(translatedFields[kind].flatMap((field) => (typeof named[field] === 'string' && named[field] !== '' ? [[field, named[field]]] : []))),
    ] as const;
  });
  return Object.fromEntries(all.filter(([, words]) => Object.keys(words).length > 0));
}

/** How many texts of the source language each language lacks. */
export function missingIn(texts: TextsByLanguage, languages: readonly string[]): Record<string, number> {
  const wanted = Object.keys(texts[sourceLanguage] ?? {});
  return Object.fromEntries(languages.map((lang) => [lang, wanted.filter((field) => !texts[lang]?.[field]).length]));
}

/** All that is stored with texts changed; null where that changes nothing. Fields that a record does not have are left out, empty ones removed. */
export function changedTexts<Stored extends Readonly<Record<string, object | undefined>>>(
  kind: TranslationKind,
  stored: Stored,
  given: Readonly<Record<string, Readonly<Record<string, string>> | undefined>>,
): Record<string, Record<string, string>> | null {
  const next: Record<string, Record<string, string>> = Object.fromEntries(
    Object.entries(stored).map(([lang, words]) => [lang, { ...words } as Record<string, string>]),
  );
  let isChanged = false;
  for (const [lang, words] of Object.entries(given))
    for (const [field, text] of Object.entries(words ?? {})) {
      if (!translatedFields[kind].includes(field) || (next[lang]?.[field] ?? '') === text) continue;
      isChanged = true;
      next[lang] ??= {};
      if (text === '') delete next[lang][field];
      else next[lang][field] = text;
    }
  if (!isChanged) return null;
  return Object.fromEntries(Object.entries(next).filter(([, words]) => Object.keys(words).length > 0));
}

/** The place of a text that cannot be (`texts.zh.title`): one that is too long, or of a record without any title its first; null where all can be. */
export function faultIn(
  given: Readonly<Record<string, Readonly<Record<string, string>> | undefined>>,
  next: TextsByLanguage,
): { place: string; isLong: boolean } | null {
  for (const [lang, words] of Object.entries(given))
    for (const [field, text] of Object.entries(words ?? {}))
      if (text.length > (fieldLengths[field] ?? Infinity)) return { place: `texts.${lang}.${field}`, isLong: true };
  return Object.values(next).some((words) => words['title']?.trim()) ? null : { place: `texts.${sourceLanguage}.title`, isLong: false };
}
