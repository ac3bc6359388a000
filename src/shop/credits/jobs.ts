import { z } from 'zod';
import type { Job } from '#kit/server/jobs.ts';
import { selectUnbalanced } from './store.ts';

const mostReported = 100;

/** Every night: checks that each stored balance is the sum of its ledger, and logs where it is not. */
export const checkCreditsJob: Job<Record<string, never>> = {
  name: 'credits.check',
  data: z.object({}),
  schedule: '53 3 * * *',
  retryLimit: 0,
  async run(context) {
    for (const found of await selectUnbalanced(context.db, mostReported)) context.log.error(found, 'the credits of an account are not the sum of its ledger');
  },
};
