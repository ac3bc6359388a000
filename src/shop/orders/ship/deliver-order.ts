import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { eachApart } from '#kit/server/each-apart.ts';
import { completeOrder } from './complete-order.ts';
import { loadStaffOrderForUpdate, type OrderRef } from '../staff/load-staff-order.ts';
import { orderLimits } from '../contract.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { findLongShippedOrders, findShipments, findSilentShipments, markDelivered } from './store-shipments.ts';
import { findLines, loadOrderForUpdate, type OrderRow } from '../store.ts';
import { stateAfter } from '../states.ts';
import { factsOf, transitionOrder } from '../transition-order.ts';

const mostAtOnce = 500;

/**
 * Staff say that everything that is under way has arrived.
 * @throws notFound (404), orderActionNotAllowed (41)
 */
export async function deliverOrder(context: Context, ref: OrderRef): Promise<OrderRow> {
  return context.transaction(async (tx) => deliver(tx, context, { order: await loadStaffOrderForUpdate(tx, ref) }));
}

/** Takes shipments for delivered of which nothing was heard for 10 days (docs/rules/orders.md, "Shipping and delivery"). */
export async function deliverShippedOrders(context: Context): Promise<void> {
  const shippedBefore = new Date(context.now().getTime() - orderLimits.deliveredAfterMs);
  await eachApart(context, await findLongShippedOrders(context.db, { shippedBefore, limit: mostAtOnce }), {
    record: 'order',
    failed: 'a shipped order could not be taken for delivered',
    work: (id) =>
      context.transaction(async (tx) => {
        const order = await loadOrderForUpdate(tx, { id });
        const ids = order ? await findSilentShipments(tx, id, shippedBefore) : [];
        if (order && ids.length > 0) await deliver(tx, context, { order, ids });
      }),
  });
}

/**
 * A carrier says that a parcel has arrived. With the last one the order is delivered; before, this parcel alone is marked. What has arrived already, and an
 * order that allows no delivery, stay as they are. The caller holds the order's lock.
 */
export async function arriveParcel(tx: Tx, context: Context, { order, shipmentId }: { order: OrderRow; shipmentId: string }): Promise<OrderRow> {
  const shipments = await findShipments(tx, [order.id]);
  const isUnderWay = shipments.some(({ id, deliveredAt }) => id === shipmentId && deliveredAt === null);
  if (!isUnderWay) return order;
  if (!stateAfter(factsOf(order, shipments), 'deliver')) {
    context.log.warn({ order: order.id, shipment: shipmentId }, 'a parcel arrived of an order that allows no delivery');
    return order;
  }
  const isLast = order.shipped === 'full' && shipments.every(({ id, deliveredAt }) => id === shipmentId || deliveredAt !== null);
  if (isLast) return deliver(tx, context, { order, ids: [shipmentId] });
  await markDelivered(tx, order.id, { at: context.now(), ids: [shipmentId] });
  return order;
}

/** `ids`: which of its shipments; absent: all that are under way. */
async function deliver(tx: Tx, context: Context, { order, ids }: { order: OrderRow; ids?: readonly string[] }): Promise<OrderRow> {
  const at = context.now();
  const shipments = await findShipments(tx, [order.id]);
  const stillUnderWay = ids !== undefined && shipments.some(({ id, deliveredAt }) => deliveredAt === null && !ids.includes(id));
  const allArrived = order.shipped === 'full' && !stillUnderWay;
  const delivered = await transitionOrder(tx, context, order, { transition: 'deliver', event: 'delivered', set: allArrived ? { deliveredAt: at } : {} });
  await markDelivered(tx, order.id, { at, ...(ids ? { ids } : {}) });
  await queueMail(tx, context, { orderId: order.id, kind: 'delivered' });
  // What was not sent was refunded: with the delivery of the rest the order is done.
  const isClosed = allArrived && order.payStatus === 'paid' && (await findLines(tx, [order.id])).some((line) => line.withdrawnQuantity > 0);
  return isClosed ? completeOrder(tx, context, delivered) : delivered;
}
