/** Checkouts that were left, as staff see them, and the link that brings them back. */
import { dateRangeFields } from '#kit/pure/dates/date-range.ts';
import * as m from '#messages';
import { z } from 'zod';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';

/** How long after its last change a checkout counts as left, until when it is mailed about, how long a link works, and how many are mailed at once. */
export const abandonedLimits = {
  leftAfterMs: 3_600_000,
  mailedUntilMs: 3 * 86_400_000,
  linkMs: 14 * 86_400_000,
  betweenMailsMs: 7 * 86_400_000,
  atOnce: 100,
  token: 200,
} as const;

const money = z.object({ amount: z.int(), currency: z.string() });
/** `left`: nothing was mailed; `mailed`; `recovered`: an order came of it after the mail. */
export const abandonedStates = ['left', 'mailed', 'recovered'] as const;
/** A checkout that was left. `subtotal`: what its goods cost now; `mayBeMailed`: the address wants news of the shop. */
export const abandonedSchema = z
  .object({
    id: z.string(),
    email: z.string(),
    customer: z.object({ id: z.string(), name: z.string() }).nullable(),
    lines: z.array(z.object({ sku: z.string(), title: z.string(), quantity: z.int() })),
    subtotal: money,
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    state: z.enum(abandonedStates),
    mayBeMailed: z.boolean(),
    mailedAt: z.iso.datetime().nullable(),
    recoveredAt: z.iso.datetime().nullable(),
    orderNo: z.string().nullable(),
  })
  .meta({ id: 'AbandonedCheckout', description: 'A checkout that was left before it became an order.' });
/** See `abandonedSchema`. */
export type AbandonedCheckout = z.output<typeof abandonedSchema>;
/** Orders of the list. */
export const abandonedSorts = ['updatedAt'] as const;
/** Filter of the list; `q` finds by e-mail address. */
export const abandonedFilter = z.strictObject({ q: z.string().max(254).optional(), state: z.enum(abandonedStates).optional(), ...dateRangeFields });
/** Figures over the last days: checkouts that were left, mails about them, and what came of those. */
export const abandonedFiguresSchema = z
  .object({ days: z.int(), abandoned: z.int(), mailed: z.int(), recovered: z.int(), recoveredSums: z.array(money) })
  .meta({ id: 'AbandonedCheckoutFigures', description: 'How many checkouts were left in a period, and what came of the mails about them.' });
/** See `abandonedFiguresSchema`. */
export type AbandonedFigures = z.output<typeof abandonedFiguresSchema>;
/** For how many days figures are asked. */
export const abandonedFigures = z.object({ days: z.coerce.number().int().min(1).max(90).default(30) });
/** `/cart/recover` */
export const recoverInput = z.object({ token: z.string().min(1).max(abandonedLimits.token) });

/** The link is too old, was used for an order, or never was one. Cure: Begin a new checkout. */
export const recoveryEnded: ErrorSpec = { reason: 'recoveryLinkEnded', wire: 40, status: 400, message: m.recovery_link_ended };
/**
 * The address does not want news of the shop, was mailed lately, or has ordered meanwhile.
 * Cure: Nothing is to be done; the address is not mailed.
 */
export const notToBeMailed: ErrorSpec = { reason: 'notToBeMailed', wire: 40, status: 409, message: m.recovery_not_to_be_mailed };
