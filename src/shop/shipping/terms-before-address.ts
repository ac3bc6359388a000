import { amount, type Amount } from '#kit/pure/amount.ts';
import { textIn } from '#kit/pure/languages.ts';
import { marketOf, priceIn } from '../markets/index.ts';
import type { ShippingConfiguration } from './shipping-methods-for.ts';
import { zoneOf } from './zones.ts';

/** How long delivery takes in working days (null: nothing is promised), and from which subtotal on it is free, in minor units of the currency. */
export type DeliveryTerms = { country: string; ways: { title: string; days: { least: number; most: number } | null }[]; freeFrom: Amount | null };

/** What can be said of delivery before an address is known: to the first country of the market that a currency stands for. Null where nobody ships there. */
export function deliveryTerms({ zones, markets }: ShippingConfiguration, { currency, lang }: { currency: string; lang: string }): DeliveryTerms | null {
  const country = marketOf(markets, { currency }).countries[0];
  const zone = country === undefined ? undefined : zoneOf(zones, { country });
  if (!zone || country === undefined) return null;
  const sent = zone.methods.filter((method) => method.pickup === null);
  const thresholds = sent.flatMap(({ tariff }) => (tariff.freeAbove === null ? [] : [priceIn(markets, currency, { base: amount(tariff.freeAbove) })]));
  return {
    country,
    ways: sent.map(({ texts, days }) => ({ title: textIn(texts, 'title', lang), days })),
    freeFrom: thresholds.length > 0 ? amount(Math.min(...thresholds)) : null,
  };
}
