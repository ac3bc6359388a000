/** Texts that people wrote in one language, and that staff translated into others (docs/merchant/orders.md, "Inquiries, reviews, comments"). */
import { contentFallbacks } from '../languages.ts';

/** The same fields in other languages, by language. */
export type Translations<Fields> = Readonly<Record<string, Fields>>;

/** Whether two tags name one language, however it is written: `zh` and `zh-HK`. */
export function isSameLanguage(one: string, other: string): boolean {
  return one.split('-', 1)[0] === other.split('-', 1)[0];
}

/**
 * The translation for readers of `lang`, from the first language that content is looked for in; null where that is the text's own, or there is none.
 * Another way to write the reader's language (`zh-HK` for `zh`) is left as it is until there is a translation of it.
 */
export function translationFor<Fields>(
  { lang: own, translations }: { lang: string; translations: Translations<Fields> },
  lang: string,
): (Fields & { lang: string }) | null {
  const found = contentFallbacks(lang).find((one) => one === own || translations[one]);
  if (found === undefined || found === own) return null;
  return isSameLanguage(own, lang) && !isSameLanguage(found, lang) ? null : { ...translations[found]!, lang: found };
}

/** The translations with those of one language replaced, or removed where they are null. */
export function withTranslation<Fields>(translations: Translations<Fields>, lang: string, fields: Fields | null): Translations<Fields> {
  const { [lang]: _replaced, ...others } = translations;
  return fields === null ? others : { ...others, [lang]: fields };
}
