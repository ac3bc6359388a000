/** Orders whose shoppers are asked for a review. */
import { orderIs } from '../store-states.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { giftCardTaxClass } from '../../markets/contract.ts';
import { tables } from '../tables.ts';

const mostProducts = 10;

/** A product of an order, as it was called when it was bought. */
type ProductToReview = { slug: string; title: string };

/** An order whose shopper may be asked what they think of it. */
export type OrderToReview = { id: string; orderNo: string; email: string; lang: string; products: ProductToReview[] };

/** In the order of arrival: delivered in full within a span, paid and not refunded in full, and never asked about; what was sent back whole or has no page to review it on is not named. */
export async function findOrdersToReview(
  reader: Queryable,
  { deliveredAfter, deliveredBefore, limit }: { deliveredAfter: Date; deliveredBefore: Date; limit: number },
): Promise<OrderToReview[]> {
  const found = await sql<OrderToReview>`
    select o.id, o.order_no, o.email, o.lang, remaining.products from orders o
    cross join lateral (select json_agg(json_build_object('slug', l.slug, 'title', l.title) order by l.position) as products from (
      select slug, min(title) as title, min(position) as position from order_line
      where order_id = o.id and returned_quantity < quantity and slug <> '' and tax_class <> ${giftCardTaxClass}
      group by slug order by min(position) limit ${mostProducts}) l) remaining
    where o.review_asked_at is null and o.delivered_at is not null and o.email is not null and o.delivered_at > ${deliveredAfter} and o.delivered_at <= ${deliveredBefore}
      and o.pay_status = 'paid' and ${orderIs('isStanding', 'o')} and o.shipped = 'full'
      and (o.refunded_amount = 0 or o.refunded_amount + o.surplus_amount < o.paid_amount) and remaining.products is not null
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
