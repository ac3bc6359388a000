import * as m from '#messages';
import { formatMoney, times, type Amount } from '#kit/pure/amount.ts';
import type { Locale } from '#kit/pure/languages.ts';
import type { Sellable } from '../../catalog/index.ts';
import { progressMessages, priceBasket, type BasketPrice, type Offer, type Offers } from '../../promotions/apply/index.ts';
import { totalOfGoods } from '../../markets/contract.ts';
import type { NudgeItem } from '../../promotions/contract.ts';
import { expectedUnits } from '../../stock/ahead/index.ts';
import type { BasketLine, Cart } from '../contract.ts';
import { refusedMessages, withoutClosingGifts } from './closing-gifts.ts';

/** What the shopper wants to buy: a line of a cart, or the one thing bought at once. `seen` is the price that was shown when it was written. */
export type BasketItem = { lineId: string; variantId: string; sku: string; title: string; quantity: number; seen: { amount: number; currency: string } | null };

/** A line with what it is and what it comes to. */
export type PricedLine = {
  lineId: string;
  quantity: number;
  sellable: Sellable;
  purchasable: boolean;
  messages: string[];
  price: BasketPrice['lines'][number];
};

/** A basket with its prices and messages, before shipping and tax. */
export type PricedBasket = {
  lines: PricedLine[];
  /** Put aside for later; in no sum. */
  saved: PricedLine[];
  /** What can no longer be bought at all; not among the lines. */
  gone: BasketItem[];
  currency: string;
  couponCodes: string[];
  messages: string[];
  nudges: NudgeItem[];
  /** Said on the cart of coupons for free shipping where shipping can be free without them; a checkout knows which way is chosen. */
  giftMessages: string[];
  /** Free shipping that it was priced without, because that lowers nothing. */
  leftOut: readonly Offer[];
  /** It priced again, without one more offer. */
  without(offer: Offer): PricedBasket;
  /** `total` is after discounts, before shipping and tax. */
} & Omit<BasketPrice, 'lines'>;

/** How a basket is priced: offers as `findOffers` answers them; `freeAbove`: from which sum on some way of shipping is free. */
export type Pricing = {
  currency: string;
  locale: Locale;
  couponCodes: readonly string[];
  offers: Offers;
  freeAbove: Amount | null;
  saved?: readonly BasketItem[];
  /** Offers that are not to count. */
  leftOut?: readonly Offer[];
};

/**
 * Prices items by what they are now, and says what has changed since they were put there (docs/rules/stock.md, "What a cart says"). Free shipping of what is
 * not sent keeps no other offer out.
 */
export function priceItems(items: readonly BasketItem[], sellables: readonly Sellable[], pricing: Pricing): PricedBasket {
  const basket = priceAll(items, sellables, pricing);
  return isShipped(basket.lines) ? basket : withoutClosingGifts(basket, pricing.locale);
}

function priceAll(items: readonly BasketItem[], sellables: readonly Sellable[], pricing: Pricing): PricedBasket {
  const { currency, locale, couponCodes, freeAbove, saved = [], leftOut = [] } = pricing;
  const { facts, unknownCodes } = pricing.offers;
  const offers = pricing.offers.offers.filter((offer) => !leftOut.includes(offer));
  const byVariant = new Map(sellables.map((sellable) => [sellable.variantId, sellable]));
  const { present, gone, unneeded } = apart(items, byVariant);
  const unpriced = present.map(({ item, sellable }) => {
    const { variantId, productId, listIds, taxClass, price } = sellable;
    return { variantId, productId, listIds, taxClass, price, quantity: item.quantity };
  });
  const price = priceBasket(unpriced, offers, facts);
  const { lines: prices, ...sums } = price;
  return {
    ...sums,
    lines: present.map(({ item, sellable }, index) => ({
      lineId: item.lineId,
      quantity: item.quantity,
      sellable,
      purchasable: sellable.available === null || sellable.available >= item.quantity,
      messages: messagesOf(item, sellable, locale),
      price: prices[index]!,
    })),
    saved: saved.flatMap((item) => {
      const sellable = byVariant.get(item.variantId);
      return sellable && isForSale(sellable) && !sellable.giftWrapping ? [savedLine(item, sellable, locale)] : [];
    }),
    gone: [...gone, ...unneeded],
    leftOut,
    without: (offer) => priceAll(items, sellables, { ...pricing, leftOut: [...leftOut, offer] }),
    currency,
    couponCodes: couponCodes.filter((code) => !unknownCodes.includes(code)),
    messages: [...gone.map(({ title }) => m.cart_line_gone({ title }, { locale })), ...(present.length > 0 ? refusedMessages(sums, { currency, locale }) : [])],
    giftMessages:
      freeAbove !== null && totalOfGoods(unpriced, prices) >= freeAbove
        ? sums.shippingGifts.flatMap(({ code }) => (code === undefined ? [] : [m.promotions_free_already({ code }, { locale })]))
        : [],
    nudges: progressMessages(unpriced, { offers, facts, price }, { freeAbove, currency, locale }).filter(
      ({ kind }) => kind !== 'freeShipping' || isShipped(present),
    ),
  };
}

