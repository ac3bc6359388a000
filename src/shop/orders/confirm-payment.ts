import type { Context } from '#kit/server/context.ts';
import { providerOf, type Attempt } from '../payments/index.ts';
import { settlePayment, type Settlement } from './settle-payment.ts';

/** Asks the provider what became of an attempt (the browser has come back) and takes the answer in. */
export async function confirmPayment(context: Context, attempt: Attempt): Promise<Settlement> {
  const notice = await providerOf(context.config, attempt.methodId)?.confirm(context, attempt);
  if (!notice) return 'nothing';
  return context.transaction((tx) => settlePayment(tx, context, { methodId: attempt.methodId, notice, asked: true }));
}
