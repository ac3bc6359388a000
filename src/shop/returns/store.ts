import { returnIs } from './store-states.ts';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Amount } from '#kit/pure/amount.ts';
import { jsonb, type Queryable, type Tx } from '#kit/server/database.ts';
import { publicPicture } from '#ui/public-files/public-files.ts';
import type { StoredPicture } from '../media/index.ts';
import type { Picture } from '../media/contract.ts';
import type { ItemNames, OrderAddress } from '../orders/contract.ts';
import { approvedStatus, type ApplyType, type AuditStatus, type RefundTarget, type ReturnAddress, type ReturnEvent, type ReturnStatus } from './contract.ts';
import { tables, type ReturnTables } from './tables.ts';

/** A return as it is stored, with the facts of its order that never change, and whose it is now. */
export type ReturnRow = Omit<Selectable<ReturnTables['orderReturn']>, 'status' | 'auditStatus' | 'applyType' | 'refundTo' | 'returnAddress'> & {
  status: ReturnStatus;
  auditStatus: AuditStatus;
  applyType: ApplyType;
  refundTo: RefundTarget;
  returnAddress: ReturnAddress | null;
  orderNo: string;
  currency: string;
  lang: string;
  accountId: string | null;
  guestId: string | null;
  email: string | null;
  countryCode: string | null;
  mobile: string | null;
  address: OrderAddress | null;
};

/** A line of a return with the order's copy of what it is of. */
export type ReturnLineRow = Omit<Selectable<ReturnTables['returnLine']>, 'exchangeOptions' | 'worthAmount'> & {
  worthAmount: Amount;
  exchangeOptions: { title: string; value: string }[];
  variantId: string | null;
  sku: string;
  slug: string;
  title: string;
  options: { title: string; value: string }[];
  /** What it is called in other languages. */
  names: ItemNames;
  picture: Picture | null;
  priceAmount: number;
  /** Of the order's whole line. */
  lineTotalAmount: number;
  lineTaxAmount: number;
  taxIncluded: boolean;
};

export const returnRows = (reader: Queryable) =>
  tables(reader)
    .selectFrom('orderReturn')
    .innerJoin('orders', 'orders.id', 'orderReturn.orderId')
    .selectAll('orderReturn')
    .select([
      'orders.orderNo',
      'orders.currency',
      'orders.lang',
      'orders.accountId',
      'orders.guestId',
      'orders.email',
      'orders.countryCode',
      'orders.mobile',
      'orders.address',
    ]);

export async function findReturn(reader: Queryable, by: { id: string } | { returnNo: string }): Promise<ReturnRow | null> {
  const query = 'id' in by ? returnRows(reader).where('orderReturn.id', '=', by.id) : returnRows(reader).where('orderReturn.returnNo', '=', by.returnNo);
  return ((await query.executeTakeFirst()) ?? null) as ReturnRow | null;
}

