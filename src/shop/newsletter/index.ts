/**
 * The newsletter: its subscribers (double opt-in, one-click unsubscribe by RFC 8058), and its issues, sent in batches. No response reveals
 * whether an address is on the list.
 */
import type { Slice } from '#kit/server/slice.ts';
import { newsletterAdminRoutes } from './admin-routes.ts';
import { z } from 'zod';
import { issueJob, issueMailJob, issueTestJob, subscribeJob } from './job-kinds.ts';
import { newsletterRoutes } from './routes.ts';
import { sendIssueTest } from './issues/preview-issue.ts';
import { sendDueIssues, sendIssueBatch, sendIssueMail } from './issues/send-batch.ts';
import { deleteOldDeliveries } from './issues/store.ts';
import { answerSubscription } from './subscribe.ts';
import { deleteUnconfirmed } from './store.ts';
import { newsletterMailSamples } from './mail-samples.ts';
import { newsletterPersonalData } from './store-personal.ts';

export { subscribe } from './subscribe.ts';
export { mailStopToken, mayBeMailed, stopLinks } from './mail-stop.ts';
export { wantsNews } from './store.ts';
export { confirmSubscription, unsubscribe } from './confirm.ts';

/** The slice as the process lists it. */
export const newsletterSlice: Slice = {
  name: 'newsletter',
  mailSamples: newsletterMailSamples,
  personalData: newsletterPersonalData,
  retention: [
    { name: 'newsletterDeliveries', days: () => 400, purge: deleteOldDeliveries },
    { name: 'newsletterUnconfirmed', days: () => 30, purge: deleteUnconfirmed },
  ],
  routes(api) {
    newsletterRoutes(api);
    newsletterAdminRoutes(api);
  },
  jobs: [
    { ...subscribeJob, run: answerSubscription, retryLimit: 8 },
    { ...issueJob, run: sendIssueBatch, retryLimit: 8 },
    { ...issueMailJob, run: sendIssueMail, retryLimit: 8 },
    { ...issueTestJob, run: sendIssueTest, retryLimit: 8 },
    { name: 'newsletter.due', schedule: '* * * * *', data: z.object({}), run: sendDueIssues, retryLimit: 0 },
  ],
};
