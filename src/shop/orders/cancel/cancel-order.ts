import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { recordActivity } from '../../accounts/index.ts';
import { cancelPayment } from '../../payments/attempts/index.ts';
import { findOwnOrder, type OwnOrder } from '../show/find-own-order.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { releaseOrder } from './release-order.ts';
import { isOpen } from '../contract.ts';
import { loadOrderForUpdate, type OrderRow } from '../store.ts';
import { transitionOrder } from '../transition-order.ts';

/**
 * The shopper cancels: an unpaid order is cancelled and its stock released at once; a paid one that was not sent waits
 * for the merchant's decision (`pendingCancellation`).
 * @throws notFound (404), orderAlreadyShipped (41), orderActionNotAllowed (41)
 */
export async function cancelOrder(context: Context, { reason, ...own }: OwnOrder & { reason: string }): Promise<OrderRow> {
  const { id } = await findOwnOrder(context, context.db, own);
  return context.transaction(async (tx) => {
    const order = await loadOrderForUpdate(tx, { id });
    if (!order) throw new ShopError(notFound);
    const { accountId, orderNo } = order;
    if (accountId && context.caller.kind === 'user') await recordActivity(tx, context, { accountId, kind: 'orderCancelled', detail: { orderNo } });
    if (order.payStatus === 'paid') return askToCancel(tx, context, order, reason);
    return cancelUnpaid(tx, context, order, { transition: 'cancelUnpaid', event: 'cancelledByShopper', reason });
  });
}

/** A paid order waits for the merchant's decision from now on; its shopper has that in writing. The caller holds the order's lock. */
async function askToCancel(tx: Tx, context: Context, order: OrderRow, reason: string): Promise<OrderRow> {
  const asked = await transitionOrder(tx, context, order, { transition: 'requestCancel', event: 'cancelRequested', reason });
  await queueMail(tx, context, { orderId: order.id, kind: 'cancelRequested', reason });
  return asked;
}

/** What follows every cancellation of an unpaid order. The caller holds the order's lock. */
export async function cancelUnpaid(
  tx: Tx,
  context: Context,
  order: OrderRow,
  how: { transition: 'cancelUnpaid' | 'expire' | 'cancelByMerchant'; event: 'cancelledByShopper' | 'expired' | 'cancelledByMerchant'; reason: string },
): Promise<OrderRow> {
  const at = context.now();
  const cancelled = await transitionOrder(tx, context, order, { ...how, set: { cancelledAt: at, paymentDueAt: null } });
  await cancelPayment(tx, context, order.id);
  const released = await releaseOrder(tx, context, cancelled);
  await cancelOtherOrder(tx, context, order, how);
  await queueMail(tx, context, {
    orderId: order.id,
    kind: how.event === 'expired' ? 'expired' : 'cancelled',
    reason: how.event === 'cancelledByMerchant' ? how.reason : '',
  });
  return released;
}

/** What waits of the same purchase goes with what was never paid: shipping was part of that. */
async function cancelOtherOrder(tx: Tx, context: Context, order: OrderRow, how: Parameters<typeof cancelUnpaid>[3]): Promise<void> {
  if (order.otherOrderNo === null || isForLater(order)) return;
  const other = await loadOrderForUpdate(tx, { orderNo: order.otherOrderNo });
  if (other && isForLater(other) && isOpen(other) && other.payStatus === 'unpaid' && other.shipped === 'none') await cancelUnpaid(tx, context, other, how);
}

/** Paid later than what is there, whether its payment was asked for or not yet. */
const isForLater = ({ payLater, paymentAskedAt }: OrderRow): boolean => payLater || paymentAskedAt !== null;
