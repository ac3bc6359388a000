import { createHash } from 'node:crypto';
import type { Context } from '#kit/server/context.ts';
import { memoize } from '#kit/server/memoize.ts';
import { dailySalt } from './store.ts';

const dayMs = 24 * 3_600_000;
const mostDays = 2;

const saltOf = memoize((_reader, day: string, context: Context) => context.transaction((tx) => dailySalt(tx, day)), {
  tags: [],
  maxAgeMs: dayMs,
  maxEntries: mostDays,
  key: (day) => day,
});

/**
 * By what a visitor is counted today: a hash of the browser's id with the day's salt, which is thrown away after two days.
 * Visitors of two days cannot be linked afterwards, not even with the id.
 */
export async function pseudonymOf(context: Context, visitorId: string): Promise<string> {
  const day = context.now().toISOString().slice(0, 10);
  const salt = await saltOf(context.db, day, context);
  const hex = createHash('sha256').update(`${salt} ${visitorId}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`;
}
