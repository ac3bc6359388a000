import { statesAllowing } from '#kit/pure/transitions.ts';
import type { Tx } from '#kit/server/database.ts';
import { attemptTransitions } from './states.ts';
import { cancelAttempts, setPaymentState } from './store.ts';

/** Ends the payment of an unpaid order that is cancelled. Money that a provider captures all the same is refunded when it is told of. */
export async function cancelPayment(tx: Tx, orderId: string, at: Date): Promise<void> {
  await cancelAttempts(tx, orderId, { from: statesAllowing(attemptTransitions, 'cancel'), at });
  await setPaymentState(tx, orderId, { state: 'cancelled', at });
}
