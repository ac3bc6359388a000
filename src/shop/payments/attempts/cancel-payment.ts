import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { endAttempts } from './end-attempts.ts';
import { findPayment, setPaymentAmount, setPaymentState } from '../store.ts';
import { openPayment } from './open-payment.ts';

/** Ends the payment of an unpaid order that is cancelled. Money that a provider captures anyway is refunded when it is reported. */
export async function cancelPayment(tx: Tx, context: Context, orderId: string): Promise<void> {
  await endAttempts(tx, context, { orderId });
  await setPaymentState(tx, orderId, { state: 'cancelled', at: context.now() });
}

/** An order whose payment is changed: its number and language, and what it costs in all. */
export type ChangedPayment = { orderId: string; orderNo: string; lang: string; amount: number; currency: string };

/**
 * An order costs something else from now on: attempts that were to bring another amount end, what they capture anyway
 * is refunded when it is reported. An order that cost nothing gets a payment. The caller holds the order's lock.
 */
export async function changePayment(tx: Tx, context: Context, { amount, ...order }: ChangedPayment): Promise<void> {
  const { orderId } = order;
  if (!(await findPayment(tx, orderId))) {
    if (amount > 0) await openPayment(tx, context, { ...order, amount, first: null });
    return;
  }
  await endAttempts(tx, context, { orderId });
  if (amount > 0) await setPaymentAmount(tx, orderId, { amount, at: context.now() });
}
