import { amount, least, type Amount } from '#kit/pure/amount.ts';
import { textIn } from '#kit/pure/languages.ts';
import type { Reader } from '#kit/server/database.ts';
import { marketOf, priceIn, readMarkets, type Markets } from '../markets/index.ts';
import type { Parcel, ShippingOption } from './contract.ts';
import { readZones, type Zone } from './read-zones.ts';
import { convertTariff, feeFor } from './rules.ts';

/** What prices of shipping depend on; read it before a transaction begins, so that none asks for a second connection. */
export type ShippingConfiguration = { zones: readonly Zone[]; markets: Markets };

/** Zones and markets, kept in the process for a few seconds. Pass the pool's reader. */
export async function readShipping(reader: Reader): Promise<ShippingConfiguration> {
  const [zones, markets] = await Promise.all([readZones(reader), readMarkets(reader)]);
  return { zones, markets };
}

/** How a parcel can be shipped to a country, in the merchant's order; empty where nobody ships to. */
export function shippingMethodsFor(
  { zones, markets }: ShippingConfiguration,
  { country, lang, parcel }: { country: string; lang: string; parcel: Parcel },
): ShippingOption[] {
  const zone = zones.find((one) => one.countries.includes(country));
  return (zone?.methods ?? []).flatMap(({ code, texts, tariff }) => {
    const own = convertTariff(tariff, (base) => priceIn(markets, parcel.currency, { base: amount(base) }));
    const price = feeFor(own, parcel);
    return price === null ? [] : [{ id: code, title: textIn(texts, 'title', lang), price }];
  });
}

/**
 * From which subtotal on something is shipped for nothing; null where that is never so. While no country is known, the
 * first of the currency's market is taken.
 */
export function freeShippingAbove(
  { zones, markets }: ShippingConfiguration,
  { country, currency }: { country?: string | undefined; currency: string },
): Amount | null {
  const to = country ?? marketOf(markets, { currency }).countries[0];
  const zone = zones.find((one) => to !== undefined && one.countries.includes(to));
  const above = (zone?.methods ?? []).flatMap(({ tariff }) => tariff.freeAbove ?? []);
  return above.length === 0 ? null : priceIn(markets, currency, { base: above.reduce(least) });
}

/** Every country that some zone names, in the order of zones. */
export function shippedCountries({ zones }: Pick<ShippingConfiguration, 'zones'>): string[] {
  return [...new Set(zones.flatMap((zone) => zone.countries))];
}
