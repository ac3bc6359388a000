import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { cancelUnpaid } from './cancel-order.ts';
import { loadStaffOrderForUpdate, type OrderRef } from '../staff/load-staff-order.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { queueCards } from '../place/queue-sale.ts';
import { leftOf } from '../returns/hold-for-return.ts';
import { readOrderMoney, shippingLeft } from '../refund/read-order-money.ts';
import { recordRefund } from '../refund/record-refund.ts';
import { refundSettlement } from '../refund/refund-order.ts';
import { undoUnpaidEdit } from '../edit/undo-edit.ts';
import { releaseOrder } from './release-order.ts';
import { reservedLines } from '../rules.ts';
import { shareSum } from '../rules-refunds.ts';
import { whole } from '../rules-returns.ts';
import { findLines, type OrderRow } from '../store.ts';
import { transitionOrder } from '../transition-order.ts';

/**
 * Staff cancel an order: one that was not paid (nobody took the goods in, or there are none), or a paid one of which nothing
 * was sent, whose money goes back. Stock and coupons come back.
 * @throws notFound (404), orderAlreadyShipped, orderReturnRuns, orderActionNotAllowed, giftCardSpent (41)
 */
export async function cancelByMerchant(context: Context, { reason, ...ref }: OrderRef & { reason: string }): Promise<OrderRow> {
  return context.transaction(async (tx) => {
    const order = await loadStaffOrderForUpdate(tx, ref);
    if (order.payStatus === 'paid') return cancelPaid(tx, context, order, { transition: 'cancelByMerchant', event: 'cancelledByMerchant', reason });
    return cancelUnpaid(tx, context, order, { transition: 'cancelByMerchant', event: 'cancelledByMerchant', reason });
  });
}

/**
 * Staff agree to a cancellation that the shopper asked for: what is left of the money goes back, the stock is free again.
 * @throws notFound (404), orderActionNotAllowed, giftCardSpent (41)
 */
export async function approveCancellation(context: Context, ref: OrderRef): Promise<OrderRow> {
  return context.transaction(async (tx) => {
    return approveLocked(tx, context, await loadStaffOrderForUpdate(tx, ref));
  });
}

/** Cancels an order whose cancellation was asked for, and gives its money back. The caller holds the order's lock. */
export async function approveLocked(tx: Tx, context: Context, order: OrderRow): Promise<OrderRow> {
  return cancelPaid(tx, context, order, { transition: 'approveCancel', event: 'cancelApproved', reason: '' });
}

/** Cancels a paid order as it was paid, without a change that was not paid yet: what is left of its money goes back with a credit note, credits, gift cards, coupons and stock come back. */
async function cancelPaid(
  tx: Tx,
  context: Context,
  changed: OrderRow,
  { reason, ...step }: { transition: 'approveCancel' | 'cancelByMerchant'; event: 'cancelApproved' | 'cancelledByMerchant'; reason: string },
): Promise<OrderRow> {
  const reserved = reservedLines(await findLines(tx, [changed.id]));
  const order = await undoUnpaidEdit(tx, context, changed);
  const before = await readOrderMoney(tx, order);
  const left = leftOf(order);
  const { money } = left;
  const set = { cancelledAt: context.now(), refundedAmount: order.refundedAmount + money };
  const cancelled = await transitionOrder(tx, context, order, { ...step, reason, set, detail: { amount: whole(left), currency: order.currency } });
  const payments = await refundSettlement(tx, context, { order, amount: money, reason });
  if (whole(left) > 0) {
    const shares = shareSum(whole(left), before.lines, shippingLeft(before));
    const lines = before.lines.map(({ id, quantity, returnedQuantity }, index) => ({
      lineId: id,
      quantity: quantity - returnedQuantity,
      amount: shares.lines[index]!,
    }));
    await recordRefund(tx, context, before, { order, kind: 'cancellation', ...left, shipping: shares.shipping, reason, payments, lines });
  }
  const released = await releaseOrder(tx, context, cancelled, reserved);
  await queueMail(tx, context, { orderId: order.id, kind: 'cancelled', amount: whole(left), reason });
  return released;
}

/**
 * Staff decline a cancellation and say why; the order goes on.
 * @throws notFound (404), orderActionNotAllowed (41)
 */
export async function rejectCancellation(context: Context, { reason, ...ref }: OrderRef & { reason: string }): Promise<OrderRow> {
  return context.transaction(async (tx) => {
    const order = await loadStaffOrderForUpdate(tx, ref);
    const rejected = await transitionOrder(tx, context, order, { transition: 'rejectCancel', event: 'cancelRejected', reason });
    await queueCards(tx, context, { orderId: order.id, lines: await findLines(tx, [order.id]) });
    await queueMail(tx, context, { orderId: order.id, kind: 'cancelRejected', reason });
    return rejected;
  });
}
