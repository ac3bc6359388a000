import type { AnyJob } from '#kit/server/jobs.ts';
import { z } from 'zod';
import { deleteOldPreviewTokens, deleteOldSignIns } from './store.ts';

const keptMs = 7 * 24 * 3_600_000;

/** Every night: failed sign-ins and sessions that ended a week ago are deleted, and preview tokens that have expired. */
export const staffJobs: readonly AnyJob[] = [
  {
    name: 'staff.forget',
    data: z.object({}),
    schedule: '37 3 * * *',
    run: (context) =>
      context.transaction(async (tx) => {
        await deleteOldSignIns(tx, new Date(context.now().getTime() - keptMs));
        await deleteOldPreviewTokens(tx, context.now());
      }),
  },
];
