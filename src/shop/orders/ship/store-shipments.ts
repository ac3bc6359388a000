/** Shipments of orders, and orders by how far they have come on their way. */
import { orderIs } from '../store-states.ts';
import { sql } from 'kysely';
import { preparedForOne, type Queryable, type Tx } from '#kit/server/database.ts';
import { tables } from '../tables.ts';

/** Writes a shipment with its lines, and on the lines how much of them is sent by now. */
export async function insertShipment(
  tx: Tx,
  shipment: {
    id: string;
    orderId: string;
    expressName: string;
    expressNumber: string;
    trackingUrl: string | null;
    shippedAt: Date;
    /** Absent: it is under way. */
    deliveredAt?: Date;
    lines: readonly { id: string; quantity: number }[];
  },
): Promise<void> {
  const { lines, ...values } = shipment;
  await tables(tx).insertInto('shipment').values(values).execute();
  await tables(tx)
    .insertInto('shipmentLine')
    .values(lines.map((line) => ({ shipmentId: shipment.id, orderLineId: line.id, quantity: line.quantity })))
    .execute();
  await sql`update order_line set shipped_quantity = shipped_quantity + sent.quantity
    from unnest(${lines.map((line) => line.id)}::uuid[], ${lines.map((line) => line.quantity)}::int[]) as sent (id, quantity)
    where order_line.id = sent.id and order_line.order_id = ${shipment.orderId}`.execute(tables(tx));
}

export async function findShipments(reader: Queryable, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  const ofOrders = tables(reader)
    .selectFrom('shipment')
    .selectAll()
    .where('orderId', 'in', [...orderIds])
    .orderBy('seq')
    .limit(5_000);
  return preparedForOne(reader, orderIds, ofOrders);
}

export async function findShipmentLines(reader: Queryable, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  const ofOrders = tables(reader)
    .selectFrom('shipmentLine')
    .innerJoin('shipment', 'shipment.id', 'shipmentLine.shipmentId')
    .select(['shipmentLine.shipmentId', 'shipmentLine.orderLineId', 'shipmentLine.quantity'])
    .where('shipment.orderId', 'in', [...orderIds])
    .limit(10_000);
  return preparedForOne(reader, orderIds, ofOrders);
}

/** Marks what is under way as delivered: all of an order's shipments, or these of them. */
export async function markDelivered(tx: Tx, orderId: string, { at, ids }: { at: Date; ids?: readonly string[] }): Promise<void> {
  if (ids?.length === 0) return;
  let query = tables(tx).updateTable('shipment').set({ deliveredAt: at }).where('orderId', '=', orderId).where('deliveredAt', 'is', null);
  if (ids) query = query.where('id', 'in', [...ids]);
  await query.execute();
}

/** Shipments that are under way, of which nothing was heard since an instant; a carrier's word that one is lost or comes back is no silence. */
const silentSince = (before: Date) =>
  sql<boolean>`shipment.delivered_at is null and shipment.shipped_at < ${before} and not exists (
    select from shipment_tracking t where t.shipment_id = shipment.id and (t.state in ('exception', 'returned') or t.state_at >= ${before}))`;

/** Those of one order. */
export async function findSilentShipments(tx: Tx, orderId: string, before: Date): Promise<string[]> {
  const rows = await tables(tx).selectFrom('shipment').select('id').where('orderId', '=', orderId).where(silentSince(before)).execute();
  return rows.map(({ id }) => id);
}

/**
 * Orders with a shipment that left before an instant, and of which nothing was heard since. What is to be paid at the door and is not paid has not
 * come: nobody may have taken it in.
 */
export async function findLongShippedOrders(reader: Queryable, { shippedBefore, limit }: { shippedBefore: Date; limit: number }): Promise<string[]> {
  const rows = await tables(reader)
    .selectFrom('shipment')
    .innerJoin('orders', 'orders.id', 'shipment.orderId')
    .select('shipment.orderId')
    .distinct()
    .where(silentSince(shippedBefore))
    .where('orders.payStatus', '=', 'paid')
    .where(orderIs('isOpen'))
    .limit(limit)
    .execute();
  return rows.map((row) => row.orderId);
}

/** Orders whose last delivery lies before an instant and that are not completed yet. */
export async function findDeliveredOrders(reader: Queryable, { deliveredBefore, limit }: { deliveredBefore: Date; limit: number }): Promise<string[]> {
  const rows = await tables(reader)
    .selectFrom('orders')
    .select('id')
    .where(orderIs('isOpen'))
    .where('deliveredAt', '<', deliveredBefore)
    .orderBy('deliveredAt')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}
