/** Jobs that orders queue; what they do is in `jobs.ts`. */
import { z } from 'zod';
import type { JobKind } from '#kit/server/context.ts';
import { orderMailKinds, orderStatuses, payStatuses, pushEvents } from './contract.ts';

const mailData = z.object({
  orderId: z.uuid(),
  kind: z.enum(orderMailKinds),
  /** Why (of a rejection, a cancellation, a refund). */
  reason: z.string().optional(),
  /** Minor units of the order's currency (of a refund). */
  amount: z.number().int().optional(),
  shipmentId: z.uuid().optional(),
  /** Whom the shop sends a copy, instead of who placed the order. */
  copyTo: z.email().max(254).optional(),
});

/** A mail about an order, made when it is sent. */
export const orderMail: JobKind<z.output<typeof mailData>> = { name: 'order.mail', data: mailData };

const pushData = z.object({ subscriptionId: z.uuid(), orderId: z.uuid(), event: z.enum(pushEvents) });

/** One device gets news of an order by web push. */
export const pushNews: JobKind<z.output<typeof pushData>> = { name: 'order.push', data: pushData };

/** `checks`: how often the provider was asked what became of it. */
const refundData = z.object({ refundId: z.uuid(), checks: z.number().int().optional() });

/** Gives a refund's money back. */
export const orderRefund: JobKind<z.output<typeof refundData>> = { name: 'order.refund', data: refundData };

const attemptData = z.object({ attemptId: z.uuid() });

/** A provider is asked what became of an attempt. */
export const attemptQuestion: JobKind<z.output<typeof attemptData>> = { name: 'payment.ask', data: attemptData };

/** The sandbox notifies the shop of its decision, by webhook. */
export const sandboxWebhook: JobKind<z.output<typeof attemptData>> = { name: 'payment.sandbox-webhook', data: attemptData };

const giftCardData = z.object({ orderId: z.uuid() });

/** Issues the gift cards that a paid order bought. */
export const giftCardsDue: JobKind<z.output<typeof giftCardData>> = { name: 'order.gift-cards', data: giftCardData };

const lookupData = z.object({ orderNo: z.string(), email: z.string() });

/** The link to an order was asked for. */
export const orderLookup: JobKind<z.output<typeof lookupData>> = { name: 'order.lookup', data: lookupData };

const invoiceData = z.object({ orderId: z.uuid() });

/** An order was paid: its invoice is due. What makes it is another slice's. */
export const invoiceDue: JobKind<z.output<typeof invoiceData>> = { name: 'document.invoice', data: invoiceData };

/** What an event of an order is emitted with. */
export const emittedOrderData = z.object({
  orderId: z.uuid(),
  status: z.enum(orderStatuses),
  payStatus: z.enum(payStatuses),
  reason: z.string(),
  /** Which of the event's details are sent (an amount, a carrier). */
  detail: z.record(z.string(), z.unknown()),
});

/** The same, as it is read. */
export type EmittedOrder = z.output<typeof emittedOrderData>;
