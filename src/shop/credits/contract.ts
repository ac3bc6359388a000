/** Credits on the wire: the ledger as its account and as staff see it. */
import { z } from 'zod';
import * as m from '#messages';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';

/** Limits of credits, in minor units of the shop's base currency where they are amounts. */
export const creditLimits = { noteLength: 300, mostBalance: 1_000_000_000_000, mostChange: 100_000_000_000, pageSize: 20, mostPageSize: 100 } as const;

/** Why a balance changed: by staff, for an order that uses credits and may give them back, or by a refund that was wanted as credits. */
export const creditReasons = ['granted', 'taken', 'orderHeld', 'orderReturned', 'orderChanged', 'refunded'] as const;
export type CreditReason = (typeof creditReasons)[number];

const money = z.object({ amount: z.number().int(), currency: z.string() });

/** A line of the ledger as its account sees it; `title` says the reason in the asker's language. */
export const creditEntrySchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  reason: z.enum(creditReasons),
  title: z.string(),
  note: z.string(),
  orderNo: z.string().nullable(),
  amount: money,
  /** What was left after it. */
  balance: money,
});
export type CreditEntry = z.infer<typeof creditEntrySchema>;

/** A line of the ledger as staff see it. */
export const staffCreditSchema = creditEntrySchema
  .omit({ title: true })
  .extend({
    account: z.object({ id: z.string(), email: z.string().nullable(), mobile: z.string().nullable() }),
    actor: z.object({ kind: z.string(), name: z.string() }),
  })
  .meta({ id: 'StaffCredit', description: 'A line of the ledger of credits.' });
export type StaffCredit = z.infer<typeof staffCreditSchema>;

/** What staff sort the ledger by. */
export const staffCreditSorts = ['at', 'amount'] as const;
/** What staff narrow the ledger by; `account` is an id, an e-mail address or a mobile number, whole. */
export const staffCreditFilter = z.strictObject({
  account: z.string().trim().toLowerCase().max(254).optional(),
  reason: z.enum(creditReasons).optional(),
  orderNo: z.string().trim().max(20).optional(),
});

/** What staff give (above 0) or take (below 0), in minor units of the shop's base currency, and why. `account` as in the filter. */
export const changeCreditsInput = z.object({
  account: z.string().trim().toLowerCase().min(1).max(254),
  amount: z
    .number()
    .int()
    .min(-creditLimits.mostChange)
    .max(creditLimits.mostChange)
    .refine((amount) => amount !== 0),
  reason: z.string().trim().min(1).max(creditLimits.noteLength),
});

/** Fewer credits than are to be taken; nothing was taken. Cure: Take at most what the account has. */
export const notEnoughCredits: ErrorSpec = { reason: 'notEnoughCredits', wire: 41, status: 409, message: m.credits_not_enough };
/** More than an account can have. Cure: Grant less. */
export const tooManyCredits: ErrorSpec = { reason: 'tooManyCredits', wire: 41, status: 409, message: m.credits_too_many };
