/** Web push about orders, on the wire. */
import { z } from 'zod';
import { orderLimits } from '../contract-limits.ts';

/** How many devices an account or an order has at most, how long an order is followed, and how often one network may ask within a quarter of an hour. */
export const pushLimits = { devices: 10, orderDays: 180, endpointLength: 1_000, perNetwork: 120 } as const;

/** What the news is. */
export const pushEvents = ['shipped', 'delivered', 'refunded', 'cancelled', 'paymentAsked'] as const;
export type PushEvent = (typeof pushEvents)[number];

/** What is followed: one order, or without a number all orders of the account that asks. */
const followed = { orderNo: z.string().min(1).max(orderLimits.orderNoLength).optional(), orderToken: z.string().max(orderLimits.tokenLength).optional() };
const endpoint = z.string().min(1).max(pushLimits.endpointLength);
const authSchema = z.string().regex(/^[\w-]{22}$/);
const keysSchema = z.object({ p256dh: z.string().regex(/^[\w-]{87}$/), auth: authSchema });

/** `/push/state`: `endpoint` is the browser's subscription, where it has one. */
export const pushStateInput = z.object({ ...followed, endpoint: endpoint.optional() });
/** `/push/subscribe`: the browser's subscription, as `PushSubscription.toJSON` writes it. */
export const pushSubscribeInput = z.object({
  ...followed,
  endpoint,
  keys: keysSchema,
});
export type PushSubscribeInput = z.output<typeof pushSubscribeInput>;
/** `/push/unsubscribe` */
export const pushUnsubscribeInput = z.object({ ...followed, endpoint });

/** `/push/renew`: the subscription that a browser had, and the one that replaces it. Its secret `auth` proves that it is the same browser. */
export const pushRenewInput = z.object({
  old: z.object({ endpoint, auth: authSchema }),
  endpoint,
  keys: keysSchema,
});
/** See above. */
export type PushRenewInput = z.output<typeof pushRenewInput>;

/** Whether this browser follows, and what it subscribes with. `used`: it follows this or something else. */
export const pushStateSchema = z
  .object({ on: z.boolean(), used: z.boolean(), publicKey: z.string() })
  .meta({ id: 'PushState', description: 'Whether a browser gets news of an order, or of all orders of an account, by web push.' });
export type PushState = z.infer<typeof pushStateSchema>;
