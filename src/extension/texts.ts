/** Texts of extensions, in the shop's languages. */
import type { Locale } from '#kit/pure/languages.ts';

/** A text in the languages of the catalogues; a missing one is English. */
export type ByLanguage = { readonly en: string } & Partial<Readonly<Record<Locale, string>>>;

/** An extension's own texts: `const say = defineTexts({ en: { points: '{count} points' } })`, then `say('points', locale, { count: 3 })`. */
export function defineTexts<Key extends string>(
  texts: { readonly en: Readonly<Record<Key, string>> } & Partial<Readonly<Record<Locale, Partial<Readonly<Record<Key, string>>>>>>,
): (key: Key, locale: Locale, values?: Readonly<Record<string, string | number>>) => string {
  return (key, locale, values = {}) => (texts[locale]?.[key] ?? texts.en[key]).replaceAll(/\{(\w+)\}/g, (found, name: string) => String(values[name] ?? found));
}
