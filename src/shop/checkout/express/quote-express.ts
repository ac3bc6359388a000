import type { z } from 'zod';
import * as m from '#messages';
import { add, subtract, zero, type Amount } from '#kit/pure/amount.ts';
import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { expectedDay } from '#ui/products/expected-text.ts';
import { withAnswers } from '#kit/server/answers/answers.ts';
import type { Context } from '#kit/server/context.ts';
import { shopperOf } from '#shop/accounts/index.ts';
import { placeAsWritten } from '#shop/addresses/import/index.ts';
import { cartEmpty } from '#shop/cart/contract.ts';
import { shippedCountries } from '#shop/shipping/index.ts';
import { expressMethod, inProviderUnits } from '#shop/payments/express/index.ts';
import { heldAnswers } from '../account/index.ts';
import { alreadyPlaced } from '../contract.ts';
import { likelyCountry } from '../countries/index.ts';
import { itemsBoughtNow } from '../create-checkout.ts';
import { loadCheckout, settingOf, type CheckoutSetting } from '../load-checkout.ts';
import { findCheckout, type CheckoutItem, type StoredCheckout } from '../store.ts';
import { itemsOf, toCheckout, type ComposedCheckout } from '../totals/compose-checkout.ts';
import { expectedUntil } from '../totals/expected-goods.ts';
import { unstoredCheckout } from '../unstored-checkout.ts';
import { notSentThere, type ExpressQuote, type expressQuoteInput } from './contract.ts';

type Asked = z.output<typeof expressQuoteInput>;

/**
 * What a wallet shows: sum, ways of shipping and tax for its address, by the same rules as the checkout. Writes nothing, so that a wallet that is closed
 * leaves nothing behind.
 * @throws notFound (404), alreadyPlaced (41), cartEmpty (40), notSentThere (40), unknownSku (40), notForSale, outOfStock (41)
 */
export async function quoteExpress(context: Context, asked: Asked): Promise<ExpressQuote> {
  const { composed, setting } = await composeExpress(context, asked, { paymentMethod: expressMethod });
  if (asked.place && composed.requiresShipping && !isSentThere(composed, setting)) throw refusedPlace(context);
  return present(composed, setting);
}

/**
 * A purchase as it would be paid by a method, with the place that is asked about, else the checkout's own address, else the country that is most likely.
 * `keepsShipping`: sent as the checkout says, where it says so.
 * @throws notFound (404), alreadyPlaced (41), cartEmpty (40), unknownSku (40), notForSale, outOfStock (41)
 */
export async function composeExpress(
  context: Context,
  asked: Asked,
  { paymentMethod, keepsShipping = false }: { paymentMethod: string; keepsShipping?: boolean },
): Promise<{ composed: ComposedCheckout; setting: CheckoutSetting }> {
  return withAnswers(context, async (asking) => {
    const stored = await subjectOf(asking, asked.of);
    const setting = await settingOf(asking, shopperOf(asking) ?? { accountId: null, guestId: '' });
    const shown = { ...(await forWallet(asking, stored, asked)), paymentMethod, ...(keepsShipping ? { shippingMethod: stored.shippingMethod } : {}) };
    const composed = await loadCheckout(asking.db, shown, setting);
    if (composed.basket.lines.length === 0) throw new ShopError(cartEmpty);
    return { composed, setting };
  });
}

/** What is bought, as a checkout; that of a cart or of one thing is stored nowhere. */
async function subjectOf(context: Context, of: Asked['of']): Promise<StoredCheckout> {
  const shopper = shopperOf(context);
  if (of.source === 'checkout') {
    const stored = shopper && (await findCheckout(context.db, of.slug, shopper));
    if (!stored) throw new ShopError(notFound);
    if (stored.placed) throw new ShopError(alreadyPlaced, { data: { orderNo: stored.orderNo } });
    return stored;
  }
  if (of.source === 'cart' && !shopper) throw new ShopError(cartEmpty);
  const items: CheckoutItem[] = of.source === 'cart' ? [] : await itemsBoughtNow(context, of);
  const now = context.now();
  // The checkout that a wallet begins takes these over: gift cards, credits and who pays change the sum.
  const held = shopper ? await heldAnswers(context.db, shopper, { source: of.source, now }) : {};
  return { ...unstoredCheckout({ source: of.source, items }, now), ...held };
}

