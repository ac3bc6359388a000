/** Cards that orders bought. A card that was taken back is no longer of its line. */
import { sql } from 'kysely';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { tables } from '../tables.ts';

/** How many cards each line of an order has, by the line's id; lines without cards are left out. */
export async function countCardsByLine(db: Queryable, orderId: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ lineId: string; count: number }>`
    select order_line_id as line_id, count(*)::int as count from gift_card
    where order_id = ${orderId} and order_line_id is not null group by order_line_id`.execute(tables(db));
  return new Map(rows.map(({ lineId, count }) => [lineId, count]));
}

/** When the last card of each order was mailed, by the order's id; orders of which one was not are left out. */
export async function findCardsMailed(db: Queryable, orderIds: readonly string[]): Promise<Map<string, Date>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await sql<{ orderId: string; mailedAt: Date }>`
    select order_id, max(sent_at) as mailed_at from gift_card
    where order_id in (${sql.join(orderIds)}) and order_line_id is not null
    group by order_id having bool_and(sent_at is not null)`.execute(tables(db));
  return new Map(rows.map(({ orderId, mailedAt }) => [orderId, mailedAt]));
}

const isUntouched = sql<boolean>`card.balance_amount > 0
  and card.balance_amount = (select amount from gift_card_entry entry where entry.gift_card_id = card.id and reason = 'issued')`;

/** The same of cards of which nothing was spent. */
export async function countUntouchedByLine(db: Queryable, orderId: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ lineId: string; count: number }>`
    select order_line_id as line_id, count(*)::int as count from gift_card card
    where order_id = ${orderId} and order_line_id is not null and ${isUntouched} group by order_line_id`.execute(tables(db));
  return new Map(rows.map(({ lineId, count }) => [lineId, count]));
}

/** Cards of a line of which nothing was spent, held until the transaction ends; at most so many. */
export async function loadUnspentForUpdate(
  tx: Tx,
  { orderId, lineId, most }: { orderId: string; lineId: string; most: number },
): Promise<{ id: string; balanceAmount: number }[]> {
  const { rows } = await sql<{ id: string; balanceAmount: number }>`
    select card.id, balance_amount from gift_card card
    where order_id = ${orderId} and order_line_id = ${lineId} and ${isUntouched}
    order by card.id limit ${most} for update of card`.execute(tables(tx));
  return rows;
}

/** Cards that were taken back: they are of no line any more, and not mailed. */
export async function detachCards(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tables(tx)
    .updateTable('giftCard')
    .set({ orderLineId: null, sendAt: null })
    .where('id', 'in', [...ids])
    .execute();
}