/** Inserts a return unless its number is taken; answers whether it did. */
export async function insertReturn(tx: Tx, row: Insertable<ReturnTables['orderReturn']>): Promise<boolean> {
  const result = await tables(tx)
    .insertInto('orderReturn')
    .values(row)
    .onConflict((conflict) => conflict.column('returnNo').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** A line that is written. */
export type NewReturnLine = {
  orderLineId: string;
  quantity: number;
  withheldQuantity: number;
  worthAmount: Amount;
  exchangeVariantId: string | null;
  exchangeSku: string | null;
  exchangeOptions: { title: string; value: string }[];
};

export async function insertReturnLines(tx: Tx, returnId: string, lines: readonly NewReturnLine[]): Promise<void> {
  await tables(tx)
    .insertInto('returnLine')
    .values(lines.map(({ exchangeOptions, ...line }, position) => ({ ...line, returnId, position, exchangeOptions: jsonb(exchangeOptions) })))
    .execute();
}

export async function insertReturnImages(tx: Tx, returnId: string, uploadIds: readonly string[]): Promise<void> {
  if (uploadIds.length === 0) return;
  await tables(tx)
    .insertInto('returnImage')
    .values(uploadIds.map((uploadId, position) => ({ returnId, uploadId, position })))
    .execute();
}

export async function insertReturnEvent(
  tx: Tx,
  event: Omit<Insertable<ReturnTables['returnEvent']>, 'detail'> & { event: ReturnEvent; detail: Record<string, unknown> },
): Promise<void> {
  await tables(tx)
    .insertInto('returnEvent')
    .values({ ...event, detail: jsonb(event.detail) })
    .execute();
}

/** What a change of a return may write besides the states. */
export type ReturnChange = Pick<
  Updateable<ReturnTables['orderReturn']>,
  | 'quoteAmount'
  | 'shippingAmount'
  | 'refundAmount'
  | 'refundedCreditsAmount'
  | 'refundedGiftCardsAmount'
  | 'refundReason'
  | 'refuseDescription'
  | 'logisticsCompany'
  | 'logisticsNumber'
  | 'restocked'
  | 'expressName'
  | 'expressNumber'
  | 'approvedAt'
  | 'logisticsDueAt'
  | 'remindedAt'
  | 'sentAt'
  | 'receivedAt'
  | 'exchangedAt'
  | 'closedAt'
> & { returnAddress?: ReturnAddress };

/** Changes a return that still is in the state it was decided on; false when it no longer is. */
export async function updateReturn(
  tx: Tx,
  row: Pick<ReturnRow, 'id' | 'status' | 'auditStatus' | 'version'>,
  { to, set, at }: { to: { status: ReturnStatus; auditStatus: AuditStatus }; set: ReturnChange; at: Date },
): Promise<boolean> {
  const { returnAddress, ...values } = set;
  const result = await tables(tx)
    .updateTable('orderReturn')
    .set((eb) => ({ ...values, ...(returnAddress ? { returnAddress: jsonb(returnAddress) } : {}), ...to, updatedAt: at, version: eb('version', '+', 1) }))
    .where('id', '=', row.id)
    .where('status', '=', row.status)
    .where('auditStatus', '=', row.auditStatus)
    .where('version', '=', row.version)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function findReturnLines(reader: Queryable, returnIds: readonly string[]): Promise<ReturnLineRow[]> {
  if (returnIds.length === 0) return [];
  const rows = (await tables(reader)
    .selectFrom('returnLine')
    .innerJoin('orderLine', 'orderLine.id', 'returnLine.orderLineId')
    .innerJoin('orders', 'orders.id', 'orderLine.orderId')
    .selectAll('returnLine')
    .select(['orderLine.variantId', 'orderLine.sku', 'orderLine.slug', 'orderLine.title', 'orderLine.options', 'orderLine.names', 'orderLine.picture'])
    .select(['orderLine.priceAmount', 'orderLine.totalAmount as lineTotalAmount', 'orderLine.taxAmount as lineTaxAmount', 'orders.taxIncluded'])
    .where('returnLine.returnId', 'in', [...returnIds])
    .orderBy('returnLine.returnId')
    .orderBy('returnLine.position')
    .execute()) as ReturnLineRow[];
  return rows.map((row) => ({ ...row, picture: row.picture && publicPicture(row.picture) }));
}

export async function findReturnImages(reader: Queryable, returnIds: readonly string[]): Promise<(StoredPicture & { returnId: string })[]> {
  if (returnIds.length === 0) return [];
  return (await tables(reader)
    .selectFrom('returnImage')
    .innerJoin('media', 'media.id', 'returnImage.uploadId')
    .select(['returnImage.returnId', 'media.id', 'media.width', 'media.height', 'media.placeholder', 'media.alt'])
    .where('returnImage.returnId', 'in', [...returnIds])
    .orderBy('returnImage.returnId')
    .orderBy('returnImage.position')
    .execute()) as (StoredPicture & { returnId: string })[];
}

export async function findReturnEvents(reader: Queryable, returnIds: readonly string[]) {
  if (returnIds.length === 0) return [];
  return tables(reader)
    .selectFrom('returnEvent')
    .selectAll()
    .where('returnId', 'in', [...returnIds])
    .orderBy('seq')
    .limit(5_000)
    .execute();
}

/** Pieces in running and done returns of an order, by line; `refunded` of them not for an exchange. */
export type HeldUnits = { orderLineId: string; quantity: number; refunded: number };

export async function findHeldUnits(reader: Queryable, orderId: string): Promise<HeldUnits[]> {
  const found = await sql<HeldUnits>`
    select line.order_line_id, sum(line.quantity)::int as quantity,
      coalesce(sum(line.quantity) filter (where r.apply_type <> 'exchange'), 0)::int as refunded
    from return_line line join order_return r on r.id = line.return_id
    where r.order_id = ${orderId} and ${returnIs('holdsUnits', 'r')}
    group by line.order_line_id`.execute(tables(reader));
  return found.rows;
}

/** The value of a return's units, by line of the order: a refunded return has one line of each. */
export async function setLineAmounts(tx: Tx, returnId: string, values: readonly { lineId: string; value: Amount }[]): Promise<void> {
  await sql`
    update return_line as line set worth_amount = current.value
    from unnest(${values.map(({ lineId }) => lineId)}::uuid[], ${values.map(({ value }) => value)}::bigint[]) as current (line_id, value)
    where line.return_id = ${returnId} and line.order_line_id = current.line_id`.execute(tables(tx));
}

/** Running returns of these orders, the oldest first. */
export async function findRunning(reader: Queryable, orderIds: readonly string[]): Promise<ReturnRow[]> {
  return (await returnRows(reader)
    .where('orderReturn.orderId', 'in', [...orderIds])
    .where(returnIs('isRunning'))
    .orderBy('orderReturn.id')
    .execute()) as ReturnRow[];
}

/** Approved returns whose parcel nobody has named and that end before an instant; with `remindApprovedBefore` those approved before it whose shopper was not reminded. */
export async function findWaiting(
  reader: Queryable,
  { dueBefore, remindApprovedBefore, limit }: { dueBefore: Date; remindApprovedBefore?: Date; limit: number },
): Promise<string[]> {
  let query = tables(reader)
    .selectFrom('orderReturn')
    .select('id')
    .where(returnIs('isRunning'))
    .where('auditStatus', '=', approvedStatus)
    .where('sentAt', 'is', null)
    .where('receivedAt', 'is', null)
    .where('logisticsDueAt', '<=', dueBefore);
  if (remindApprovedBefore) query = query.where('remindedAt', 'is', null).where('approvedAt', '<=', remindApprovedBefore);
  return (await query.orderBy('logisticsDueAt').limit(limit).execute()).map((row) => row.id);
}
