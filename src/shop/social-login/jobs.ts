import type { Job } from '#kit/server/jobs.ts';
import { z } from 'zod';
import { deleteTickets } from './store.ts';

/** Nobody asks for a ticket an hour after it expired. */
const retentionMs = 3_600_000;

/** Deletes expired tickets every hour. */
export const purgeTicketsJob: Job<Record<string, never>> = {
  name: 'social-login.purge',
  data: z.object({}),
  schedule: '23 * * * *',
  async run(context) {
    const before = new Date(context.now().getTime() - retentionMs);
    await context.transaction((tx) => deleteTickets(tx, before));
  },
};
