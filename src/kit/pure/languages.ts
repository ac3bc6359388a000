/** Languages: the prefixes of the specification (section 2) and the three message catalogues that serve them. */
import type { Locale } from './shop-error.ts';

/** Every language an address may begin with; `en` is the default and served without a prefix. */
export const languages = ['en', 'zh', 'zh-TW', 'zh-HK', 'de', 'es', 'fr', 'id', 'it', 'ja', 'ko', 'pt', 'th', 'fil', 'vi'] as const;

/** A language prefix. */
export type Language = (typeof languages)[number];

/** The shop's default language. */
export const defaultLanguage: Language = 'en';

/** Whether a text is one of the language prefixes (exact spelling). */
export function isLanguage(text: string): text is Language {
  return (languages as readonly string[]).includes(text);
}

/** The catalogue that serves a language: Traditional Chinese for zh-TW and zh-HK, Simplified for zh, else English. */
export function catalogueFor(lang: string): Locale {
  if (lang === 'zh-TW' || lang === 'zh-HK') return 'zh-HK';
  return lang === 'zh' ? 'zh' : 'en';
}

/** In which order content is looked for (domain rules, "Content and languages"): zh-HK ↔ zh-TW, then zh, then English. */
export function contentFallbacks(lang: string): string[] {
  if (lang === 'zh-HK') return ['zh-HK', 'zh-TW', 'zh', 'en'];
  if (lang === 'zh-TW') return ['zh-TW', 'zh-HK', 'zh', 'en'];
  return lang === 'en' ? ['en'] : [lang, 'en'];
}

/** Texts of content by language, as kept in `jsonb` columns. */
export type Texts<Fields extends string = string> = Readonly<Record<string, Readonly<Partial<Record<Fields, string>>> | undefined>>;

/** One field of a content's texts in the best language there is; empty when no language has it. */
export function textIn<Fields extends string>(texts: Texts<Fields> | null | undefined, field: Fields, lang: string): string {
  if (!texts) return '';
  for (const candidate of contentFallbacks(lang)) {
    const found = texts[candidate]?.[field];
    if (found) return found;
  }
  // Content that exists in other languages only is better shown than lost.
  for (const any of Object.values(texts)) if (any?.[field]) return any[field];
  return '';
}

/** A short text by language (`{ "en": "Aldermoor" }`) in the best language there is. */
export function wordIn(words: Readonly<Record<string, string>>, lang: string): string {
  for (const candidate of contentFallbacks(lang)) if (words[candidate]) return words[candidate];
  return Object.values(words).find((word) => word !== '') ?? '';
}
