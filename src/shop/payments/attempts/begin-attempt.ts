import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { newId, newSecret } from '#kit/server/ids.ts';
import type { PaymentMethodId } from '../contract.ts';
import type { Attempt } from '../provider.ts';
import { takeApproval } from '../approvals/index.ts';
import { endAttempts } from './end-attempts.ts';
import { isOpen } from '../states.ts';
import { findAttempts, findPayment, insertAttempt } from '../store.ts';

/**
 * The attempt that brings an amount for an order by a method: the open one, or a new one; others that could be paid yet end.
 * Two tabs that start to pay with the same share one attempt. `detail`: what its provider is to know of it. `checkoutId`: what was agreed to for that checkout is
 * used. The caller holds the order's lock.
 */
export async function beginAttempt(
  tx: Tx,
  context: Context,
  { orderId, methodId, amount, checkoutId = null, detail: wanted = {} }: WantedAttempt,
): Promise<Attempt> {
  const at = context.now();
  const known = await findAttempts(tx, orderId);
  const open = known.filter((attempt) => isOpen(attempt.state));
  const same = open.find((attempt) => attempt.methodId === methodId && attempt.amount === amount && isPaidWith(attempt, wanted));
  const others = known.some((attempt) => attempt !== same && (isOpen(attempt.state) || attempt.state === 'failed'));
  if (others) await endAttempts(tx, context, { orderId, exceptId: same?.id });
  if (same) return same;
  const payment = await findPayment(tx, orderId);
  if (!payment) throw new Error(`order ${orderId} has no payment`);
  const id = newId(at.getTime());
  const { orderNo, lang, currency } = payment;
  const agreed = checkoutId === null ? null : await takeApproval(tx, { methodId, checkoutId, currency, at });
  const detail = agreed === null ? wanted : { ...wanted, orderId: agreed, agreed: true };
  // A provider that shows a page of its own puts this into the address, so it is a secret; one with references of its own replaces it.
  const providerReference = agreed ?? newSecret();
  await insertAttempt(tx, { id, paymentId: payment.id, methodId, providerReference, amount, detail, at });
  return { id, orderId, orderNo, lang, amount, currency, methodId, providerReference, state: 'pending', action: { type: 'none' }, detail };
}

type WantedAttempt = { orderId: string; methodId: PaymentMethodId; amount: number; checkoutId?: string | null; detail?: Record<string, unknown> };

/** Whether an attempt pays with the same as is wanted now: what its provider noted besides does not count. */
const isPaidWith = ({ detail: known }: Attempt, wanted: Record<string, unknown>): boolean => ['card', 'keeps'].every((name) => known[name] === wanted[name]);
