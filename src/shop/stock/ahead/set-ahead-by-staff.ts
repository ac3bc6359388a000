import * as m from '#messages';
import type { Context } from '#kit/server/context.ts';
import { fieldError } from '#kit/server/http/api.ts';
import { recordAction } from '../../staff/index.ts';
import { aheadCheckOf } from './check-ahead.ts';
import type { Ahead, StaffStock } from '../contract.ts';
import { presentStock } from '../read-stock-for-staff.ts';
import { setStockPolicy } from '../set-stock-policy.ts';
import { findStockRows } from '../store-staff.ts';

/**
 * Staff say how many variants at once are sold ahead of stock; null: not at all. All of them or none. A variant that was sold on without a limit is
 * counted from then on. Buyers of units that wait are notified of a changed date.
 * @throws invalidInput (40) at `skus.<n>` for one that is unknown, at `ahead.expectedOn` for a day that has passed
 */
export async function setAheadByStaff(context: Context, { skus, ahead }: { skus: readonly string[]; ahead: Ahead | null }): Promise<{ items: StaffStock[] }> {
  const problemOf = await aheadCheckOf(context, context.db);
  return context.transaction(async (tx) => {
    const before = await findStockRows(tx, { skus });
    for (const [index, sku] of skus.entries())
      if (!before.some((row) => row.sku === sku)) throw fieldError(`skus.${index}`, m.stock_no_such_sku({ sku }, { locale: context.locale }));
    const problem = before.map((row) => problemOf(ahead, row.ahead)).find((one) => one !== null);
    if (problem) throw fieldError('ahead.expectedOn', problem);
    await setStockPolicy(
      tx,
      context,
      before.map((row) => ({ variantId: row.id, ahead, policy: ahead ? 'deny' : row.policy, tracked: ahead ? true : row.tracked })),
    );
    await recordAction(tx, context, {
      action: 'stock.ahead',
      subject: before.length === 1 ? before[0]!.sku : `${before[0]!.sku} +${before.length - 1}`,
      detail: { ahead, changes: before.map((row) => ({ sku: row.sku, before: row.ahead })) },
    });
    return { items: (await findStockRows(tx, { skus })).map((row) => presentStock(context, row)) };
  });
}
