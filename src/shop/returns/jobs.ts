import { z } from 'zod';
import type { AnyJob } from '#kit/server/jobs.ts';
import { returnMail } from './job-kinds.ts';
import { sendReturnMail } from './mails/send-return-mail.ts';
import { endOverdueReturns, remindOfParcels } from './watch-returns.ts';

const none = z.object({});

/** What returns do in the background. */
export const returnJobs: readonly AnyJob[] = [
  { ...returnMail, run: sendReturnMail, retryLimit: 8 },
  { name: 'return.expire', schedule: '23 * * * *', data: none, run: endOverdueReturns, retryLimit: 0 },
  { name: 'return.remind', schedule: '53 * * * *', data: none, run: remindOfParcels, retryLimit: 0 },
];
