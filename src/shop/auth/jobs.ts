import { z } from 'zod';
import type { AnyJob } from '#kit/server/jobs.ts';
import { deliverCode } from './deliver-code.ts';
import { codeJob, failureJob } from './job-kinds.ts';
import { recordFailure } from './record-failure.ts';
import { deleteOldProofs } from './store.ts';

/** Codes and failures as they come; every hour what has expired is deleted. */
export const authJobs: readonly AnyJob[] = [
  { ...codeJob, run: deliverCode },
  { ...failureJob, run: recordFailure },
  { name: 'auth.forget', data: z.object({}), schedule: '23 * * * *', run: (context) => context.transaction((tx) => deleteOldProofs(tx, context.now())) },
];
