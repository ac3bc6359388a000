import type { Job } from '#kit/server/jobs.ts';
import { z } from 'zod';
import { deleteTickets } from './store.ts';

/** An hour after a ticket ran out nobody asks for it any more. */
const keptMs = 3_600_000;

/** Every hour: tickets that ran out are deleted. */
export const forgetTicketsJob: Job<Record<string, never>> = {
  name: 'messengers.forget',
  data: z.object({}),
  schedule: '23 * * * *',
  async run(context) {
    const before = new Date(context.now().getTime() - keptMs);
    await context.transaction((tx) => deleteTickets(tx, before));
  },
};
