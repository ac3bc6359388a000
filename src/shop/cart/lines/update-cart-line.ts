import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { shopperOf } from '../../accounts/index.ts';
import { requireQuantity } from './add-to-cart.ts';
import { changeCart } from './change-cart.ts';
import type { Cart } from '../contract.ts';
import { deleteLines, lockCart, upsertLine } from '../store.ts';

/** The caller's own cart, locked. @throws notFound (40) where there is none */
export async function openOwnCart(context: Context, tx: Tx) {
  const shopper = shopperOf(context);
  const cart = shopper && (await lockCart(tx, shopper));
  if (!shopper || !cart) throw new ShopError(notFound);
  return { shopper, cart };
}

/**
 * Sets the quantity of a line; 0 removes it. Fewer than before is always taken, even of what has run short.
 * @throws notFound (40) for a line that is not in the caller's cart, outOfStock (41 with `data.available`), invalidInput (40) for more than a line holds
 */
export async function updateCartLine(context: Context, { lineId, quantity }: { lineId: string; quantity: number }): Promise<Cart> {
  return changeCart(context, { open: (tx) => openOwnCart(context, tx) }, async ({ tx, cart, items, sellables }) => {
    const line = items.find((item) => item.lineId === lineId);
    if (!line) throw new ShopError(notFound);
    if (quantity === 0) {
      await deleteLines(tx, cart.id, [lineId]);
      return items.filter((item) => item !== line);
    }
    const sellable = sellables.find((one) => one.variantId === line.variantId);
    if (!sellable) return items;
    if (quantity > line.quantity) requireQuantity(context, sellable, quantity);
    const written = { ...line, quantity, seen: { amount: sellable.price, currency: sellable.currency } };
    await upsertLine(tx, cart.id, {
      variantId: line.variantId,
      sku: sellable.sku,
      title: sellable.title,
      quantity,
      seenAmount: sellable.price,
      seenCurrency: sellable.currency,
      now: context.now(),
    });
    return items.map((item) => (item === line ? written : item));
  });
}
