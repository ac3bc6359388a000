import type { Context } from '#kit/server/context.ts';
import { eachApart } from '#kit/server/each-apart.ts';
import { notifyAccount } from '../../notices/index.ts';
import { reminders } from '../../payments/index.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { loadOrderForUpdate } from '../store.ts';
import { findAskedToRemind, findOrdersToRemind, markReminded } from './store-due.ts';
import { awaitsPayment, orderLimits } from '../contract.ts';

const mostAtOnce = 500;

/** Reminds shoppers whose order's window closes soon, once for each order and method: by mail, and on their own pages. */
export async function remindOfPayments(context: Context): Promise<void> {
  const dueAfter = context.now();
  for (const { methodId, leadMs } of reminders()) {
    const dueBefore = new Date(dueAfter.getTime() + leadMs);
    await eachApart(context, await findOrdersToRemind(context.db, { methodId, dueAfter, dueBefore, limit: mostAtOnce }), {
      record: 'order',
      failed: 'a shopper could not be reminded of a payment',
      work: (id) => remind(context, { id, methodId }),
    });
  }
  await eachApart(
    context,
    await findAskedToRemind(context.db, { dueAfter, dueBefore: new Date(dueAfter.getTime() + orderLimits.askedReminderMs), limit: mostAtOnce }),
    { record: 'order', failed: 'a shopper could not be reminded of a payment', work: (id) => remind(context, { id, methodId: null }) },
  );
}

/** `methodId`: null where the payment was asked for, by whatever method. */
async function remind(context: Context, { id, methodId }: { id: string; methodId: string | null }): Promise<void> {
  await context.transaction(async (tx) => {
    const order = await loadOrderForUpdate(tx, { id });
    // It may have been paid or cancelled, or its method changed, since the list was read.
    if (!order || !awaitsPayment(order) || order.paymentMethodId === null || (methodId ?? order.paymentMethodId) !== order.paymentMethodId) return;
    if (!(await markReminded(tx, id, order.paymentMethodId))) return;
    await queueMail(tx, context, { orderId: id, kind: 'paymentReminder' });
    const { accountId, orderNo, checkoutSlug } = order;
    if (accountId) await notifyAccount(tx, context, { accountId, kind: 'paymentDue', params: { orderNo }, path: `/checkout/${checkoutSlug}` });
  });
}
