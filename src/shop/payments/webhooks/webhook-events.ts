import type { Queryable, Tx } from '#kit/server/database.ts';
import type { PaymentNotice } from '../provider.ts';
import { findUnprocessedEvents, loadUnprocessedEventForUpdate, markEventProcessed } from '../store.ts';

/** Takes a stored webhook for processing in this transaction; null when it was processed before. */
export async function takeEvent(tx: Tx, eventRowId: string): Promise<{ methodId: string; notice: PaymentNotice } | null> {
  const row = await loadUnprocessedEventForUpdate(tx, eventRowId);
  return row ? { methodId: row.provider, notice: row.notice as unknown as PaymentNotice } : null;
}

/** Says that a stored webhook was processed, and with what outcome. */
export async function finishEvent(tx: Tx, eventRowId: string, { outcome, at }: { outcome: string; at: Date }): Promise<void> {
  await markEventProcessed(tx, eventRowId, { outcome, at });
}

/** Stored webhooks that nobody has processed for a while: their process died. */
export function leftEvents(reader: Queryable, { receivedBefore, limit }: { receivedBefore: Date; limit: number }): Promise<string[]> {
  return findUnprocessedEvents(reader, { receivedBefore, limit });
}
