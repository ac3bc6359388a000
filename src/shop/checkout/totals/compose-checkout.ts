import * as m from '#messages';
import { add, subtract, zero, type Amount } from '#kit/pure/amount.ts';
import type { Locale } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import { addressLines } from '#shop/addresses/index.ts';
import { addressDoubt } from '#shop/addresses/suggestions/index.ts';
import {
  expectedDaysOf,
  shippingDiscountsOf,
  shippingOptionsAlone,
  toBasketLine,
  toDiscounts,
  toShippingMethod,
  withoutClosingGifts,
  withUsedGifts,
  type PricedBasket,
} from '#shop/cart/prices/index.ts';
import { offersFapiao } from '#shop/orders/fapiao/index.ts';
import { billingLines } from '#shop/orders/show/index.ts';
import { useOf } from '#shop/credits/index.ts';
import type { GiftCardBlock } from '#shop/gift-cards/contract.ts';
import { payWith, type PayingCard } from '#shop/gift-cards/index.ts';
import { marketOf, priceIn } from '#shop/markets/index.ts';
import { giftCardTaxClass, type Market, type Place } from '#shop/markets/contract.ts';
import type { SetUp } from '#shop/payments/cards/index.ts';
import { paymentMethodsFor } from '#shop/payments/index.ts';
import type { PaymentMethod } from '#shop/payments/contract.ts';
import type { DeliveryCalendar } from '#shop/shipping/delivery/index.ts';
import type { ShippingConfiguration, ShippingOption } from '#shop/shipping/index.ts';
import type { Checkout } from '../contract.ts';
import { totalOf } from '../rules.ts';
import type { StoredCheckout } from '../store.ts';
import { checkoutTaxes, type CheckoutTaxes } from './checkout-taxes.ts';
import { presentExpected } from './expected-goods.ts';
import { chargedOf, type Charged } from './charged.ts';

/** An open checkout with everything computed; amounts in minor units of the basket's currency. */
export type ComposedCheckout = {
  stored: StoredCheckout;
  /** With free shipping only where it lowers the fee of the chosen way; `priced` is the basket without that way in mind. */
  basket: PricedBasket;
  priced: PricedBasket;
  market: Market;
  calendar: DeliveryCalendar;
  requiresShipping: boolean;
  shippingMethods: ShippingOption[];
  shippingMethod: ShippingOption | null;
  /** Null until an address and a method are known. */
  shippingFee: Amount | null;
  /** False where nothing is sent, and where the goods are collected. */
  requiresAddress: boolean;
} & CheckoutTaxes & {
    /** Taken off the total; `creditsHeld` is what that takes of the balance, in the shop's base currency. */
    credits: Amount;
    creditsHeld: Amount;
    /** What the whole balance is worth here. */
    creditsAvailable: Amount;
    /** What pays after credits: `paid` is taken off the total, 0 of what is blocked. */
    giftCards: readonly (PayingCard & { paid: Amount })[];
    total: Amount;
    charged: Charged;
    paymentMethods: PaymentMethod[];
    paymentMethod: PaymentMethod | null;
    savesCards: boolean;
  };

/** What a checkout is computed with, besides itself. */
type Surroundings = {
  context: Pick<Context, 'config' | 'locale' | 'lang'>;
  configuration: ShippingConfiguration;
  balance: Amount;
  giftCards: readonly PayingCard[];
  payments: SetUp;
  /** A way of shipping that staff agreed on; none of the shop's is chosen then. */
  agreedShipping?: { title: string; fee: Amount };
};

/** Computes a checkout from what was chosen and what the basket costs now (docs/rules/money.md, "Price of a cart"). Reads nothing. @throws what `Answers.to` throws */
export function composeCheckout(stored: StoredCheckout, priced: PricedBasket, around: Surroundings): ComposedCheckout {
  const { context, configuration, balance, payments } = around;
  const { markets } = configuration;
  const sending = sendingOf(stored, priced, around);
  const { basket, shippingMethod, shippingFee, requiresAddress } = sending;
  // What is collected is sold where it is handed over.
  const place = placeOf(shippingMethod?.pickup ?? stored.address);
  const market = marketOf(markets, { currency: basket.currency, ...(place === undefined ? {} : { country: place.country }) });
  const taxes = checkoutTaxes(market, configuration, {
    basket,
    fee: shippingFee ?? zero,
    place,
    lang: context.lang,
    vatNumber: stored.billing?.vatNumber ?? '',
  });
  const sums = { goods: basket.total, shippingFee, tax: taxes.tax, taxIncluded: market.taxIncluded };
  const value = (base: Amount) => priceIn(markets, basket.currency, { base });
  const use = stored.useCredits ? useOf({ balance, due: totalOf({ ...sums, credits: zero }) }, value) : { credits: zero, held: zero };
  const { giftCards, total } = paidByCards(totalOf({ ...sums, credits: use.credits }), around.giftCards);
  const paid = { ...taxes, basket, market, shippingFee, credits: use.credits, creditsHeld: use.held, giftCards, total };
  const sale = { country: place?.country ?? null, currency: basket.currency, atDoor: requiresAddress };
  const charged = chargedOf(paid, { stored, sale, payments, context });
  const paymentMethods = paymentMethodsFor(context, { ...sale, total: charged.now }, payments);
  return {
    stored,
    priced,
    calendar: configuration.calendar,
    ...sending,
    ...paid,
    charged,
    creditsAvailable: value(balance),
    paymentMethods,
    paymentMethod: paymentMethods.find((method) => method.id === stored.paymentMethod) ?? null,
    savesCards: payments.savesCards === true,
  };
}

