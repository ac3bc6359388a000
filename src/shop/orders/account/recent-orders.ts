import { amount, type Money } from '#kit/pure/amount.ts';
import type { Queryable } from '#kit/server/database.ts';
import { paymentTraitsOf } from '../../payments/index.ts';
import { dueOf, isOpen } from '../contract-states.ts';
import { standingOf, type OrderDraftLine, type Standing } from '../contract.ts';
import { findShipments } from '../ship/store-shipments.ts';
import { cardsIssuedAt, isGiftCard } from '../rules-returns.ts';
import { findLatest } from './store-figures.ts';
import { namedIn } from '../show/named-in.ts';
import { findLines } from '../store.ts';

/** An order in short: its lines, where it stands, and total. `payBy`: until when it, or what a change added to it, can be paid. */
export type RecentOrder = {
  orderNo: string;
  standing: Standing;
  placedAt: string;
  payBy: string | null;
  lines: Pick<OrderDraftLine, 'title' | 'quantity' | 'picture'>[];
  total: Money;
};

/** The latest orders of an account, in short, for a reader of `lang`. Three queries. */
export async function recentOrders(reader: Queryable, { accountId, lang, most }: { accountId: string; lang: string; most: number }): Promise<RecentOrder[]> {
  const orders = await findLatest(reader, { accountId, most });
  const ids = orders.map((order) => order.id);
  const [lines, shipments] = await Promise.all([findLines(reader, ids), findShipments(reader, ids)]);
  return orders.map((order) => {
    const mine = lines.filter((line) => line.orderId === order.id);
    const payment = paymentTraitsOf(order.paymentMethodId);
    return {
      orderNo: order.orderNo,
      standing: standingOf({
        ...order,
        payment,
        cardsIssuedAt: cardsIssuedAt(order, mine),
        products: mine.map((line) => ({
          quantity: line.quantity,
          shipped: line.shippedQuantity,
          withheld: line.withheldQuantity,
          giftCard: isGiftCard(line),
        })),
        shipments: shipments.filter((one) => one.orderId === order.id).map((one) => ({ deliveredAt: one.deliveredAt?.toISOString() ?? null })),
      }),
      placedAt: order.placedAt.toISOString(),
      payBy: isOpen(order) && dueOf(order) > 0 ? (order.paymentDueAt?.toISOString() ?? null) : null,
      lines: mine.map((line) => ({ title: namedIn(line, { lang, ordered: order.lang }).title, quantity: line.quantity, picture: line.picture })),
      total: { amount: amount(order.totalAmount), currency: order.currency },
    };
  });
}
