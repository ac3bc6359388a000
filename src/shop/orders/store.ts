import { sql, type Insertable, type RawBuilder, type Selectable, type Updateable } from 'kysely';
import { jsonb, prepared, preparedForOne, type Queryable, type Tx } from '#kit/server/database.ts';
import { publicPath, publicPicture } from '#ui/public-files/public-files.ts';
import type { AheadKind } from '../stock/contract.ts';
import type { GiftDelivery } from '../gift-cards/contract.ts';
import type {
  ImportSource,
  OrderAddress,
  OrderBilling,
  OrderDiscount,
  OrderDraftLine,
  OrderFapiao,
  OrderShippingMethod,
  OrderStatus,
  OrderTax,
  PayStatus,
  ShippedState,
  ItemNames,
} from './contract.ts';
import { tables, type OrderTables } from './tables.ts';

/** An order as it is stored. */
export type OrderRow = Omit<
  Selectable<OrderTables['orders']>,
  | 'status'
  | 'payStatus'
  | 'shipped'
  | 'importedFrom'
  | 'address'
  | 'billing'
  | 'fapiao'
  | 'giftDelivery'
  | 'shippingMethod'
  | 'couponDiscounts'
  | 'promotionDiscounts'
  | 'taxes'
> & {
  status: OrderStatus;
  payStatus: PayStatus;
  shipped: ShippedState;
  importedFrom: ImportSource | null;
  address: OrderAddress | null;
  billing: OrderBilling | null;
  fapiao: OrderFapiao | null;
  giftDelivery: GiftDelivery | null;
  shippingMethod: OrderShippingMethod | null;
  taxes: OrderTax[];
  couponDiscounts: OrderDiscount[];
  promotionDiscounts: OrderDiscount[];
};

/** A line as it is stored. */
export type LineRow = Omit<Selectable<OrderTables['orderLine']>, 'options' | 'names' | 'picture' | 'discounts' | 'taxBasisPoints' | 'ahead'> &
  Pick<OrderDraftLine, 'options' | 'picture' | 'discounts' | 'taxBasisPoints'> & { ahead: AheadKind | null; names: ItemNames };

/** A line that is to be written, with what it is called in every language. */
type NewLine = OrderDraftLine & { id: string; names: ItemNames };

