import type { Context } from '#kit/server/context.ts';
import { changeCart } from './change-cart.ts';
import type { Cart } from '../contract.ts';
import { deleteLines } from '../store.ts';
import { openOwnCart } from './update-cart-line.ts';

/** Takes lines out of the caller's cart; those that are not in it are as gone as they should be. */
export async function removeCartLines(context: Context, lineIds: readonly string[]): Promise<Cart> {
  return changeCart(context, { open: (tx) => openOwnCart(context, tx) }, async ({ tx, cart, items }) => {
    const removed = items.filter((item) => lineIds.includes(item.lineId));
    await deleteLines(tx, cart.id, [...removed.map((item) => item.lineId), ...cart.saved.map((line) => line.id).filter((id) => lineIds.includes(id))]);
    cart.saved = cart.saved.filter((line) => !lineIds.includes(line.id));
    return items.filter((item) => !removed.includes(item));
  });
}
