import type { Context } from '#kit/server/context.ts';
import { findSellables, type Sellable } from '../catalog/index.ts';
import { readSettings } from '../settings/index.ts';
import type { GiftWrapping, GiftWrappingForStaff, GiftWrappingOffer, GiftWrappingState } from './contract.ts';
import { isForSale } from './prices/price-basket.ts';
import { readCart } from './read-cart.ts';

type View = Pick<Context, 'db' | 'currency' | 'lang'>;

/** The service that wraps an order, as the merchant's settings name it; null where it is not offered. No query where they name none. */
export async function readGiftWrapping(context: View): Promise<GiftWrapping | null> {
  const { state, sellable } = await findGiftWrapping(context);
  if (state !== 'offered' || !sellable) return null;
  const { sku, title, picture, price } = sellable;
  return { sku, title, image: picture, price: { amount: price, currency: context.currency } };
}

/** The same for the caller's cart: whether it can be added to what is in there now. */
export async function readGiftWrappingOffer(context: Context): Promise<GiftWrappingOffer> {
  const [offer, { requiresShipping, lines }] = await Promise.all([readGiftWrapping(context), readCart(context)]);
  return { giftWrapping: offer && { ...offer, addable: requiresShipping && !lines.some((line) => line.giftWrapping) } };
}

/** What the settings name as gift wrapping, and whether carts offer it. */
export async function readGiftWrappingForStaff(context: View): Promise<GiftWrappingForStaff> {
  const { sku, state, sellable } = await findGiftWrapping(context);
  if (!sellable) return { sku, state, productId: null, title: null, price: null };
  const { productId, title, price } = sellable;
  return { sku, state, productId, title, price: { amount: price, currency: context.currency } };
}

async function findGiftWrapping({ db, currency, lang }: View): Promise<{ sku: string; state: GiftWrappingState; sellable: Sellable | null }> {
  const sku = (await readSettings(db)).shop.giftWrappingSku;
  if (sku === '') return { sku, state: 'none', sellable: null };
  const [sellable = null] = await findSellables(db, { currency, lang, skus: [sku] });
  return { sku, state: sellable ? stateOf(sellable) : 'unknown', sellable };
}

function stateOf(sellable: Sellable): GiftWrappingState {
  if (!sellable.giftWrapping) return 'archived';
  if (!isForSale(sellable)) return 'notSold';
  return sellable.available === 0 ? 'soldOut' : 'offered';
}
