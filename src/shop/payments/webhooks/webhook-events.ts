import type { Tx } from '#kit/server/database.ts';
import type { PaymentNotice } from '../provider.ts';
import { loadUnprocessedEventForUpdate } from '../store.ts';

/** Takes a stored webhook for processing in this transaction; null when it was processed before. */
export async function takeEvent(tx: Tx, eventRowId: string): Promise<{ methodId: string; notice: PaymentNotice } | null> {
  const row = await loadUnprocessedEventForUpdate(tx, eventRowId);
  return row ? { methodId: row.provider, notice: row.notice as unknown as PaymentNotice } : null;
}