/** Inserts an order unless its checkout has one or its number is taken; answers whether it did. */
export async function insertOrder(
  tx: Tx,
  row: Omit<
    Insertable<OrderTables['orders']>,
    'couponDiscounts' | 'promotionDiscounts' | 'shippingMethod' | 'address' | 'billing' | 'fapiao' | 'giftDelivery' | 'taxes'
  > &
    Pick<OrderRow, 'couponDiscounts' | 'promotionDiscounts' | 'shippingMethod' | 'address' | 'billing' | 'taxes'> &
    Partial<Pick<OrderRow, 'fapiao' | 'giftDelivery'>>,
): Promise<boolean> {
  const { couponDiscounts, promotionDiscounts, shippingMethod, address, billing, fapiao = null, giftDelivery = null, taxes, ...values } = row;
  const insertion = tables(tx)
    .insertInto('orders')
    .values({
      ...values,
      couponDiscounts: jsonb(couponDiscounts),
      promotionDiscounts: jsonb(promotionDiscounts),
      shippingMethod: shippingMethod && jsonb(shippingMethod),
      address: address && jsonb(address),
      billing: billing && jsonb(billing),
      fapiao: fapiao && jsonb(fapiao),
      giftDelivery: giftDelivery && jsonb(giftDelivery),
      taxes: jsonb(taxes),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id');
  return (await prepared(tx, insertion)).length === 1;
}

export async function findOrder(
  reader: Queryable,
  by: { id: string } | { orderNo: string } | { checkoutId: string } | { externalNumber: string },
): Promise<OrderRow | null> {
  const [[column, value]] = Object.entries(by) as [['id' | 'orderNo' | 'checkoutId' | 'externalNumber', string]];
  const [row] = await prepared(reader, tables(reader).selectFrom('orders').selectAll().where(column, '=', value));
  return (row ?? null) as OrderRow | null;
}

export async function findOrders(reader: Queryable, ids: readonly string[]): Promise<OrderRow[]> {
  if (ids.length === 0) return [];
  return (await tables(reader)
    .selectFrom('orders')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute()) as OrderRow[];
}

/** Takes an order for a change: a concurrent change waits here and then sees the result. */
export async function loadOrderForUpdate(tx: Tx, by: { id: string } | { orderNo: string }): Promise<OrderRow | null> {
  const [[column, value]] = Object.entries(by) as [['id' | 'orderNo', string]];
  const [row] = await prepared(tx, tables(tx).selectFrom('orders').selectAll().where(column, '=', value).forUpdate());
  return (row ?? null) as OrderRow | null;
}

/** Stores with each of two orders of one checkout the number of the other: pairs of an id and that number. */
export async function nameOtherOrder(tx: Tx, named: readonly (readonly [string, string])[]): Promise<void> {
  for (const [id, otherOrderNo] of named) await tables(tx).updateTable('orders').set({ otherOrderNo }).where('id', '=', id).execute();
}

/** Writes what staff change about an order without a change of its state. */
export async function patchOrder(
  tx: Tx,
  id: string,
  { tags, address, ...more }: { tags?: readonly string[]; address?: OrderAddress } & Partial<Pick<OrderRow, 'billing' | 'fapiao'>>,
  at: Date,
): Promise<OrderRow> {
  const row = await tables(tx)
    .updateTable('orders')
    .set((eb) => ({
      ...(tags ? { tags: [...tags] } : {}),
      ...(address ? { address: jsonb(address) } : {}),
      ...Object.fromEntries(Object.entries(more).map(([column, value]) => [column, value && jsonb(value)])),
      updatedAt: at,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return row as OrderRow;
}

/** What a transition may write besides the states. */
export type OrderChange = Pick<
  Updateable<OrderTables['orders']>,
  | 'shipped'
  | 'paidAmount'
  | 'refundedAmount'
  | 'surplusAmount'
  | 'creditsReturnedAmount'
  | 'giftCardsReturnedAmount'
  | 'paidAt'
  | 'deliveredAt'
  | 'completedAt'
  | 'cancelledAt'
  | 'paymentMethodId'
  | 'paymentDueAt'
  | 'payLater'
  | 'paymentAskedAt'
  | 'openReturns'
  | 'dueAmount'
  | 'editedAt'
  | 'heldAt'
  | 'heldNote'
  | 'subtotalAmount'
  | 'taxAmount'
  | 'creditsAmount'
  | 'creditsHeldAmount'
  | 'giftCardsAmount'
  | 'totalAmount'
> &
  Partial<Pick<OrderRow, 'couponDiscounts' | 'promotionDiscounts' | 'taxes'>>;

/** Changes an order that still is in the state it was decided on; null when it no longer is. */
export async function updateOrder(
  tx: Tx,
  order: OrderRow,
  { to, set, at }: { to: { status: OrderStatus; payStatus: PayStatus }; set: OrderChange; at: Date },
): Promise<OrderRow | null> {
  const { couponDiscounts, promotionDiscounts, taxes, ...plain } = set;
  const row = await tables(tx)
    .updateTable('orders')
    .set((eb) => ({
      ...plain,
      ...(couponDiscounts && { couponDiscounts: jsonb(couponDiscounts) }),
      ...(promotionDiscounts && { promotionDiscounts: jsonb(promotionDiscounts) }),
      ...(taxes && { taxes: jsonb(taxes) }),
      ...to,
      updatedAt: at,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', order.id)
    .where('status', '=', order.status)
    .where('payStatus', '=', order.payStatus)
    .returningAll()
    .executeTakeFirst();
  return (row ?? null) as OrderRow | null;
}

/** Changes an order whose lock the caller holds, whatever its state; answers it as it then is. */
export async function updateLocked(tx: Tx, order: OrderRow, set: OrderChange, at: Date): Promise<OrderRow> {
  const { status, payStatus } = order;
  const changed = await updateOrder(tx, order, { to: { status, payStatus }, set, at });
  if (!changed) throw new Error(`order ${order.id} was not locked`);
  return changed;
}

/** So many of an order are read: few have more than twenty. */
const mostEvents = 500;

/** Orders of more lines are rare. */
const mostPreparedLines = 10;

export async function insertLines(tx: Tx, orderId: string, lines: readonly NewLine[], from = 0): Promise<void> {
  if (lines.length === 0) return;
  const insertion = tables(tx)
    .insertInto('orderLine')
    .values(
      lines.map(({ price, total, options, names, picture, discounts, taxBasisPoints, expected: _expected, ...line }, position) => ({
        ...line,
        taxBasisPoints: String(taxBasisPoints),
        orderId,
        position: from + position,
        priceAmount: price,
        totalAmount: total,
        options: jsonb(options),
        names: jsonb(names),
        picture: picture && jsonb({ ...picture, url: publicPath(picture.url) }),
        discounts: jsonb(discounts),
      })),
    );
  // A text for each number of lines: those of usual orders are worth keeping.
  await (lines.length <= mostPreparedLines ? prepared(tx, insertion) : insertion.execute());
}

export async function findLines(reader: Queryable, orderIds: readonly string[]): Promise<LineRow[]> {
  if (orderIds.length === 0) return [];
  const ofOrders = tables(reader)
    .selectFrom('orderLine')
    .selectAll()
    .where('orderId', 'in', [...orderIds])
    .orderBy('orderId')
    .orderBy('position');
  const rows = await preparedForOne(reader, orderIds, ofOrders);
  // Exact decimals come from the database as text.
  const lines = rows.map((row) => ({ ...row, taxBasisPoints: Number(row.taxBasisPoints) })) as LineRow[];
  return lines.map((line) => ({ ...line, picture: line.picture && publicPicture(line.picture) }));
}

/** Writes an event; with the first token of its order, where one is issued, in the same statement. Answers what the condition `asks` says. */
export async function insertEvent(
  tx: Tx,
  event: Omit<Insertable<OrderTables['orderEvent']>, 'detail'> & { detail: Record<string, unknown> },
  { token = null, asks = sql<boolean>`false` }: { token?: OrderToken | null; asks?: RawBuilder<boolean> } = {},
): Promise<boolean> {
  const insertion = { ...event, detail: jsonb(event.detail) };
  const base = token ? tables(tx).with('issued', (db) => db.insertInto('orderToken').values(token)) : tables(tx);
  const [row] = await prepared(tx, base.insertInto('orderEvent').values(insertion).returning(asks.as('answer')));
  return row?.answer ?? false;
}

/** The newest events of each of some orders, in their order. */
export async function findEvents(reader: Queryable, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  return tables(reader)
    .selectFrom(sql<{ id: string }>`unnest(${[...orderIds]}::uuid[])`.as<'asked'>(sql`asked(id)`))
    .innerJoinLateral(
      (eb) => eb.selectFrom('orderEvent').selectAll().whereRef('orderId', '=', 'asked.id').orderBy('seq', 'desc').limit(mostEvents).as('event'),
      (join) => join.onTrue(),
    )
    .selectAll('event')
    .orderBy('event.seq')
    .execute();
}

/** The hash of an order's access token. */
export type OrderToken = { orderId: string; tokenHash: string; createdAt: Date };

/** Stores the hash of one more secret for an order, and deletes the oldest above the maximum. */
export async function insertToken(tx: Tx, token: OrderToken, keep: number): Promise<void> {
  const { orderId, tokenHash, createdAt } = token;
  // Both parts see the table as it was before: the new one is not among those that are counted.
  const write = sql`
    with issued as (insert into order_token (order_id, token_hash, created_at) values (${orderId}, ${tokenHash}, ${createdAt}))
    delete from order_token where order_id = ${orderId} and token_hash in
      (select token_hash from order_token where order_id = ${orderId} order by created_at desc offset ${sql.lit(keep - 1)})`;
  await prepared(tx, write);
}

export async function hasToken(reader: Queryable, orderId: string, tokenHash: string): Promise<boolean> {
  const row = await tables(reader)
    .selectFrom('orderToken')
    .select('orderId')
    .where('tokenHash', '=', tokenHash)
    .where('orderId', '=', orderId)
    .executeTakeFirst();
  return row !== undefined;
}
