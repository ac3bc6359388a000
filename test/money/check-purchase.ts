/** The money rules (docs/rules/money.md, "Invariants"), asked of one purchase: its cart, checkout, order and refunds. Throws where one is broken. */
import { strict as assert } from 'node:assert';
import { amount } from '#kit/pure/amount.ts';
import { priceItems, type PricedBasket } from '#shop/cart/prices/index.ts';
import { toCart } from '#shop/cart/prices/price-basket.ts';
import { composeCheckout, toCheckout, type ComposedCheckout } from '#shop/checkout/totals/compose-checkout.ts';
import type { Checkout } from '#shop/checkout/contract.ts';
import { draftOf } from '#shop/checkout/submit/draft-order.ts';
import type { StoredCheckout } from '#shop/checkout/store.ts';
import { priceIn } from '#shop/markets/index.ts';
import type { OrderDraft } from '#shop/orders/contract.ts';
import { assertDraftAddsUp } from '#shop/orders/rules.ts';
import { paymentSettingsSchema } from '#shop/settings/contract.ts';
import { now } from './carts.ts';
import { checkRefunds } from './check-refunds.ts';
import { sellableOf, type RandomPurchase } from './purchases.ts';

const speech = { locale: 'en', lang: 'en', now: () => now } as const;
const config = { sandboxPayments: true, payments: { stripe: null, paypal: null } } as unknown as Parameters<typeof composeCheckout>[2]['context']['config'];
const payments = paymentSettingsSchema.parse({});
const sum = (parts: readonly { amount: { amount: number } }[]) => parts.reduce((total, part) => total + part.amount.amount, 0);

/** What one purchase came to, for counting. */
export type CheckedPurchase = { draft: OrderDraft; refunded: number };

/** Buys, asks all of it, and gives it back in parts and whole. */
export function checkPurchase(purchase: RandomPurchase): CheckedPurchase {
  const basket = basketOf(purchase, purchase.goods);
  checkCartSums(basket);
  const composed = compose(purchase, basket);
  const checkout = toCheckout(composed, speech);
  checkCheckout(checkout);
  checkUndone(purchase, { basket, checkout });
  const draft = draftOf(composed, { context: { ...speech } as never, shopper: { accountId: 'account', guestId: null }, remark: '', giftMessage: '' });
  checkDraft(draft, checkout);
  return { draft, refunded: checkRefunds(draft, purchase.refunds) };
}

function basketOf({ markets, currency, offers, zones: _zones }: RandomPurchase, goods: RandomPurchase['goods']): PricedBasket {
  const items = goods.map(({ quantity }, index) => ({ lineId: `l${index}`, variantId: `v${index}`, sku: `V${index}`, title: '', quantity, seen: null }));
  const sellables = goods.map((thing, index) => sellableOf(thing, { index, currency, price: priceIn(markets, currency, { base: amount(thing.price) }) }));
  const customer = { accountId: 'account', contacts: [], groups: [], hasOrdered: false };
  return priceItems(items, sellables, {
    currency,
    locale: 'en',
    couponCodes: offers.flatMap((offer) => offer.code ?? []),
    offers: { offers: [...offers], facts: { now, market: 'us', customer }, unknownCodes: [] },
    freeAbove: null,
  });
}

function compose({ markets, zones, address, method, balance, useCredits, cards }: RandomPurchase, basket: PricedBasket): ComposedCheckout {
  const stored = {
    id: 'checkout',
    slug: 'checkout',
    source: 'cart',
    items: [],
    email: 'ada@example.com',
    countryCode: null,
    mobile: null,
    address: address && { ...address, city: '', area: '', firstName: '', lastName: '', address: '', apartment: '', countryCode: '', phone: '' },
    shippingMethod: method,
    paymentMethod: 'sandbox',
    useCredits,
    remark: '',
  } as unknown as StoredCheckout;
  return composeCheckout(stored, basket, {
    context: { ...speech, config },
    configuration: { zones, markets, calendar: { timeZone: 'UTC', handlingDays: 1 }, soldFrom: '' },
    balance,
    giftCards: cards.map((card, index) => ({ id: String(index), lastCharacters: 'ABCD', currency: basket.currency, balance: card, block: null })),
    payments,
  });
}

