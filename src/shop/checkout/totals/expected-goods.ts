/** What a checkout says of goods that are sold ahead of stock. Pure. */
import * as m from '#messages';
import { formatMoney, type Amount } from '#kit/pure/amount.ts';
import type { Locale } from '#kit/pure/languages.ts';
import type { PricedBasket } from '#shop/cart/prices/index.ts';
import { paymentTraitsOf } from '#shop/payments/index.ts';
import { expectedUnits } from '#shop/stock/ahead/index.ts';
import { expectedDay } from '#ui/products/expected-text.ts';
import type { Checkout } from '../contract.ts';
import type { Charged } from './charged.ts';

type Composed = { basket: Pick<PricedBasket, 'lines' | 'currency'>; paymentMethod: { id: string } | null; charged: Charged };

/** The last day from which on something of it is expected to be sent; null where all is there. */
export function expectedUntil({ basket: { lines } }: { basket: Pick<PricedBasket, 'lines'> }): string | null {
  const days = lines.flatMap(({ sellable, quantity }) => expectedUnits(sellable, quantity)?.expectedOn ?? []);
  return days.toSorted().at(-1) ?? null;
}

/** That day, and what the shopper sees before paying: what is sent when, and what of it is charged when (docs/decisions/1129). */
export function presentExpected(composed: Composed, locale: Locale): Checkout['expected'] {
  const until = expectedUntil(composed);
  if (until === null) return null;
  const expected = composed.basket.lines.map(({ sellable, quantity }) => ({ quantity, units: expectedUnits(sellable, quantity) }));
  const isPart = expected.some(({ quantity, units }) => (units?.quantity ?? 0) < quantity);
  const first = expected.flatMap(({ units }) => units?.expectedOn ?? []).toSorted()[0]!;
  const day = expectedDay(first, locale);
  return {
    until,
    texts: [isPart ? m.checkout_expected_part({ day }, { locale }) : m.checkout_expected_all({ day }, { locale }), chargedText(composed, locale)],
  };
}

function chargedText({ basket, paymentMethod, charged }: Composed, locale: Locale): string {
  const money = (amount: Amount) => formatMoney({ amount, currency: basket.currency }, locale);
  const isPaidAtDoor = paymentMethod !== null && paymentTraitsOf(paymentMethod.id).shipsBeforePayment;
  if (charged.later === 0) return isPaidAtDoor ? m.checkout_expected_at_door({}, { locale }) : m.checkout_expected_charged({}, { locale });
  const [now, later] = [money(charged.now), money(charged.later)];
  if (charged.now === 0) return m.checkout_expected_pay_later({ total: later }, { locale });
  return (isPaidAtDoor ? m.checkout_expected_at_door_later : m.checkout_expected_charged_later)({ now, later }, { locale });
}
