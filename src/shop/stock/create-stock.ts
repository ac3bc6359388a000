import type { Tx } from '#kit/server/database.ts';
import type { StockCounts } from './contract.ts';
import { insertLevels, insertMovements } from './store.ts';

/** Stock of new variants. */
export type NewStock = Omit<StockCounts, 'reserved'> & { variantId: string; reason?: string };

/** Stock rows for new variants, any number in two statements; the opening count is the ledger's first row. Existing rows stay unchanged. */
export async function createStock(tx: Tx, rows: readonly NewStock[]): Promise<void> {
  if (rows.length === 0) return;
  const inserted = new Set(await insertLevels(tx, rows));
  const opening = rows.filter((row) => inserted.has(row.variantId) && row.onHand !== 0);
  await insertMovements(
    tx,
    opening.map((row) => ({ variantId: row.variantId, change: row.onHand, reason: row.reason ?? 'opening', reference: null })),
  );
}
