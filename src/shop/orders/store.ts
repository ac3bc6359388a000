import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import { jsonb, type Reader, type Tx } from '#kit/server/database.ts';
import type {
  OrderAddress,
  OrderDiscount,
  OrderDraftLine,
  OrderShippingMethod,
  OrderStatus,
  OrderTax,
  OrderView,
  PayStatus,
  ShippedState,
  StaffWait,
} from './contract.ts';
import { inView, ofSameCustomer, waitingFor } from './store-views.ts';
import { tables, type OrderTables } from './tables.ts';

/** An order as it is stored. */
export type OrderRow = Omit<
  Selectable<OrderTables['orders']>,
  'status' | 'payStatus' | 'shipped' | 'address' | 'shippingMethod' | 'couponDiscounts' | 'promotionDiscounts' | 'taxes'
> & {
  status: OrderStatus;
  payStatus: PayStatus;
  shipped: ShippedState;
  address: OrderAddress | null;
  shippingMethod: OrderShippingMethod | null;
  taxes: OrderTax[];
  couponDiscounts: OrderDiscount[];
  promotionDiscounts: OrderDiscount[];
};

/** A line as it is stored. */
export type LineRow = Omit<Selectable<OrderTables['orderLine']>, 'options' | 'picture' | 'discounts'> &
  Pick<OrderDraftLine, 'options' | 'picture' | 'discounts'>;

