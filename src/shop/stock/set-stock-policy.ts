import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { expectedDayMoved } from './ahead/job-kinds.ts';
import { sameAhead } from './ahead/rules-ahead.ts';
import { announceShown } from './announce-shown.ts';
import { loadLevelsForUpdate, updatePolicies, type StockLevel, type StockPolicy } from './store.ts';

/**
 * Whether and how a variant may be sold beyond what is there, and whether it is counted at all; any number of variants in a few
 * statements. Where the expected day is another one, the buyers of units that wait are notified.
 */
export async function setStockPolicy(tx: Tx, context: Pick<Context, 'enqueue'>, rows: readonly StockPolicy[]): Promise<void> {
  if (rows.length === 0) return;
  const levels = await loadLevelsForUpdate(
    tx,
    rows.map((row) => row.variantId),
  );
  const byVariant = new Map(levels.map((level) => [level.variantId, level]));
  const changed = rows.flatMap((row) => {
    const level = byVariant.get(row.variantId);
    return level && differs(level, row) ? [{ level, row }] : [];
  });
  if (changed.length === 0) return;
  await updatePolicies(
    tx,
    changed.map(({ row }) => row),
  );
  for (const { level, row } of changed) {
    const day = row.ahead?.expectedOn;
    if (day !== undefined && day !== level.storedAhead?.expectedOn) await context.enqueue(tx, expectedDayMoved, { variantId: row.variantId });
  }
  await announceShown(
    tx,
    changed.map(({ level, row }) => ({ before: level, after: { ...level, ...row, ahead: offeredAfter(level, row) } })),
  );
}

function differs(level: StockLevel, row: StockPolicy): boolean {
  return level.policy !== row.policy || level.tracked !== row.tracked || !sameAhead(level.storedAhead, row.ahead);
}

/** A day that has passed stays passed until something of it is another. */
function offeredAfter(level: StockLevel, row: StockPolicy): StockPolicy['ahead'] {
  return level.aheadEnded && sameAhead(level.storedAhead, row.ahead) ? null : row.ahead;
}
