import { sql } from 'kysely';
import type { Reader } from '#kit/server/database.ts';
import { tables } from './tables.ts';

/** Whether one of these people has a paid order that holds a product. */
export async function existsPurchase(
  reader: Reader,
  by: { productId: string; accountId: string | null; guestId: string | null; link: { orderNo: string; tokenHash: string } | null },
): Promise<boolean> {
  const whose = [
    ...(by.accountId === null
      ? []
      : [sql`o.account_id = ${by.accountId}`, sql`lower(o.email) = (select lower(email) from account where id = ${by.accountId} and email is not null)`]),
    ...(by.guestId === null ? [] : [sql`o.guest_id = ${by.guestId}`]),
    ...(by.link === null
      ? []
      : [sql`(o.order_no = ${by.link.orderNo} and exists (select 1 from order_token t where t.order_id = o.id and t.token_hash = ${by.link.tokenHash}))`]),
  ];
  const found = await sql`
    select 1 from orders o where o.pay_status = 'paid' and o.status <> 'cancelled' and (${sql.join(whose, sql` or `)})
      and exists (select 1 from order_line l where l.order_id = o.id and l.product_id = ${by.productId}) limit 1`.execute(tables(reader));
  return found.rows.length > 0;
}
