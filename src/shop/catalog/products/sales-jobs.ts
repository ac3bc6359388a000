import { z } from 'zod';
import type { AnyJob } from '#kit/server/jobs.ts';
import { recordSale, saleJob } from './record-sale.ts';
import { deleteCounted } from './store-sales.ts';

/** No job is tried again after so long. */
const rememberedDays = 30;
const dayMs = 24 * 3_600_000;
const batch = 1_000;

/** Counting what paid orders sold, and forgetting which were counted. */
export const salesJobs: readonly AnyJob[] = [
  { ...saleJob, run: recordSale, retryLimit: 8 },
  {
    name: 'catalog.forget-sales',
    data: z.object({}),
    schedule: '53 3 * * *',
    async run(context) {
      const before = new Date(context.now().getTime() - rememberedDays * dayMs);
      while ((await context.transaction((tx) => deleteCounted(tx, { before, most: batch }))) === batch);
    },
  },
];
