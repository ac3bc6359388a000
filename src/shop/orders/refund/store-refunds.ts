/** Refunds of orders, their lines and credit notes. The caller holds the order's lock. */
import { sql, type Selectable } from 'kysely';
import { preparedForOne, type Queryable, type Tx } from '#kit/server/database.ts';
import type { RefundKind } from '../contract.ts';
import { tables, type OrderTables } from '../tables.ts';

/** A refund as it is stored. */
export type RefundRow = Omit<Selectable<OrderTables['orderRefund']>, 'kind'> & { kind: RefundKind };
/** A line of a refund as it is stored. */
export type RefundLineRow = Selectable<OrderTables['refundLine']>;

/** Takes the year's counter until the transaction ends; credit notes are numbered one after the other. */
export async function loadNoteCounterForUpdate(tx: Tx, year: number): Promise<number> {
  await tables(tx)
    .insertInto('creditNoteCounter')
    .values({ year, last: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await tables(tx).selectFrom('creditNoteCounter').select('last').where('year', '=', year).forUpdate().executeTakeFirstOrThrow();
  return row.last;
}

export async function setNoteCounter(tx: Tx, year: number, last: number): Promise<void> {
  await tables(tx).updateTable('creditNoteCounter').set({ last }).where('year', '=', year).execute();
}

export async function insertOrderRefund(
  tx: Tx,
  refund: Omit<RefundRow, 'seq' | 'voidedAt' | 'settledBy'>,
  lines: readonly Omit<RefundLineRow, 'refundId'>[],
): Promise<void> {
  await tables(tx).insertInto('orderRefund').values(refund).execute();
  if (lines.length === 0) return;
  await tables(tx)
    .insertInto('refundLine')
    .values(lines.map((line) => ({ ...line, refundId: refund.id })))
    .execute();
}

/** The refunds of these orders, oldest first, without those that a provider rejected. */
export async function findOrderRefunds(reader: Queryable, orderIds: readonly string[]): Promise<RefundRow[]> {
  if (orderIds.length === 0) return [];
  const ofOrders = tables(reader)
    .selectFrom('orderRefund')
    .selectAll()
    .where('orderId', 'in', [...orderIds])
    .where('voidedAt', 'is', null)
    .orderBy('seq')
    .limit(1_000);
  return (await preparedForOne(reader, orderIds, ofOrders)) as RefundRow[];
}

/** One refund of an order, by the number of its credit note. */
export async function findRefundByNote(reader: Queryable, orderId: string, noteNumber: string): Promise<RefundRow | null> {
  const row = await tables(reader).selectFrom('orderRefund').selectAll().where('orderId', '=', orderId).where('noteNumber', '=', noteNumber).executeTakeFirst();
  return (row ?? null) as RefundRow | null;
}

/** A refund by its id, or by the payment that went back for it. */
export async function findOrderRefund(reader: Queryable, by: { id: string } | { refundId: string }): Promise<RefundRow | null> {
  const query = tables(reader).selectFrom('orderRefund').selectAll();
  const row = await ('id' in by ? query.where('id', '=', by.id) : query.where('refundId', '=', by.refundId)).executeTakeFirst();
  return (row ?? null) as RefundRow | null;
}

export async function voidRefund(tx: Tx, id: string, at: Date): Promise<void> {
  await tables(tx).updateTable('orderRefund').set({ voidedAt: at }).where('id', '=', id).execute();
}

/** Money of these orders that paid nothing and whose refund was rejected, oldest first, until staff have settled it. */
export async function findFailedSurplus(reader: Queryable, orderIds: readonly string[]): Promise<RefundRow[]> {
  if (orderIds.length === 0) return [];
  return (await tables(reader)
    .selectFrom('orderRefund')
    .selectAll()
    .where('orderId', 'in', [...orderIds])
    .where('kind', '=', 'surplus')
    .where('voidedAt', 'is not', null)
    .where('settledBy', 'is', null)
    .orderBy('seq')
    .limit(1_000)
    .execute()) as RefundRow[];
}

export async function setSettledBy(tx: Tx, id: string, settledBy: string): Promise<void> {
  await tables(tx).updateTable('orderRefund').set({ settledBy }).where('id', '=', id).execute();
}

/** Lines of these refunds, in the order of the order's lines. */
export async function findRefundLines(reader: Queryable, refundIds: readonly string[]): Promise<RefundLineRow[]> {
  if (refundIds.length === 0) return [];
  return tables(reader)
    .selectFrom('refundLine')
    .innerJoin('orderLine', 'orderLine.id', 'refundLine.orderLineId')
    .selectAll('refundLine')
    .where('refundId', 'in', [...refundIds])
    .orderBy('refundLine.refundId')
    .orderBy('orderLine.position')
    .limit(10_000)
    .execute();
}

/** What of a line has gone back, and how much of that was a share of sums (see `LineMoney`). */
export type LineRefunds = { orderId: string; orderLineId: string; refunded: number; sums: number };

/** The refunds of these orders by line. Goodwill has no lines and counts nowhere. */
export async function sumRefundsByLine(reader: Queryable, orderIds: readonly string[]): Promise<LineRefunds[]> {
  const found = await sql<LineRefunds>`
    select refund.order_id, line.order_line_id,
      coalesce(sum(line.amount) filter (where voided_at is null), 0)::bigint as refunded,
      (coalesce(sum(line.amount) filter (where kind = 'sum' and voided_at is null), 0)
        - coalesce(sum(line.amount) filter (where kind <> 'sum' and voided_at is not null), 0))::bigint as sums
    from refund_line line join order_refund refund on refund.id = line.refund_id
    where refund.order_id = any(${[...orderIds]}::uuid[])
    group by refund.order_id, line.order_line_id`.execute(tables(reader));
  return found.rows;
}

/** How much of each order's shipping has gone back; an order without refunds is missing. */
export async function sumRefundedShipping(reader: Queryable, orderIds: readonly string[]): Promise<{ orderId: string; refunded: number }[]> {
  const found = await sql<{ orderId: string; refunded: number }>`
    select order_id, sum(shipping_amount)::bigint as refunded from order_refund
    where order_id = any(${[...orderIds]}::uuid[]) and voided_at is null group by order_id`.execute(tables(reader));
  return found.rows;
}

/** The latest refund of what was paid for an order, if any. */
export async function findLatestRefund(reader: Queryable, orderId: string): Promise<RefundRow | null> {
  const row = await tables(reader)
    .selectFrom('orderRefund')
    .selectAll()
    .where('orderId', '=', orderId)
    .where('kind', '<>', 'surplus')
    .where('voidedAt', 'is', null)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (row ?? null) as RefundRow | null;
}

/** Units that a refund takes out of an order: `unsent` of them were not sent, `restocked` of the others came back. */
export type TakenUnits = { lineId: string; quantity: number; value: number; unsent: number; restocked: number };

/** Records units on an existing refund. */
export async function addTakenUnits(tx: Tx, refundId: string, units: readonly TakenUnits[]): Promise<void> {
  await tables(tx)
    .insertInto('refundLine')
    .values(
      units.map(({ lineId, quantity, value, unsent, restocked }) => ({
        refundId,
        orderLineId: lineId,
        takenQuantity: quantity,
        takenWorthAmount: value,
        unsentQuantity: unsent,
        restockedQuantity: restocked,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['refundId', 'orderLineId']).doUpdateSet((eb) => ({
        takenQuantity: eb('refundLine.takenQuantity', '+', eb.ref('excluded.takenQuantity')),
        takenWorthAmount: eb('refundLine.takenWorthAmount', '+', eb.ref('excluded.takenWorthAmount')),
        unsentQuantity: eb('refundLine.unsentQuantity', '+', eb.ref('excluded.unsentQuantity')),
        restockedQuantity: eb('refundLine.restockedQuantity', '+', eb.ref('excluded.restockedQuantity')),
      })),
    )
    .execute();
}
