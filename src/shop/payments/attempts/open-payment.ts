import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import type { Attempt } from '../provider.ts';
import { insertPayment } from '../store.ts';
import { newAttempt, type WantedAttempt } from './new-attempt.ts';

/**
 * Opens the payment of an order that is being placed, in its transaction; `first` is the attempt that it begins with, which is
 * answered. `amount` is what has to be settled.
 */
export async function openPayment(
  tx: Tx,
  context: Context,
  { first, ...payment }: { orderId: string; orderNo: string; lang: string; amount: number; currency: string; first: Omit<WantedAttempt, 'amount'> | null },
): Promise<Attempt | null> {
  const at = context.now();
  const opened = { id: newId(at.getTime()), ...payment };
  const attempt = first && (await newAttempt(tx, context, { payment: opened, wanted: { ...first, amount: payment.amount } }));
  await insertPayment(tx, { payment: opened, first: attempt, at });
  return attempt;
}
