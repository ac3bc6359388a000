import * as m from '#messages';
import { amount as amountOf, formatMoney } from '#kit/pure/amount.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { refuseField } from '#kit/server/http/api.ts';
import { requestRefund } from '../payments/index.ts';
import { refundTooLarge } from './contract.ts';
import { orderRefund } from './job-kinds.ts';
import { lockStaffOrder, type OrderRef } from './lock-staff-order.ts';
import { queueMail } from './queue-mail.ts';
import { creditsLeft, returnCredits } from './return-credits.ts';
import type { OrderRow } from './store.ts';
import { transitionOrder } from './transition-order.ts';

/**
 * Staff give back what was paid for an order, in part or whole: its money first, then the credits that it used, as credits.
 * The order stays paid.
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
    const withCredits = left + creditsLeft(order);
    const ofMoney = Math.min(amount.amount, left);
    const refunded = await transitionOrder(tx, context, order, {
      move: 'refund',
      event: 'refunded',
      reason,
      set: { refundedAmount: order.refundedAmount + ofMoney },
      detail: { amount: amount.amount, currency: order.currency },
    });
    if (amount.amount > withCredits)
      throw new ShopError(refundTooLarge, { params: { left: formatMoney({ amount: withCredits, currency: order.currency }, context.locale) } });
    if (ofMoney > 0) await refundSettlement(tx, context, { order, amount: ofMoney, reason });
    await queueMail(tx, context, { orderId: order.id, kind: 'refunded', amount: amount.amount, reason });
    return returnCredits(tx, context, refunded, { of: amountOf(amount.amount - ofMoney), reason });
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
