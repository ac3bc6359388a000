import type { Context } from '#kit/server/context.ts';
import { findUnprocessedEvents, markEventProcessed, takeEvent } from '../../payments/webhooks/index.ts';
import { settlePayment } from './reconcile-payment.ts';

/** Processes a stored webhook, once however often and by however many it is tried. */
export async function processPaymentEvent(context: Context, eventRowId: string): Promise<void> {
  await context.transaction(async (tx) => {
    const event = await takeEvent(tx, eventRowId);
    if (!event) return;
    const outcome = await settlePayment(tx, context, { ...event, asked: false });
    await markEventProcessed(tx, eventRowId, { outcome, at: context.now() });
  });
}

const leftForMs = 30_000;
const mostAtOnce = 100;

/** Processes stored webhooks whose process died before it came to them. */
export async function processLeftPaymentEvents(context: Context): Promise<void> {
  const receivedBefore = new Date(context.now().getTime() - leftForMs);
  for (const id of await findUnprocessedEvents(context.db, { receivedBefore, limit: mostAtOnce })) {
    try {
      await processPaymentEvent(context, id);
    } catch (error) {
      context.log.error({ err: error, paymentEvent: id }, 'a stored webhook could not be processed');
    }
  }
}
