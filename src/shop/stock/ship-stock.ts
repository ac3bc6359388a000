import type { Tx } from '#kit/server/database.ts';
import { changeLevels } from './change-levels.ts';
import { mergeLines, type StockLine } from './rules.ts';
import { insertMovements, loadLevelsForUpdate } from './store.ts';

/** Takes shipped pieces out of the house: the reservation is consumed, on hand falls, and the ledger says why. `reference` is the order's number. */
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
