import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { shopperOf } from '#shop/accounts/index.ts';
import { requireQuantity, updateCartLine } from '#shop/cart/lines/index.ts';
import { alreadyPlaced, type Checkout } from '../contract.ts';
import { findCheckout } from '../store.ts';
import { changeCheckout } from './change-checkout.ts';

/**
 * Sets the quantity of a line of an open checkout; 0 removes it. Of a cart's checkout the cart changes with it; one thing bought at once leaves the cart alone.
 * @throws notFound (404) for a checkout or a line that is not the caller's, alreadyPlaced (41), outOfStock (41 with `data.available`), invalidInput (40) for more than a line holds
 */
export async function changeLine(context: Context, slug: string, { lineId, quantity }: { lineId: string; quantity: number }): Promise<Checkout> {
  const shopper = shopperOf(context);
  const stored = shopper && (await findCheckout(context.db, slug, shopper));
  if (!stored) throw new ShopError(notFound);
  if (stored.placed) throw new ShopError(alreadyPlaced, { data: { orderNo: stored.orderNo } });
  if (stored.source === 'cart') {
    await updateCartLine(context, { lineId, quantity });
    // What is in the cart now has been seen here.
    return changeCheckout(context, slug, () => ({}));
  }
  return changeCheckout(context, slug, ({ stored: { items }, basket }) => {
    const line = basket.lines.find(({ sellable }) => sellable.variantId === lineId);
    if (!line) throw new ShopError(notFound);
    if (quantity > line.quantity) requireQuantity(context, line.sellable, quantity);
    return { items: items.flatMap((item) => (item.variantId !== lineId ? [item] : quantity === 0 ? [] : [{ ...item, quantity }])) };
  });
}
