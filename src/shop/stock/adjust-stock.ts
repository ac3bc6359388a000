import { ShopError } from '#kit/pure/shop-error.ts';
import type { Tx } from '#kit/server/database.ts';
import { changeLevels } from './change-levels.ts';
import { takesTooMuch } from './contract.ts';
import { adjustmentOf } from './rules.ts';
import { insertMovements, loadLevelsForUpdate } from './store.ts';

/**
 * Changes what is on hand by a difference (goods found broken), with its reason in the ledger. A variant without a stock row is left alone.
 * @throws takesTooMuch (41) where fewer are on hand of one that is tracked
 */
export async function adjustStock(
  tx: Tx,
  { variantId, sku, change, reason, reference }: { variantId: string; sku: string; change: number; reason: string; reference?: string },
): Promise<void> {
  const [level] = await loadLevelsForUpdate(tx, [variantId]);
  if (!level || change === 0) return;
  const { onHand } = level;
  if (level.tracked && adjustmentOf(level, { change }) === 'tooFew') throw new ShopError(takesTooMuch, { params: { sku, onHand }, data: { sku, onHand } });
  await changeLevels(tx, [level], [{ variantId, onHandChange: change, reservedChange: 0 }]);
  await insertMovements(tx, [{ variantId, change, reason, reference: reference ?? null }]);
}
