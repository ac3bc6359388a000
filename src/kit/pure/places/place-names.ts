/** Names of countries inside sentences. */
import { displayNames } from '../formats.ts';

const plural = /^(?:Netherlands|Philippines|Bahamas|Maldives|Comoros|Seychelles|Gambia|Isle of Man)$/;
const described = /^United |(?:Islands|Republic|Territory|Territories)$/;

/** A country as a sentence names it ("the United States"); `region` is ISO 3166-1 alpha-2. English alone of the shop's languages puts an article before some. */
export function countryInSentence(locale: string, region: string): string {
  const name = displayNames(locale, 'region').of(region) ?? region;
  return locale.startsWith('en') && (plural.test(name) || described.test(name)) ? `the ${name}` : name;
}
