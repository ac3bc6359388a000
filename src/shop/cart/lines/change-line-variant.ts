import * as m from '#messages';
import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Sellable } from '../../catalog/index.ts';
import { findForSale, requireQuantity } from './add-to-cart.ts';
import { changeCart } from './change-cart.ts';
import { unknownSku, type Cart } from '../contract.ts';
import { deleteLines, setVariant } from '../store.ts';
import { openOwnCart } from './update-cart-line.ts';

/**
 * Puts another variant of the same product into a line, which keeps its place and its quantity. Units that the cart holds of that variant in another line
 * join it, and what was saved for later of it is dropped, as when it is added. Sent again it changes nothing.
 * @throws notFound (40) for a line that is not in the caller's cart, unknownSku (40, 404) for what is no variant of that product, notForSale (41), outOfStock
 * (41 with `data.available`), invalidInput (40) for more units than a line holds
 */
export async function changeLineVariant(context: Context, { lineId, sku }: { lineId: string; sku: string }): Promise<Cart> {
  return changeCart(context, { skus: [sku], open: (tx) => openOwnCart(context, tx) }, async ({ tx, cart, items, sellables }) => {
    const line = items.find((item) => item.lineId === lineId);
    const before = sellables.find(({ variantId }) => variantId === line?.variantId);
    if (!line || !before) throw new ShopError(notFound);
    const chosen = variantOf(before, findForSale(sellables, sku, context), context);
    const { variantId } = chosen;
    if (variantId === line.variantId) return items;
    const joined = items.find((item) => item.variantId === variantId);
    const quantity = line.quantity + (joined?.quantity ?? 0);
    requireQuantity(context, chosen, quantity);
    const written = { ...line, variantId, sku: chosen.sku, title: chosen.title, quantity, seen: { amount: chosen.price, currency: chosen.currency } };
    const saved = cart.saved.filter((one) => one.variantId === variantId);
    await deleteLines(tx, cart.id, [...(joined ? [joined.lineId] : []), ...saved.map(({ id }) => id)]);
    const { seen, lineId: id, ...stored } = written;
    await setVariant(tx, { ...stored, id, seenAmount: seen.amount, seenCurrency: seen.currency });
    cart.saved = cart.saved.filter((one) => !saved.includes(one));
    return items.filter((item) => item !== joined).map((item) => (item === line ? written : item));
  });
}

/** @throws unknownSku for a variant of another product */
function variantOf(before: Sellable, chosen: Sellable, { locale }: Pick<Context, 'locale'>): Sellable {
  if (chosen.productId === before.productId) return chosen;
  throw new ShopError(unknownSku, { data: { errors: { sku: m.cart_unknown_sku({}, { locale }) } } });
}