/** Whether some of it is gift cards. */
export const sellsGiftCards = ({ basket }: Pick<ComposedCheckout, 'basket'>): boolean =>
  basket.lines.some(({ sellable }) => sellable.taxClass === giftCardTaxClass);

function paidByCards(due: Amount, cards: readonly PayingCard[]) {
  const paid = payWith(due, cards);
  return { giftCards: cards.map((card, index) => ({ ...card, paid: paid[index]! })), total: subtract(due, add(zero, ...paid)) };
}

/** The id of what staff agreed with the customer, which is none of the shop’s shipping methods. */
const agreedMethodId = 'agreed';

type Sending = Pick<ComposedCheckout, 'basket' | 'requiresShipping' | 'shippingMethods' | 'shippingMethod' | 'shippingFee' | 'requiresAddress'>;

/** How the goods come to the shopper, what that costs, and the basket with the free shipping that lowers it. */
function sendingOf(stored: StoredCheckout, priced: PricedBasket, { context: { lang, locale }, configuration, agreedShipping }: Surroundings): Sending {
  const requiresShipping = priced.lines.some((line) => line.sellable.requiresShipping);
  const destination = { configuration, place: placeOf(stored.address), lang, locale };
  const shippingMethods = shippingOptionsAlone(priced, destination);
  // Free shipping is that of the shop's own ways.
  if (agreedShipping) return agreedSending(withoutClosingGifts(priced, locale), { shippingMethods, agreedShipping });
  const shippingMethod = chosenOrCheapest(stored, shippingMethods);
  return {
    basket: withUsedGifts(priced, { ...destination, methodId: shippingMethod?.id ?? null }),
    requiresShipping,
    shippingMethods,
    shippingMethod,
    shippingFee: requiresShipping ? (shippingMethod?.price ?? null) : zero,
    requiresAddress: requiresShipping && !shippingMethod?.pickup,
  };
}

/**
 * What was chosen; until something is, the cheapest way to the address, the quicker one where two cost the same. Staff choose for themselves, and nobody is
 * sent to fetch something.
 */
function chosenOrCheapest({ shippingMethod, address, source }: StoredCheckout, methods: readonly ShippingOption[]): ShippingOption | null {
  if (shippingMethod !== null) return methods.find((method) => method.id === shippingMethod) ?? null;
  if (address === null || source === 'staff') return null;
  const days = (method: ShippingOption) => method.days?.most ?? Infinity;
  const sent = methods.filter((method) => method.pickup === null);
  return sent.toSorted((a, b) => a.price - b.price || (days(a) === days(b) ? 0 : days(a) - days(b)))[0] ?? null;
}

function agreedSending(
  priced: PricedBasket,
  { shippingMethods, agreedShipping: { title, fee } }: { shippingMethods: ShippingOption[]; agreedShipping: { title: string; fee: Amount } },
): Sending {
  return {
    basket: { ...priced, shippingGifts: [], applied: priced.applied.filter((offer) => offer.rule.kind !== 'freeShipping') },
    requiresShipping: true,
    shippingMethods,
    shippingMethod: { id: agreedMethodId, title, titles: {}, price: fee, days: null, pickup: null },
    shippingFee: fee,
    requiresAddress: true,
  };
}

/** Where the goods go; null where nothing is sent, or it is collected. */
export const sentTo = ({ requiresAddress, stored }: Pick<ComposedCheckout, 'requiresAddress' | 'stored'>) => (requiresAddress ? stored.address : null);

function presentPayer(composed: ComposedCheckout, lang: string): Pick<Checkout, 'billing' | 'offersFapiao' | 'fapiao' | 'reverseCharge'> {
  const { stored, reverseCharge } = composed;
  const isOffered = offersFapiao(sentTo(composed));
  return {
    billing: stored.billing && { ...stored.billing, lines: billingLines(stored.billing, { shipping: stored.address, lang }) },
    offersFapiao: isOffered,
    fapiao: isOffered ? stored.fapiao : null,
    reverseCharge,
  };
}