/** Inserts an order unless its checkout has one or its number is taken; answers whether it did. */
export async function insertOrder(
  tx: Tx,
  row: Omit<Insertable<OrderTables['orders']>, 'couponDiscounts' | 'promotionDiscounts' | 'shippingMethod' | 'address' | 'taxes'> &
    Pick<OrderRow, 'couponDiscounts' | 'promotionDiscounts' | 'shippingMethod' | 'address' | 'taxes'>,
): Promise<boolean> {
  const { couponDiscounts, promotionDiscounts, shippingMethod, address, taxes, ...values } = row;
  const result = await tables(tx)
    .insertInto('orders')
    .values({
      ...values,
      couponDiscounts: jsonb(couponDiscounts),
      promotionDiscounts: jsonb(promotionDiscounts),
      shippingMethod: shippingMethod && jsonb(shippingMethod),
      address: address && jsonb(address),
      taxes: jsonb(taxes),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function findOrder(reader: Reader, by: { id: string } | { orderNo: string } | { checkoutId: string }): Promise<OrderRow | null> {
  const [[column, value]] = Object.entries(by) as [['id' | 'orderNo' | 'checkoutId', string]];
  const row = await tables(reader).selectFrom('orders').selectAll().where(column, '=', value).executeTakeFirst();
  return (row ?? null) as OrderRow | null;
}

/** Takes an order for a change: whoever changes it at the same time waits here and then sees what became of it. */
export async function lockOrder(tx: Tx, by: { id: string } | { orderNo: string }): Promise<OrderRow | null> {
  const [[column, value]] = Object.entries(by) as [['id' | 'orderNo', string]];
  const row = await tables(tx).selectFrom('orders').selectAll().where(column, '=', value).forUpdate().executeTakeFirst();
  return (row ?? null) as OrderRow | null;
}

/** What a transition may write besides the states. */
export type OrderChange = Pick<
  Updateable<OrderTables['orders']>,
  | 'shipped'
  | 'paidAmount'
  | 'refundedAmount'
  | 'creditsReturnedAmount'
  | 'paidAt'
  | 'deliveredAt'
  | 'completedAt'
  | 'cancelledAt'
  | 'paymentMethodId'
  | 'paymentDueAt'
  | 'openReturns'
>;

/** Changes an order that still is in the state it was decided on; null when it no longer is. */
export async function updateOrder(
  tx: Tx,
  order: OrderRow,
  { to, set, at }: { to: { status: OrderStatus; payStatus: PayStatus }; set: OrderChange; at: Date },
): Promise<OrderRow | null> {
  const row = await tables(tx)
    .updateTable('orders')
    .set((eb) => ({ ...set, ...to, updatedAt: at, version: eb('version', '+', 1) }))
    .where('id', '=', order.id)
    .where('status', '=', order.status)
    .where('payStatus', '=', order.payStatus)
    .returningAll()
    .executeTakeFirst();
  return (row ?? null) as OrderRow | null;
}

export async function insertLines(tx: Tx, orderId: string, lines: readonly (OrderDraftLine & { id: string })[]): Promise<void> {
  await tables(tx)
    .insertInto('orderLine')
    .values(
      lines.map(({ price, total, options, picture, discounts, ...line }, position) => ({
        ...line,
        orderId,
        position,
        priceAmount: price,
        totalAmount: total,
        options: jsonb(options),
        picture: picture && jsonb(picture),
        discounts: jsonb(discounts),
      })),
    )
    .execute();
}

export async function findLines(reader: Reader, orderIds: readonly string[]): Promise<LineRow[]> {
  if (orderIds.length === 0) return [];
  return (await tables(reader)
    .selectFrom('orderLine')
    .selectAll()
    .where('orderId', 'in', [...orderIds])
    .orderBy('orderId')
    .orderBy('position')
    .execute()) as LineRow[];
}

export async function insertEvent(tx: Tx, event: Omit<Insertable<OrderTables['orderEvent']>, 'detail'> & { detail: Record<string, unknown> }): Promise<void> {
  await tables(tx)
    .insertInto('orderEvent')
    .values({ ...event, detail: jsonb(event.detail) })
    .execute();
}

export async function findEvents(reader: Reader, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  return tables(reader)
    .selectFrom('orderEvent')
    .selectAll()
    .where('orderId', 'in', [...orderIds])
    .orderBy('seq')
    .limit(2_000)
    .execute();
}

/** Keeps the hash of one more secret for an order; of very many only the newest are kept. */
export async function insertToken(tx: Tx, token: { orderId: string; tokenHash: string; createdAt: Date }, keep: number): Promise<void> {
  await tables(tx).insertInto('orderToken').values(token).execute();
  await sql`delete from order_token where order_id = ${token.orderId} and token_hash in
    (select token_hash from order_token where order_id = ${token.orderId} order by created_at desc offset ${keep})`.execute(tables(tx));
}

export async function hasToken(reader: Reader, orderId: string, tokenHash: string): Promise<boolean> {
  const row = await tables(reader)
    .selectFrom('orderToken')
    .select('orderId')
    .where('tokenHash', '=', tokenHash)
    .where('orderId', '=', orderId)
    .executeTakeFirst();
  return row !== undefined;
}

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

export async function findShipments(reader: Reader, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  return tables(reader)
    .selectFrom('shipment')
    .selectAll()
    .where('orderId', 'in', [...orderIds])
    .orderBy('seq')
    .limit(5_000)
    .execute();
}

export async function findShipmentLines(reader: Reader, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  return tables(reader)
    .selectFrom('shipmentLine')
    .innerJoin('shipment', 'shipment.id', 'shipmentLine.shipmentId')
    .select(['shipmentLine.shipmentId', 'shipmentLine.orderLineId', 'shipmentLine.quantity'])
    .where('shipment.orderId', 'in', [...orderIds])
    .limit(10_000)
    .execute();
}

/** Marks what is under way as delivered: all of an order's shipments, or those sent before an instant. */
export async function markDelivered(tx: Tx, orderId: string, { at, shippedBefore }: { at: Date; shippedBefore?: Date }): Promise<void> {
  let query = tables(tx).updateTable('shipment').set({ deliveredAt: at }).where('orderId', '=', orderId).where('deliveredAt', 'is', null);
  if (shippedBefore) query = query.where('shippedAt', '<', shippedBefore);
  await query.execute();
}

/** Orders with a shipment that left before an instant and was never said to have arrived. */
export async function findLongShippedOrders(reader: Reader, { shippedBefore, limit }: { shippedBefore: Date; limit: number }): Promise<string[]> {
  const rows = await tables(reader)
    .selectFrom('shipment')
    .innerJoin('orders', 'orders.id', 'shipment.orderId')
    .select('shipment.orderId')
    .distinct()
    .where('shipment.deliveredAt', 'is', null)
    .where('shipment.shippedAt', '<', shippedBefore)
    .where('orders.status', '=', 'inProgress')
    .limit(limit)
    .execute();
  return rows.map((row) => row.orderId);
}

/** Orders whose last delivery lies before an instant and that are not completed yet. */
export async function findDeliveredOrders(reader: Reader, { deliveredBefore, limit }: { deliveredBefore: Date; limit: number }): Promise<string[]> {
  const rows = await tables(reader)
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'inProgress')
    .where('shipped', '=', 'full')
    .where('deliveredAt', '<', deliveredBefore)
    .orderBy('deliveredAt')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** What a list of orders is narrowed by; `q` finds by number, name, e-mail, mobile or sku. */
export type OrderSearch = {
  accountId?: string | undefined;
  view?: OrderView | undefined;
  status?: OrderStatus | undefined;
  payStatus?: PayStatus | undefined;
  shipped?: ShippedState | undefined;
  waits?: StaffWait | undefined;
  sameCustomerAs?: string | undefined;
  q?: string | undefined;
};

const sortColumns = { placedAt: 'placedAt', orderNo: 'orderNo', total: 'totalAmount', updatedAt: 'updatedAt' } as const;

/** How a list of orders is sorted. */
export type OrderSort = { field: keyof typeof sortColumns; direction: 'asc' | 'desc' };

/** One page of a list of orders, and how many there are. */
export async function searchOrders(
  reader: Reader,
  search: OrderSearch,
  { page, size, sort }: { page: number; size: number; sort: OrderSort },
): Promise<{ rows: OrderRow[]; total: number }> {
  let query = tables(reader).selectFrom('orders');
  const { accountId, view, status, payStatus, shipped, waits, sameCustomerAs, q } = search;
  if (accountId) query = query.where('accountId', '=', accountId);
  if (view) query = query.where(inView(view));
  if (status) query = query.where('status', '=', status);
  if (payStatus) query = query.where('payStatus', '=', payStatus);
  if (shipped) query = query.where('shipped', '=', shipped);
  if (waits) query = query.where(waitingFor(waits));
  if (sameCustomerAs) query = query.where(ofSameCustomer(sameCustomerAs));
  if (q) {
    const like = `%${q.replaceAll(/[\\%_]/g, (special) => `\\${special}`)}%`;
    query = query.where((eb) =>
      eb.or([
        eb('orderNo', 'ilike', like),
        eb('email', 'ilike', like),
        eb('mobile', 'ilike', like),
        sql<boolean>`(address->>'firstName') || ' ' || (address->>'lastName') ilike ${like} or (address->>'lastName') || (address->>'firstName') ilike ${like}`,
        eb.exists(
          eb
            .selectFrom('orderLine')
            .select('orderLine.id')
            .whereRef('orderLine.orderId', '=', 'orders.id')
            .where((line) => line.or([line('sku', 'ilike', like), line('title', 'ilike', like)])),
        ),
      ]),
    );
  }
  const { field, direction } = sort;
  const rows = await query
    .selectAll()
    .orderBy(sortColumns[field], direction)
    .orderBy('id', direction)
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows: rows as OrderRow[], total };
}
