/** Outgoing webhooks as the back office and their receivers see them. */
import { z } from 'zod';
import * as m from '#messages';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';

/** Limits of webhooks. */
export const webhookLimits = {
  mostEndpoints: 20,
  titleLength: 100,
  urlLength: 500,
  /** Maximum of characters stored of a response. */
  excerptLength: 500,
  /** An endpoint answers within this time. */
  timeoutMs: 15_000,
  /** After so long of failing alone an endpoint is switched off. */
  failingDays: 5,
  /** For so long the old secret signs beside the new one. */
  overlapHours: 24,
  keptDays: 30,
  mostReplayed: 1_000,
} as const;

/** Seconds before each further attempt, as Standard Webhooks proposes them; after the last one a delivery has failed. */
export const retryDelaysSeconds = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400] as const;

/** All event types. */
export const webhookEvents = [
  'order.placed',
  'order.paid',
  'order.paymentAsked',
  'order.cancellationRequested',
  'order.cancelled',
  'order.shipped',
  'order.delivered',
  'order.completed',
  'order.refunded',
  'order.edited',
  'return.applied',
  'return.approved',
  'return.refused',
  'return.cancelled',
  'return.sent',
  'return.received',
  'return.rejected',
  'return.exchangeSent',
  'return.refunded',
  'return.expired',
] as const;
/** An event type. */
export type WebhookEvent = (typeof webhookEvents)[number];

/** The event that is sent when staff test an endpoint. */
export const testEvent = 'webhook.test';

/** The version of `data` in what is sent: a field may be added, none changes its meaning or goes. */
export const payloadVersion = 1;

/** States of a delivery. */
export const deliveryStates = ['pending', 'delivered', 'failed'] as const;
/** State of a delivery. */
export type DeliveryState = (typeof deliveryStates)[number];

/** Why an attempt failed. `status`: the answer's; `redirect` is never followed; `private` is no address of the public network. */
export const deliveryProblems = ['', 'status', 'redirect', 'timeout', 'private', 'connection', 'off'] as const;

/** Why an endpoint is off. */
export const offReasons = ['staff', 'failing', 'gone'] as const;

const at = z.iso.datetime();

/** An endpoint as staff see it; its secret is shown when it is made, and never again. */
export const endpointSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    url: z.string(),
    events: z.array(z.enum(webhookEvents)),
    isOn: z.boolean(),
    offReason: z.enum(offReasons).nullable(),
    /** Since when nothing has arrived; null when the latest did. */
    failingSince: at.nullable(),
    deliveredAt: at.nullable(),
    /** Until when the secret before this one signs as well. */
    previousUntil: at.nullable(),
    createdAt: at,
  })
  .meta({ id: 'WebhookEndpoint', description: 'An address that receives events.' });
/** An endpoint as staff see it. */
export type Endpoint = z.infer<typeof endpointSchema>;

/** An endpoint with the secret that was just made for it. */
export const newEndpointSchema = endpointSchema
  .extend({ secret: z.string() })
  .meta({ id: 'NewWebhookEndpoint', description: 'An endpoint with the secret that was just made for it.' });
/** An endpoint with the secret that was just made for it. */
export type NewEndpoint = z.infer<typeof newEndpointSchema>;

/** What staff say of an endpoint. */
export const endpointInput = z.object({
  title: z.string().trim().min(1).max(webhookLimits.titleLength),
  url: z.string().trim().min(1).max(webhookLimits.urlLength),
  events: z
    .array(z.enum(webhookEvents))
    .min(1)
    .max(webhookEvents.length)
    .transform((events) => [...new Set(events)]),
  isOn: z.boolean().default(true),
});
/** What staff say of an endpoint. */
export type EndpointInput = z.output<typeof endpointInput>;

/** From when on what failed is sent again. */
export const replayInput = z.object({ since: at });

/** What staff sort endpoints by. */
export const endpointSorts = ['createdAt', 'title'] as const;
/** What staff narrow endpoints by. */
export const endpointFilter = z.strictObject({ q: z.string().trim().max(200).optional() });
/** What staff narrow deliveries by. */
export const deliveryFilter = z.strictObject({
  endpointId: z.string().max(64).optional(),
  state: z.enum(deliveryStates).optional(),
  type: z.string().max(60).optional(),
});

/** A delivery as staff see it. */
export const deliverySchema = z
  .object({
    id: z.string(),
    messageId: z.string(),
    type: z.string(),
    at,
    endpoint: z.object({ id: z.string(), title: z.string() }),
    state: z.enum(deliveryStates),
    attempts: z.number().int(),
    attemptedAt: at.nullable(),
    /** When it is tried again. */
    nextAt: at.nullable(),
    /** HTTP status of the latest answer. */
    status: z.number().int().nullable(),
    problem: z.enum(deliveryProblems),
    /** The beginning of the latest answer, or what the connection said. */
    excerpt: z.string(),
    durationMs: z.number().int().nullable(),
  })
  .meta({ id: 'WebhookDelivery', description: 'An event on its way to an endpoint.' });
/** A delivery as staff see it. */
export type Delivery = z.infer<typeof deliverySchema>;

/** A delivery with the body that is sent. */
export const deliveryDetailSchema = deliverySchema
  .extend({ payload: z.string() })
  .meta({ id: 'WebhookDeliveryDetail', description: 'A delivery with the body that is sent.' });
/** A delivery with the body that is sent. */
export type DeliveryDetail = z.infer<typeof deliveryDetailSchema>;

/** More endpoints than there may be. Cure: Delete an endpoint first. */
export const tooManyEndpoints: ErrorSpec = { reason: 'tooManyEndpoints', wire: 41, status: 409, message: m.webhooks_too_many };
/** The endpoint is switched off: nothing is sent to it. Cure: Switch the endpoint on first. */
export const endpointOff: ErrorSpec = { reason: 'endpointOff', wire: 41, status: 409, message: m.webhooks_is_off };
/** It is on its way as it is. Cure: Wait until it was tried. */
export const deliveryPending: ErrorSpec = { reason: 'deliveryPending', wire: 41, status: 409, message: m.webhooks_is_pending };
