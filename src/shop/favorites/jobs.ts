import { z } from 'zod';
import type { Job } from '#kit/server/jobs.ts';
import { notifyChanges } from './notify-changes.ts';

/** Every five minutes: checks watched lists, and notifies of lower prices and restocked products. */
export const notifyChangesJob: Job<Record<string, never>> = {
  name: 'favorite.tell',
  data: z.object({}),
  schedule: '*/5 * * * *',
  retryLimit: 0,
  run: notifyChanges,
};
