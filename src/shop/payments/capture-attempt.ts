import { statesAllowing } from '#kit/pure/transitions.ts';
import type { Tx } from '#kit/server/database.ts';
import { attemptTransitions } from './states.ts';
import { cancelAttempts, setPaymentState, updateAttempt } from './store.ts';

/**
 * Writes down that an attempt's money came; answers whether this is news. `settles`: it pays the order, whose other open
 * attempts end. The caller holds the order's lock and refunds what does not settle.
 */
export async function captureAttempt(tx: Tx, capture: { orderId: string; attemptId: string; amount: number; settles: boolean; at: Date }): Promise<boolean> {
  const { orderId, attemptId, amount, settles, at } = capture;
  const news = await updateAttempt(tx, attemptId, {
    from: statesAllowing(attemptTransitions, 'capture'),
    state: 'captured',
    capturedAmount: amount,
    settles,
    at,
  });
  if (!news || !settles) return news;
  await cancelAttempts(tx, orderId, { from: statesAllowing(attemptTransitions, 'cancel'), at, exceptId: attemptId });
  await setPaymentState(tx, orderId, { state: 'captured', at });
  return true;
}
