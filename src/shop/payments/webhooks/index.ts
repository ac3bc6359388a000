/** What providers report. */
export { receiveWebhook } from './receive-webhook.ts';
export { finishEvent, leftEvents, takeEvent } from './webhook-events.ts';
export { clearOldWebhookBodies, clearWebhookBodies } from './store-bodies.ts';
