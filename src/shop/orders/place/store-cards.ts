/** Orders by the gift cards that they bought. Cards are the slice gift-cards'; which are missing is read beside the lines. */
import { sql } from 'kysely';
import type { Queryable } from '#kit/server/database.ts';
import { giftCardTaxClass } from '../../markets/contract.ts';
import { orderIs } from '../store-states.ts';
import { tables } from '../tables.ts';

/** Orders paid since a time that have fewer cards than they bought, the newest first; a unit that cost nothing becomes none. */
export async function findCardsMissing(reader: Queryable, { since, limit }: { since: Date; limit: number }): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select orders.id from orders
    where orders.paid_at >= ${since} and orders.pay_status = 'paid' and ${orderIs('isStanding')} and orders.due_amount = 0 and orders.imported_from is null
      and exists (
        select from order_line line where line.order_id = orders.id and line.tax_class = ${giftCardTaxClass}
          and least(line.quantity, line.total_amount) - line.returned_quantity
            > (select count(*) from gift_card card where card.order_id = orders.id and card.order_line_id = line.id))
    order by orders.paid_at desc limit ${limit}`.execute(tables(reader));
  return rows.map(({ id }) => id);
}
