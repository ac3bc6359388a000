import type { Context } from '#kit/server/context.ts';
import { shopperOf } from '../accounts/index.ts';
import { findSellables } from '../catalog/index.ts';
import type { Cart } from './contract.ts';
import { priceItems, toCart, type BasketItem, type PricedBasket } from './price-basket.ts';
import { findCart, type StoredLine } from './store.ts';

/** The caller's cart as it is now: two statements, nothing written. Somebody unknown has an empty one. */
export async function readCart(context: Context): Promise<Cart> {
  return toCart(await readBasket(context));
}

/** The same with what only the server knows (variants, weights, tax classes). */
export async function readBasket(context: Context): Promise<PricedBasket> {
  const { db, currency, lang, locale } = context;
  const shopper = shopperOf(context);
  const cart = shopper ? await findCart(db, shopper) : null;
  const lines = cart?.lines ?? [];
  const sellables = await findSellables(db, { currency, lang, variantIds: lines.map((line) => line.variantId) });
  return priceItems(lines.map(toItem), sellables, { currency, locale, couponCodes: cart?.couponCodes ?? [] });
}

/** A kept line as something to be bought. */
export function toItem({ id, seenAmount, seenCurrency, ...line }: StoredLine): BasketItem {
  return { ...line, lineId: id, seen: { amount: seenAmount, currency: seenCurrency } };
}
