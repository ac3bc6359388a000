import type { Context } from '#kit/server/context.ts';
import type { Attempt } from '../../payments/index.ts';
import { askProvider, cancelAtProvider, findPaymentAttempt } from '../../payments/attempts/index.ts';
import { settlePayment, type Settlement } from './reconcile-payment.ts';

/** Asks the provider what became of an attempt (the browser has come back) and takes the answer in. */
export async function confirmPayment(context: Context, attempt: Attempt): Promise<Settlement> {
  return ask(context, { attempt, asked: true });
}

/** Asks the provider what became of an attempt while nobody waits for the answer. */
export async function askAboutPayment(context: Context, { attemptId }: { attemptId: string }): Promise<void> {
  const attempt = await findPaymentAttempt(context.db, { id: attemptId });
  if (attempt) await ask(context, { attempt, asked: false });
}

/**
 * Ends an attempt at its provider, and still asks for its result: it may have been paid a moment before, and its
 * webhook may never come. What was paid is then given back.
 */
export async function endAtProvider(context: Context, { attemptId }: { attemptId: string }): Promise<void> {
  await cancelAtProvider(context, { attemptId });
  await askAboutPayment(context, { attemptId });
}

async function ask(context: Context, { attempt, asked }: { attempt: Attempt; asked: boolean }): Promise<Settlement> {
  const notice = await askProvider(context, attempt);
  if (!notice) return 'nothing';
  return context.transaction((tx) => settlePayment(tx, context, { methodId: attempt.methodId, notice, asked }));
}
