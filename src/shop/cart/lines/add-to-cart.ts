import * as m from '#messages';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { fieldError } from '#kit/server/http/api.ts';
import { fieldTitle } from '#kit/server/http/field-errors.ts';
import type { Sellable } from '../../catalog/index.ts';
import { outOfStock } from '../../stock/contract.ts';
import { changeCart, openCallersCart } from './change-cart.ts';
import type { BasketItem } from '../prices/price-basket.ts';
import { cartFull, cartLimits, notForSale, unknownSku, type Cart } from '../contract.ts';
import { upsertLines } from '../store.ts';

/** Units of a variant that are to be added. */
export type Addition = { sku: string; quantity: number };

/**
 * Adds units of a variant. Four statements in one transaction, three for a shopper's first.
 * @throws unknownSku (40, 404), notForSale (41), outOfStock (41 with `data.available`), cartFull (41), invalidInput (40) for too many units of one variant
 */
export const addToCart = (context: Context, addition: Addition): Promise<Cart> => addAllToCart(context, [addition]);

/**
 * Adds units of several variants, all or none of them, in as many statements as those of one. A sku may be named more than once.
 * @throws as `addToCart`
 */
export async function addAllToCart(context: Context, additions: readonly Addition[]): Promise<Cart> {
  const now = context.now();
  const skus = [...new Set(additions.map(({ sku }) => sku))];
  return changeCart(context, { skus, open: (tx) => openCallersCart(context, tx) }, async ({ tx, cart, items, sellables }) => {
    const chosen = skus.map((sku) => {
      const sellable = findForSale(sellables, sku, context);
      const { variantId, title, price, currency } = sellable;
      const inCart = items.find((item) => item.variantId === variantId)?.quantity ?? 0;
      const quantity = sellable.giftWrapping ? 1 : additions.reduce((sum, one) => (one.sku === sku ? sum + one.quantity : sum), inCart);
      requireLineLimit(quantity, context);
      return { sellable, item: { variantId, sku: sellable.sku, title, quantity, seen: { amount: price, currency } } };
    });
    const isAdded = ({ variantId }: { variantId: string }) => chosen.some(({ item }) => item.variantId === variantId);
    const others = items.filter((item) => !isAdded(item));
    if (others.length + chosen.length > Math.max(items.length, cartLimits.lines)) throw new ShopError(cartFull);
    for (const { sellable, item } of chosen) requireAvailable(sellable, item.quantity);
    const lines = chosen.map(({ item: { seen, ...line } }) => ({ ...line, seenAmount: seen.amount, seenCurrency: seen.currency }));
    const ids = await upsertLines(tx, cart.id, { lines, now });
    cart.saved = cart.saved.filter((saved) => !isAdded(saved));
    const written = chosen.map(({ item }) => ({ ...item, lineId: ids.get(item.variantId)! }));
    const isNew = ({ variantId }: BasketItem) => !items.some((item) => item.variantId === variantId);
    return [...items.map((item) => written.find((line) => line.variantId === item.variantId) ?? item), ...written.filter(isNew)];
  });
}

/** @throws invalidInput (40) for more units of one variant than a line holds */
export function requireLineLimit(quantity: number, { locale }: Pick<Context, 'locale'>): void {
  if (quantity <= cartLimits.quantityPerLine) return;
  throw fieldError('quantity', m.error_field_too_big({ field: fieldTitle('quantity', locale), max: cartLimits.quantityPerLine }, { locale }));
}

/**
 * The variant of a sku, where it is sold online.
 * @throws unknownSku for an unknown or unpublished one, notForSale where the product is only shown
 */
export function findForSale(sellables: readonly Sellable[], sku: string, { locale }: Pick<Context, 'locale'>): Sellable {
  const sellable = sellables.find((one) => one.sku === sku);
  if (!sellable?.published) throw new ShopError(unknownSku, { data: { errors: { sku: m.cart_unknown_sku({}, { locale }) } } });
  if (!sellable.showCart) throw new ShopError(notForSale);
  return sellable;
}

/** @throws outOfStock with what is left */
export function requireAvailable({ available, variantId }: Sellable, wanted: number): void {
  if (available !== null && available < wanted)
    throw new ShopError(outOfStock, { params: { available }, data: { available, lines: [{ variantId, available }] } });
}
