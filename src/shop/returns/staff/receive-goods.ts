import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { takeBackStock } from '../../stock/index.ts';
import { endReturn } from './end-return.ts';
import { byReturnRef, loadReturnForUpdate, type LockedReturn, type ReturnRef } from '../show/load-return.ts';
import { ensureTransition, transitionReturn, recordReturnEvent } from '../transition-return.ts';
import { refundGoods } from './refund-return.ts';
import type { ReturnRow } from '../store.ts';
import { notifyShopper } from '../mails/notify-shopper.ts';

/**
 * The goods of a return are here and as agreed; with `restock` they are on hand again. A `returnRefund` is refunded and
 * completes, an `exchange` waits for its replacement to be sent.
 * @throws notFound (404), returnActionNotAllowed (41)
 */
export async function receiveGoods(context: Context, { restock, ...ref }: ReturnRef & { restock: boolean }): Promise<ReturnRow> {
  return context.transaction(async (tx) => {
    const locked = await loadReturnForUpdate(tx, context, byReturnRef(ref));
    const { row } = locked;
    ensureTransition(row, 'receive');
    const refunds = row.applyType === 'returnRefund';
    const given = refunds ? await refundGoods(tx, context, locked) : null;
    const set = { receivedAt: context.now(), restocked: restock, ...given };
    const received = await transitionReturn(tx, context, row, { transition: 'receive', event: 'received', set, detail: { restock } });
    if (given) await recordReturnEvent(tx, context, { row: received, event: 'refunded', detail: { amount: given.refundAmount, currency: row.currency } });
    if (restock) await restockGoods(tx, locked);
    await notifyShopper(tx, context, { row: received, event: refunds ? 'refunded' : 'received' });
    return received;
  });
}

async function restockGoods(tx: Tx, { row, lines }: LockedReturn): Promise<void> {
  const units = lines.map(({ variantId, quantity }) => ({ variantId, quantity }));
  await takeBackStock(tx, units, { reason: 'returned', reference: row.returnNo });
}

/**
 * The goods that came are not as agreed; the return ends and says why. Nothing goes back.
 * @throws notFound (404), returnActionNotAllowed (41)
 */
export async function rejectGoods(context: Context, { description, ...ref }: ReturnRef & { description: string }): Promise<ReturnRow> {
  return context.transaction(async (tx) => {
    const locked = await loadReturnForUpdate(tx, context, byReturnRef(ref));
    const set = { refuseDescription: description };
    const rejected = await endReturn(tx, context, locked, { transition: 'rejectGoods', event: 'rejected', reason: description, set });
    await notifyShopper(tx, context, { row: rejected, event: 'rejected' });
    return rejected;
  });
}
