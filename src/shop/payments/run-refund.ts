import type { Context } from '#kit/server/context.ts';
import { knownProvider } from './providers.ts';
import type { RefundState } from './provider.ts';
import { findAttempt, findRefund, nameRefund, settleRefund } from './store.ts';

/**
 * Gives the money of a refund back, once: the provider knows it by the refund's id, and is asked after it from then on.
 * Answers how it stands and whose it was, or null when it had been settled before.
 */
export async function runRefund(context: Context, refundId: string): Promise<{ state: RefundState['state']; orderId: string | null; amount: number } | null> {
  const refund = await findRefund(context.db, refundId);
  if (!refund || refund.state !== 'pending') return null;
  const { id, orderId, methodId, providerReference, amount, currency, providerRefundReference: known } = refund;
  const provider = knownProvider(methodId);
  if (!provider) throw new Error(`no provider ${methodId}`);
  const attempt = refund.paymentAttemptId ? await findAttempt(context.db, { id: refund.paymentAttemptId }) : null;
  const asked = { id, providerReference, detail: attempt?.detail ?? {}, refundReference: known, amount, currency };
  const { state, refundReference } = await provider.refund(context, asked);
  const at = context.now();
  const news = await context.transaction(async (tx) => {
    if (refundReference !== undefined && refundReference !== known) await nameRefund(tx, id, refundReference);
    return state === 'pending' || (await settleRefund(tx, id, { state, at }));
  });
  return news ? { state, orderId, amount } : null;
}