/** With the wallet's place in the place of an address; until it says one, with the country that is most likely, for a wallet shows ways of shipping at once. */
async function forWallet(context: Context, stored: StoredCheckout, { place, shippingMethodId }: Asked): Promise<StoredCheckout> {
  const address = place ? placeAsWritten(place) : (stored.address ?? placeAsWritten({ ...nowhere, country: (await likelyCountry(context)).likely ?? '' }));
  return { ...stored, shippingMethod: shippingMethodId ?? null, address };
}

const nowhere = { province: '', city: '', postalCode: '' };

/** What is collected in person is not for wallets, which ask where to send it. */
const sentWays = ({ shippingMethods }: ComposedCheckout) => shippingMethods.filter((method) => method.pickup === null);

function isSentThere(composed: ComposedCheckout, { configuration }: CheckoutSetting): boolean {
  const { address } = composed.stored;
  return address !== null && shippedCountries(configuration).includes(address.country) && sentWays(composed).length > 0;
}

/** The wallet's address is none to which goods are sent. */
export function refusedPlace({ locale }: Pick<Context, 'locale'>): ShopError {
  return new ShopError(notSentThere, { data: { errors: { 'address.country': m.checkout_country_not_shipped({}, { locale }) } } });
}

function present(composed: ComposedCheckout, { context, configuration }: CheckoutSetting): ExpressQuote {
  const { basket, total, charged, requiresShipping, shippingMethod } = composed;
  const { currency } = basket;
  const inUnits = (amount: Amount) => inProviderUnits(amount, currency) ?? 0;
  const ways = new Map(toCheckout(composed, context).shippingMethods.map((method) => [method.id, method]));
  return {
    payable: charged.now > 0 && composed.taxKnown && composed.paymentMethods.some(({ id }) => id === expressMethod),
    currency,
    total: { amount: total, currency },
    payNow: { amount: charged.now, currency },
    items: itemsOf(basket).map(({ sku, quantity }) => ({ sku, quantity })),
    expectedUntil: expectedUntil(composed),
    amount: inUnits(charged.now),
    lines: linesOf(composed, context).map(({ title, amount }) => ({ title, amount: inUnits(amount) })),
    requiresShipping,
    countries: [...shippedCountries(configuration)],
    shippingMethods: sentWays(composed).map(({ id, title, price }) => ({ id, title, text: ways.get(id)?.delivery?.text ?? '', amount: inUnits(price) })),
    shippingMethodId: shippingMethod?.id ?? null,
  };
}

/** What makes up what is paid now; in one line where credits and gift cards pay for more than the goods. */
function linesOf(composed: ComposedCheckout, { locale }: Pick<Context, 'locale'>): { title: string; amount: Amount }[] {
  const { shippingFee, market, charged } = composed;
  const options = { locale };
  // What waits is no part of it where it is paid later.
  const until = charged.later > 0 ? null : expectedUntil(composed);
  const goodsTitle = until === null ? m.checkout_express_goods({}, options) : m.checkout_express_goods_until({ day: expectedDay(until, locale) }, options);
  const besides = [
    { title: m.cart_shipping({}, options), amount: shippingFee ?? zero },
    { title: m.checkout_tax({}, options), amount: market.taxIncluded ? zero : charged.tax },
  ].filter(({ amount }) => amount > 0);
  const goods = subtract(charged.now, add(zero, ...besides.map(({ amount }) => amount)));
  return goods < 0 ? [{ title: m.cart_total({}, options), amount: charged.now }] : [{ title: goodsTitle, amount: goods }, ...besides];
}
