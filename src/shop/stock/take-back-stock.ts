import type { Tx } from '#kit/server/database.ts';
import { changeLevels } from './change-levels.ts';
import { mergeLines, type StockLine } from './rules.ts';
import { insertMovements, loadLevelsForUpdate } from './store.ts';

/** Puts undeliverable shipped units back on hand; the ledger records why. Variants without a stock row are left alone. */
export async function takeBackStock(tx: Tx, lines: readonly StockLine[], { reason, reference }: { reason: string; reference: string }): Promise<void> {
  const back = mergeLines(lines);
  if (back.length === 0) return;
  const levels = await loadLevelsForUpdate(
    tx,
    back.map((line) => line.variantId),
  );
  const known = back.filter((line) => levels.some((level) => level.variantId === line.variantId));
  await changeLevels(
    tx,
    levels,
    known.map(({ variantId, quantity }) => ({ variantId, onHandChange: quantity, reservedChange: 0 })),
  );
  await insertMovements(
    tx,
    known.map(({ variantId, quantity }) => ({ variantId, change: quantity, reason, reference })),
  );
}
