/** How a basket can be shipped, and what that costs. */
import { zero } from '#kit/pure/amount.ts';
import type { Context } from '#kit/server/context.ts';
import { addressLines } from '../../addresses/index.ts';
import { totalOfGoods, type Place } from '../../markets/contract.ts';
import { expectedUnits } from '../../stock/ahead/index.ts';
import { deliveryWindow, presentDelivery, type DeliveryCalendar, type ExpectedDays } from '../../shipping/delivery/index.ts';
import { pickupMethodsFor, shippingMethodsFor, type PickupPlace, type ShippingConfiguration, type ShippingOption } from '../../shipping/index.ts';
import type { PricedBasket } from './price-basket.ts';

/**
 * How a basket can be shipped to a place; empty where nobody ships to, or where nothing of it is sent. While no place is
 * known, where it can be collected.
 */
export function shippingOptionsOf(
  basket: PricedBasket,
  configuration: ShippingConfiguration,
  { place, lang }: { place: Place | undefined; lang: string },
): ShippingOption[] {
  const shipped = basket.lines.filter((line) => line.sellable.requiresShipping);
  if (shipped.length === 0) return [];
  const weightGrams = shipped.reduce((grams, line) => grams + line.sellable.weightGrams * line.quantity, 0);
  const lines = shipped.map(({ sellable, quantity, price }) => ({ sku: sellable.sku, quantity, weightGrams: sellable.weightGrams, total: price.total }));
  const subtotal = totalOfGoods(
    basket.lines.map(({ sellable }) => sellable),
    basket.lines.map(({ price }) => price),
  );
  const parcel = { currency: basket.currency, weightGrams, subtotal, lines };
  const options = place ? shippingMethodsFor(configuration, { place, lang, parcel }) : pickupMethodsFor(configuration, { lang, parcel });
  const isGiven = (id: string) => basket.shippingGifts.some(({ methods }) => methods.length === 0 || methods.includes(id));
  return options.map((option) => (isGiven(option.id) ? { ...option, price: zero } : option));
}

/** From which day on what is sent of a basket is expected to be sent, where nothing of it is there; null where something is, and is sent at once. */
export function expectedDaysOf({ lines }: Pick<PricedBasket, 'lines'>): ExpectedDays | null {
  const shipped = lines.filter((line) => line.sellable.requiresShipping);
  const days = shipped.flatMap(({ sellable, quantity }) => {
    const expected = expectedUnits(sellable, quantity);
    return expected?.quantity === quantity ? [expected.expectedOn] : [];
  });
  const [first, last] = [days.toSorted()[0], days.toSorted().at(-1)];
  return first !== undefined && last !== undefined && days.length === shipped.length ? { first, last } : null;
}

type ShownMethod = { currency: string; calendar: DeliveryCalendar; context: Pick<Context, 'lang' | 'locale' | 'now'>; expected: ExpectedDays | null };

/** A way of shipping on the wire, with the days on which it arrives when it is ordered now. */
export function toShippingMethod({ id, title, price, days, pickup }: ShippingOption, { currency, calendar, context, expected }: ShownMethod) {
  return {
    id,
    title,
    price: { amount: price, currency },
    ...(days && !pickup ? { delivery: presentDelivery(deliveryWindow(days, { now: context.now(), calendar, expected }), context.locale) } : {}),
    ...(pickup ? { pickup: toPickup(pickup, context.lang) } : {}),
  };
}

/** Where goods are collected, on the wire. */
function toPickup({ hours, phone, ...place }: PickupPlace, lang: string) {
  return { addressLines: addressLines(place, lang), hours, phone };
}
