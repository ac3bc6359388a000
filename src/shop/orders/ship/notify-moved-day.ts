import type { Context } from '#kit/server/context.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { recordEvent } from '../record-event.ts';
import { loadOrderForUpdate } from '../store.ts';
import { findMisinformed, moveExpectedDay } from './store-waiting.ts';

const atOnce = 100;

/**
 * The day from which on a variant is expected to be sent is another one: orders that wait for it say so from then on, and their buyers get a mail.
 * An order is one transaction, so a job that is tried again tells the others alone.
 */
export async function notifyMovedDay(context: Context, { variantId }: { variantId: string }): Promise<void> {
  for (;;) {
    const orderIds = await findMisinformed(context.db, variantId, atOnce);
    for (const orderId of orderIds) await notifyBuyer(context, { orderId, variantId });
    if (orderIds.length < atOnce) return;
  }
}

async function notifyBuyer(context: Context, line: { orderId: string; variantId: string }): Promise<void> {
  await context.transaction(async (tx) => {
    const order = await loadOrderForUpdate(tx, { id: line.orderId });
    if (!order) return;
    const expectedOn = await moveExpectedDay(tx, line);
    if (expectedOn === null) return;
    await recordEvent(tx, context, { order, event: 'expectedDayMoved', detail: { expectedOn } });
    await queueMail(tx, context, { orderId: order.id, kind: 'expectedDayMoved' });
  });
}
