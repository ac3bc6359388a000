import { z } from 'zod';
import type { AnyJob } from '#kit/server/jobs.ts';
import { recoveryMailJob } from './job-kinds.ts';
import { mailAbandoned, sendRecoveryMail } from './mail-abandoned.ts';

/** What goes on about checkouts that were left. */
export const abandonedJobs: readonly AnyJob[] = [
  { name: 'checkout.recover', schedule: '*/10 * * * *', data: z.object({}), run: mailAbandoned, retryLimit: 0 },
  { ...recoveryMailJob, run: sendRecoveryMail, retryLimit: 8 } as AnyJob,
];
