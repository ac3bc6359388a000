import type { Context } from '#kit/server/context.ts';
import { findOwnOrder, type OwnOrder } from './find-own-order.ts';
import { presentOrder, presentOrders } from './present-order.ts';
import { countViews } from './store-views.ts';
import { searchOrders } from './store-search.ts';
import { findOrder } from '../store.ts';
import { awaitsPayment, type Order, type OrderListInput, type OrderView } from '../contract.ts';

/**
 * An order of the caller's.
 * @throws notFound (404) for a missing order and another shopper's alike
 */
export async function readOrder(context: Context, own: OwnOrder): Promise<Order> {
  return presentOrder(context, context.db, await findOwnOrder(context, context.db, own));
}

/** The orders of the account that calls, newest first. */
export async function listOrders(
  context: Context,
  accountId: string,
  { page, size, ...filter }: OrderListInput,
): Promise<{ items: Order[]; total: number; page: number; size: number }> {
  const { rows, total } = await searchOrders(context.db, { ...filter, accountId }, { page, size, sort: { field: 'placedAt', direction: 'desc' } });
  return { items: await presentOrders(context, context.db, rows), total, page, size };
}

/** How many orders of an account there are to pay, to be shipped, and so on. One query. */
export function countOrders(context: Context, accountId: string): Promise<Record<OrderView | 'all', number>> {
  return countViews(context.db, accountId);
}

/** Where an order is paid, without language prefix; null when it no longer can be. */
export async function findPayPath(context: Context, orderId: string): Promise<string | null> {
  const order = await findOrder(context.db, { id: orderId });
  return order && awaitsPayment(order) ? `/checkout/${order.checkoutSlug}` : null;
}
