import type { Tx } from '#kit/server/database.ts';
import { changeLevels } from './change-levels.ts';
import { insertMovements, loadLevelsForUpdate } from './store.ts';

/** Changes what is on hand by a difference (a return put back, goods found broken), with its reason in the ledger. A variant without a stock row is left alone. */
export async function adjustStock(
  tx: Tx,
  { variantId, change, reason, reference }: { variantId: string; change: number; reason: string; reference?: string },
): Promise<void> {
  const levels = await loadLevelsForUpdate(tx, [variantId]);
  if (levels.length === 0 || change === 0) return;
  await changeLevels(tx, levels, [{ variantId, onHandChange: change, reservedChange: 0 }]);
  await insertMovements(tx, [{ variantId, change, reason, reference: reference ?? null }]);
}
