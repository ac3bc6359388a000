import { zero } from '#kit/pure/amount.ts';
import type { Context } from '#kit/server/context.ts';
import { readShipping, shippingMethodsFor, type ShippingConfiguration, type ShippingOption } from '../shipping/index.ts';
import type { PricedBasket } from './price-basket.ts';
import { readBasket } from './read-cart.ts';

/** How the caller's cart could be shipped to a country, with prices in the caller's currency. */
export async function estimateShipping(context: Context, country: string) {
  const [basket, configuration] = await Promise.all([readBasket(context), readShipping(context.db)]);
  return shippingOptionsOf(basket, configuration, { country, lang: context.lang }).map(({ price, ...method }) => ({
    ...method,
    price: { amount: price, currency: basket.currency },
  }));
}

/** How a basket can be shipped to a country; empty where nobody ships to, or where nothing of it is sent. */
export function shippingOptionsOf(
  basket: PricedBasket,
  configuration: ShippingConfiguration,
  { country, lang }: { country: string; lang: string },
): ShippingOption[] {
  const shipped = basket.lines.filter((line) => line.sellable.requiresShipping);
  if (shipped.length === 0) return [];
  const weightGrams = shipped.reduce((grams, line) => grams + line.sellable.weightGrams * line.quantity, 0);
  const options = shippingMethodsFor(configuration, { country, lang, parcel: { currency: basket.currency, weightGrams, subtotal: basket.total } });
  const isGiven = (id: string) => basket.shippingGifts.some(({ methods }) => methods.length === 0 || methods.includes(id));
  return options.map((option) => (isGiven(option.id) ? { ...option, price: zero } : option));
}
