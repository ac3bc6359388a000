import * as m from '#messages';
import { notFound } from '#kit/pure/common-errors.ts';
import type { Locale } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { invalidateTags } from '#kit/server/events/announce.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import { fieldError } from '#kit/server/http/api.ts';
import type { ResourceList } from '#kit/server/http/publish-resource.ts';
import type { EnsureFresh } from '#kit/server/http/resource.ts';
import { isId, newId } from '#kit/server/ids.ts';
import { isCountry, isRegion } from '../addresses/index.ts';
import { recordAction } from '../staff/index.ts';
import { zoneExists, type StaffZone, type ZoneInput, type zoneSorts } from './admin-contract.ts';
import { zoneCode } from './made-codes.ts';
import { placeTitle, zoneTitle } from './place-titles.ts';
import { deleteZone, findZone, serializeShippingChanges, otherZones, upsertZone, selectZones } from './store-admin.ts';
import { sharedPlace } from './zones.ts';

/** A page of zones for staff. */
export function listZones(context: Context, { filter, ...asked }: ResourceList<{ q?: string | undefined }, (typeof zoneSorts)[number]>) {
  return selectZones(context.db, { ...filter, ...asked });
}

/** A zone for staff. @throws notFound (404) */
export async function readZone(reader: Queryable, id: string): Promise<StaffZone> {
  const zone = isId(id) ? await findZone(reader, id) : undefined;
  if (!zone) throw new ShopError(notFound);
  return zone;
}

/**
 * Writes a zone: a new one without `id`, else in place of what it was. Placed orders keep what they paid for shipping.
 * @throws notFound (404), stale (412), invalidInput (400) for a place that is none, a range that cannot be, and a place
 * that another zone names; zoneExists (40, 409) naming `code`
 */
export function writeZone(context: Context, change: { id?: string; input: ZoneInput; ensureFresh?: EnsureFresh }): Promise<StaffZone> {
  const { input } = change;
  const places = { ...input, countries: [...new Set(input.countries)], regions: [...new Set(input.regions)] };
  const id = change.id ?? newId(context.now().getTime());
  return context.transaction(async (tx) => {
    await serializeShippingChanges(tx);
    const before = change.id === undefined ? null : await readZone(tx, change.id);
    if (before) change.ensureFresh?.(before);
    const others = await otherZones(tx, id);
    const code = input.code ?? before?.code ?? zoneCode(places, new Set(others.map((other) => other.code)));
    const zone = { ...places, id, code };
    checkPlaces(zone, context.locale);
    checkAmongOthers(zone, others, context.locale);
    await upsertZone(tx, zone);
    await recordAction(tx, context, { action: 'shippingZone.write', subject: zone.id, detail: zone });
    await invalidateTags(tx, ['shipping']);
    return readZone(tx, zone.id);
  });
}

/** Deletes a zone with its methods. @throws notFound (404), stale (412) */
export async function removeZone(context: Context, { id, ensureFresh }: { id: string; ensureFresh: EnsureFresh }): Promise<void> {
  await context.transaction(async (tx) => {
    await serializeShippingChanges(tx);
    const zone = await readZone(tx, id);
    ensureFresh(zone);
    await deleteZone(tx, id);
    await recordAction(tx, context, { action: 'shippingZone.delete', subject: id, detail: { code: zone.code }, about: zone });
    await invalidateTags(tx, ['shipping']);
  });
}

function checkPlaces({ countries, regions, postalRanges }: StaffZone, locale: Locale): void {
  const unknown = countries.find((country) => !isCountry(country));
  if (unknown !== undefined) throw fieldError('countries', m.markets_no_such_country({ code: unknown }, { locale }));
  const nowhere = regions.find((region) => !isCountry(region.slice(0, 2)) || !isRegion(region.slice(0, 2), region.slice('XX-'.length)));
  if (nowhere !== undefined) throw fieldError('regions', m.markets_no_such_region({ code: nowhere }, { locale }));
  for (const [index, range] of postalRanges.entries()) {
    const field = `postalRanges.${index}`;
    if (!isCountry(range.country)) throw fieldError(`${field}.country`, m.markets_no_such_country({ code: range.country }, { locale }));
    if (range.from.length !== range.to.length) throw fieldError(`${field}.to`, m.markets_range_unequal({}, { locale }));
    if (range.to < range.from) throw fieldError(`${field}.to`, m.markets_range_backwards({}, { locale }));
  }
}

function checkAmongOthers(zone: StaffZone, others: readonly StaffZone[], locale: Locale): void {
  if (others.some((other) => other.code === zone.code)) throw new ShopError(zoneExists, { data: { errors: { code: m.shipping_code_taken({}, { locale }) } } });
  for (const other of others) {
    for (const field of ['countries', 'regions', 'postalRanges'] as const) {
      const only = { countries: [], regions: [], postalRanges: [], [field]: zone[field] };
      const place = sharedPlace(only, other);
      if (place === null) continue;
      const title = zoneTitle(other, locale) ?? other.code;
      throw fieldError(field, m.shipping_zones_overlap({ place: placeTitle(place, locale), zone: title }, { locale }));
    }
  }
}
