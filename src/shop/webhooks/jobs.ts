import type { AnyJob, Job } from '#kit/server/jobs.ts';
import { shopEventJob } from '#kit/server/events/shop-events.ts';
import { attemptDelivery } from './attempt-delivery.ts';
import { deliverJob } from './job-kinds.ts';
import { dispatchWebhook } from './dispatch-webhook.ts';

const queued = <Data>(kind: Pick<Job<Data>, 'name' | 'data'>, run: Job<Data>['run'], more: Partial<AnyJob>): AnyJob => ({ ...kind, run, ...more });

// A slow endpoint makes few others wait.
const deliveriesAtOnce = 4;

/** What webhooks do in the background. */
export const webhookJobs: readonly AnyJob[] = [
  queued(shopEventJob, dispatchWebhook, { retryLimit: 8 }),
  queued(deliverJob, (context, { deliveryId }) => attemptDelivery(context, deliveryId), { retryLimit: 8, delayed: true, atOnce: deliveriesAtOnce }),
];
