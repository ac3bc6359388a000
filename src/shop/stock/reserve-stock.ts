import { ShopError } from '#kit/pure/shop-error.ts';
import type { Tx } from '#kit/server/database.ts';
import { changeLevels } from './change-levels.ts';
import { outOfStock } from './contract.ts';
import { availableOf, mergeLines, type StockLine } from './rules.ts';
import { loadLevelsForUpdate } from './store.ts';

/**
 * Reserves units for an order in the transaction that places it, all or none. Levels are locked in the order of their
 * ids. `continue` variants, and those whose stock is not tracked, are never rejected.
 * @throws outOfStock (41) with `data.available` (units left of the first variant that is short) and `data.lines`
 */
export async function reserveStock(tx: Tx, lines: readonly StockLine[]): Promise<void> {
  await changeReservations(
    tx,
    mergeLines(lines).map(({ variantId, quantity }) => ({ variantId, change: quantity })),
  );
}

/**
 * Reserves more units of some variants and releases units of others (`change` below 0), all or none. Each variant is named once.
 * @throws outOfStock (41), as `reserveStock`
 */
export async function changeReservations(tx: Tx, changes: readonly { variantId: string; change: number }[]): Promise<void> {
  if (changes.length === 0) return;
  const levels = await loadLevelsForUpdate(
    tx,
    changes.map(({ variantId }) => variantId),
  );
  const short = changes.flatMap(({ variantId, change }) => {
    const level = levels.find((one) => one.variantId === variantId);
    const available = level && change > 0 ? availableOf(level) : null;
    return available !== null && available < change ? [{ variantId, available }] : [];
  });
  const [first] = short;
  if (first) throw new ShopError(outOfStock, { params: { available: first.available }, data: { available: first.available, lines: short } });
  await changeLevels(
    tx,
    levels,
    changes.map(({ variantId, change }) => ({ variantId, onHandChange: 0, reservedChange: change })),
  );
}
