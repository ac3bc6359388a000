import { dayAt } from '#kit/pure/dates/days.ts';
import type { Context } from '#kit/server/context.ts';
import { invalidateTags } from '#kit/server/events/announce.ts';
import { readSettings } from '../../settings/index.ts';
import { endAheadBefore } from '../store.ts';

/** Stops selling ahead what was expected before today, in the shop's time zone: nobody is promised a day that has passed. Orders that wait go on waiting. */
export async function endAhead(context: Context): Promise<void> {
  const { shop } = await readSettings(context.db);
  await context.transaction(async (tx) => {
    const productIds = await endAheadBefore(tx, dayAt(context.now(), shop.timeZone));
    // What nothing is left of goes behind the others in lists (ADR 1128).
    if (productIds.length > 0) await invalidateTags(tx, ['products', ...productIds.map((id) => `product:${id}`)]);
  });
}
