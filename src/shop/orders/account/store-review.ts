/** Orders whose shoppers are asked for a review. */
import { orderIs } from '../store-states.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { tables } from '../tables.ts';

const mostTitles = 10;

/** Delivered in full within a span, paid and not refunded in full, and never asked about; what was sent back whole or has no page to review it on is not named. */
export async function findOrdersToReview(
  reader: Queryable,
  { deliveredAfter, deliveredBefore, limit }: { deliveredAfter: Date; deliveredBefore: Date; limit: number },
): Promise<{ id: string; orderNo: string; email: string; lang: string; titles: string[] }[]> {
  const found = await sql<{ id: string; orderNo: string; email: string; lang: string; titles: string[] }>`
    select o.id, o.order_no, o.email, o.lang, remaining.titles from orders o
    cross join lateral (select array_agg(l.title order by l.position) as titles from (
      select title, position from order_line where order_id = o.id and returned_quantity < quantity and slug <> '' order by position limit ${mostTitles}) l) remaining
    where o.review_asked_at is null and o.delivered_at is not null and o.email is not null and o.delivered_at > ${deliveredAfter} and o.delivered_at <= ${deliveredBefore}
      and o.pay_status = 'paid' and ${orderIs('isStanding', 'o')} and o.shipped = 'full'
      and (o.refunded_amount = 0 or o.refunded_amount + o.surplus_amount < o.paid_amount) and remaining.titles is not null
    order by o.delivered_at limit ${limit}`.execute(tables(reader));
  return found.rows;
}

/** Records that a review was asked for; undefined where it was before. */
export function takeReviewAsking(tx: Tx, id: string, at: Date) {
  return tables(tx)
    .updateTable('orders')
    .set({ reviewAskedAt: at })
    .where('id', '=', id)
    .where('reviewAskedAt', 'is', null)
    .returning(['orderNo', 'accountId'])
    .executeTakeFirst();
}
