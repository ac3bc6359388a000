/** What a checkout says of goods that are sold ahead of stock. Pure. */
import * as m from '#messages';
import type { Locale } from '#kit/pure/languages.ts';
import type { PricedBasket } from '#shop/cart/prices/index.ts';
import { paymentTraitsOf } from '#shop/payments/index.ts';
import { expectedUnits } from '#shop/stock/ahead/index.ts';
import { expectedDay } from '#ui/products/expected-text.ts';
import type { Checkout } from '../contract.ts';

type Composed = { basket: Pick<PricedBasket, 'lines'>; paymentMethod: { id: string } | null };

/** The last day from which on something of it is expected to be sent; null where all is there. */
export function expectedUntil({ basket: { lines } }: Pick<Composed, 'basket'>): string | null {
  const days = lines.flatMap(({ sellable, quantity }) => expectedUnits(sellable, quantity)?.expectedOn ?? []);
  return days.toSorted().at(-1) ?? null;
}

/** That day, and what the shopper sees before paying: what is sent when, and that all of it is charged with the order (docs/decisions/0910). */
export function presentExpected(composed: Composed, locale: Locale): Checkout['expected'] {
  const until = expectedUntil(composed);
  if (until === null) return null;
  const expected = composed.basket.lines.map(({ sellable, quantity }) => ({ quantity, units: expectedUnits(sellable, quantity) }));
  const isPart = expected.some(({ quantity, units }) => (units?.quantity ?? 0) < quantity);
  const first = expected.flatMap(({ units }) => units?.expectedOn ?? []).toSorted()[0]!;
  const day = expectedDay(first, locale);
  const isPaidLater = composed.paymentMethod !== null && paymentTraitsOf(composed.paymentMethod.id).shipsBeforePayment;
  return {
    until,
    texts: [
      isPart ? m.checkout_expected_part({ day }, { locale }) : m.checkout_expected_all({ day }, { locale }),
      isPaidLater ? m.checkout_expected_at_door({}, { locale }) : m.checkout_expected_charged({}, { locale }),
    ],
  };
}
