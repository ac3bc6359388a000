/** Countries and currencies to choose from, by the names that the browser knows. */

/** Something to choose: its code, and what people call it. */
export type Choice = { code: string; name: string };

const notCountries = new Set(['EU', 'EZ', 'UN', 'XA', 'XB', 'ZZ']);
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** Every country, by name. */
export function countryChoices(locale: string): Choice[] {
  // A browser that knows a code by an old name knows it under two codes; English tells which are countries at all.
  const known = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const codes = letters.flatMap((one) => letters.map((two) => one + two)).filter((code) => !notCountries.has(code) && known.of(code) !== undefined);
  return sorted(
    codes.map((code) => ({ code, name: names.of(code) ?? code })),
    locale,
  );
}

/** Every currency, by name. */
export function currencyChoices(locale: string): Choice[] {
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  return sorted(
    Intl.supportedValuesOf('currency').map((code) => ({ code, name: `${names.of(code) ?? code} (${code})` })),
    locale,
  );
}

const sorted = (choices: Choice[], locale: string) => choices.toSorted((a, b) => a.name.localeCompare(b.name, locale));

const euro = 'AT BE BG HR CY EE FI FR DE GR IE IT LV LT LU MT NL PT SK SI ES'.split(' ');
const others: Readonly<Record<string, string>> = {
  AU: 'AUD', BR: 'BRL', CA: 'CAD', CH: 'CHF', CN: 'CNY', CZ: 'CZK', DK: 'DKK', GB: 'GBP', HK: 'HKD', HU: 'HUF', ID: 'IDR', IL: 'ILS', IN: 'INR', JP: 'JPY', KR: 'KRW',
  MO: 'MOP', MX: 'MXN', MY: 'MYR', NO: 'NOK', NZ: 'NZD', PH: 'PHP', PL: 'PLN', RO: 'RON', SE: 'SEK', SG: 'SGD', TH: 'THB', TR: 'TRY', TW: 'TWD', US: 'USD', VN: 'VND', ZA: 'ZAR',
}; // prettier-ignore

/** The currency that is proposed for a country; staff can choose another. */
export const currencyOf = (country: string): string | undefined => (euro.includes(country) ? 'EUR' : others[country]);
