import { statesAllowing } from '#kit/pure/transitions.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Attempt } from '../provider.ts';
import { attemptTransitions } from '../states.ts';
import { setPaymentState, updateAttempt } from '../store.ts';

/** Records that an attempt failed; returns whether this is new (after a capture or a second report it is not). */
export async function failAttempt(tx: Tx, attempt: Attempt, at: Date): Promise<boolean> {
  const news = await updateAttempt(tx, attempt.id, { from: statesAllowing(attemptTransitions, 'fail'), state: 'failed', at });
  if (news) await setPaymentState(tx, attempt.orderId, { state: 'failed', at });
  return news;
}
