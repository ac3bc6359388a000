/**
 * Webhooks: events of the shop, sent to the merchant's programs as signed messages (Standard Webhooks). Slices
 * emit events by the kit's `emitShopEvent`, in the transaction that writes them, and do not know this one.
 */
import { addSubscribers, type EventListener, type EventPayload } from '#kit/server/events/shop-events.ts';
import type { Slice } from '#kit/server/slice.ts';
import { webhookAdminRoutes } from './admin-routes.ts';
import { webhookLimits } from './contract.ts';
import { webhookJobs } from './jobs.ts';
import { hasListeners } from './store.ts';
import { deleteOldMessages } from './store-deliveries.ts';

export { changeAppEndpoints, createAppEndpoint } from './app-endpoints.ts';
export { endpointsOfApps } from './store.ts';

/** The slice as the process lists it. */
export function webhooksSlice(parts: { listeners: () => readonly EventListener[]; payloads: () => readonly EventPayload[] }): Slice {
  addSubscribers({ listens: (type) => parts.listeners().some(({ event }) => event === type), subscribed: hasListeners });
  return {
    name: 'webhooks',
    routes: webhookAdminRoutes,
    jobs: webhookJobs(parts),
    retention: [{ name: 'webhook deliveries', days: () => webhookLimits.keptDays, purge: deleteOldMessages }],
  };
}
