/**
 * Orders: placed by the checkout in one transaction, paid, shipped, delivered, cancelled. `states.ts` is the whole life
 * cycle as data; `transition-order.ts` is the only place that changes a state. An order stores its own copy of everything.
 */
import type { Slice } from '#kit/server/slice.ts';
import { orderAdminRoutes } from './staff/admin-routes.ts';
import { orderEventPayload } from './event-payload.ts';
import { orderJobs } from './jobs.ts';
import { orderMailSamples } from './mails/mail-samples.ts';
import { webhookRoutes } from './pay/payment-routes.ts';
import { orderRoutes } from './routes.ts';
import { paymentReturnRoutes } from './pay/payment-return-routes.ts';
import { sandboxRoutes } from './pay/sandbox-routes.ts';
import { stripeRoutes } from './pay/stripe-routes.ts';
import { pushLimits } from './contract.ts';
import { pushPersonalData } from './push/store-personal.ts';
import { pushRoutes } from './push/push-routes.ts';
import { deleteFollowers } from './push/store-push.ts';
import { orderPersonalData } from './store-personal.ts';
import { deleteViewers } from './show/store-viewers.ts';
import { deleteOldWebhooks } from './track/store-track.ts';
import { carrierWebhookRoutes, parcelRoutes } from './track/track-routes.ts';

export { placeOrder } from './place/place-order.ts';
export { openOrder } from './show/open-order.ts';
export { findOwnOrder, type OwnOrder } from './show/find-own-order.ts';
export { countOrders, listOrders, readOrder } from './show/read-orders.ts';
export { lookUpOrder } from './show/look-up-order.ts';
export { issueAccessToken } from './access-token.ts';
export { findOrderIdForStaff, readCreditNote, loadOrderForDocument, type OrderForDocument } from './show/load-for-document.ts';
export { invoiceDue } from './job-kinds.ts';

/** The slice as the process lists it. */
export const ordersSlice: Slice = {
  name: 'orders',
  // Whose an order is stands on it until it is erased.
  personalData: [...pushPersonalData, ...orderPersonalData],
  routes(api) {
    orderRoutes(api);
    webhookRoutes(api);
    paymentReturnRoutes(api);
    sandboxRoutes(api);
    stripeRoutes(api);
    orderAdminRoutes(api);
    carrierWebhookRoutes(api);
    parcelRoutes(api);
    pushRoutes(api);
  },
  jobs: orderJobs,
  eventPayloads: [orderEventPayload],
  mailSamples: orderMailSamples,
  retention: [
    { name: 'order viewers', days: () => 0, purge: deleteViewers },
    { name: 'push subscriptions of orders', days: () => pushLimits.orderDays, purge: deleteFollowers },
    { name: 'carrier webhooks', days: () => 30, purge: deleteOldWebhooks },
  ],
};
