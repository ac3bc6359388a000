import type { AnyJob, Job } from '#kit/server/jobs.ts';
import { shopEventJob, type EventListener, type EventPayload } from '#kit/server/events/shop-events.ts';
import { attemptDelivery } from './attempt-delivery.ts';
import { deliverJob } from './job-kinds.ts';
import { dispatchEvent } from './dispatch-webhook.ts';

const queued = <Data>(kind: Pick<Job<Data>, 'name' | 'data'>, run: Job<Data>['run'], more: Partial<AnyJob>): AnyJob => ({ ...kind, run, ...more });

// A slow endpoint makes few others wait.
const deliveriesAtOnce = 4;

type Parts = { listeners: () => readonly EventListener[]; payloads: () => readonly EventPayload[] };

/** What webhooks do in the background; `listeners` answers the jobs of other slices that events are passed on to, `payloads` what makes their payloads. */
export const webhookJobs = ({ listeners, payloads }: Parts): readonly AnyJob[] => [
  queued(shopEventJob, (context, event) => dispatchEvent(context, event, { listeners: listeners(), payloads: payloads() }), { retryLimit: 8 }),
  queued(deliverJob, (context, { deliveryId }) => attemptDelivery(context, deliveryId), { retryLimit: 8, delayed: true, atOnce: deliveriesAtOnce }),
];
