import type { Queryable, Tx } from '#kit/server/database.ts';
import { findSwaps, setSettlement, type FailedRefund } from './store.ts';

/** These refunds by whose money they were of. */
export function failedRefunds(reader: Queryable, refundIds: readonly string[]): Promise<FailedRefund[]> {
  return findSwaps(reader, refundIds);
}

/** From now on the other capture is the one that paid the order, and this one can be given back. The caller holds the order's lock. */
export async function swapSettlement(tx: Tx, swap: { from: string; to: string; at: Date }): Promise<void> {
  await setSettlement(tx, swap);
}