/** Items that can be bought, those that no longer can, and what would wrap an order of which nothing is sent. */
function apart(items: readonly BasketItem[], byVariant: ReadonlyMap<string, Sellable>) {
  const found = items.map((item) => ({ item, sellable: byVariant.get(item.variantId) }));
  const sold = found.flatMap(({ item, sellable }) => (sellable && isForSale(sellable) ? [{ item, sellable }] : []));
  // One wraps the whole order.
  const once = sold.map(({ item, sellable }) => ({ item: sellable.giftWrapping ? { ...item, quantity: 1 } : item, sellable }));
  const isNeeded = ({ sellable }: { sellable: Sellable }) => !sellable.giftWrapping || isShipped(sold);
  return {
    present: once.filter(isNeeded),
    gone: found.flatMap(({ item, sellable }) => (sellable && isForSale(sellable) ? [] : [item])),
    unneeded: once.flatMap((one) => (isNeeded(one) ? [] : [one.item])),
  };
}

/** How many units of these items can be bought: what the basket of them counts, without a price. */
export function countUnits(items: readonly BasketItem[], sellables: readonly Sellable[]): number {
  return unitsOf(apart(items, new Map(sellables.map((sellable) => [sellable.variantId, sellable]))).present.map(({ item }) => item));
}

const unitsOf = (some: readonly { quantity: number }[]) => some.reduce((units, { quantity }) => units + quantity, 0);

/** A line saved for later, as it would be in the cart by itself. */
function savedLine(item: BasketItem, sellable: Sellable, locale: Locale): PricedLine {
  const subtotal = times(sellable.price, item.quantity);
  const purchasable = sellable.available === null || sellable.available >= item.quantity;
  return {
    lineId: item.lineId,
    quantity: item.quantity,
    sellable,
    purchasable,
    messages: messagesOf(item, sellable, locale),
    price: { subtotal, discounts: [], total: subtotal },
  };
}

/** Whether a variant can be put into a cart at all. */
export function isForSale(sellable: Pick<Sellable, 'published' | 'showCart'>): boolean {
  return sellable.published && sellable.showCart;
}

function messagesOf(item: BasketItem, { available, price, currency }: Sellable, locale: Locale): string[] {
  const messages: string[] = [];
  if (available === 0) messages.push(m.cart_line_out_of_stock({}, { locale }));
  else if (available !== null && available < item.quantity) messages.push(m.cart_line_fewer({ available }, { locale }));
  if (item.seen && item.seen.currency === currency && item.seen.amount !== price) {
    messages.push(m.cart_line_price_changed({ before: formatMoney(item.seen, locale), now: formatMoney({ amount: price, currency }, locale) }, { locale }));
  }
  return messages;
}

/** A line on the wire. */
export function toBasketLine({ lineId, quantity, sellable, purchasable, messages, price }: PricedLine, currency: string): BasketLine {
  const money = (amount: Amount) => ({ amount, currency });
  return {
    lineId,
    sku: sellable.sku,
    slug: sellable.slug,
    title: sellable.title,
    options: sellable.options,
    image: sellable.picture,
    quantity,
    available: sellable.available,
    expected: expectedUnits(sellable, quantity),
    ...(sellable.giftWrapping ? { giftWrapping: true } : {}),
    ...(sellable.hasOthers && !sellable.giftWrapping ? { changeable: true } : {}),
    price: money(sellable.price),
    linePrice: sellable.linePrice === null ? null : money(sellable.linePrice),
    subtotal: money(price.subtotal),
    discounts: toDiscounts(price.discounts, currency),
    total: money(price.total),
    purchasable,
    messages,
  };
}

/** Discounts on the wire. */
export function toDiscounts(discounts: BasketPrice['lines'][number]['discounts'], currency: string) {
  return discounts.map(({ amount, ...named }) => ({ ...named, amount: { amount, currency } }));
}

/** What makes shipping free, by name. */
export function shippingDiscountsOf({ shippingGifts }: Pick<PricedBasket, 'shippingGifts'>) {
  return shippingGifts.map(({ title, code }) => ({ title, ...(code === undefined ? {} : { code }) }));
}

const isShipped = (lines: readonly { sellable: Sellable }[]): boolean => lines.some(({ sellable }) => sellable.requiresShipping);

/** A basket as the wire's Cart. */
export function toCart(basket: PricedBasket): Cart {
  const { currency } = basket;
  return {
    lines: basket.lines.map((line) => toBasketLine(line, currency)),
    saved: basket.saved.map((line) => toBasketLine(line, currency)),
    count: unitsOf(basket.lines),
    requiresShipping: isShipped(basket.lines),
    taxable: basket.lines.some(({ sellable }) => sellable.taxable),
    couponCodes: basket.couponCodes,
    subtotal: { amount: basket.subtotal, currency },
    couponDiscounts: toDiscounts(basket.couponDiscounts, currency),
    promotionDiscounts: toDiscounts(basket.promotionDiscounts, currency),
    shippingDiscounts: shippingDiscountsOf(basket),
    total: { amount: basket.total, currency },
    messages: [...basket.messages, ...basket.giftMessages],
    nudges: basket.nudges,
  };
}
