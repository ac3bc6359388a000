import * as m from '#messages';
import { zero, type Amount } from '#kit/pure/amount.ts';
import type { Context } from '#kit/server/context.ts';
import { addressLines } from '../addresses/index.ts';
import { shippingDiscountsOf, shippingOptionsOf, toBasketLine, toDiscounts, type PricedBasket } from '../cart/index.ts';
import { useOf } from '../credits/index.ts';
import { marketOf, priceIn, taxRateFor, type Market } from '../markets/index.ts';
import { paymentMethodsFor } from '../payments/index.ts';
import type { PaymentMethod } from '../payments/contract.ts';
import type { ShippingConfiguration, ShippingOption } from '../shipping/index.ts';
import type { Checkout } from './contract.ts';
import { taxOf, totalOf } from './rules.ts';
import type { StoredCheckout } from './store.ts';

/** An open checkout with everything computed; amounts in minor units of the basket's currency. */
export type ComposedCheckout = {
  stored: StoredCheckout;
  basket: PricedBasket;
  market: Market;
  requiresShipping: boolean;
  shippingMethods: ShippingOption[];
  shippingMethod: ShippingOption | null;
  /** Null until an address and a method are known. */
  shippingFee: Amount | null;
  /** Of each line. */
  lineTaxes: { amount: Amount; basisPoints: number }[];
  tax: Amount;
  /** Taken off the total; `creditsHeld` is what that takes of the balance, in the shop's base currency. */
  credits: Amount;
  creditsHeld: Amount;
  /** What the whole balance is worth here. */
  creditsAvailable: Amount;
  total: Amount;
  paymentMethods: PaymentMethod[];
  paymentMethod: PaymentMethod | null;
};

/** Computes a checkout from what was chosen and what the basket costs now (domain rules, "Price of a cart", 3 to 6). Reads nothing. */
export function composeCheckout(
  stored: StoredCheckout,
  basket: PricedBasket,
  { context, configuration, balance }: { context: Pick<Context, 'config' | 'locale' | 'lang'>; configuration: ShippingConfiguration; balance: Amount },
): ComposedCheckout {
  const { markets } = configuration;
  const country = stored.address?.country;
  const market = marketOf(markets, { currency: basket.currency, ...(country === undefined ? {} : { country }) });
  const requiresShipping = basket.lines.some((line) => line.sellable.requiresShipping);
  const shippingMethods = country === undefined ? [] : shippingOptionsOf(basket, configuration, { country, lang: context.lang });
  const shippingMethod = shippingMethods.find((method) => method.id === stored.shippingMethod) ?? null;
  const shippingFee = requiresShipping ? (shippingMethod?.price ?? null) : zero;

  const rateOf = (taxClass: string) =>
    country === undefined ? 0 : (taxRateFor(markets, { country, region: stored.address?.province ?? '', taxClass })?.basisPoints ?? 0);
  const taxables = basket.lines.map(({ sellable, price }) => ({ total: price.total, basisPoints: sellable.taxable ? rateOf(sellable.taxClass) : 0 }));
  const { parts, tax } = taxOf([...taxables, { total: shippingFee ?? zero, basisPoints: rateOf('standard') }], market);
  const sums = { goods: basket.total, shippingFee, tax, taxIncluded: market.taxIncluded };
  const worth = (base: Amount) => priceIn(markets, basket.currency, { base });
  const use = stored.useCredits ? useOf({ balance, due: totalOf({ ...sums, credits: zero }) }, worth) : { credits: zero, held: zero };
  const total = totalOf({ ...sums, credits: use.credits });
  const paymentMethods = paymentMethodsFor(context, { total, country: country ?? null, currency: basket.currency });
  return {
    stored,
    basket,
    market,
    requiresShipping,
    shippingMethods,
    shippingMethod,
    shippingFee,
    lineTaxes: taxables.map(({ basisPoints }, index) => ({ amount: parts[index]!, basisPoints })),
    tax,
    credits: use.credits,
    creditsHeld: use.held,
    creditsAvailable: worth(balance),
    total,
    paymentMethods,
    paymentMethod: paymentMethods.find((method) => method.id === stored.paymentMethod) ?? null,
  };
}

/** A composed checkout on the wire. */
export function toCheckout(composed: ComposedCheckout, { locale, lang }: Pick<Context, 'locale' | 'lang'>): Checkout {
  const { stored, basket, shippingMethods, shippingMethod, shippingFee, total } = composed;
  const { currency } = basket;
  const money = (amount: Amount) => ({ amount, currency });
  const priced = (method: ShippingOption) => ({ id: method.id, title: method.title, price: money(method.price) });
  return {
    slug: stored.slug,
    state: 'open',
    orderNo: null,
    payable: false,
    lines: basket.lines.map((line) => toBasketLine(line, currency)),
    contact: { email: stored.email, countryCode: stored.countryCode, mobile: stored.mobile },
    address: stored.address,
    addressLines: stored.address ? addressLines(stored.address, lang) : [],
    requiresShipping: composed.requiresShipping,
    shippingMethods: shippingMethods.map(priced),
    shippingMethod: shippingMethod && priced(shippingMethod),
    requiresPayment: total > 0,
    paymentMethods: composed.paymentMethods,
    paymentMethod: composed.paymentMethod,
    couponCodes: basket.couponCodes,
    couponDiscounts: toDiscounts(basket.couponDiscounts, currency),
    promotionDiscounts: toDiscounts(basket.promotionDiscounts, currency),
    shippingDiscounts: shippingDiscountsOf(basket),
    shippingFee: shippingFee === null ? null : money(shippingFee),
    tax: money(composed.tax),
    taxIncluded: composed.market.taxIncluded,
    credits: money(composed.credits),
    useCredits: stored.useCredits,
    creditsAvailable: money(composed.creditsAvailable),
    subtotal: money(basket.subtotal),
    total: money(total),
    remark: stored.remark,
    messages: messagesOf(composed, locale),
  };
}

function messagesOf(
  { stored, basket, requiresShipping, shippingMethods, shippingMethod, paymentMethods, total }: ComposedCheckout,
  locale: Context['locale'],
): string[] {
  const messages = [...basket.messages];
  if (basket.lines.length === 0) messages.push(m.cart_empty({}, { locale }));
  else if (hasChanged(stored, basket)) messages.push(m.checkout_cart_changed({}, { locale }));
  const addressed = requiresShipping && stored.address !== null;
  if (addressed && (shippingMethods.length === 0 || (stored.shippingMethod !== null && !shippingMethod)))
    messages.push(m.checkout_shipping_not_available({}, { locale }));
  if (total > 0 && paymentMethods.length === 0) messages.push(m.checkout_payment_not_available({}, { locale }));
  return messages;
}

/** Whether the cart holds other pieces than when the checkout was last written. */
function hasChanged({ source, items }: StoredCheckout, { lines }: PricedBasket): boolean {
  if (source !== 'cart') return false;
  const quantities = new Map(items.map((item) => [item.variantId, item.quantity]));
  return items.length !== lines.length || lines.some((line) => quantities.get(line.sellable.variantId) !== line.quantity);
}

/** What is bought, as a checkout keeps it. */
export function itemsOf(basket: PricedBasket) {
  return basket.lines.map(({ sellable, quantity }) => ({ variantId: sellable.variantId, sku: sellable.sku, quantity }));
}
