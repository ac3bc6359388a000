import { statesAllowing } from '#kit/pure/transitions.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Attempt } from '../provider.ts';
import { attemptTransitions } from '../states.ts';
import { setPaymentState, updateAttempt } from '../store.ts';

/** Writes down that the provider has an attempt in hand: there is nothing for the shopper to do but wait. */
export async function waitForAttempt(tx: Tx, attempt: Attempt, at: Date): Promise<void> {
  const moved = await updateAttempt(tx, attempt.id, { from: statesAllowing(attemptTransitions, 'wait'), state: 'pending', action: { type: 'none' }, at });
  if (moved) await setPaymentState(tx, attempt.orderId, { state: 'pending', at });
}
