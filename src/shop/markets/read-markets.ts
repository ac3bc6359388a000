import type { Texts } from '#kit/pure/languages.ts';
import type { Reader } from '#kit/server/database.ts';
import type { Currency, Market, Markets } from './contract.ts';
import { selectAll } from './store.ts';

/** Every request asks, the answer changes a few times a year: kept per database for this long at most. */
const keptMs = 5_000;

const kept = new WeakMap<Reader, { until: number; markets: Promise<Markets> }>();

/** Currencies, markets and tax rates, kept in the process for a few seconds. Pass the pool's reader, not a transaction. */
export function readMarkets(reader: Reader): Promise<Markets> {
  const now = performance.now();
  const known = kept.get(reader);
  if (known && known.until > now) return known.markets;
  const markets = load(reader);
  kept.set(reader, { until: now + keptMs, markets });
  // A failure is not kept.
  markets.catch(() => kept.delete(reader));
  return markets;
}

/** Reads anew at the next call; for the node that hears that markets or settings have changed. */
export function forgetMarkets(reader: Reader): void {
  kept.delete(reader);
}

/** A shop in which nothing is configured yet sells in US dollars, without tax. */
const plainCurrency: Currency = { code: 'USD', rate: '1', stepAmount: 1, position: 0 };

async function load(reader: Reader): Promise<Markets> {
  const rows = await selectAll(reader);
  const base = rows.currencies.find((currency) => currency.isBase) ?? plainCurrency;
  const currencies = rows.currencies.length > 0 ? rows.currencies : [plainCurrency];
  const markets = rows.markets.map(({ code, countries, currency, taxIncluded, texts }): Market => ({ code, countries, currency, taxIncluded, texts: texts as Texts<'title'> }));
  return {
    baseCurrency: base.code,
    currencies: new Map(currencies.map(({ code, rate, stepAmount, position }) => [code, { code, rate, stepAmount, position }])),
    markets,
    // The default comes first.
    defaultMarket: markets[0] ?? { code: 'default', texts: {}, countries: [], currency: base.code, taxIncluded: false },
    taxRates: rows.taxRates.map((rate) => ({ ...rate, texts: rate.texts as Texts<'title'> })),
  };
}
