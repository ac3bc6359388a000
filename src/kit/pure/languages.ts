/** Languages: the prefixes of addresses (docs/rules/pages.md, "Languages") and the three message catalogues that serve them. */

/** Every language an address may begin with; `en` is the default and served without a prefix. */
export const languages = ['en', 'zh', 'zh-TW', 'zh-HK', 'de', 'es', 'fr', 'id', 'it', 'ja', 'ko', 'pt', 'th', 'fil', 'vi'] as const;

/** A language prefix. */
export type Language = (typeof languages)[number];

/** The shop's default language. */
export const defaultLanguage: Language = 'en';

/** Languages that have a catalogue of their own; contents say themselves in which languages they exist. */
export const messageLocales = ['en', 'zh', 'zh-HK'] as const satisfies readonly Language[];

/** A language that has a message catalogue. */
export type Locale = (typeof messageLocales)[number];

/** What people who read a language call it; the runtime's own names are longer than a button. Languages without one here go by the runtime's. */
export const languageNames: Readonly<Record<Locale, string>> & Readonly<Partial<Record<Language, string>>> = {
  en: 'English',
  zh: '简体中文',
  'zh-HK': '繁體中文',
  de: 'Deutsch',
  ja: '日本語',
};

/** The languages that use the messages of a locale. */
export function languagesServedBy(locale: Locale): Language[] {
  return languages.filter((lang) => localeFor(lang) === locale);
}

/** Whether a text is one of the language prefixes (exact spelling). */
export function isLanguage(text: string): text is Language {
  return (languages as readonly string[]).includes(text);
}

/** What addresses in a language begin with: `/zh`; nothing for the default language, and for what is no language. */
export const languagePrefix = (lang: string): string => (lang === defaultLanguage || !isLanguage(lang) ? '' : `/${lang}`);

/** The language that a tag names, in whatever case (RFC 5646, 2.1.1): `zh-hk` is `zh-HK`. */
export function languageNamed(tag: string): Language | undefined {
  return languages.find((one) => one.toLowerCase() === tag.toLowerCase());
}

const mostAccepted = 20;

/** The supported language that an `Accept-Language` header prefers; of equals the one named first. */
export function acceptedLanguage(header: string): Language | undefined {
  const liked = header.split(',', mostAccepted).map((part) => {
    const [tag, ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters.find((parameter) => /^q=/i.test(parameter));
    return { tag: tag!, quality: quality === undefined ? 1 : Number(quality.slice(2)) };
  });
  for (const { tag } of liked.filter(({ quality }) => quality > 0).toSorted((a, b) => b.quality - a.quality)) {
    const known = languageOfTag(tag.toLowerCase());
    if (known) return known;
  }
  return undefined;
}

function languageOfTag(tag: string): Language | undefined {
  const exact = languages.find((lang) => lang.toLowerCase() === tag);
  if (exact) return exact;
  const [base, ...parts] = tag.split('-');
  // Written in Traditional characters: by its script, or because Macau does.
  if (base === 'zh' && (parts.includes('hant') || parts.includes('mo'))) return parts.includes('tw') ? 'zh-TW' : 'zh-HK';
  return languages.find((lang) => lang === base);
}

/** The locale of the messages for a language: its own where it has a catalogue, Traditional Chinese for zh-TW, else English. */
export function localeFor(lang: string): Locale {
  if (lang === 'zh-TW') return 'zh-HK';
  return messageLocales.find((locale) => locale === lang) ?? 'en';
}

/** Whether the shop's own texts are in a language, or in another form of it (zh-TW): the switch offers no other. */
export function hasOwnMessages(lang: string): boolean {
  return localeFor(lang).split('-')[0] === lang.split('-')[0];
}

/** In which order content is looked for (docs/rules/pages.md, "Languages"): zh-HK ↔ zh-TW, then zh, then English. */
export function contentFallbacks(lang: string): string[] {
  if (lang === 'zh-HK') return ['zh-HK', 'zh-TW', 'zh', 'en'];
  if (lang === 'zh-TW') return ['zh-TW', 'zh-HK', 'zh', 'en'];
  return lang === 'en' ? ['en'] : [lang, 'en'];
}

/** Texts of content by language, as stored in `jsonb` columns. */
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

/**
 * The language of a content's text on a page, where it is not the document's own (the catalogue's): for `lang` on the elements that show it.
 * `written` are the languages in which the content has text.
 */
export function otherLanguageOf(written: readonly string[], lang: string): string | undefined {
  const found = contentFallbacks(lang).find((candidate) => written.includes(candidate)) ?? written[0];
  return found === localeFor(lang) ? undefined : found;
}

/** The languages in which a content has texts of its own. */
export function languagesOf(texts: Texts): string[] {
  return Object.keys(texts).filter((lang) => Object.entries(texts[lang] ?? {}).some(([field, text]) => field !== 'slug' && !!text));
}

/** An item's slugs by language where they differ from its own; `''` is the one of all other languages. */
export function slugsOf(item: { slug: string; texts: Texts }): Record<string, string> {
  const own = Object.entries(item.texts).flatMap(([lang, text]) => (text?.['slug'] ? [[lang, text['slug']] as const] : []));
  return { '': item.slug, ...Object.fromEntries(own) };
}

/** An item's slug in a language: that language's own, else the one it has everywhere. No other fallback, so that an address means one thing. */
export function slugIn(item: { slug: string; texts: Texts }, lang: string): string {
  return item.texts[lang]?.['slug'] || item.slug;
}
