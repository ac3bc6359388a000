import { statesAllowing } from '#kit/pure/transitions.ts';
import type { Tx } from '#kit/server/database.ts';
import { newId, newSecret } from '#kit/server/ids.ts';
import type { PaymentMethodId } from './contract.ts';
import type { Attempt } from './provider.ts';
import { attemptTransitions, isOpen } from './states.ts';
import { cancelAttempts, findAttempts, findPayment, insertAttempt } from './store.ts';

/**
 * The attempt that pays an order by a method: the open one, or a new one; open attempts by other methods end. Two tabs
 * that start to pay share one attempt. The caller holds the order's lock.
 */
export async function beginAttempt(tx: Tx, { orderId, methodId, at }: { orderId: string; methodId: PaymentMethodId; at: Date }): Promise<Attempt> {
  const known = await findAttempts(tx, orderId);
  const open = known.filter((attempt) => isOpen(attempt.state));
  const same = open.find((attempt) => attempt.methodId === methodId);
  const others = open.some((attempt) => attempt !== same);
  if (others) await cancelAttempts(tx, orderId, { from: statesAllowing(attemptTransitions, 'cancel'), at, ...(same ? { exceptId: same.id } : {}) });
  if (same) return same;
  const payment = await findPayment(tx, orderId);
  if (!payment) throw new Error(`order ${orderId} has no payment`);
  const id = newId(at.getTime());
  // A provider that shows a page of its own puts this into the address, so it is a secret; one with references of its own replaces it.
  const providerReference = newSecret();
  await insertAttempt(tx, { id, paymentId: payment.id, methodId, providerReference, at });
  const { orderNo, lang, amount, currency } = payment;
  return { id, orderId, orderNo, lang, amount, currency, methodId, providerReference, state: 'pending', action: { type: 'none' }, detail: {} };
}
