import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { eachApart } from '#kit/server/each-apart.ts';
import { orderLimits } from '../contract.ts';
import { sendCards } from './send-cards.ts';
import { findDeliveredOrders, markDelivered } from './store-shipments.ts';
import { loadOrderForUpdate, type OrderRow } from '../store.ts';
import { transitionOrder } from '../transition-order.ts';

const mostAtOnce = 500;

/** Completes an order whose lock the caller holds; what was still under way has arrived then. */
export async function completeOrder(tx: Tx, context: Context, order: OrderRow): Promise<OrderRow> {
  const at = context.now();
  const completed = await transitionOrder(tx, context, order, {
    transition: 'complete',
    event: 'completed',
    set: { completedAt: at, deliveredAt: order.deliveredAt ?? at, shipped: 'full' },
  });
  await sendCards(tx, context, completed);
  await markDelivered(tx, order.id, { at });
  return completed;
}

/** Completes orders whose last delivery lies 14 days back (docs/rules/orders.md, "Shipping and delivery"). */
export async function completeDeliveredOrders(context: Context): Promise<void> {
  const deliveredBefore = new Date(context.now().getTime() - orderLimits.completedAfterMs);
  await eachApart(context, await findDeliveredOrders(context.db, { deliveredBefore, limit: mostAtOnce }), {
    record: 'order',
    failed: 'a delivered order could not be completed',
    work: (id) =>
      context.transaction(async (tx) => {
        const order = await loadOrderForUpdate(tx, { id });
        if (order?.deliveredAt && order.deliveredAt < deliveredBefore) await completeOrder(tx, context, order);
      }),
  });
}
