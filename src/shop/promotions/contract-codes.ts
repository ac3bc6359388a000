/** Codes that work once, and trying a promotion, on the wire. */
import { quantityLimit } from '#kit/pure/limits.ts';
import { z } from 'zod';
import { languages } from '#kit/pure/languages.ts';
import { conditionsSchema, promotionFields, promotionLimits } from './contract.ts';

export { codesSchema, madeCodesSchema, triedSchema, type SingleCode, type TriedCart } from './contract-answers.ts';

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
/** How a list of codes is narrowed. */
export const codeFilter = z.strictObject({ q: z.string().max(promotionLimits.codeLength).optional(), used: z.boolean().optional() });
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