function checkCartSums(basket: PricedBasket): void {
  const cart = toCart(basket);
  assert.equal(
    cart.subtotal.amount,
    cart.lines.reduce((total, line) => total + line.price.amount * line.quantity, 0),
  );
  assert.equal(cart.total.amount, cart.subtotal.amount - sum(cart.couponDiscounts) - sum(cart.promotionDiscounts));
  assert.equal(
    cart.lines.reduce((total, line) => total + line.total.amount, 0),
    cart.total.amount,
  );
}

/** What Cart, Checkout and Order have in common (docs/rules/money.md, "Totals"). */
function totalBy(
  of: Pick<Checkout, 'subtotal' | 'couponDiscounts' | 'promotionDiscounts' | 'shippingFee' | 'tax' | 'taxIncluded' | 'credits' | 'giftCardsAmount'>,
): number {
  const added = (of.shippingFee?.amount ?? 0) + (of.taxIncluded ? 0 : of.tax.amount);
  return of.subtotal.amount - sum(of.couponDiscounts) - sum(of.promotionDiscounts) + added - of.credits.amount - (of.giftCardsAmount?.amount ?? 0);
}

function checkCheckout(checkout: Checkout): void {
  assert.equal(checkout.total.amount, totalBy(checkout));
  assert.ok(checkout.total.amount >= 0, 'a total below 0');
  assert.equal(sum(checkout.taxes ?? []), checkout.tax.amount, 'the tax by rate is not the tax');
  assert.ok(checkout.tax.amount >= 0 && checkout.credits.amount >= 0);
  if (!checkout.useCredits) assert.equal(checkout.credits.amount, 0);
  assert.ok(checkout.credits.amount <= (checkout.creditsAvailable?.amount ?? 0), 'more credits than there are');
  for (const card of checkout.giftCards ?? []) assert.ok(card.amount.amount >= 0 && card.amount.amount <= card.balance.amount, 'more than a card has');
  if (checkout.address === null && checkout.requiresAddress) assert.equal(checkout.tax.amount, 0, 'taxed nowhere');
}

/** A basket without what it can do. */
const stateOf = ({ without: _without, ...state }: PricedBasket) => state;

/** What was added and removed again leaves no trace. */
function checkUndone(purchase: RandomPurchase, before: { basket: PricedBasket; checkout: Checkout }): void {
  const more = basketOf(purchase, [...purchase.goods, purchase.added]);
  compose(purchase, more);
  const again = basketOf(purchase, purchase.goods);
  assert.deepEqual(stateOf(again), stateOf(before.basket));
  assert.deepEqual(toCheckout(compose(purchase, again), speech), before.checkout);
  const unreduced = basketOf({ ...purchase, offers: [] }, purchase.goods);
  assert.equal(unreduced.total, unreduced.subtotal);
  assert.equal(unreduced.subtotal, before.basket.subtotal);
}

function checkDraft(draft: OrderDraft, checkout: Checkout): void {
  assertDraftAddsUp(draft);
  assert.equal(draft.total, checkout.total.amount);
  const ofLines = draft.lines.reduce((total, line) => total + line.taxAmount, 0);
  assert.ok(draft.tax >= ofLines && draft.tax - ofLines <= draft.shippingFee, 'tax that belongs to nothing');
  assert.equal(
    (draft.taxes ?? []).reduce((total, one) => total + one.amount, 0),
    draft.tax,
  );
  assert.ok((draft.creditsHeld ?? 0) >= 0 && (draft.credits === 0) === ((draft.creditsHeld ?? 0) === 0), 'credits taken for nothing');
}
