import { z } from 'zod';
import { announceStale } from '#kit/server/announce.ts';
import type { AnyJob, Job } from '#kit/server/jobs.ts';
import { takeStaleProducts } from './store-search.ts';
import { refreshProducts } from './store-write.ts';

const atOnce = 500;
const mostRounds = 40;

/** Every minute: products of renamed categories and tags are found by the new names. */
const refreshSearchJob: Job<Record<string, never>> = {
  name: 'catalog.search-words',
  data: z.object({}),
  schedule: '* * * * *',
  retryLimit: 0,
  async run(context) {
    for (let round = 0; round < mostRounds; round += 1) {
      const count = await context.transaction(async (tx) => {
        const ids = await takeStaleProducts(tx, atOnce);
        await refreshProducts(tx, ids);
        if (ids.length > 0) await announceStale(tx, ['products']);
        return ids.length;
      });
      if (count < atOnce) return;
    }
  },
};

/** What the catalogue does in the background. */
export const catalogJobs: readonly AnyJob[] = [refreshSearchJob];
