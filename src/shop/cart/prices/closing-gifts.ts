/** Pure: free shipping that is exclusive and keeps other offers out, though it may lower no fee (docs/rules/money.md, "Promotions and coupons"). */
import * as m from '#messages';
import type { Locale } from '#kit/pure/languages.ts';
import { formatDecline, type BasketPrice, type Offer } from '../../promotions/apply/index.ts';

type Closed = Pick<BasketPrice, 'closedBy' | 'refused' | 'applied'>;
type Reopened = Closed & { messages: string[]; without(offer: Offer): Reopened };

/** The free shipping that keeps an offer of this basket out; null where none does. */
export function closingGift({ closedBy, refused, applied }: Closed): Offer | null {
  if (closedBy?.rule.kind !== 'freeShipping') return null;
  return refused.some(({ offer, decline }) => decline.reason === 'notCombinable' && !applied.some(({ id }) => id === offer.id)) ? closedBy : null;
}

/** A basket priced again without free shipping that lowers nothing. A coupon of it stays on the cart with a message. */
export function withoutGift<Basket extends Reopened>(basket: Basket, gift: Offer, locale: Locale): Basket {
  const again = basket.without(gift) as Basket;
  return { ...again, messages: [...again.messages, ...idleMessages([gift], locale)] };
}

/** The same without all that keeps others out, one after the other. */
export function withoutClosingGifts<Basket extends Reopened>(basket: Basket, locale: Locale): Basket {
  const gift = closingGift(basket);
  return gift ? withoutClosingGifts(withoutGift(basket, gift, locale), locale) : basket;
}

/** Says of each coupon for free shipping that lowers no fee that it is not used. */
export function idleMessages(gifts: readonly Offer[], locale: Locale): string[] {
  const reason = m.promotions_refused_shipping_free({}, { locale });
  return gifts.flatMap(({ code }) => (code === undefined ? [] : [m.promotions_not_used({ code, reason }, { locale })]));
}

/** The free shipping for some ways of shipping that keeps an offer out: with another way the offer may count. */
export function waitsForAnotherWay(basket: Closed, offer: Offer): Offer | null {
  const gift = closingGift(basket);
  const isKeptOut =
    basket.refused.some((one) => one.offer === offer && one.decline.reason === 'notCombinable') && !basket.applied.some(({ id }) => id === offer.id);
  return isKeptOut && gift?.rule.kind === 'freeShipping' && gift.rule.methods.length > 0 ? gift : null;
}

/** Why coupons are not used. */
export function refusedMessages(basket: Closed, { currency, locale }: { currency: string; locale: Locale }): string[] {
  return basket.refused.flatMap(({ offer, decline }) => {
    if (offer.code === undefined) return [];
    const gift = waitsForAnotherWay(basket, offer);
    const reason = gift ? m.promotions_refused_for_shipping({ title: gift.title }, { locale }) : formatDecline(decline, { currency, locale });
    return [m.promotions_not_used({ code: offer.code, reason }, { locale })];
  });
}
