import { amount, type Money } from '#kit/pure/amount.ts';
import type { Queryable } from '#kit/server/database.ts';
import { paymentTraitsOf } from '../../payments/index.ts';
import { awaitsPayment, type OrderDraftLine, type OrderStatus } from '../contract.ts';
import { findLatest } from './store-figures.ts';
import { findLines } from '../store.ts';

/** An order in short: pictures of its lines, status and total. `payPath` pays it while it waits for that. */
export type RecentOrder = {
  orderNo: string;
  status: OrderStatus;
  placedAt: string;
  units: number;
  pictures: NonNullable<OrderDraftLine['picture']>[];
  total: Money;
  payPath: string | null;
};

/** The latest orders of an account, in short. Two queries. */
export async function recentOrders(reader: Queryable, { accountId, most }: { accountId: string; most: number }): Promise<RecentOrder[]> {
  const orders = await findLatest(reader, { accountId, most });
  const lines = await findLines(
    reader,
    orders.map((order) => order.id),
  );
  return orders.map((order) => {
    const mine = lines.filter((line) => line.orderId === order.id);
    const waits = awaitsPayment(order) && !paymentTraitsOf(order.paymentMethodId).shipsBeforePayment;
    return {
      orderNo: order.orderNo,
      status: order.status,
      placedAt: order.placedAt.toISOString(),
      units: mine.reduce((sum, line) => sum + line.quantity, 0),
      pictures: mine.flatMap((line) => line.picture ?? []),
      total: { amount: amount(order.totalAmount), currency: order.currency },
      payPath: waits ? `/checkout/${order.checkoutSlug}` : null,
    };
  });
}
