/** Codes that work once, and trying a promotion, on the wire. */
import { quantityLimit } from '#kit/pure/quantity-limit.ts';
import { z } from 'zod';
import { languages } from '#kit/pure/languages.ts';
import { conditionsSchema, declineReasons, promotionFields, promotionLimits } from './contract.ts';

/** Limits of batches: codes at once and in all, and the characters before the random ones. */
export const codeLimits = { atOnce: 10_000, ofPromotion: 100_000, prefix: 20, triedLines: 50 } as const;

/** What is asked for a batch of codes. */
export const codesInput = z.object({
  count: z.int().min(1).max(codeLimits.atOnce),
  prefix: z
    .string()
    .trim()
    .max(codeLimits.prefix)
    .regex(/^[\p{L}\p{N}_-]*$/u)
    .default(''),
});
/** A code that works once. */
export const singleCodeSchema = z.object({
  code: z.string(),
  createdAt: z.iso.datetime(),
  usedAt: z.iso.datetime().nullable(),
  /** The order that holds it. */
  orderNo: z.string().nullable(),
});
/** See `singleCodeSchema`. */
export type SingleCode = z.infer<typeof singleCodeSchema>;
/** How a list of codes is narrowed. */
export const codeFilter = z.strictObject({ q: z.string().max(promotionLimits.codeLength).optional(), used: z.boolean().optional() });
/** A list of codes, with how many there are and how many are used, whatever the filter. */
export const codesSchema = z.object({ items: z.array(singleCodeSchema), total: z.int(), page: z.int(), size: z.int(), made: z.int(), used: z.int() });
/** What a batch brought. */
export const madeCodesSchema = z.object({ made: z.int(), codes: z.array(z.string()) });

/** A promotion as it is being written: with an id in the place of the stored one. */
export const triedPromotion = z.object({
  ...promotionFields,
  id: z.string().max(64).optional(),
  slug: z.string().max(promotionLimits.slugLength).optional(),
  texts: z.partialRecord(z.enum(languages), z.object({ title: z.string().max(promotionLimits.titleLength).optional() }).optional()).optional(),
  conditions: conditionsSchema.prefault({}),
  code: z.string().trim().max(promotionLimits.codeLength).optional(),
  claimRequired: z.boolean().default(false),
});
/** A cart that is tried: with a stored promotion (its id), one that is being written, or neither; `at`: on another day. */
export const tryInput = z.object({
  promotion: z.union([z.string().max(64), triedPromotion]).optional(),
  lines: z
    .array(z.object({ sku: z.string().min(1).max(100), quantity: z.int().min(1).max(quantityLimit) }))
    .min(1)
    .max(codeLimits.triedLines),
  currency: z.string().regex(/^[A-Z]{3}$/),
  coupon: z.string().trim().max(promotionLimits.codeLength).optional(),
  at: z.iso.datetime().optional(),
});
/** See `tryInput`. */
export type TryInput = z.output<typeof tryInput>;

const money = z.object({ amount: z.int(), currency: z.string() });
const discount = z.object({ title: z.string(), code: z.string().optional(), amount: money });
/** What the cart would get. `declined` says what does not apply, and why; `isFree`: nothing is left to pay for the goods. */
export const triedSchema = z.object({
  lines: z.array(
    z.object({
      sku: z.string(),
      title: z.string(),
      quantity: z.int(),
      price: money,
      subtotal: money,
      discounts: z.array(discount),
      total: money,
    }),
  ),
  subtotal: money,
  promotionDiscounts: z.array(discount),
  couponDiscounts: z.array(discount),
  shippingDiscounts: z.array(z.object({ title: z.string(), code: z.string().optional() })),
  total: money,
  declined: z.array(z.object({ id: z.string().nullable(), title: z.string(), code: z.string().optional(), reason: z.enum(declineReasons), text: z.string() })),
  isFree: z.boolean(),
});
/** See `triedSchema`. */
export type TriedCart = z.output<typeof triedSchema>;
