/** Names of countries, alone and inside sentences. */
import { displayNames } from '../formats.ts';

const plural = /^(?:Netherlands|Philippines|Bahamas|Maldives|Comoros|Seychelles|Gambia|Isle of Man)$/;
const described = /^United |(?:Islands|Republic|Territory|Territories)$/;

// Their names in full are official titles, which nobody writes on a parcel.
const shortened = new Set(['HK', 'MO']);

/** A country's name; `region` is ISO 3166-1 alpha-2. */
export function countryName(locale: string, region: string): string {
  if (!shortened.has(region)) return displayNames(locale, 'region').of(region) ?? region;
  const name = displayNames(locale, 'region', 'short').of(region) ?? region;
  return locale === 'zh' ? `中国${name}` : name;
}

/** A country as a sentence names it ("the United States"); `region` is ISO 3166-1 alpha-2. English alone of the shop's languages puts an article before some. */
export function countryInSentence(locale: string, region: string): string {
  const name = countryName(locale, region);
  return locale.startsWith('en') && (plural.test(name) || described.test(name)) ? `the ${name}` : name;
}
