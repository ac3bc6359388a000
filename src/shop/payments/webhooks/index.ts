/** What providers report. */
export { receiveWebhook } from './receive-webhook.ts';
export { takeEvent } from './webhook-events.ts';
export { findUnprocessedEvents, markEventProcessed } from '../store.ts';
export { clearOldWebhookBodies, clearWebhookBodies } from './store-bodies.ts';
