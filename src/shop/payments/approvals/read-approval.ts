import type { Context } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import { hashSecret } from '#kit/server/ids.ts';
import { readApprovalAt, type ApprovalState } from '../paypal/paypal-approval.ts';
import { findApproval, type Approval } from './store.ts';

/** The approval that an address names by its secret; null: there is none. */
export function findApprovalByState(reader: Queryable, state: string): Promise<Approval | null> {
  return findApproval(reader, hashSecret(state));
}

/** What became of it: as at PayPal, `expired` after PayPal's time, or that it was taken in before. */
export type ApprovalOutcome = ApprovalState | { state: 'expired' | 'known' };

/**
 * What became of it, as PayPal says now.
 * @throws timedOut (20000), providerAway (500)
 */
export async function readApproval(context: Context, { state, expiresAt, reference }: Approval): Promise<ApprovalOutcome> {
  if (state === 'agreed' || state === 'used') return { state: 'known' };
  if (state === 'dropped' || expiresAt <= context.now()) return { state: 'expired' };
  return readApprovalAt(context, reference);
}
