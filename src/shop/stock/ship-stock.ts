import type { Tx } from '#kit/server/database.ts';
import { changeLevels } from './change-levels.ts';
import { mergeLines, type StockLine } from './rules.ts';
import { insertMovements, loadLevelsForUpdate } from './store.ts';

/** Removes shipped units from stock: consumes the reservation, lowers stock on hand, and records why in the ledger. `reference` is the order's number. */
export async function shipStock(tx: Tx, lines: readonly StockLine[], reference: string): Promise<void> {
  const shipped = mergeLines(lines);
  if (shipped.length === 0) return;
  const levels = await loadLevelsForUpdate(
    tx,
    shipped.map((line) => line.variantId),
  );
  await changeLevels(
    tx,
    levels,
    shipped.map(({ variantId, quantity }) => ({ variantId, onHandChange: -quantity, reservedChange: -quantity })),
  );
  const known = shipped.filter((line) => levels.some((level) => level.variantId === line.variantId));
  await insertMovements(
    tx,
    known.map(({ variantId, quantity }) => ({ variantId, change: -quantity, reason: 'shipped', reference })),
  );
}
