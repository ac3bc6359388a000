import type { Context } from '#kit/server/context.ts';
import { knownProvider } from './providers.ts';
import { findRefund, settleRefund } from './store.ts';

/**
 * Gives the money of a refund back, once: the provider knows it by the refund's id. Answers how it ended and whose it
 * was, or null when it had been settled before.
 */
export async function runRefund(context: Context, refundId: string): Promise<{ state: 'succeeded' | 'failed'; orderId: string | null; amount: number } | null> {
  const refund = await findRefund(context.db, refundId);
  if (!refund || refund.state !== 'pending') return null;
  const provider = knownProvider(refund.methodId);
  if (!provider) throw new Error(`no provider ${refund.methodId}`);
  const state = await provider.refund(context, {
    id: refund.id,
    providerReference: refund.providerReference,
    amount: refund.amount,
    currency: refund.currency,
  });
  const settled = await context.transaction((tx) => settleRefund(tx, refundId, { state, at: context.now() }));
  return settled ? { state, orderId: refund.orderId, amount: refund.amount } : null;
}
