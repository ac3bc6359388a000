/** What belongs to no slice and has to be cleared away now and then. */
import { forgetOldAnswers } from '#kit/server/http/idempotency.ts';
import type { Slice } from '#kit/server/slice.ts';
import { z } from 'zod';

/** Every hour: answers kept for `Idempotency-Key` beyond their 24 hours are deleted. */
export const housekeeping: Slice = {
  name: 'housekeeping',
  jobs: [{ name: 'idempotency.forget', data: z.object({}), schedule: '47 * * * *', run: (context) => forgetOldAnswers(context.db) }],
};
