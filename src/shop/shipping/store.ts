import { jsonb, type Queryable, type Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import type { Texts } from '#kit/pure/languages.ts';
import type { ShippingRule, StoredPickup } from './contract.ts';
import { tables } from './tables.ts';
import type { CountryRange } from './zones.ts';

/** All zones with their published methods, in the merchant's order. */
export function selectMethods(reader: Queryable) {
  return tables(reader)
    .selectFrom('shippingZone as zone')
    .leftJoin('shippingMethod as method', (join) => join.onRef('method.zoneId', '=', 'zone.id').on('method.published', '=', true))
    .select([
      'zone.code as zone',
      'zone.countries',
      'zone.regions',
      'zone.postalRanges',
      'method.code',
      'method.texts',
      'method.rule',
      'method.freeAboveAmount',
      'method.leastDays',
      'method.mostDays',
      'method.pickup',
    ])
    .orderBy('zone.position')
    .orderBy('zone.code')
    .orderBy('method.position')
    .limit(5_000)
    .execute();
}

/** A zone as the seed writes it. */
export type NewZone = {
  code: string;
  countries: string[];
  regions: string[];
  postalRanges: CountryRange[];
  methods: {
    code: string;
    texts: Texts<'title'>;
    rule: ShippingRule;
    freeAboveAmount: number | null;
    leastDays: number | null;
    mostDays: number | null;
    pickup?: StoredPickup;
  }[];
};

export async function insertZones(tx: Tx, zones: readonly NewZone[]): Promise<void> {
  const db = tables(tx);
  const created = await db
    .insertInto('shippingZone')
    .values(
      zones.map(({ code, countries, regions, postalRanges }, position) => ({
        id: newId(),
        code,
        countries,
        regions,
        postalRanges: jsonb(postalRanges),
        position,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'code'])
    .execute();
  const methods = created.flatMap(({ id, code }) =>
    zones
      .find((zone) => zone.code === code)!
      .methods.map(({ pickup, ...method }, position) => ({
        id: newId(),
        zoneId: id,
        ...method,
        texts: jsonb(method.texts),
        rule: jsonb(method.rule),
        pickup: pickup ? jsonb(pickup) : null,
        position,
      })),
  );
  if (methods.length > 0) await db.insertInto('shippingMethod').values(methods).execute();
}
