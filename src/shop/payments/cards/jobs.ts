/** What happens to saved cards in the background. */
import type { AnyJob, Job } from '#kit/server/jobs.ts';
import { detachCard, removeCustomer } from '../stripe/stripe-cards.ts';
import { cardChanged, cardKept, cardRemoved, customerErased } from './job-kinds.ts';
import { storeCard, refreshCard } from './store-card.ts';

const queued = <Data>(kind: Pick<Job<Data>, 'name' | 'data'>, run: Job<Data>['run']): AnyJob => ({ ...kind, run, retryLimit: 8 });

/** Without the provider's keys there is nobody to ask: then they wait for the next try. */
export const cardJobs: readonly AnyJob[] = [
  queued(cardKept, storeCard),
  queued(cardChanged, refreshCard),
  queued(cardRemoved, (context, { reference }) => detachCard(context, reference)),
  queued(customerErased, (context, { reference }) => removeCustomer(context, reference)),
];
