/** Facts of a shop are kept in its own currency; another one only moves their prices, never their order. Pure. */
import { amount, convert, type Amount } from '#kit/pure/amount.ts';
import type { Markets } from '../markets/index.ts';
import type { ProductFilter } from './contract.ts';
import type { ListCounts } from './store-facets.ts';

/** How a filter is asked, and counts are told, of facts in the base currency; null for that currency itself. */
export function moneyOf(markets: Markets, currency: string): { asked(filter: ProductFilter): ProductFilter; told(counts: ListCounts): ListCounts } | null {
  const rule = markets.currencies.get(currency);
  if (!rule || currency === markets.baseCurrency) return null;
  const told = (base: number): Amount => convert(amount(base), markets.baseCurrency, currency, rule);
  /** The lowest base price that is told as this or more. */
  const lowestTold = (wanted: number) => {
    let [low, high] = [0, 1];
    while (told(high) < wanted) [low, high] = [high, high * 2];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (told(middle) >= wanted) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  return {
    asked: ({ minPrice, maxPrice, ...filter }) => ({
      ...filter,
      ...(minPrice !== undefined && { minPrice: lowestTold(minPrice) }),
      ...(maxPrice !== undefined && { maxPrice: lowestTold(maxPrice + 1) - 1 }),
    }),
    told: (counts) => (counts.range ? { ...counts, range: { min: told(counts.range.min), max: told(counts.range.max) } } : counts),
  };
}
