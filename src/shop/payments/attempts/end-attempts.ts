import { z } from 'zod';
import { statesAllowing } from '#kit/pure/transitions.ts';
import type { Context, JobKind } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { knownProvider } from '../providers.ts';
import { attemptTransitions } from '../states.ts';
import { cancelAttempts, findAttempt, findAttempts } from '../store.ts';

const attemptData = z.object({ attemptId: z.uuid() });

/** Has a provider notified that an attempt ended, so that nothing is captured for it any more. */
export const attemptCancel: JobKind<z.output<typeof attemptData>> = { name: 'payment.cancel', data: attemptData };

/** Ends the attempts at an order's payment (but one): open ones here at once, all that could be paid yet at their providers as soon as this is committed. */
export async function endAttempts(tx: Tx, context: Context, { orderId, exceptId }: { orderId: string; exceptId?: string | undefined }): Promise<void> {
  const from = statesAllowing(attemptTransitions, 'cancel');
  const ended = await cancelAttempts(tx, orderId, { from, at: context.now(), ...(exceptId === undefined ? {} : { exceptId }) });
  // One that failed can be tried again at some providers, on the page that stands open there.
  const failed = (await findAttempts(tx, orderId)).filter((attempt) => attempt.state === 'failed' && attempt.id !== exceptId);
  for (const { id, methodId } of [...ended, ...failed]) if (knownProvider(methodId)?.cancel) await context.enqueue(tx, attemptCancel, { attemptId: id });
}

/** Notifies the provider of an attempt that it ended. What was captured in between is reported by webhook and refunded. */
export async function cancelAtProvider(context: Context, { attemptId }: { attemptId: string }): Promise<void> {
  const attempt = await findAttempt(context.db, { id: attemptId });
  if (attempt) await knownProvider(attempt.methodId)?.cancel?.(context, attempt);
}
