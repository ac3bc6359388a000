import { z } from 'zod';
import type { Job } from '#kit/server/jobs.ts';
import { deleteSurplus } from './store.ts';

const batch = 1_000;

/** Every night: deletes notifications above an account's maximum; old ones go by the slice's retention. */
export const deleteSurplusJob: Job<Record<string, never>> = {
  name: 'notice.forget',
  data: z.object({}),
  schedule: '47 3 * * *',
  async run(context) {
    while ((await context.transaction((tx) => deleteSurplus(tx, batch))) === batch);
  },
};
