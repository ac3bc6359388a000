import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { endAttempts } from './end-attempts.ts';
import { setPaymentState } from '../store.ts';

/** Ends the payment of an unpaid order that is cancelled. Money that a provider captures all the same is refunded when it is reported. */
export async function cancelPayment(tx: Tx, context: Context, orderId: string): Promise<void> {
  await endAttempts(tx, context, { orderId });
  await setPaymentState(tx, orderId, { state: 'cancelled', at: context.now() });
}
