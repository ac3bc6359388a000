import { amount, least, type Amount } from '#kit/pure/amount.ts';
import { textIn, type Texts } from '#kit/pure/languages.ts';
import type { Answers, Context } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import { marketOf, priceIn, readMarkets } from '../markets/index.ts';
import type { Markets, Place } from '../markets/contract.ts';
import type { Parcel, ShippingOption } from './contract.ts';
import { readSettings } from '../settings/index.ts';
import { readZones, type Zone, type ZoneMethod } from './read-zones.ts';
import type { DeliveryCalendar } from './delivery/rules-delivery.ts';
import { convertTariff, feeFor, type OwnTariff, type Tariff } from './rules.ts';
import { quotesOf } from './sources/rate-sources.ts';
import { countriesOf, zoneOf } from './zones.ts';

/** What prices of shipping depend on; read it before a transaction begins, so that none asks for a second connection. */
export type ShippingConfiguration = {
  zones: readonly Zone[];
  markets: Markets;
  calendar: DeliveryCalendar;
  /** Country of the company behind the shop; empty where it says none. */
  soldFrom: string;
  /** What providers answer; absent: nothing, and what they price is not offered. */
  answers?: Answers | undefined;
};

/** Zones, markets and the shop's days, cached in the process for a few seconds. Pass the pool's connection. */
export async function readShipping(reader: Queryable): Promise<ShippingConfiguration> {
  const [zones, markets, { shop }] = await Promise.all([readZones(reader), readMarkets(reader), readSettings(reader)]);
  return { zones, markets, calendar: { timeZone: shop.timeZone, handlingDays: shop.handlingDays }, soldFrom: shop.company.address.country };
}

/** The same, with what providers answer in this call (`withAnswers`). */
export async function readShippingWithAnswers({ db, answers }: Pick<Context, 'db' | 'answers'>): Promise<ShippingConfiguration> {
  return { ...(await readShipping(db)), answers };
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
  return optionsOf(configuration, [...sent, ...collected], { place, lang, parcel });
}

/** Where a parcel can be collected while no address is known: in the countries of the currency's market. */
export function pickupMethodsFor(configuration: ShippingConfiguration, { lang, parcel }: { lang: string; parcel: Parcel }): ShippingOption[] {
  const { countries } = marketOf(configuration.markets, { currency: parcel.currency });
  return optionsOf(configuration, pickupsIn(configuration, countries), { lang, parcel });
}

function pickupsIn({ zones }: ShippingConfiguration, countries: readonly string[]): ZoneMethod[] {
  return zones.flatMap((zone) => zone.methods.filter(({ pickup }) => pickup !== null && countries.includes(pickup.country)));
}

const titlesOf = (texts: Texts<'title'>) => Object.fromEntries(Object.entries(texts).flatMap(([lang, text]) => (text?.title ? [[lang, text.title]] : [])));

type Shipment = { place?: Place; lang: string; parcel: Parcel };

function optionsOf(configuration: ShippingConfiguration, methods: readonly ZoneMethod[], { lang, ...shipment }: Shipment): ShippingOption[] {
  const ownOf = ownTariffs(configuration, methods, shipment);
  return methods.flatMap(({ code, texts, tariff, days, pickup }) => {
    const own = ownOf(tariff);
    const price = own && feeFor(own, shipment.parcel);
    const at = pickup && { ...pickup, hours: textIn(pickup.hours, 'text', lang) };
    return price === null ? [] : [{ id: code, title: textIn(texts, 'title', lang), titles: titlesOf(texts), price, days, pickup: at }];
  });
}

/**
 * The tariffs of some methods for a parcel: in its currency, with what providers answer. Null where one does not answer.
 * @throws what `Answers.to` throws
 */
export function ownTariffs(
  { markets, answers }: ShippingConfiguration,
  methods: readonly ZoneMethod[],
  { place, parcel }: Pick<Shipment, 'place' | 'parcel'>,
): (tariff: Tariff) => OwnTariff | null {
  const providers = methods.flatMap(({ tariff: { rule } }) => (rule.kind === 'provider' ? [rule.provider] : []));
  const quotes = place ? quotesOf(answers, providers, { place, parcel }) : new Map<string, never>();
  return (tariff) =>
    convertTariff(tariff, {
      convert: (base) => priceIn(markets, parcel.currency, { base: amount(base) }),
      quoteOf: ({ provider, rate }) => quotes.get(provider)?.find((quote) => quote.rate === rate)?.amount ?? null,
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