/** A composed checkout on the wire. */
export function toCheckout(composed: ComposedCheckout, context: Pick<Context, 'locale' | 'lang' | 'now'>): Checkout {
  const { stored, basket, shippingMethods, shippingMethod, shippingFee, total, charged } = composed;
  const { currency } = basket;
  const money = (amount: Amount) => ({ amount, currency });
  const shown = { currency, calendar: composed.calendar, context, expected: expectedDaysOf(basket) };
  const priced = (method: ShippingOption) => toShippingMethod(method, shown);
  return {
    slug: stored.slug,
    state: 'open',
    orderNo: null,
    payable: false,
    lines: basket.lines.map((line) => toBasketLine(line, currency)),
    contact: { email: stored.email, countryCode: stored.countryCode, mobile: stored.mobile },
    address: stored.address,
    addressLines: stored.address ? addressLines(stored.address, context.lang) : [],
    ...presentPayer(composed, context.lang),
    requiresShipping: composed.requiresShipping,
    requiresAddress: composed.requiresAddress,
    shippingMethods: shippingMethods.map(priced),
    shippingMethod: shippingMethod && priced(shippingMethod),
    requiresPayment: charged.now > 0,
    paymentMethods: composed.paymentMethods,
    paymentMethod: composed.paymentMethod,
    savesCards: composed.savesCards,
    couponCodes: basket.couponCodes,
    couponDiscounts: toDiscounts(basket.couponDiscounts, currency),
    promotionDiscounts: toDiscounts(basket.promotionDiscounts, currency),
    shippingDiscounts: shippingDiscountsOf(basket),
    shippingFee: shippingFee === null ? null : money(shippingFee),
    tax: money(composed.tax),
    taxes: composed.taxes.map(({ title, basisPoints, amount }) => ({ title, basisPoints, amount: money(amount) })),
    taxIncluded: composed.market.taxIncluded,
    credits: money(composed.credits),
    useCredits: stored.useCredits,
    creditsAvailable: money(composed.creditsAvailable),
    giftCards: composed.giftCards.map((card) => presentCard(card, currency)),
    sellsGiftCards: sellsGiftCards(composed),
    giftDelivery: sellsGiftCards(composed) ? stored.giftDelivery : null,
    giftCardsAmount: money(add(zero, ...composed.giftCards.map(({ paid }) => paid))),
    subtotal: money(basket.subtotal),
    total: money(total),
    ...(charged.later > 0 ? { payLater: money(charged.later) } : {}),
    remark: stored.remark,
    expected: presentExpected(composed, context.locale),
    messages: messagesOf(composed, context),
  };
}

/** A gift card that pays, on the wire; what is left of it is in its own currency. */
function presentCard({ id, lastCharacters, paid, balance, currency: own }: ComposedCheckout['giftCards'][number], currency: string) {
  return { id, lastCharacters, amount: { amount: paid, currency }, balance: { amount: balance, currency: own } };
}

const blockMessages: Readonly<Record<GiftCardBlock, (values: { lastCharacters: string }, options: { locale: Locale }) => string>> = {
  disabled: m.checkout_gift_card_disabled,
  expired: m.checkout_gift_card_expired,
  otherCurrency: m.checkout_gift_card_other_currency,
  empty: m.checkout_gift_card_empty,
};

function messagesOf(
  { stored, basket, requiresShipping, shippingMethods, shippingMethod, giftCards, paymentMethods, charged, taxKnown }: ComposedCheckout,
  { locale, lang }: Pick<Context, 'locale' | 'lang'>,
): string[] {
  const messages = [
    ...basket.messages,
    ...giftCards.flatMap(({ block, lastCharacters }) => (block === null ? [] : [blockMessages[block]({ lastCharacters }, { locale })])),
  ];
  const doubt = stored.address && addressDoubt(stored.address, lang);
  if (basket.lines.length === 0) messages.push(m.cart_empty({}, { locale }));
  else if (hasChanged(stored, basket)) messages.push(m.checkout_cart_changed({}, { locale }));
  if (doubt) messages.push(doubt);
  const nowhere = stored.address !== null && shippingMethods.length === 0;
  if (requiresShipping && (nowhere || (stored.shippingMethod !== null && !shippingMethod))) messages.push(m.checkout_shipping_not_available({}, { locale }));
  if (!taxKnown) messages.push(m.checkout_tax_unknown({}, { locale }));
  if (charged.now > 0 && paymentMethods.length === 0) messages.push(m.checkout_payment_not_available({}, { locale }));
  return messages;
}

/** Where something goes, as taxes and zones see it. */
export function placeOf(
  given: { country: string; province: string; postalCode: string; city: string; area: string; address: string } | null,
): Place | undefined {
  if (!given) return undefined;
  const { country, province, postalCode, city, area, address } = given;
  return { country, region: province, postalCode, city, area, address };
}

/** Whether the cart's lines differ from when the checkout was last written. */
function hasChanged({ source, items }: StoredCheckout, { lines }: PricedBasket): boolean {
  if (source !== 'cart') return false;
  const quantities = new Map(items.map((item) => [item.variantId, item.quantity]));
  return items.length !== lines.length || lines.some((line) => quantities.get(line.sellable.variantId) !== line.quantity);
}

/** The items, as a checkout stores them. */
export function itemsOf(basket: PricedBasket) {
  return basket.lines.map(({ sellable, quantity }) => ({ variantId: sellable.variantId, sku: sellable.sku, quantity }));
}
