import type { Queryable } from '#kit/server/database.ts';
import { isId, sameSecret } from '#kit/server/ids.ts';
import type { PaymentAction } from '../contract.ts';
import type { Attempt } from '../provider.ts';
import { stripePageSecret } from './provider.ts';
import { findAttempt } from '../store.ts';

/** The attempt behind an address of Stripe's payment page, and what can be paid there; null for an unknown address. */
export type StripePageFound = { attempt: Attempt; action: Extract<PaymentAction, { type: 'client' }> | null };

// One that was declined can be tried again on the same page.
const payable = new Set(['requiresAction', 'failed']);

/** Looks it up: `<attempt>.<secret>`. */
export async function findStripePage(reader: Queryable, address: string): Promise<StripePageFound | null> {
  const [id = '', secret = ''] = address.split('.', 2);
  const attempt = isId(id) ? await findAttempt(reader, { id }) : null;
  if (!attempt || attempt.methodId !== 'stripe' || secret === '' || !sameSecret(secret, stripePageSecret(attempt))) return null;
  const { action, state } = attempt;
  return { attempt, action: payable.has(state) && action.type === 'client' ? action : null };
}
