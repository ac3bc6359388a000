import { statesAllowing } from '#kit/pure/transitions.ts';
import type { Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { attemptTransitions } from '../states.ts';
import { findSettlingAttempt, insertRefund, setPaymentState, updateAttempt, type RefundSource } from '../store.ts';

/** Money to give back; `settlement` is the capture that paid the order. */
export type RefundRequest = {
  orderId: string | null;
  source: RefundSource | 'settlement';
  amount: number;
  currency: string;
  reason: string;
  at: Date;
};

/** Writes a refund down; the job that the caller queues for its id gives the money back. */
export async function requestRefund(tx: Tx, request: RefundRequest): Promise<string> {
  const { orderId, amount, currency, reason, at } = request;
  const source = request.source === 'settlement' ? await settlement(tx, orderId) : request.source;
  const { attemptId } = source;
  const id = newId(at.getTime());
  await insertRefund(tx, {
    id,
    orderId,
    paymentAttemptId: attemptId,
    methodId: source.methodId,
    providerReference: source.reference,
    amount,
    currency,
    reason,
    createdAt: at,
    askAt: at,
  });
  if (attemptId) await updateAttempt(tx, attemptId, { from: statesAllowing(attemptTransitions, 'refund'), state: 'refunded', at });
  if (orderId && request.source === 'settlement') await setPaymentState(tx, orderId, { state: 'refunded', at });
  return id;
}

async function settlement(tx: Tx, orderId: string | null): Promise<RefundSource> {
  const attempt = orderId ? await findSettlingAttempt(tx, orderId) : undefined;
  if (!attempt) throw new Error(`order ${orderId} has no capture to refund`);
  return { attemptId: attempt.id, methodId: attempt.methodId, reference: attempt.providerReference };
}
