import type { Job } from '#kit/server/jobs.ts';
import { z } from 'zod';
import { forgetVisitors, keepDaysByDefault } from './forget-visitors.ts';

/** Every night: visits beyond their time are deleted. */
export const forgetVisitorsJob: Job<Record<string, never>> = {
  name: 'visitors.forget',
  data: z.object({}),
  schedule: '17 3 * * *',
  async run(context) {
    const forgotten = await forgetVisitors(context, keepDaysByDefault);
    if (forgotten > 0) context.log.info({ forgotten }, 'old visits deleted');
  },
};
