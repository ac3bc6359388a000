import type { Context } from '#kit/server/context.ts';
import { eachApart } from '#kit/server/each-apart.ts';
import { notifyAccount } from '../../notices/index.ts';
import { isPaidLater } from '../contract.ts';
import { askedUntil } from '../rules.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { recordEvent } from '../record-event.ts';
import { findWaiting } from '../ship/store-waiting.ts';
import { loadOrderForUpdate, updateLocked } from '../store.ts';
import { findOrdersToAsk } from './store-due.ts';

const mostAtOnce = 500;

/** Asks for the payment of orders that are paid later, once all of what they wait for has come: by mail, and on their shoppers' own pages. */
export async function askForPayments(context: Context): Promise<void> {
  await eachApart(context, await findOrdersToAsk(context.db, mostAtOnce), {
    record: 'order',
    failed: 'the payment of an order could not be asked for',
    work: (id) => ask(context, id),
  });
}

async function ask(context: Context, id: string): Promise<void> {
  const at = context.now();
  await context.transaction(async (tx) => {
    const order = await loadOrderForUpdate(tx, { id });
    // It may have been cancelled since the list was read, or its goods counted down.
    if (!order || !isPaidLater(order) || (await findWaiting(tx, [id])).size > 0) return;
    const { accountId, orderNo, checkoutSlug } = order;
    await updateLocked(tx, order, { payLater: false, paymentAskedAt: at, paymentDueAt: askedUntil(at) }, at);
    await recordEvent(tx, context, { order, event: 'paymentAsked' });
    await queueMail(tx, context, { orderId: id, kind: 'paymentAsked' });
    if (accountId) await notifyAccount(tx, context, { accountId, kind: 'paymentDue', params: { orderNo }, path: `/checkout/${checkoutSlug}` });
  });
}
