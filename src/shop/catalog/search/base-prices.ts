/** Bounds of prices in the shop's own currency, and back. Another currency keeps the order of prices, so an index of the own ones serves all. Pure. */
import { amount, convert, type Amount } from '#kit/pure/amount.ts';
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
