import { z } from 'zod';
import type { AnyJob, Job } from '#kit/server/jobs.ts';
import { attemptCancel } from '../payments/attempts/index.ts';
import { sendSandboxWebhook } from '../payments/sandbox/index.ts';
import { completeDeliveredOrders } from './ship/complete-order.ts';
import { askAboutPayment, endAtProvider } from './pay/confirm-payment.ts';
import { issueBoughtCards, queueMissingCards } from './place/issue-bought-cards.ts';
import { deliverShippedOrders } from './ship/deliver-order.ts';
import { expectedDayMoved } from '../stock/ahead/index.ts';
import { notifyMovedDay } from './ship/notify-moved-day.ts';
import { undoOverdueEdits } from './edit/undo-overdue-edits.ts';
import { expireUnpaidOrders } from './pay/expire-unpaid-orders.ts';
import { attemptQuestion, giftCardsDue, orderLookup, orderMail, orderRefund, pushNews, sandboxWebhook } from './job-kinds.ts';
import { answerLookup } from './show/look-up-order.ts';
import { processLeftPaymentEvents, processPaymentEvent } from './pay/process-payment-event.ts';
import { sendPush } from './push/send-push.ts';
import { askForPayments } from './pay/ask-for-payments.ts';
import { remindOfPayments } from './pay/remind-of-payments.ts';
import { runOrderRefund, resumeOverdueRefunds } from './refund/run-order-refund.ts';
import { sendOrderMail } from './mails/send-order-mail.ts';
import { followParcels } from './track/follow-parcels.ts';

const none = z.object({});

const byTheClock = (name: string, schedule: string, run: Job<object>['run']): AnyJob => ({ name, schedule, data: none, run, retryLimit: 0 });
const queued = <Data>(kind: Pick<Job<Data>, 'name' | 'data'>, run: Job<Data>['run']): AnyJob => ({ ...kind, run, retryLimit: 8 });

/** What orders do in the background. */
export const orderJobs: readonly AnyJob[] = [
  queued(orderMail, sendOrderMail),
  // A device whose service is silent keeps no other waiting.
  { ...queued(pushNews, sendPush), atOnce: 4 },
  queued(orderRefund, runOrderRefund),
  queued(attemptCancel, endAtProvider),
  queued(attemptQuestion, askAboutPayment),
  queued(giftCardsDue, issueBoughtCards),
  queued(orderLookup, answerLookup),
  queued(expectedDayMoved, notifyMovedDay),
  {
    ...queued(sandboxWebhook, async (context, { attemptId }) => {
      const received = await sendSandboxWebhook(context, attemptId);
      if (received?.kind === 'stored') await processPaymentEvent(context, received.eventRowId);
    }),
    delayed: true,
  },
  byTheClock('order.expire', '* * * * *', expireUnpaidOrders),
  byTheClock('order.undo-edits', '3-59/10 * * * *', undoOverdueEdits),
  byTheClock('order.ask-for-payments', '2-59/5 * * * *', askForPayments),
  byTheClock('order.remind', '* * * * *', remindOfPayments),
  byTheClock('payment.events', '* * * * *', processLeftPaymentEvents),
  byTheClock('payment.refunds', '*/5 * * * *', resumeOverdueRefunds),
  byTheClock('order.deliver', '7 * * * *', deliverShippedOrders),
  byTheClock('order.parcels', '* * * * *', followParcels),
  byTheClock('order.complete', '17 * * * *', completeDeliveredOrders),
  byTheClock('order.gift-cards-left', '51 3 * * *', queueMissingCards),
];
