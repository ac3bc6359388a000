import { z } from 'zod';
import { invalidateTags } from '#kit/server/events/announce.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Job } from '#kit/server/jobs.ts';
import type { Plan } from './schedule.ts';
import { listTagsOf, publishDue, withdrawDue } from './store-staff.ts';

const batch = 500;

/** Publishes products whose time has come, and withdraws those whose time is over; each is forgotten with the deed, so it is done once. */
export async function publishOnTime(context: Context): Promise<void> {
  for (const work of [publishDue, withdrawDue]) while ((await context.transaction((tx) => runBatch(tx, work, context.now()))) === batch);
}

async function runBatch(tx: Tx, work: typeof publishDue, now: Date): Promise<number> {
  const ids = await work(tx, { now, most: batch });
  if (ids.length > 0) await invalidateTags(tx, ['products', ...ids.map((id) => `product:${id}`), ...(await listTagsOf(tx, ids))]);
  return ids.length;
}

/** Publishes or withdraws a product when its time comes, and not at the next full minute. An instant that was changed since finds nothing due. */
export async function queueSchedule(context: Context, tx: Tx, { publishAt, unpublishAt }: Pick<Plan, 'publishAt' | 'unpublishAt'>): Promise<void> {
  for (const at of [publishAt, unpublishAt]) if (at !== null) await context.enqueue(tx, scheduleJob, {}, { startAfter: new Date(at) });
}

/** At the instants of products, and every minute for those that were missed. */
export const scheduleJob: Job<Record<string, never>> = {
  name: 'catalog.schedule',
  data: z.object({}),
  schedule: '* * * * *',
  delayed: true,
  retryLimit: 0,
  run: publishOnTime,
};
