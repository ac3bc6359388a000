/** Pure: which languages the shop is read in, and how staff change them. */
import { languageNames, languages, localeFor, messageLocales, type Language, type Locale } from '#kit/pure/languages.ts';
import type { LanguageInput, LanguageSettings, ShopLanguage } from './contract-languages.ts';

/** Whether pages in a language are served. Languages without a catalogue of their own go with the one they read. */
export function isServed({ enabled }: Pick<LanguageSettings, 'enabled'>, lang: string): boolean {
  return enabled.includes(localeFor(lang));
}

/** The languages of pages that exist in `exists` besides the shop's own, in the order in which they are offered. */
export function offeredLanguages(settings: Pick<LanguageSettings, 'enabled'>, exists: readonly string[]): Language[] {
  const others = languages.filter((lang) => !(messageLocales as readonly string[]).includes(lang) && exists.includes(lang) && isServed(settings, lang));
  return [...settings.enabled, ...others];
}

/** Every language that the shop can have, those that are off last. */
export function listLanguages({ enabled, default: usual, names, currencies }: LanguageSettings): ShopLanguage[] {
  const all = [...enabled, ...messageLocales.filter((lang) => !enabled.includes(lang))];
  return all.map((id, position) => ({
    id,
    name: names[id] ?? languageNames[id],
    enabled: enabled.includes(id),
    default: id === usual,
    position,
    currency: currencies[id] ?? '',
  }));
}

/** The languages after one of them was changed; a word says why it cannot be. */
export function changeLanguages(
  settings: LanguageSettings,
  id: Locale,
  input: LanguageInput,
): LanguageSettings | 'defaultStays' | 'englishStays' | 'offIsNoDefault' {
  const isOn = input.enabled ?? settings.enabled.includes(id);
  const wasDefault = settings.default === id;
  if (!isOn && wasDefault) return 'defaultStays';
  if (!isOn && id === 'en') return 'englishStays';
  if (!isOn && input.default) return 'offIsNoDefault';
  // There is always one: it is another one that takes its place.
  if (wasDefault && input.default === false) return 'defaultStays';
  const { [id]: _own, ...others } = settings.names;
  const name = input.name ?? settings.names[id] ?? '';
  const { [id]: _ownCurrency, ...otherCurrencies } = settings.currencies;
  const currency = input.currency ?? settings.currencies[id] ?? '';
  return {
    enabled: isOn ? placed(settings.enabled, id, input.position) : settings.enabled.filter((lang) => lang !== id),
    default: input.default ? id : settings.default,
    names: name === '' || name === languageNames[id] ? others : { ...others, [id]: name },
    currencies: currency === '' ? otherCurrencies : { ...otherCurrencies, [id]: currency },
  };
}

function placed(enabled: readonly Locale[], id: Locale, position: number | undefined): Locale[] {
  const at = position ?? (enabled.includes(id) ? enabled.indexOf(id) : enabled.length);
  return enabled.filter((lang) => lang !== id).toSpliced(at, 0, id);
}
