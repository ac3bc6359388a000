/** Bounds of prices in the shop's own currency, and back. Another currency keeps the order of prices, so an index of the own ones serves all. Pure. */
import { amount, convert, exponentOf, type Amount } from '#kit/pure/amount.ts';
import type { CurrencyPricing } from './catalog-search.ts';

/** A product of minor units that no price reaches, and its product with a rate is still exact. */
const farAbovePrices = 2 ** 45;

/** Whether every price of the currency is a converted one, so that bounds can be asked of the shop's own prices. */
export function isConverted({ currency, baseCurrency, hasOwnPrices }: CurrencyPricing): boolean {
  return currency === baseCurrency || !hasOwnPrices;
}

/** A price of the shop's own currency in the one asked for. */
export function inCurrency({ currency, baseCurrency, rate, stepAmount }: CurrencyPricing, base: number): number {
  return currency === baseCurrency ? base : convert(amount(base), baseCurrency, currency, { rate, stepAmount });
}

/** Bounds in the shop's own currency that mean the same as these in the one asked for. */
export function baseBounds(pricing: CurrencyPricing, { min, max }: { min?: number; max?: number }): { min?: number; max?: number } {
  if (pricing.currency === pricing.baseCurrency) return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  const converted = (base: number): Amount => convert(amount(base), pricing.baseCurrency, pricing.currency, pricing);
  /** The lowest own price that becomes this or more. */
  const lowestFor = (wanted: number) => {
    let [low, high] = [0, 1];
    while (high < farAbovePrices && converted(high) < wanted) [low, high] = [high, high * 2];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (converted(middle) >= wanted) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  return {
    ...(min !== undefined && { min: lowestFor(min) }),
    ...(max !== undefined && { max: lowestFor(max + 1) - 1 }),
  };
}

/** The most that a bound in an address says: twelve digits. */
const highestBound = 999_999_999_999;

/** A pricing without what only searches need. */
type Rate = Omit<CurrencyPricing, 'hasOwnPrices'>;

/**
 * A range of prices (`1000-2500`, either bound may be missing) in another currency: just wide enough for every converted price that is within the range.
 * To and fro between the shop's own currency and another it stays as it is from the second time on; between two others it may grow by a step each time,
 * because either rounds otherwise.
 */
export function rangeInCurrency(range: string, from: Rate, to: Rate): string {
  const [min, max] = range.split('-').map((bound) => (bound === '' ? undefined : Number(bound)));
  const base = baseBounds({ ...from, hasOwnPrices: false }, { ...(min !== undefined && { min }), ...(max !== undefined && { max }) });
  const text = (bound: number | undefined) => (bound === undefined ? '' : String(boundInCurrency({ ...to, hasOwnPrices: false }, bound)));
  return `${text(base.min)}-${text(base.max)}`;
}

function boundInCurrency(pricing: CurrencyPricing, base: number): number {
  const about = base * Number(pricing.rate) * 10 ** (exponentOf(pricing.currency) - exponentOf(pricing.baseCurrency));
  return about >= highestBound ? highestBound : Math.max(0, inCurrency(pricing, base));
}
