import type { Context } from '#kit/server/context.ts';
import type { Reader } from '#kit/server/database.ts';
import { shopperOf, type Shopper } from '../accounts/index.ts';
import { findSellables } from '../catalog/index.ts';
import { readMarkets, type Markets } from '../markets/index.ts';
import type { Cart } from './contract.ts';
import { priceItems, toCart, type BasketItem, type PricedBasket } from './price-basket.ts';
import { findCart, type StoredCart, type StoredLine } from './store.ts';

/** In which words and money a basket is shown. Markets are read before a transaction begins, so that none asks for a second connection. */
export type BasketView = Pick<Context, 'currency' | 'lang' | 'locale'> & { markets: Markets };

/** The caller's cart as it is now: two statements, nothing written. Somebody unknown has an empty one. */
export async function readCart(context: Context): Promise<Cart> {
  return toCart(await readBasket(context));
}

/** The same with what only the server knows (variants, weights, tax classes). */
export async function readBasket(context: Context): Promise<PricedBasket> {
  const { currency, lang, locale } = context;
  return readBasketOf(context.db, shopperOf(context), { currency, lang, locale, markets: await readMarkets(context.db) });
}

/** A shopper's basket, read by any reader. */
export async function readBasketOf(reader: Reader, shopper: Shopper | null, view: BasketView): Promise<PricedBasket> {
  return priceStored(reader, shopper ? await findCart(reader, shopper) : null, view);
}

/** Prices a kept cart: one statement. */
export async function priceStored(reader: Reader, cart: StoredCart | null, { currency, lang, locale, markets }: BasketView): Promise<PricedBasket> {
  const lines = cart?.lines ?? [];
  const sellables = await findSellables(reader, { currency, lang, variantIds: lines.map((line) => line.variantId), markets });
  return priceItems(lines.map(toItem), sellables, { currency, locale, couponCodes: cart?.couponCodes ?? [] });
}

/** A kept line as something to be bought. */
export function toItem({ id, seenAmount, seenCurrency, ...line }: StoredLine): BasketItem {
  return { ...line, lineId: id, seen: { amount: seenAmount, currency: seenCurrency } };
}
