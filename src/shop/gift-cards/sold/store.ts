/** Cards that orders bought. */
import { sql } from 'kysely';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { tables } from '../tables.ts';

/** How many cards an order bought, or one of its lines. */
export async function countBoughtCards(db: Queryable, of: { orderId: string } | { lineId: string }): Promise<number> {
  const query = tables(db)
    .selectFrom('giftCard')
    .select((eb) => eb.fn.countAll<string>().as('count'));
  const row = await ('orderId' in of ? query.where('orderId', '=', of.orderId) : query.where('orderLineId', '=', of.lineId)).executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Cards of a line of which nothing was spent, held until the transaction ends; at most so many. */
export async function loadUnspentForUpdate(tx: Tx, { lineId, most }: { lineId: string; most: number }): Promise<{ id: string; balanceAmount: number }[]> {
  const { rows } = await sql<{ id: string; balanceAmount: number }>`
    select card.id, balance_amount from gift_card card
    where order_line_id = ${lineId} and balance_amount > 0
      and balance_amount = (select amount from gift_card_entry entry where entry.gift_card_id = card.id and reason = 'issued')
    order by card.id limit ${most} for update of card`.execute(tables(tx));
  return rows;
}
