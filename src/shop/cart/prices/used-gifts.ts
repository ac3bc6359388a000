import { add } from '#kit/pure/amount.ts';
import type { Locale } from '#kit/pure/languages.ts';
import type { Place } from '../../markets/contract.ts';
import type { ShippingConfiguration, ShippingOption } from '../../shipping/index.ts';
import { closingGift, idleMessages, withoutGift } from './closing-gifts.ts';
import { shippingOptionsOf } from './shipping-options.ts';
import type { PricedBasket } from './price-basket.ts';

type Destination = { configuration: ShippingConfiguration; place: Place | undefined; lang: string; locale: Locale };
type Shipping = Destination & { methodId: string | null };

/**
 * A basket whose free shipping is what lowers the fee of the way that was chosen. A coupon that lowers nothing stays on the
 * cart with a message and is not used up (docs/rules/money.md, "Promotions and coupons"); what is exclusive and lowers nothing keeps no other offer out, where
 * the shopper pays less then. While no way is chosen, all of it stands.
 */
export function withUsedGifts(basket: PricedBasket, shipping: Shipping): PricedBasket {
  const used = onlyUsed(basket, shipping);
  const gift = closingGift(basket);
  if (!gift || used.applied.includes(gift)) return used;
  const open = withUsedGifts(withoutGift(basket, gift, shipping.locale), shipping);
  const [costs, before] = [costOf(open, shipping), costOf(used, shipping)];
  return costs !== null && (before === null || costs < before) ? open : used;
}

/** The ways of shipping a basket, each at what it costs once it is chosen. */
export function shippingOptionsAlone(basket: PricedBasket, destination: Destination): ShippingOption[] {
  const options = shippingOptionsOf(basket, destination.configuration, destination);
  if (!closingGift(basket)) return options;
  return options.flatMap(({ id }) => optionOf(withUsedGifts(basket, { ...destination, methodId: id }), { ...destination, methodId: id }) ?? []);
}

function onlyUsed(basket: PricedBasket, shipping: Shipping): PricedBasket {
  const isSent = basket.lines.some((line) => line.sellable.requiresShipping);
  if (basket.shippingGifts.length === 0 || (isSent && shipping.methodId === null)) return basket;
  const feeWith = (shippingGifts: PricedBasket['shippingGifts']) => optionOf({ ...basket, shippingGifts }, shipping)?.price ?? null;
  const offers = basket.applied.filter((offer) => offer.rule.kind === 'freeShipping');
  const used: PricedBasket['shippingGifts'] = [];
  const idle = new Set<PricedBasket['applied'][number]>();
  for (const [index, gift] of basket.shippingGifts.entries()) {
    if (feeWith([...used, gift]) === feeWith(used)) idle.add(offers[index]!);
    else used.push(gift);
  }
  return {
    ...basket,
    shippingGifts: used,
    applied: basket.applied.filter((offer) => !idle.has(offer)),
    messages: [...basket.messages, ...idleMessages([...idle], shipping.locale)],
  };
}

/** The way that is chosen, at what it costs for this basket. */
function optionOf(basket: PricedBasket, { methodId, ...view }: Shipping): ShippingOption | null {
  return shippingOptionsOf(basket, view.configuration, view).find((option) => option.id === methodId) ?? null;
}

/** What goods and shipping come to; null where it cannot be sent so. */
function costOf(basket: PricedBasket, shipping: Shipping): number | null {
  if (!basket.lines.some((line) => line.sellable.requiresShipping)) return basket.total;
  const option = optionOf(basket, shipping);
  return option && add(basket.total, option.price);
}
