import { z } from 'zod';
import type { Job } from '#kit/server/jobs.ts';
import { noticeLimits } from './contract.ts';
import { deleteOld, deleteSurplus } from './store.ts';

const dayMs = 24 * 3_600_000;
const batch = 1_000;

/** Every night: deletes notifications that are old or above an account's maximum. */
export const purgeNoticesJob: Job<Record<string, never>> = {
  name: 'notice.forget',
  data: z.object({}),
  schedule: '47 3 * * *',
  async run(context) {
    const before = new Date(context.now().getTime() - noticeLimits.keepDays * dayMs);
    while ((await context.transaction((tx) => deleteOld(tx, { before, most: batch }))) === batch);
    while ((await context.transaction((tx) => deleteSurplus(tx, batch))) === batch);
  },
};
