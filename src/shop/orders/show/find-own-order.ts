import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import { hashSecret } from '#kit/server/ids.ts';
import { readOrderNumber } from '../rules.ts';
import { isViewer } from './store-viewers.ts';
import { findOrder, hasToken, type OrderRow } from '../store.ts';

/** How a shopper names one of their orders. */
export type OwnOrder = { orderNo: string; orderToken?: string | undefined };

/**
 * An order that the caller may see: the account's own, the one that this browser's guest placed or opened by its link, or one
 * whose token is held (docs/contract.md, "Guest orders").
 * @throws notFound (404) for a missing order and for another shopper's alike
 */
export async function findOwnOrder(context: Context, reader: Queryable, { orderNo, orderToken }: OwnOrder): Promise<OrderRow> {
  const order = await findOrder(reader, { orderNo: readOrderNumber(orderNo) });
  if (order && (isPlacedBy(context, order) || (await isHeld(reader, order, orderToken)) || (await isOpenTo(context, reader, order)))) return order;
  throw new ShopError(notFound);
}

function isPlacedBy({ caller }: Context, order: OrderRow): boolean {
  if (caller.kind === 'user') return order.accountId === caller.accountId;
  return caller.kind === 'guest' && order.guestId === caller.guestId;
}

async function isHeld(reader: Queryable, { id }: OrderRow, orderToken: string | undefined): Promise<boolean> {
  return orderToken !== undefined && hasToken(reader, id, hashSecret(orderToken));
}

async function isOpenTo({ caller, now }: Context, reader: Queryable, { id }: OrderRow): Promise<boolean> {
  return caller.kind === 'guest' && isViewer(reader, { orderId: id, guestId: caller.guestId, at: now() });
}
