import * as m from '#messages';
import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { fieldError } from '#kit/server/http/api.ts';
import { isId } from '#kit/server/ids.ts';
import { recordAction, staffNameOf } from '../staff/index.ts';
import { changeLevels } from './change-levels.ts';
import { stockMoved, takesTooMuch, tooMuchStock, type AdjustReason, type StaffStock } from './contract.ts';
import { presentStock } from './read-stock-for-staff.ts';
import { adjustmentOf, type Adjustment } from './rules.ts';
import { insertMovements, loadLevelsForUpdate } from './store.ts';
import { findStockRows, type StockRow } from './store-staff.ts';

/** Why stock is adjusted. */
export type AdjustWhy = { reason: AdjustReason; note: string };

/**
 * Staff adjust what is on hand of one variant, by a difference or to a count.
 * @throws notFound (404), stockMoved, takesTooMuch, tooMuchStock (41)
 */
export async function adjustStockByStaff(context: Context, { id, reason, note, ...adjustment }: Adjustment & AdjustWhy & { id: string }): Promise<StaffStock> {
  if (!isId(id)) throw new ShopError(notFound);
  return context.transaction(async (tx) => {
    const [row] = await findStockRows(tx, { ids: [id] });
    if (!row) throw new ShopError(notFound);
    const [adjusted] = await adjust(tx, context, { asked: [{ row, adjustment }], reason, note });
    return adjusted!;
  });
}

/**
 * Staff adjust many variants at once, all of them or none; each is named once, by its sku.
 * @throws invalidInput (40) at `items.<n>.sku` for one that is unknown or named twice, and as for one
 */
export async function adjustStocksByStaff(
  context: Context,
  { items, reason, note }: AdjustWhy & { items: readonly (Adjustment & { sku: string })[] },
): Promise<{ items: StaffStock[] }> {
  return context.transaction(async (tx) => {
    const rows = new Map((await findStockRows(tx, { skus: items.map((item) => item.sku) })).map((row) => [row.sku, row]));
    const asked = items.map(({ sku, ...adjustment }, index) => {
      const row = rows.get(sku);
      rows.delete(sku);
      if (!row) throw fieldError(`items.${index}.sku`, m.stock_no_such_sku({ sku }, { locale: context.locale }));
      return { row, adjustment };
    });
    return { items: await adjust(tx, context, { asked, reason, note }) };
  });
}

async function adjust(
  tx: Tx,
  context: Context,
  { asked, reason, note }: AdjustWhy & { asked: readonly { row: StockRow; adjustment: Adjustment }[] },
): Promise<StaffStock[]> {
  const levels = await loadLevelsForUpdate(
    tx,
    asked.map(({ row }) => row.id),
  );
  const changes = asked.map(({ row, adjustment }) => {
    const level = levels.find(({ variantId }) => variantId === row.id);
    if (!level) throw new ShopError(notFound);
    const change = adjustmentOf(level, adjustment);
    if (typeof change === 'string') throw errorOf(change, { sku: row.sku, onHand: level.onHand });
    return { row, level, change };
  });
  const moved = changes.filter(({ change }) => change !== 0);
  if (moved.length > 0) {
    await changeLevels(
      tx,
      levels,
      moved.map(({ row, change }) => ({ variantId: row.id, onHandChange: change, reservedChange: 0 })),
    );
    const by = staffNameOf(context);
    await insertMovements(
      tx,
      moved.map(({ row, change }) => ({ variantId: row.id, change, reason, reference: null, note, by })),
    );
  }
  const [first, ...others] = changes;
  await recordAction(tx, context, {
    action: 'stock.adjust',
    subject: others.length === 0 ? first!.row.sku : `${first!.row.sku} +${others.length}`,
    detail: { reason, note, changes: changes.map(({ row, level, change }) => ({ sku: row.sku, before: level.onHand, after: level.onHand + change })) },
  });
  return changes.map(({ row, level, change }) => {
    const { onHand, reserved, policy, tracked, storedAhead: ahead, aheadEnded } = level;
    return presentStock(context, { ...row, onHand: onHand + change, reserved, policy, tracked, ahead, aheadEnded });
  });
}

function errorOf(why: 'moved' | 'tooFew' | 'tooMany', { sku, onHand }: { sku: string; onHand: number }): ShopError {
  const spec = { moved: stockMoved, tooFew: takesTooMuch, tooMany: tooMuchStock }[why];
  return new ShopError(spec, { params: { sku, onHand }, data: { sku, onHand } });
}
