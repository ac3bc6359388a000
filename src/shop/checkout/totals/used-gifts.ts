import * as m from '#messages';
import type { Locale } from '#kit/pure/languages.ts';
import { shippingOptionsOf, type PricedBasket } from '#shop/cart/prices/index.ts';
import type { Place } from '#shop/markets/contract.ts';
import type { ShippingConfiguration } from '#shop/shipping/index.ts';

type Shipping = { configuration: ShippingConfiguration; place: Place | undefined; lang: string; methodId: string | null; locale: Locale };

/**
 * A basket whose free shipping is what lowers the fee of the way that was chosen. A coupon that lowers nothing stays on the
 * cart with a message and is not used up (docs/rules/money.md, "Promotions and coupons"). While no way is chosen, all of it stands.
 */
export function withUsedGifts(basket: PricedBasket, { methodId, locale, ...view }: Shipping): PricedBasket {
  const isSent = basket.lines.some((line) => line.sellable.requiresShipping);
  if (basket.shippingGifts.length === 0 || (isSent && methodId === null)) return basket;
  const feeWith = (shippingGifts: PricedBasket['shippingGifts']) =>
    shippingOptionsOf({ ...basket, shippingGifts }, view.configuration, view).find((option) => option.id === methodId)?.price ?? null;
  const offers = basket.applied.filter((offer) => offer.rule.kind === 'freeShipping');
  const used: PricedBasket['shippingGifts'] = [];
  const idle = new Set<PricedBasket['applied'][number]>();
  for (const [index, gift] of basket.shippingGifts.entries()) {
    if (feeWith([...used, gift]) === feeWith(used)) idle.add(offers[index]!);
    else used.push(gift);
  }
  const reason = m.promotions_refused_shipping_free({}, { locale });
  return {
    ...basket,
    shippingGifts: used,
    applied: basket.applied.filter((offer) => !idle.has(offer)),
    messages: [...basket.messages, ...[...idle].flatMap(({ code }) => (code === undefined ? [] : [m.promotions_not_used({ code, reason }, { locale })]))],
  };
}
