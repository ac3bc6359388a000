import type { Amount } from '#kit/pure/amount.ts';
import type { Texts } from '#kit/pure/languages.ts';
import type { Queryable } from '#kit/server/database.ts';
import { memoize } from '#kit/server/memoize.ts';
import { shippingRuleSchema, type StoredPickup } from './contract.ts';
import type { Tariff } from './rules.ts';
import type { ZoneArea } from './zones.ts';
import { selectMethods } from './store.ts';

/** A way of shipping, in the base currency. */
export type ZoneMethod = { code: string; texts: Texts<'title'>; tariff: Tariff; days: { least: number; most: number } | null; pickup: StoredPickup | null };

/** A zone: where it is, and how things are shipped there. */
export type Zone = ZoneArea & { code: string; methods: ZoneMethod[] };

/** The merchant's zones, memoized. */
export const readZones: (reader: Queryable) => Promise<Zone[]> = memoize(load, { tags: ['shipping'], maxAgeMs: 5_000 });

async function load(reader: Queryable): Promise<Zone[]> {
  const zones = new Map<string, Zone>();
  for (const row of await selectMethods(reader)) {
    const zone = zones.get(row.zone) ?? {
      code: row.zone,
      countries: row.countries,
      regions: row.regions,
      postalRanges: row.postalRanges as unknown as ZoneArea['postalRanges'],
      methods: [],
    };
    zones.set(row.zone, zone);
    if (row.code === null) continue;
    zone.methods.push({
      code: row.code,
      texts: row.texts as Texts<'title'>,
      days: row.leastDays === null || row.mostDays === null ? null : { least: row.leastDays, most: row.mostDays },
      pickup: row.pickup as StoredPickup | null,
      tariff: { rule: shippingRuleSchema.parse(row.rule), freeAbove: row.freeAboveAmount as Amount | null },
    });
  }
  return [...zones.values()];
}
