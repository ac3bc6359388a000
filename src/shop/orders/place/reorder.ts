import type { Context } from '#kit/server/context.ts';
import { addAgain } from '../../cart/lines/index.ts';
import type { Cart } from '../../cart/contract.ts';
import { findOwnOrder, type OwnOrder } from '../show/find-own-order.ts';
import { findLines } from '../store.ts';

/**
 * Puts what an order held into the caller's cart, as far as it can be bought now; the cart's `messages` say what was left
 * out and why, `added` how many units were added.
 * @throws notFound (404)
 */
export async function reorder(context: Context, own: OwnOrder): Promise<Cart & { added: number }> {
  const { id } = await findOwnOrder(context, context.db, own);
  const bought = new Map<string, { variantId: string; title: string; quantity: number }>();
  for (const { variantId, title, options, quantity } of await findLines(context.db, [id])) {
    // What staff wrote down is sold only by them.
    if (variantId === null) continue;
    const name = [title, ...options.map((option) => option.value)].join(' · ');
    const before = bought.get(variantId)?.quantity ?? 0;
    bought.set(variantId, { variantId, title: name, quantity: before + quantity });
  }
  return addAgain(context, [...bought.values()]);
}
