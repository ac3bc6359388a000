import type { AnyJob } from '#kit/server/jobs.ts';
import { z } from 'zod';
import { presenceMs } from './colleagues/contract.ts';
import { deleteOldPresence } from './colleagues/store.ts';
import { deleteOldSessions } from './sessions/store.ts';
import { deleteOldPreviewTokens } from './store.ts';

/** For so long a token that was ended elsewhere says so (docs/rules/accounts.md, "Sessions"). */
const keptMs = 30 * 24 * 3_600_000;

/** Every night: sessions that have been over for a month are deleted, and preview tokens that have expired, and who had a record open. */
export const staffJobs: readonly AnyJob[] = [
  {
    name: 'staff.forget',
    data: z.object({}),
    schedule: '37 3 * * *',
    run: (context) =>
      context.transaction(async (tx) => {
        await deleteOldSessions(tx, new Date(context.now().getTime() - keptMs));
        await deleteOldPreviewTokens(tx, context.now());
        await deleteOldPresence(tx, new Date(context.now().getTime() - presenceMs));
      }),
  },
];
