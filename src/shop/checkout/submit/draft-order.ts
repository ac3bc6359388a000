import { zero } from '#kit/pure/amount.ts';
import type { Context } from '#kit/server/context.ts';
import type { Shopper } from '#shop/accounts/index.ts';
import { expectedDaysOf } from '#shop/cart/prices/index.ts';
import type { OrderDraft } from '#shop/orders/contract.ts';
import { readMethodId } from '#shop/payments/cards/index.ts';
import { isLimited, type Offer } from '#shop/promotions/apply/index.ts';
import { offersFapiao } from '#shop/orders/fapiao/index.ts';
import { deliveryWindow } from '#shop/shipping/delivery/index.ts';
import { expectedUnits } from '#shop/stock/ahead/index.ts';
import type { ShippingOption } from '#shop/shipping/index.ts';
import { sellsGiftCards, sentTo, type ComposedCheckout } from '../totals/compose-checkout.ts';

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

/** A complete checkout as the order that is to be placed: its own copy of everything. */
export function draftOf(composed: ComposedCheckout, { context, shopper, remark }: { context: Context; shopper: Shopper; remark: string }): OrderDraft {
  const { stored, basket, lineTaxes, shippingMethod, total } = composed;
  return {
    checkoutId: stored.id,
    checkoutSlug: stored.slug,
    shopper,
    contact: stored.email === null ? { countryCode: stored.countryCode ?? '', mobile: stored.mobile ?? '' } : { email: stored.email },
    lang: context.lang,
    currency: basket.currency,
    market: composed.market.code,
    taxIncluded: composed.market.taxIncluded,
    lines: basket.lines.map(({ sellable, quantity, price }, index) => ({
      variantId: sellable.variantId,
      productId: sellable.productId,
      sku: sellable.sku,
      slug: sellable.slug,
      title: sellable.title,
      options: sellable.options,
      picture: sellable.picture,
      quantity,
      price: sellable.price,
      discounts: price.discounts,
      total: price.total,
      taxAmount: lineTaxes[index]!.amount,
      taxBasisPoints: lineTaxes[index]!.basisPoints,
      weightGrams: sellable.weightGrams,
      taxClass: sellable.taxClass,
      expected: expectedUnits(sellable, quantity),
    })),
    subtotal: basket.subtotal,
    couponDiscounts: basket.couponDiscounts,
    promotionDiscounts: basket.promotionDiscounts,
    promotions: basket.applied.filter(isLimited).map(countedOf),
    takenOffers: basket.applied.flatMap(({ id, source }) => (source === 'besides' ? [{ id, amount: basket.taken[id] ?? zero }] : [])),
    shippingFee: composed.shippingFee ?? zero,
    shippingMethod: shippingMethod && orderedMethod(shippingMethod, { now: context.now(), calendar: composed.calendar, expected: expectedDaysOf(basket) }),
    tax: composed.tax,
    taxes: composed.taxes,
    credits: composed.credits,
    creditsHeld: composed.creditsHeld,
    giftCards: composed.giftCards.filter(({ paid }) => paid > 0).map(({ id, paid }) => ({ cardId: id, amount: paid })),
    giftDelivery: sellsGiftCards(composed) ? stored.giftDelivery : null,
    total,
    address: sentTo(composed),
    paymentMethodId: total > 0 && composed.paymentMethod ? readMethodId(composed.paymentMethod.id).methodId : null,
    fapiao: offersFapiao(sentTo(composed)) ? stored.fapiao : null,
    billing: stored.billing && { ...stored.billing, reverseCharge: composed.reverseCharge },
    remark,
  };
}

/** What the variants of a checkout are called in each language, by their ids. */
export const namesIn = ({ basket }: ComposedCheckout) => new Map(basket.lines.map(({ sellable }) => [sellable.variantId, sellable.names]));
