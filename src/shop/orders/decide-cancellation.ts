import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { cancelUnpaid } from './cancel-order.ts';
import { lockStaffOrder, type OrderRef } from './lock-staff-order.ts';
import { queueMail } from './queue-mail.ts';
import { refundSettlement } from './refund-order.ts';
import { releaseOrder } from './release-order.ts';
import type { OrderRow } from './store.ts';
import { transitionOrder } from './transition-order.ts';

/**
 * Staff cancel an order that was not paid: nobody took the goods in, or there are none. Stock comes back.
 * @throws notFound (404), orderAlreadyShipped (41), orderActionRefused (41)
 */
export async function cancelByMerchant(context: Context, { reason, ...ref }: OrderRef & { reason: string }): Promise<OrderRow> {
  return context.transaction(async (tx) => {
    const order = await lockStaffOrder(tx, ref);
    return cancelUnpaid(tx, context, order, { move: 'cancelByMerchant', event: 'cancelledByMerchant', reason });
  });
}

/**
 * Staff agree to a cancellation that the shopper asked for: what is left of the money goes back, the stock is free again.
 * @throws notFound (404), orderActionRefused (41)
 */
export async function approveCancellation(context: Context, ref: OrderRef): Promise<OrderRow> {
  return context.transaction(async (tx) => {
    return approveLocked(tx, context, await lockStaffOrder(tx, ref));
  });
}

/** Cancels an order whose cancellation was asked for, and gives its money back. The caller holds the order's lock. */
export async function approveLocked(tx: Tx, context: Context, order: OrderRow): Promise<OrderRow> {
  const amount = order.paidAmount - order.refundedAmount;
  const set = { cancelledAt: context.now(), refundedAmount: order.paidAmount };
  const cancelled = await transitionOrder(tx, context, order, { move: 'approveCancel', event: 'cancelApproved', set, detail: { amount } });
  if (amount > 0) await refundSettlement(tx, context, { order, amount, reason: '' });
  const released = await releaseOrder(tx, context, cancelled);
  await queueMail(tx, context, { orderId: order.id, kind: 'cancelled', amount });
  return released;
}

/**
 * Staff decline a cancellation and say why; the order goes on.
 * @throws notFound (404), orderActionRefused (41)
 */
export async function rejectCancellation(context: Context, { reason, ...ref }: OrderRef & { reason: string }): Promise<OrderRow> {
  return context.transaction(async (tx) => {
    const order = await lockStaffOrder(tx, ref);
    const kept = await transitionOrder(tx, context, order, { move: 'rejectCancel', event: 'cancelRejected', reason });
    await queueMail(tx, context, { orderId: order.id, kind: 'cancelRejected', reason });
    return kept;
  });
}
