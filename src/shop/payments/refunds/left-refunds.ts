import type { Queryable, Tx } from '#kit/server/database.ts';
import { findOverdueRefunds, setRefundAskAt } from './store.ts';

/** Pending refunds whose job should have run by an instant and did not: it was given up while the provider was away. */
export function leftRefunds(reader: Queryable, { dueBefore, limit }: { dueBefore: Date; limit: number }): Promise<string[]> {
  return findOverdueRefunds(reader, { dueBefore, limit });
}

/** Says when the job of a pending refund runs next; null: never again by itself. */
export async function planRefund(tx: Tx, id: string, askAt: Date | null): Promise<void> {
  await setRefundAskAt(tx, id, askAt);
}
