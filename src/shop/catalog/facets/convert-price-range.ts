import type { Queryable } from '#kit/server/database.ts';
import { readMarkets } from '../../markets/index.ts';
import { priceFacet } from './price.ts';
import { rangeInCurrency } from '../search/base-prices.ts';

/**
 * The price filter of a list (minor units of the currency `from`) in the currency `to`, by the shop's rates: what was within it still is. Null for what is no
 * such filter, or where the shop does not have one of the currencies.
 */
export async function convertPriceRange(db: Queryable, range: string, { from, to }: { from: string; to: string }): Promise<string | null> {
  const { baseCurrency, currencies } = await readMarkets(db);
  const [source, target] = [currencies.get(from), currencies.get(to)];
  if (!source || !target || !priceFacet.parameter.safeParse(range).success) return null;
  return rangeInCurrency(range, { ...source, currency: from, baseCurrency }, { ...target, currency: to, baseCurrency });
}
