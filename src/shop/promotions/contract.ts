/** Reductions of a price, as carts, checkouts and orders know them. */
import type { Amount } from '#kit/pure/amount.ts';

/** Limits of coupons. */
export const promotionLimits = { codeLength: 50, codesPerCart: 5 } as const;

/** What one reduction takes off one line or a whole basket, in minor units of the basket's currency. */
export type Discount = { title: string; code?: string; amount: Amount };

/** A reduction that is in force for a basket, in the order in which it is to be applied. */
export type Reduction = {
  source: 'promotion' | 'coupon';
  title: string;
  /** The coupon's. */
  code?: string;
  /** What it takes: a share of what the lines cost by then, or a sum over all of them. */
  takes: { kind: 'percentage'; basisPoints: number } | { kind: 'fixed'; amount: Amount };
  /** Which variants it applies to; null: all. */
  variantIds: readonly string[] | null;
};
