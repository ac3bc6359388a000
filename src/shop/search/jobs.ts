import { z } from 'zod';
import type { Job } from '#kit/server/jobs.ts';
import { purgeSearches } from './purge-searches.ts';

/** Every night: deletes searches past their retention. */
export const purgeSearchesJob: Job<Record<string, never>> = {
  name: 'search.forget',
  data: z.object({}),
  schedule: '37 3 * * *',
  async run(context) {
    const forgotten = await purgeSearches(context);
    if (forgotten > 0) context.log.info({ forgotten }, 'old searches deleted');
  },
};
