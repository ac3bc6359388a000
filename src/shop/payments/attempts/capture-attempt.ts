import { statesAllowing } from '#kit/pure/transitions.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { endAttempts } from './end-attempts.ts';
import { attemptTransitions } from '../states.ts';
import { setPaymentState, updateAttempt } from '../store.ts';

/** An attempt's money. `detail` is what the provider stores of it from now on. */
type Capture = { orderId: string; attemptId: string; amount: number; settles: boolean; detail?: Record<string, unknown> | undefined };

/**
 * Writes down that an attempt's money came; answers whether this is news. `settles`: it pays the order, whose other open
 * attempts end. The caller holds the order's lock and refunds what does not settle.
 */
export async function captureAttempt(tx: Tx, context: Context, capture: Capture): Promise<boolean> {
  const { orderId, attemptId, amount, settles, detail } = capture;
  const at = context.now();
  const news = await updateAttempt(tx, attemptId, {
    from: statesAllowing(attemptTransitions, 'capture'),
    state: 'captured',
    capturedAmount: amount,
    settles,
    at,
    ...(detail ? { detail } : {}),
  });
  if (!news || !settles) return news;
  await endAttempts(tx, context, { orderId, exceptId: attemptId });
  await setPaymentState(tx, orderId, { state: 'captured', at });
  return true;
}
