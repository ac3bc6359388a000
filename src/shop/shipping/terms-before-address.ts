import { amount, type Amount } from '#kit/pure/amount.ts';
import { textIn } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import { marketOf, priceIn } from '../markets/index.ts';
import { presentDelivery } from './delivery/present-delivery.ts';
import { deliveryWindow, windowChangesAt } from './delivery/rules-delivery.ts';
import type { ShippingConfiguration } from './shipping-methods-for.ts';
import { zoneOf } from './zones.ts';

/** A way of shipping, when what is ordered now arrives by it, and when what is expected to be sent from a later day on does. */
export type DeliveryWay = { title: string; arrives: string | null; arrivesAfter(day: string): string | null };

/**
 * On which days what is ordered now arrives (null: nothing is promised), in the asker's language and until `changesAt`; and from which subtotal on delivery is
 * free, in minor units of the currency.
 */
export type DeliveryTerms = { country: string; ways: DeliveryWay[]; changesAt: Date; freeFrom: Amount | null };

/** What can be said of delivery before an address is known: to the first country of the market that a currency stands for. Null where nobody ships there. */
export function deliveryTerms(
  { zones, markets, calendar }: ShippingConfiguration,
  context: Pick<Context, 'currency' | 'lang' | 'locale' | 'now'>,
): DeliveryTerms | null {
  const { currency, lang, locale } = context;
  const now = context.now();
  const country = marketOf(markets, { currency }).countries[0];
  const zone = country === undefined ? undefined : zoneOf(zones, { country });
  if (!zone || country === undefined) return null;
  const sent = zone.methods.filter((method) => method.pickup === null);
  const thresholds = sent.flatMap(({ tariff }) => (tariff.freeAbove === null ? [] : [priceIn(markets, currency, { base: amount(tariff.freeAbove) })]));
  return {
    country,
    ways: sent.map(({ texts, days }) => ({
      title: textIn(texts, 'title', lang),
      arrives: days && presentDelivery(deliveryWindow(days, { now, calendar }), locale).text,
      arrivesAfter: (day) => days && presentDelivery(deliveryWindow(days, { now, calendar, expected: { first: day, last: day } }), locale).text,
    })),
    changesAt: windowChangesAt(now, calendar),
    freeFrom: thresholds.length > 0 ? amount(Math.min(...thresholds)) : null,
  };
}
