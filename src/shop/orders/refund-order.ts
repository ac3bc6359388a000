import * as m from '#messages';
import { formatMoney } from '#kit/pure/amount.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { refuseField } from '#kit/server/http/api.ts';
import { requestRefund } from '../payments/index.ts';
import { refundTooLarge } from './contract.ts';
import { orderRefund } from './job-kinds.ts';
import { lockStaffOrder, type OrderRef } from './lock-staff-order.ts';
import { queueMail } from './queue-mail.ts';
import type { OrderRow } from './store.ts';
import { transitionOrder } from './transition-order.ts';

/**
 * Staff give money of a paid order back, in part or whole; the order stays paid.
 * @throws notFound (404), orderActionRefused (41), refundTooLarge (41), invalidInput (40) for a foreign currency
 */
export async function refundOrder(
  context: Context,
  { order: ref, amount, reason }: OrderRef & { amount: { amount: number; currency?: string }; reason: string },
): Promise<OrderRow> {
  return context.transaction(async (tx) => {
    const order = await lockStaffOrder(tx, { order: ref });
    if (amount.currency !== undefined && amount.currency !== order.currency)
      throw refuseField('amount', m.error_field_invalid({ field: 'amount' }, { locale: context.locale }));
    const left = order.paidAmount - order.refundedAmount;
    const refunded = await transitionOrder(tx, context, order, {
      move: 'refund',
      event: 'refunded',
      reason,
      set: { refundedAmount: order.refundedAmount + Math.min(amount.amount, left) },
      detail: { amount: amount.amount, currency: order.currency },
    });
    if (amount.amount > left)
      throw new ShopError(refundTooLarge, { params: { left: formatMoney({ amount: left, currency: order.currency }, context.locale) } });
    await refundSettlement(tx, context, { order, amount: amount.amount, reason });
    await queueMail(tx, context, { orderId: order.id, kind: 'refunded', amount: amount.amount, reason });
    return refunded;
  });
}

/** Has money of the capture that paid an order given back. The caller has counted it on the order. */
export async function refundSettlement(
  tx: Tx,
  context: Context,
  { order, amount, reason }: { order: OrderRow; amount: number; reason: string },
): Promise<void> {
  const refundId = await requestRefund(tx, { orderId: order.id, source: 'settlement', amount, currency: order.currency, reason, at: context.now() });
  await context.enqueue(tx, orderRefund, { refundId });
}
