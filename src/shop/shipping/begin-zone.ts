import type { Tx } from '#kit/server/database.ts';
import { invalidateTags } from '#kit/server/events/announce.ts';
import { invalidateMemoized } from '#kit/server/memoize.ts';
import { insertZones } from './store.ts';

/** The zone of a new shop's own country, without a way of shipping: what one costs only the merchant knows. */
export async function beginZone(tx: Tx, country: string): Promise<void> {
  await insertZones(tx, [{ code: country.toLowerCase(), countries: [country], regions: [], postalRanges: [], methods: [] }]);
  await invalidateTags(tx, ['shipping']);
  invalidateMemoized(['shipping']);
}
