import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { beginAttempt, captureAttempt } from '../../payments/attempts/index.ts';
import type { PaymentMethodId } from '../../payments/contract.ts';
import { paymentTraitsOf } from '../../payments/index.ts';
import { confirmUses } from '../../promotions/apply/index.ts';
import { dueOf } from '../contract.ts';
import { loadStaffOrderForUpdate, type OrderRef } from '../staff/load-staff-order.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { queueCards, queueSale } from '../place/queue-sale.ts';
import { findLines, type OrderRow } from '../store.ts';
import { transitionOrder } from '../transition-order.ts';

/** What a changed order costs more may come by any way; where its own reports captures, it came by this one. */
const otherWay: PaymentMethodId = 'bankTransfer';

/**
 * Staff say that the money of a bank transfer or of a cash-on-delivery order has come, in full; or that what a changed order
 * costs more has come, whatever paid the rest.
 * @throws notFound (404), orderActionNotAllowed (41)
 */
export async function markPaid(context: Context, ref: OrderRef): Promise<OrderRow> {
  return context.transaction((tx) => markPaidIn(tx, context, ref));
}

/** The same, in the caller's transaction. */
export async function markPaidIn(tx: Tx, context: Context, ref: OrderRef): Promise<OrderRow> {
  const order = await loadStaffOrderForUpdate(tx, ref);
  const isRest = order.payStatus === 'paid';
  const amount = dueOf(order);
  const own = order.paymentMethodId as PaymentMethodId;
  const methodId = isRest && !paymentTraitsOf(own).capturedLater ? otherWay : own;
  const paidAmount = order.paidAmount + amount;
  const paid = await transitionOrder(tx, context, order, {
    transition: isRest ? 'payDue' : 'markPaid',
    event: 'paid',
    set: isRest ? { paidAmount, dueAmount: 0, paymentDueAt: null, paymentMethodId: order.paymentMethodId ?? methodId } : { paidAmount, paidAt: context.now() },
    detail: { amount, currency: order.currency, methodId },
  });
  const attempt = await beginAttempt(tx, context, { orderId: order.id, methodId, amount });
  await captureAttempt(tx, context, { orderId: order.id, attemptId: attempt.id, amount, settles: true });
  if (isRest) await queueCards(tx, context, { orderId: order.id, lines: await findLines(tx, [order.id]) });
  else {
    await confirmUses(tx, order.id);
    await queueSale(tx, context, order.id);
  }
  await queueMail(tx, context, { orderId: order.id, kind: 'paymentReceived' });
  return paid;
}
