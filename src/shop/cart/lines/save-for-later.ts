import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { findForSale, requireAvailable } from './add-to-cart.ts';
import { changeCart } from './change-cart.ts';
import { cartFull, cartLimits, type Cart } from '../contract.ts';
import { toItem } from '../read-cart.ts';
import { setSaved } from '../store.ts';
import { openOwnCart } from './update-cart-line.ts';

/**
 * Saves a line for later: it leaves the cart and its sums.
 * @throws notFound (40) for a line that is not in the caller's cart, cartFull (41) where no more can be saved
 */
export async function saveForLater(context: Context, lineId: string): Promise<Cart> {
  return changeCart(context, { open: (tx) => openOwnCart(context, tx) }, async ({ tx, cart, items }) => {
    const line = cart.lines.find((one) => one.id === lineId);
    if (!line) throw new ShopError(notFound);
    if (cart.saved.length >= cartLimits.lines) throw new ShopError(cartFull);
    await setSaved(tx, lineId, context.now());
    cart.saved = [...cart.saved, line];
    return items.filter((item) => item.lineId !== lineId);
  });
}

/**
 * Puts a line back into the cart, if so many units are available now.
 * @throws notFound (40) for a line that was not saved, notForSale (41), outOfStock (41 with `data.available`), cartFull (41)
 */
export async function restoreToCart(context: Context, lineId: string): Promise<Cart> {
  return changeCart(context, { open: (tx) => openOwnCart(context, tx) }, async ({ tx, cart, items, sellables }) => {
    const line = cart.saved.find((one) => one.id === lineId);
    if (!line) throw new ShopError(notFound);
    if (items.length >= cartLimits.lines) throw new ShopError(cartFull);
    requireAvailable(findForSale(sellables, line.sku, context), line.quantity);
    await setSaved(tx, lineId, null);
    cart.saved = cart.saved.filter((one) => one !== line);
    return [...items, toItem(line)];
  });
}
