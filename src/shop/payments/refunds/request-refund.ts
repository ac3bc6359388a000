import { statesAllowing } from '#kit/pure/transitions.ts';
import type { Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { attemptTransitions } from '../states.ts';
import { setPaymentState, updateAttempt } from '../store.ts';
import { insertRefund, type RefundSource } from './store.ts';

/** Money to give back; `settled`: of what pays the order. */
export type RefundRequest = {
  orderId: string | null;
  source: RefundSource;
  settled?: boolean;
  amount: number;
  currency: string;
  reason: string;
  at: Date;
};

/** Writes a refund down; the job that the caller queues for its id gives the money back. */
export async function requestRefund(tx: Tx, request: RefundRequest): Promise<string> {
  const { orderId, source, amount, currency, reason, at } = request;
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
  if (orderId && request.settled) await setPaymentState(tx, orderId, { state: 'refunded', at });
  return id;
}
