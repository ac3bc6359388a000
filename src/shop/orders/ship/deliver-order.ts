import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { completeOrder } from './complete-order.ts';
import { loadStaffOrderForUpdate, type OrderRef } from '../staff/load-staff-order.ts';
import { orderLimits } from '../contract.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { findLongShippedOrders, findShipments, markDelivered } from './store-shipments.ts';
import { findLines, loadOrderForUpdate, type OrderRow } from '../store.ts';
import { transitionOrder } from '../transition-order.ts';

const mostAtOnce = 500;

/**
 * Staff say that everything that is under way has arrived.
 * @throws notFound (404), orderActionNotAllowed (41)
 */
export async function deliverOrder(context: Context, ref: OrderRef): Promise<OrderRow> {
  return context.transaction(async (tx) => deliver(tx, context, { order: await loadStaffOrderForUpdate(tx, ref) }));
}

/** Takes shipments for delivered that left 10 days ago without a word (docs/rules/orders.md, "Shipping and delivery"). */
export async function deliverShippedOrders(context: Context): Promise<void> {
  const shippedBefore = new Date(context.now().getTime() - orderLimits.deliveredAfterMs);
  for (const id of await findLongShippedOrders(context.db, { shippedBefore, limit: mostAtOnce })) {
    try {
      await context.transaction(async (tx) => {
        const order = await loadOrderForUpdate(tx, { id });
        if (order) await deliver(tx, context, { order, shippedBefore });
      });
    } catch (error) {
      if (!(error instanceof ShopError)) context.log.error({ err: error, order: id }, 'a shipped order could not be taken for delivered');
    }
  }
}

async function deliver(tx: Tx, context: Context, { order, shippedBefore }: { order: OrderRow; shippedBefore?: Date }): Promise<OrderRow> {
  const at = context.now();
  const shipments = await findShipments(tx, [order.id]);
  const stillUnderWay = shipments.some((shipment) => shipment.deliveredAt === null && shippedBefore !== undefined && shipment.shippedAt >= shippedBefore);
  const allArrived = order.shipped === 'full' && !stillUnderWay;
  const delivered = await transitionOrder(tx, context, order, { transition: 'deliver', event: 'delivered', set: allArrived ? { deliveredAt: at } : {} });
  await markDelivered(tx, order.id, { at, ...(shippedBefore ? { shippedBefore } : {}) });
  await queueMail(tx, context, { orderId: order.id, kind: 'delivered' });
  // What was not sent was refunded: with the delivery of the rest the order is done.
  const isClosed = allArrived && order.payStatus === 'paid' && (await findLines(tx, [order.id])).some((line) => line.withdrawnQuantity > 0);
  return isClosed ? completeOrder(tx, context, delivered) : delivered;
}
