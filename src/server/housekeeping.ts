/** What belongs to no slice and has to be cleared away now and then. */
import { purgeOldAnswers } from '#kit/server/http/idempotency.ts';
import type { JobKind } from '#kit/server/context.ts';
import type { AnyJob } from '#kit/server/jobs.ts';
import { enforceRetention, type Retention } from '#kit/server/privacy/retention.ts';
import { purgeOldWindows } from '#kit/server/limits/rate-limit.ts';
import type { Slice } from '#kit/server/slice.ts';
import { stopRecording } from '#shop/catalog/opensearch/index.ts';
import { z } from 'zod';

const retentionKind: JobKind<Record<string, never>> = { name: 'retention', data: z.object({}) };

/** No limit counts for longer than a day. */
const rateLimitsMs = 24 * 3_600_000;

/** Every hour: deletes responses stored for `Idempotency-Key` after their 24 hours and counts of rate limits after as long, and stops recording changes for a search index that no longer exists. Every night: deletes data past its retention. */
export const housekeeping = ({ retention }: { retention(): readonly Retention[] }): Slice => {
  const retentionJob: AnyJob = {
    ...retentionKind,
    schedule: '7 3 * * *',
    async run(context) {
      const { deleted, isDone } = await enforceRetention(context, retention());
      if (Object.keys(deleted).length > 0) context.log.info({ deleted }, 'deleted data past its retention');
      // A backlog is processed in batches, so that no run takes long.
      if (!isDone) await context.transaction((tx) => context.enqueue(tx, retentionKind, {}));
    },
  };
  return {
    name: 'housekeeping',
    jobs: [
      {
        name: 'idempotency.forget',
        data: z.object({}),
        schedule: '47 * * * *',
        async run(context) {
          await purgeOldAnswers(context.db, context.now());
          await purgeOldWindows(context.db, new Date(context.now().getTime() - rateLimitsMs));
          await context.transaction((tx) => stopRecording(tx, context.now()));
        },
      },
      retentionJob,
    ],
  };
};
