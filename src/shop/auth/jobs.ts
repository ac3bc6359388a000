import { z } from 'zod';
import type { Context } from '#kit/server/context.ts';
import type { AnyJob } from '#kit/server/jobs.ts';
import { deliverCode } from './codes/deliver-code.ts';
import { codeJob, failureJob } from './job-kinds.ts';
import { recordFailure } from './sign-in/record-failure.ts';
import { deleteOldFlows } from './store-openid.ts';
import { deleteOldChallenges } from './store-passkeys.ts';
import { deleteOldProofs } from './store.ts';

/** Codes and failures as they come; every hour what has expired is deleted. */
export const authJobs: readonly AnyJob[] = [
  { ...codeJob, run: deliverCode },
  { ...failureJob, run: recordFailure },
  { name: 'auth.forget', data: z.object({}), schedule: '23 * * * *', run: purge },
];

function purge(context: Context): Promise<void> {
  return context.transaction(async (tx) => {
    await deleteOldProofs(tx, context.now());
    await deleteOldFlows(tx, context.now());
    await deleteOldChallenges(tx, context.now());
  });
}
