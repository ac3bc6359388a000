import type { Tx } from '#kit/server/database.ts';
import type { StaffName } from '../staff/index.ts';
import { changeLevels } from './change-levels.ts';
import { insertMovements, loadLevelsForUpdate } from './store.ts';

/** A count of what is on hand, and what the ledger says of it. */
export type StockCount = { variantId: string; onHand: number; reason: string; note?: string; by?: StaffName | null };

/**
 * What is on hand of some variants was counted: the ledger gets the difference, in four statements however many they are. May be negative, as imports
 * bring it; variants without a stock row are left alone.
 */
export async function setStocks(tx: Tx, counted: readonly StockCount[]): Promise<void> {
  if (counted.length === 0) return;
  const levels = await loadLevelsForUpdate(
    tx,
    counted.map((row) => row.variantId),
  );
  const byVariant = new Map(levels.map((level) => [level.variantId, level]));
  const changes = counted.flatMap(({ variantId, onHand, ...details }) => {
    const level = byVariant.get(variantId);
    return level && level.onHand !== onHand ? [{ ...details, variantId, change: onHand - level.onHand, reference: null }] : [];
  });
  if (changes.length === 0) return;
  await changeLevels(
    tx,
    levels,
    changes.map(({ variantId, change }) => ({ variantId, onHandChange: change, reservedChange: 0 })),
  );
  await insertMovements(tx, changes);
}
