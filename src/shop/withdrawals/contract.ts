/** Withdrawing from a contract by law, as the outside sees it. */
import { z } from 'zod';
import * as m from '#messages';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';
import { ownOrderInput } from '../orders/contract.ts';

/** Limits of withdrawals. */
export const withdrawalLimits = {
  nameLength: 200,
  partLength: 1_000,
  /** How long the mailed link is valid; the declaration stores the day on which it was sent. */
  linkDays: 7,
  /** From the day after the delivery on, both ends in it (Directive 2011/83/EU, article 9). */
  periodDays: 14,
  mailsPerOrder: 5,
  windowSeconds: 3_600,
} as const;

/** A declaration of withdrawal: from which order, by whom, where the acknowledgement goes, and which part (empty: all). */
export const withdrawalInput = z.object({
  orderNo: ownOrderInput.shape.orderNo,
  name: z.string().trim().min(1).max(withdrawalLimits.nameLength),
  email: z.email().max(254),
  part: z.string().trim().max(withdrawalLimits.partLength).default(''),
});
/** A declaration of withdrawal. */
export type WithdrawalInput = z.output<typeof withdrawalInput>;

/** The mailed link's secret. */
export const withdrawalTokenInput = z.object({ token: z.string().min(1).max(64) });

/** The link has expired or is invalid. Cure: Ask for a new link. */
export const withdrawalLinkEnded: ErrorSpec = { reason: 'withdrawalLinkEnded', wire: 40, status: 400, message: m.withdrawals_link_ended };
