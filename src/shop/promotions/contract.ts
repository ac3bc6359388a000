/** Reductions of a price, as carts, checkouts and orders know them. */
import { z } from 'zod';
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

/** A promotion in a list. */
export const promotionItemSchema = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
});

/** A public coupon in a list; `limit` counts uses, null for none. */
export const couponItemSchema = z.object({
  code: z.string(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  limit: z.object({ total: z.number().int().nullable(), remaining: z.number().int().nullable(), perCustomer: z.number().int().nullable() }),
});
