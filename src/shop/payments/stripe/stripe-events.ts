/** Stripe's webhooks: the signature over the bytes as they came, and what an event says. */
import { z } from 'zod';
import { isId } from '#kit/server/ids.ts';
import type { Context } from '#kit/server/context.ts';
import { paymentLimits } from '../contract.ts';
import type { PaymentNotice, WebhookRequest } from '../provider.ts';
import { stripeClient } from './stripe-client.ts';
import { intentSchema, noticeOf } from './stripe-intents.ts';
import { refundSchema } from './stripe-refunds.ts';

/** Header of Stripe's webhooks: `t=<seconds>,v1=<HMAC-SHA256 of "<t>.<body>", hex>`, with a `v1` for each secret in force. */
export const stripeSignatureHeader = 'stripe-signature';

const eventSchema = z.object({
  id: z.string().regex(/^evt_\w{1,200}$/),
  type: z.string().max(100),
  data: z.object({ object: z.looseObject({}) }),
});

/** Verifies and reads an event; null for one that is not Stripe's, or too old. */
export async function readStripeEvent(context: Context, request: WebhookRequest): Promise<{ eventId: string; notice: PaymentNotice } | null> {
  const event = eventSchema.safeParse(await verified(context, request));
  if (!event.success) return null;
  const notice = noticeOfEvent(context, event.data.type, event.data.data.object);
  return notice ? { eventId: event.data.id, notice } : null;
}

async function verified(context: Context, { headers, body, now }: WebhookRequest): Promise<unknown> {
  const settings = context.config.payments.stripe;
  const header = headers[stripeSignatureHeader];
  if (!settings || typeof header !== 'string' || isFromTheFuture(header, now)) return null;
  const stripe = await stripeClient(settings);
  try {
    return stripe.webhooks.constructEvent(body, header, settings.webhookSecret, paymentLimits.webhookAgeMs / 1000, undefined, now.getTime());
  } catch {
    return null;
  }
}

// The library minds the past only.
function isFromTheFuture(header: string, now: Date): boolean {
  const seconds = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(header)?.[1] ?? Infinity);
  return seconds * 1000 - now.getTime() > paymentLimits.webhookAgeMs;
}

const intentEvents = new Set(['payment_intent.succeeded', 'payment_intent.processing', 'payment_intent.payment_failed', 'payment_intent.canceled']);
// Of a saved card: it was taken away, or its bank renewed it.
const cardEvents = /^payment_method\.(?:detached|updated|automatically_updated)$/;
const refundEvents = /^(?:refund\.(?:created|updated|failed)|charge\.refund\.updated)$/;

function noticeOfEvent(context: Context, type: string, object: unknown): PaymentNotice | null {
  if (intentEvents.has(type)) {
    const intent = intentSchema.safeParse(object);
    if (!intent.success) return null;
    // What an event says is what the intent was then.
    return type === 'payment_intent.payment_failed' ? { kind: 'failed', reference: intent.data.id } : (noticeOf(context, intent.data) ?? { kind: 'other' });
  }
  if (refundEvents.test(type)) return refundNotice(refundSchema.safeParse(object).data);
  if (cardEvents.test(type)) {
    const card = cardSchema.safeParse(object);
    return card.success ? { kind: 'cardChanged', reference: card.data.id } : null;
  }
  if (type === 'charge.refunded') return refundNotice(chargeSchema.safeParse(object).data?.refunds?.data[0]);
  return { kind: 'other' };
}

const cardSchema = z.object({ id: z.string().regex(/^pm_\w{1,200}$/) });

// Newer versions of the API leave the list out; `refund.updated` reports it then.
const chargeSchema = z.object({ refunds: z.object({ data: z.array(refundSchema) }).nullish() });

function refundNotice(refund: z.output<typeof refundSchema> | undefined): PaymentNotice {
  const refundId = refund?.metadata?.['refundId'];
  return refundId && isId(refundId) ? { kind: 'refundChanged', refundId } : { kind: 'other' };
}
