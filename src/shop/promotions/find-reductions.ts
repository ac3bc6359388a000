import type { Reduction } from './contract.ts';
import type { UnpricedLine } from './rules.ts';

/** What is being bought; what rules decide on. */
export type Basket = { lines: readonly UnpricedLine[]; currency: string; couponCodes: readonly string[] };

/**
 * The reductions in force for a basket, in the order in which they are applied (automatic promotions, then coupons), and
 * those of its codes that are not known. The shop runs neither promotions nor coupons yet: no code is known.
 */
export async function findReductions(basket: Basket): Promise<{ reductions: Reduction[]; unknownCodes: string[] }> {
  return { reductions: [], unknownCodes: [...basket.couponCodes] };
}
