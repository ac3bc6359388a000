/** The market that a new shop begins with: one country, in one currency. */
import { messageLocales } from '#kit/pure/languages.ts';
import type { Tx } from '#kit/server/database.ts';
import { invalidateTags } from '#kit/server/events/announce.ts';
import { invalidateMemoized } from '#kit/server/memoize.ts';
import { isEuropeanUnion } from './reverse-charge/rules-reverse-charge.ts';
import { taxRatesOf } from './seed-markets.ts';
import { insertAll, selectAll } from './store.ts';

/** Where prices are shown without tax. */
const taxAdded = ['US', 'CA'];

/** Writes the base currency, the market of the country, and its tax rates as far as the shop knows them. What is there already stays as it is. */
export async function beginMarket(tx: Tx, { country, currency }: { country: string; currency: string }): Promise<void> {
  const present = await selectAll(tx);
  if (present.currencies.length > 0 || present.markets.length > 0) return;
  const isTaxAdded = taxAdded.includes(country);
  const texts = Object.fromEntries(
    messageLocales.map((locale) => [locale, { title: new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country }]),
  );
  await insertAll(tx, {
    currencies: [{ code: currency, rate: '1', stepAmount: 1, position: 0, isBase: true }],
    markets: [
      {
        code: country.toLowerCase(),
        texts,
        countries: [country],
        currency,
        taxIncluded: !isTaxAdded,
        // As the states of the US tax it: each by a rule of its own.
        taxProvider: null,
        shippingTaxClass: country === 'US' ? 'shipping' : null,
        withdrawal: isEuropeanUnion(country),
        showsLowestPrice: isEuropeanUnion(country),
        reverseCharge: false,
        isDefault: true,
      },
    ],
    taxRates: taxRatesOf(country),
  });
  await invalidateTags(tx, ['markets', 'settings']);
  invalidateMemoized(['markets']);
}
