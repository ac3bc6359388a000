import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { knownProvider } from '../providers.ts';
import type { RefundState } from '../provider.ts';
import { findAttempt } from '../store.ts';
import { findRefund, nameRefund, settleRefund } from './store.ts';

/** A refund that its provider rejected, or that came back. */
export type FailedRefund = { refundId: string; orderId: string | null; amount: number; currency: string };

/** What is written together with the news of a refund: that it failed, or that staff give the money back because the method is gone. */
export type RefundNews = { whenFailed(tx: Tx, failed: FailedRefund): Promise<void>; whenByHand(tx: Tx, refund: FailedRefund): Promise<void> };

/**
 * Gives the money of a refund back, once: the provider knows it by the refund's id, and is asked after it from then on.
 * Answers how it stands, or null when that is no news.
 */
export async function runRefund(context: Context, refundId: string, { whenFailed, whenByHand }: RefundNews): Promise<RefundState['state'] | null> {
  const refund = await findRefund(context.db, refundId);
  // What a provider called done can come back from the shopper's bank: it is asked about again then.
  if (!refund || refund.state === 'failed' || (refund.state === 'succeeded' && refund.providerRefundReference === null)) return null;
  const { id, orderId, methodId, providerReference, amount, currency, providerRefundReference: known } = refund;
  const provider = knownProvider(methodId);
  if (!provider) throw new Error(`no provider ${methodId}`);
  const attempt = refund.paymentAttemptId ? await findAttempt(context.db, { id: refund.paymentAttemptId }) : null;
  const asked = { id, providerReference, detail: attempt?.detail ?? {}, refundReference: known, amount, currency };
  const { state, refundReference } = await provider.refund(context, asked);
  const at = context.now();
  const news = await context.transaction(async (tx) => {
    if (refundReference !== undefined && refundReference !== known) await nameRefund(tx, id, refundReference);
    if (state === 'pending') return refund.state === 'pending';
    const isNews = await settleRefund(tx, id, { from: state === 'failed' ? ['pending', 'succeeded'] : ['pending'], state, at });
    if (isNews && state === 'failed') await whenFailed(tx, { refundId, orderId, amount, currency });
    if (isNews && provider.isGone) await whenByHand(tx, { refundId, orderId, amount, currency });
    return isNews;
  });
  return news ? state : null;
}
