import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Attempt } from '../provider.ts';
import { endAttempts } from './end-attempts.ts';
import { insertNewAttempt, type WantedAttempt } from './new-attempt.ts';
import { isOpen } from '../states.ts';
import { findAttempts, findPayment } from '../store.ts';

/**
 * The attempt that brings an amount for an order by a method: the open one, or a new one; others that could be paid yet end.
 * Two tabs that start to pay with the same share one attempt. `detail`: what its provider is to know of it. `checkoutId`: what was agreed to for that checkout is
 * used. The caller holds the order's lock.
 */
export async function beginAttempt(tx: Tx, context: Context, { orderId, ...wanted }: WantedAttempt & { orderId: string }): Promise<Attempt> {
  const known = await findAttempts(tx, orderId);
  const open = known.filter((attempt) => isOpen(attempt.state));
  const same = open.find((attempt) => attempt.methodId === wanted.methodId && attempt.amount === wanted.amount && isPaidWith(attempt, wanted.detail ?? {}));
  const others = known.some((attempt) => attempt !== same && (isOpen(attempt.state) || attempt.state === 'failed'));
  if (others) await endAttempts(tx, context, { orderId, exceptId: same?.id });
  if (same) return same;
  const payment = await findPayment(tx, orderId);
  if (!payment) throw new Error(`order ${orderId} has no payment`);
  return insertNewAttempt(tx, context, { payment, wanted });
}

/** Whether an attempt pays with the same as is wanted now: what its provider noted besides does not count. */
const isPaidWith = ({ detail: known }: Attempt, wanted: Record<string, unknown>): boolean => ['card', 'keeps'].every((name) => known[name] === wanted[name]);
