import type { Tx } from '#kit/server/database.ts';
import { changeLevels } from './change-levels.ts';
import { mergeLines, type StockLine } from './rules.ts';
import { loadLevelsForUpdate } from './store.ts';

/** Releases reserved units: an order was cancelled or its payment window ended. */
export async function releaseStock(tx: Tx, lines: readonly StockLine[]): Promise<void> {
  const given = mergeLines(lines);
  if (given.length === 0) return;
  const levels = await loadLevelsForUpdate(
    tx,
    given.map((line) => line.variantId),
  );
  await changeLevels(
    tx,
    levels,
    given.map(({ variantId, quantity }) => ({ variantId, onHandChange: 0, reservedChange: -quantity })),
  );
}
