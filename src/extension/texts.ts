/** Texts of extensions, in the shop's languages. */
import type { Locale } from '#kit/pure/languages.ts';
import { fillText, ownText } from '#kit/pure/messages-runtime.ts';

/** A text in the languages of the catalogues; a missing one is English. */
export type ByLanguage = { readonly en: string } & Partial<Readonly<Record<Locale, string>>>;

type Texts<Key extends string> = { readonly en: Readonly<Record<Key, string>> } & Partial<Readonly<Record<Locale, Partial<Readonly<Record<Key, string>>>>>>;

/** Texts that an extension lists for the merchant to write otherwise (`texts` of its definition). */
export type OfferedTexts = { readonly extension: string; readonly texts: Texts<string> };

/** Says a text by its key in a language; `values` fill the places in braces. */
export type Say<Key extends string> = ((key: Key, locale: Locale, values?: Readonly<Record<string, string | number>>) => string) & OfferedTexts;

/**
 * Texts of the extension of a name: `const say = defineTexts('loyalty', { en: { points: '{count} points' } })`, then `say('points', locale, { count: 3 })`.
 * What the merchant wrote in place of one (`loyalty.points`) is said instead, by servers and scripts, once the definition lists them: `texts: [say]`.
 */
export function defineTexts<Key extends string>(extension: string, texts: Texts<Key>): Say<Key> {
  const say = (key: Key, locale: Locale, values?: Readonly<Record<string, string | number>>): string =>
    fillText(ownText(locale, `${extension}.${key}`) ?? texts[locale]?.[key] ?? texts.en[key], values);
  return Object.assign(say, { extension, texts: texts as Texts<string> });
}
