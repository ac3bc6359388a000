import { z } from 'zod';
import type { Job } from '#kit/server/jobs.ts';
import { deleteOldCheckouts } from './store.ts';

/** A checkout that was never placed holds a name and an address: it is retained no longer than it can be of use. */
const keepDays = 30;
const dayMs = 24 * 3_600_000;
const batch = 1_000;

/** Every night: checkouts that were begun and left are deleted. */
export const purgeCheckoutsJob: Job<Record<string, never>> = {
  name: 'checkout.forget',
  data: z.object({}),
  schedule: '37 3 * * *',
  async run(context) {
    const before = new Date(context.now().getTime() - keepDays * dayMs);
    while ((await context.transaction((tx) => deleteOldCheckouts(tx, { before, most: batch }))) === batch);
  },
};
