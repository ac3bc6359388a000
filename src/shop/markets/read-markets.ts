import type { Texts } from '#kit/pure/languages.ts';
import type { Queryable } from '#kit/server/database.ts';
import { memoize } from '#kit/server/memoize.ts';
import { standardTaxClass, type Currency, type Market, type Markets } from './contract.ts';
import { readSettings } from '../settings/index.ts';
import { selectAll } from './store.ts';

/** Currencies, markets and tax rates, memoized. A lost announcement must not keep an old rate for long. */
export const readMarkets: (db: Queryable) => Promise<Markets> = memoize(load, { tags: ['markets', 'settings'], maxAgeMs: 5_000 });

/** A shop in which nothing is configured yet sells in US dollars, without tax. */
const plainCurrency: Currency = { code: 'USD', rate: '1', stepAmount: 1, position: 0 };

async function load(db: Queryable): Promise<Markets> {
  const [rows, settings] = await Promise.all([selectAll(db), readSettings(db)]);
  const { roundTo } = settings.currencies;
  const base = rows.currencies.find((currency) => currency.isBase) ?? plainCurrency;
  const currencies = rows.currencies.length > 0 ? rows.currencies : [plainCurrency];
  const markets = rows.markets.map(
    ({ code, countries, currency, taxIncluded, shippingTaxClass, taxProvider, withdrawal, showsLowestPrice, reverseCharge, texts }): Market => ({
      code,
      countries,
      currency,
      taxIncluded,
      shippingTaxClass,
      taxProvider,
      withdrawal,
      showsLowestPrice,
      reverseCharge,
      texts: texts as Texts<'title'>,
    }),
  );
  return {
    baseCurrency: base.code,
    currencies: new Map(
      currencies.map(({ code, rate, stepAmount, position }) => [code, { code, rate, stepAmount: stepAmount > 1 ? stepAmount : (roundTo ?? 1), position }]),
    ),
    markets,
    // The default comes first.
    defaultMarket: markets[0] ?? {
      code: 'default',
      texts: {},
      countries: [],
      currency: base.code,
      taxIncluded: false,
      shippingTaxClass: standardTaxClass,
      taxProvider: null,
      withdrawal: false,
      showsLowestPrice: false,
      reverseCharge: false,
    },
    taxRates: rows.taxRates.map((rate) => ({ ...rate, texts: rate.texts as Texts<'title'> })),
  };
}
