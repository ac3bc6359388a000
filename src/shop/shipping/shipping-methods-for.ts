import { amount, least, type Amount } from '#kit/pure/amount.ts';
import { textIn } from '#kit/pure/languages.ts';
import type { Queryable } from '#kit/server/database.ts';
import { marketOf, priceIn, readMarkets } from '../markets/index.ts';
import type { Markets, Place } from '../markets/contract.ts';
import type { Parcel, ShippingOption } from './contract.ts';
import { readZones, type Zone, type ZoneMethod } from './read-zones.ts';
import { convertTariff, feeFor } from './rules.ts';
import { countriesOf, zoneOf } from './zones.ts';

/** What prices of shipping depend on; read it before a transaction begins, so that none asks for a second connection. */
export type ShippingConfiguration = { zones: readonly Zone[]; markets: Markets };

/** Zones and markets, cached in the process for a few seconds. Pass the pool's connection. */
export async function readShipping(reader: Queryable): Promise<ShippingConfiguration> {
  const [zones, markets] = await Promise.all([readZones(reader), readMarkets(reader)]);
  return { zones, markets };
}

/**
 * How a parcel can be shipped to a place, in the merchant's order, and where in its country it can be collected; empty
 * where nobody ships to.
 */
export function shippingMethodsFor(
  configuration: ShippingConfiguration,
  { place, lang, parcel }: { place: Place; lang: string; parcel: Parcel },
): ShippingOption[] {
  const sent = (zoneOf(configuration.zones, place)?.methods ?? []).filter((method) => method.pickup === null);
  const collected = pickupsIn(configuration, [place.country]);
  return optionsOf(configuration, [...sent, ...collected], { lang, parcel });
}

/** Where a parcel can be collected while no address is known: in the countries of the currency's market. */
export function pickupMethodsFor(configuration: ShippingConfiguration, { lang, parcel }: { lang: string; parcel: Parcel }): ShippingOption[] {
  const { countries } = marketOf(configuration.markets, { currency: parcel.currency });
  return optionsOf(configuration, pickupsIn(configuration, countries), { lang, parcel });
}

function pickupsIn({ zones }: ShippingConfiguration, countries: readonly string[]): ZoneMethod[] {
  return zones.flatMap((zone) => zone.methods.filter(({ pickup }) => pickup !== null && countries.includes(pickup.country)));
}

function optionsOf({ markets }: ShippingConfiguration, methods: readonly ZoneMethod[], { lang, parcel }: { lang: string; parcel: Parcel }): ShippingOption[] {
  return methods.flatMap(({ code, texts, tariff, pickup }) => {
    const own = convertTariff(tariff, (base) => priceIn(markets, parcel.currency, { base: amount(base) }));
    const price = feeFor(own, parcel);
    const at = pickup && { ...pickup, hours: textIn(pickup.hours, 'text', lang) };
    return price === null ? [] : [{ id: code, title: textIn(texts, 'title', lang), price, pickup: at }];
  });
}

/**
 * From which subtotal on something is shipped for nothing; null where that is never so. While no place is known, the
 * first country of the currency's market is taken.
 */
export function freeShippingAbove(
  { zones, markets }: ShippingConfiguration,
  { place, currency }: { place?: Place | undefined; currency: string },
): Amount | null {
  const country = marketOf(markets, { currency }).countries[0];
  const to = place ?? (country === undefined ? undefined : { country });
  const zone = to && zoneOf(zones, to);
  const above = (zone?.methods ?? []).flatMap(({ tariff, pickup }) => (pickup === null && tariff.freeAbove !== null ? [tariff.freeAbove] : []));
  return above.length === 0 ? null : priceIn(markets, currency, { base: above.reduce(least) });
}

/** Every country with a place that is shipped to, in the order of zones. */
export function shippedCountries({ zones }: Pick<ShippingConfiguration, 'zones'>): string[] {
  return [...new Set(zones.flatMap((zone) => (zone.methods.some((method) => method.pickup === null) ? countriesOf(zone) : [])))];
}
