import { zero } from '#kit/pure/amount.ts';
import type { Context } from '#kit/server/context.ts';
import type { Shopper } from '#shop/accounts/index.ts';
import { expectedDaysOf } from '#shop/cart/prices/index.ts';
import { splitDraft } from '#shop/orders/place/index.ts';
import type { OrderDraft } from '#shop/orders/contract.ts';
import { readMethodId } from '#shop/payments/cards/index.ts';
import { isLimited, type Offer } from '#shop/promotions/apply/index.ts';
import { offersFapiao } from '#shop/orders/fapiao/index.ts';
import { deliveryWindow } from '#shop/shipping/delivery/index.ts';
import type { ShippingOption } from '#shop/shipping/index.ts';
import { sellsGiftCards, sentTo, type ComposedCheckout } from '../totals/compose-checkout.ts';
import { orderSums } from '../totals/order-sums.ts';

/** What is counted of it, with the code that works once. */
const countedOf = ({ id, title, firstOrder, isSingle, code }: Offer) => ({
  id,
  title,
  firstOrder,
  ...(isSingle && code !== undefined ? { singleCode: code } : {}),
});

/** The way of shipping with what is promised of it now. */
function orderedMethod(
  { id, title, titles, pickup, days }: ShippingOption,
  day: Parameters<typeof deliveryWindow>[1],
): NonNullable<OrderDraft['shippingMethod']> {
  if (pickup) return { id, title, titles, pickup };
  return { id, title, titles, ...(days ? { delivery: deliveryWindow(days, day) } : {}) };
}

/** A complete checkout as one order that is to be placed: its own copy of everything. */
export function draftOf(composed: ComposedCheckout, { context, shopper, remark, giftMessage }: About): OrderDraft {
  const { stored, basket, shippingMethod, charged } = composed;
  return {
    checkoutId: stored.id,
    checkoutSlug: stored.slug,
    shopper,
    contact: stored.email === null ? { countryCode: stored.countryCode ?? '', mobile: stored.mobile ?? '' } : { email: stored.email },
    lang: context.lang,
    currency: basket.currency,
    market: composed.market.code,
    ...orderSums(composed),
    promotions: basket.applied.filter(isLimited).map(countedOf),
    takenOffers: basket.applied.flatMap(({ id, source }) => (source === 'besides' ? [{ id, amount: basket.taken[id] ?? zero }] : [])),
    shippingMethod: shippingMethod && orderedMethod(shippingMethod, { now: context.now(), calendar: composed.calendar, expected: expectedDaysOf(basket) }),
    giftDelivery: sellsGiftCards(composed) ? stored.giftDelivery : null,
    address: sentTo(composed),
    paymentMethodId: charged.now > 0 && composed.paymentMethod ? readMethodId(composed.paymentMethod.id).methodId : null,
    fapiao: offersFapiao(sentTo(composed)) ? stored.fapiao : null,
    billing: stored.billing && { ...stored.billing, reverseCharge: composed.reverseCharge },
    remark,
    giftMessage,
  };
}

type About = { context: Context; shopper: Shopper; remark: string; giftMessage: string };

/**
 * A complete checkout as what is ordered: one order, or what is there and what is paid once it is there. Gift cards are delivered with what is there.
 */
export function draftsOf(composed: ComposedCheckout, about: About): { now: OrderDraft | null; later: OrderDraft | null } {
  const whole = draftOf(composed, about);
  if (composed.charged.later === 0) return { now: whole, later: null };
  const { now, later } = splitDraft(whole);
  if (!later) return { now, later };
  const unpaid = { ...later, payLater: true, paymentMethodId: composed.charged.laterMethod };
  if (!now) return { now, later: unpaid };
  return {
    now,
    later: { ...unpaid, shippingMethod: laterShipping(composed, { later, context: about.context }), giftDelivery: null },
  };
}

/** The way of shipping with what is promised of goods that wait. */
function laterShipping(
  { shippingMethod, calendar }: ComposedCheckout,
  { later, context }: { later: OrderDraft; context: Context },
): OrderDraft['shippingMethod'] {
  const days = later.lines.flatMap(({ expected }) => expected?.expectedOn ?? []).toSorted();
  return shippingMethod && orderedMethod(shippingMethod, { now: context.now(), calendar, expected: { first: days[0]!, last: days.at(-1)! } });
}

/** What the variants of a checkout are called in each language, by their ids. */
export const namesIn = ({ basket }: ComposedCheckout) => new Map(basket.lines.map(({ sellable }) => [sellable.variantId, sellable.names]));
