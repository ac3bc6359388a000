import type { Context } from '#kit/server/context.ts';
import { shippingMethodsFor, type ShippingOption } from '../shipping/index.ts';
import type { PricedBasket } from './price-basket.ts';
import { readBasket } from './read-cart.ts';

/** How the caller's cart could be shipped to a country, with prices in the caller's currency. */
export async function estimateShipping(context: Context, country: string) {
  const basket = await readBasket(context);
  const methods = await shippingOptionsOf(context, basket, country);
  return methods.map(({ price, ...method }) => ({ ...method, price: { amount: price, currency: basket.currency } }));
}

/** How a basket can be shipped to a country; empty where nobody ships to, or where nothing of it is sent. */
export async function shippingOptionsOf(context: Pick<Context, 'db' | 'lang'>, basket: PricedBasket, country: string): Promise<ShippingOption[]> {
  const shipped = basket.lines.filter((line) => line.sellable.requiresShipping);
  if (shipped.length === 0) return [];
  const weightGrams = shipped.reduce((grams, line) => grams + line.sellable.weightGrams * line.quantity, 0);
  return shippingMethodsFor(context.db, { country, lang: context.lang, parcel: { currency: basket.currency, weightGrams, subtotal: basket.total } });
}
