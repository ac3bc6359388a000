import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { completeOrder } from './complete-order.ts';
import { findOwnOrder, type OwnOrder } from '../show/find-own-order.ts';
import { loadOrderForUpdate, type OrderRow } from '../store.ts';

/**
 * The shopper says that everything has arrived; an order that was shipped in full is completed.
 * @throws notFound (404), orderActionNotAllowed (41)
 */
export async function confirmOrder(context: Context, own: OwnOrder): Promise<OrderRow> {
  const { id } = await findOwnOrder(context, context.db, own);
  return context.transaction(async (tx) => {
    const order = await loadOrderForUpdate(tx, { id });
    if (!order) throw new ShopError(notFound);
    return completeOrder(tx, context, order);
  });
}
