import { createHash } from 'node:crypto';
import type { Context } from '#kit/server/context.ts';
import type { Reader } from '#kit/server/database.ts';
import { dailySalt } from './store.ts';

const kept = new WeakMap<Reader, { day: string; salt: string }>();

/**
 * By what a visitor is counted today: a hash of the browser's id with the day's salt, which is thrown away after two days.
 * Nobody can tell afterwards that a visitor of one day was that of another, not even with the id at hand.
 */
export async function pseudonymOf(context: Context, visitorId: string): Promise<string> {
  const day = context.now().toISOString().slice(0, 10);
  let known = kept.get(context.db);
  if (known?.day !== day) {
    known = { day, salt: await context.transaction((tx) => dailySalt(tx, day)) };
    kept.set(context.db, known);
  }
  const hex = createHash('sha256').update(`${known.salt} ${visitorId}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`;
}
