import type { Context } from '#kit/server/context.ts';
import { beginAttempt, captureAttempt } from '../../payments/attempts/index.ts';
import type { PaymentMethodId } from '../../payments/contract.ts';
import { confirmUses } from '../../promotions/apply/index.ts';
import { loadStaffOrderForUpdate, type OrderRef } from '../staff/load-staff-order.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { queueSale } from '../place/queue-sale.ts';
import type { OrderRow } from '../store.ts';
import { transitionOrder } from '../transition-order.ts';

/**
 * Staff say that the money of a bank transfer or of a cash-on-delivery order has come, in full.
 * @throws notFound (404), orderActionRefused (41)
 */
export async function markPaid(context: Context, ref: OrderRef): Promise<OrderRow> {
  return context.transaction(async (tx) => {
    const order = await loadStaffOrderForUpdate(tx, ref);
    const at = context.now();
    const amount = order.totalAmount;
    const methodId = order.paymentMethodId as PaymentMethodId;
    const paid = await transitionOrder(tx, context, order, {
      transition: 'markPaid',
      event: 'paid',
      set: { paidAmount: order.paidAmount + amount, paidAt: at },
      detail: { amount, currency: order.currency, methodId },
    });
    const attempt = await beginAttempt(tx, context, { orderId: order.id, methodId });
    await captureAttempt(tx, context, { orderId: order.id, attemptId: attempt.id, amount, settles: true });
    await confirmUses(tx, order.id);
    await queueSale(tx, context, order.id);
    await queueMail(tx, context, { orderId: order.id, kind: 'paymentReceived' });
    return paid;
  });
}
