import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Tx } from '#kit/server/database.ts';
import { isId } from '#kit/server/ids.ts';
import { readOrderNumber } from '../rules.ts';
import { loadOrderForUpdate, type OrderRow } from '../store.ts';

/** How staff name an order: by its id or by its number. */
export type OrderRef = { order: string };

/** An order by its id or number, as a query takes it. */
export function byRef({ order }: OrderRef): { id: string } | { orderNo: string } {
  return isId(order) ? { id: order } : { orderNo: readOrderNumber(order) };
}

/**
 * Takes an order for a change by staff.
 * @throws notFound (404)
 */
export async function loadStaffOrderForUpdate(tx: Tx, ref: OrderRef): Promise<OrderRow> {
  const order = await loadOrderForUpdate(tx, byRef(ref));
  if (!order) throw new ShopError(notFound);
  return order;
}
