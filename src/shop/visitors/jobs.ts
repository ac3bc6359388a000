import type { Job } from '#kit/server/jobs.ts';
import { z } from 'zod';
import { readSettings } from '../settings/index.ts';
import { forgetVisitors } from './forget-visitors.ts';

/** Every night: visits are deleted that are older than the merchant keeps them (settings, group `visitors`). */
export const forgetVisitorsJob: Job<Record<string, never>> = {
  name: 'visitors.forget',
  data: z.object({}),
  schedule: '17 3 * * *',
  async run(context) {
    const { visitors } = await readSettings(context.db);
    const forgotten = await forgetVisitors(context, visitors.keepDays);
    if (forgotten > 0) context.log.info({ forgotten }, 'old visits deleted');
  },
};
