import * as m from '#messages';
import { localeFor } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { requestRefund, type RefundSource } from '../../payments/refunds/index.ts';
import { orderRefund } from '../job-kinds.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { recordEvent } from '../record-event.ts';
import { newId } from '#kit/server/ids.ts';
import { insertOrderRefund } from './store-refunds.ts';
import { updateLocked, type OrderRow } from '../store.ts';

/** It paid for nothing: there is no invoice that a credit note could correct. */
export const noNote = { noteYear: null, noteSequence: null, noteNumber: null, creditsAmount: 0, giftCardsAmount: 0, shippingAmount: 0, shippingTaxAmount: 0 };

/**
 * Gives money back in full that came too late, twice, in a wrong amount, or for nothing known here
 * (docs/rules/orders.md, "Late and double payments"), and says so to the shopper where there is an order. It counts as paid and as refunded.
 */
export async function refundSurplus(
  tx: Tx,
  context: Context,
  surplus: { order: OrderRow | null; source: RefundSource; amount: number; currency: string },
): Promise<void> {
  const { order, source, amount, currency } = surplus;
  const at = context.now();
  const reason = m.order_refund_surplus({}, { locale: localeFor(order?.lang ?? 'en') });
  const refundId = await requestRefund(tx, { orderId: order?.id ?? null, source, amount, currency, reason, at });
  await context.enqueue(tx, orderRefund, { refundId });
  if (!order) {
    context.log.warn({ methodId: source.methodId, amount, currency, refundId }, 'a payment that belongs to no order is refunded');
    return;
  }
  // Amounts in two currencies cannot be added; the refund's own row records a foreign one.
  if (currency === order.currency) await updateLocked(tx, order, { paidAmount: order.paidAmount + amount, refundedAmount: order.refundedAmount + amount }, at);
  await insertOrderRefund(
    tx,
    { ...noNote, id: newId(at.getTime()), orderId: order.id, kind: 'surplus', amount, currency, reason, refundId, createdAt: at },
    [],
  );
  await recordEvent(tx, context, { order, event: 'surplusRefunded', reason, detail: { amount, currency, refundId } });
  await queueMail(tx, context, { orderId: order.id, kind: 'surplusRefunded', amount });
}
