import type { Context } from '#kit/server/context.ts';
import { deleteOld } from './store.ts';

const batch = 5_000;
const dayMs = 24 * 3_600_000;

/** Deletes visitors, visits and times on site that are older than `keepDays`, in batches that lock little. */
export async function forgetVisitors(context: Context, keepDays: number): Promise<number> {
  const before = new Date(context.now().getTime() - keepDays * dayMs);
  let forgotten = 0;
  for (const table of ['visit', 'page_duration', 'visitor'] as const) {
    for (;;) {
      const deleted = await context.transaction((tx) => deleteOld(tx, table, { before, most: batch }));
      forgotten += deleted;
      if (deleted < batch) break;
    }
  }
  return forgotten;
}
