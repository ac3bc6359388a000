import { amount } from '#kit/pure/amount.ts';
import { textIn } from '#kit/pure/languages.ts';
import type { Reader } from '#kit/server/database.ts';
import { priceIn, readMarkets } from '../markets/index.ts';
import type { Parcel, ShippingOption } from './contract.ts';
import { readZones } from './read-zones.ts';
import { convertTariff, feeFor } from './rules.ts';

/** How a parcel can be shipped to a country, in the merchant's order; empty where nobody ships to. Reads memory only, mostly. */
export async function shippingMethodsFor(reader: Reader, { country, lang, parcel }: { country: string; lang: string; parcel: Parcel }): Promise<ShippingOption[]> {
  const [zones, markets] = await Promise.all([readZones(reader), readMarkets(reader)]);
  const zone = zones.find((one) => one.countries.includes(country));
  return (zone?.methods ?? []).flatMap(({ code, texts, tariff }) => {
    const own = convertTariff(tariff, (base) => priceIn(markets, parcel.currency, { base: amount(base) }));
    const price = feeFor(own, parcel);
    return price === null ? [] : [{ id: code, title: textIn(texts, 'title', lang), price }];
  });
}

/** Every country that some zone names, in the order of zones. */
export async function shippedCountries(reader: Reader): Promise<string[]> {
  return [...new Set((await readZones(reader)).flatMap((zone) => zone.countries))];
}
