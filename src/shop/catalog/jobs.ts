import { z } from 'zod';
import type { AnyJob, Job } from '#kit/server/jobs.ts';
import { takeFieldValues, takeValuesJob } from './fields/take-values.ts';
import { continueRule, ruleJob } from './listings/follow-rule.ts';
import { refreshRenamed } from './search/refresh-renamed.ts';
import { scheduleJob } from './staff/publish-on-time.ts';
import { recordSale, saleJob } from './products/record-sale.ts';

/** Every minute: products of renamed categories and tags are found by the new names. */
const refreshSearchJob: Job<Record<string, never>> = {
  name: 'catalog.search-words',
  data: z.object({}),
  schedule: '* * * * *',
  retryLimit: 0,
  run: refreshRenamed,
};

/** What the catalogue does in the background. */
export const catalogJobs: readonly AnyJob[] = [
  refreshSearchJob,
  scheduleJob,
  { ...ruleJob, run: continueRule },
  { ...takeValuesJob, run: takeFieldValues },
  { ...saleJob, run: recordSale, retryLimit: 8 },
];
