/** What paid orders were before staff raised them, as long as the difference is not paid (docs/decisions/1103). The caller holds the order's lock. */
import { sql } from 'kysely';
import type { Queryable, Tx } from '#kit/server/database.ts';
import type { OrderRow } from '../store.ts';
import { orderIs } from '../store-states.ts';
import { tables } from '../tables.ts';

/** The sums of an order that follow its lines. */
export type LineSums = Pick<OrderRow, 'subtotalAmount' | 'couponDiscounts' | 'promotionDiscounts' | 'taxAmount' | 'taxes' | 'totalAmount'>;

/** Keeps an order's lines and sums as they are now. */
export async function keepBefore(tx: Tx, orderId: string): Promise<void> {
  await sql`
    insert into order_before_edit (order_id, sums, lines)
    select id, jsonb_build_object('subtotalAmount', subtotal_amount, 'couponDiscounts', coupon_discounts, 'promotionDiscounts', promotion_discounts,
        'taxAmount', tax_amount, 'taxes', taxes, 'totalAmount', total_amount),
      (select jsonb_agg(to_jsonb(line)) from order_line line where line.order_id = orders.id)
    from orders where id = ${orderId}
    on conflict (order_id) do update set sums = excluded.sums, lines = excluded.lines`.execute(tables(tx));
}

/** Forgets them: the difference is paid, or there is none any more. */
export async function deleteBefore(tx: Tx, orderId: string): Promise<void> {
  await tables(tx).deleteFrom('orderBeforeEdit').where('orderId', '=', orderId).execute();
}

/** Puts an order's lines back as they were kept; answers the sums that go with them, or null where nothing was kept. */
export async function restoreLines(tx: Tx, orderId: string): Promise<LineSums | null> {
  await sql`
    delete from order_line line using order_before_edit before where before.order_id = line.order_id and line.order_id = ${orderId}
      and not exists (select 1 from jsonb_array_elements(before.lines) was where was ->> 'id' = line.id::text)`.execute(tables(tx));
  // Shoppers who wait for goods may have been promised another day meanwhile.
  await sql`
    insert into order_line select was.* from order_before_edit before cross join lateral jsonb_populate_recordset(null::order_line, before.lines) was
    where before.order_id = ${orderId}
    on conflict (id) do update set quantity = excluded.quantity, discounts = excluded.discounts, total_amount = excluded.total_amount, tax_amount = excluded.tax_amount,
      ahead_quantity = excluded.ahead_quantity, ahead = excluded.ahead,
      expected_on = case when excluded.ahead is not null then coalesce(order_line.expected_on, excluded.expected_on) end`.execute(tables(tx));
  const kept = await tables(tx).selectFrom('orderBeforeEdit').select('sums').where('orderId', '=', orderId).executeTakeFirst();
  return (kept?.sums ?? null) as LineSums | null;
}

/** Orders whose difference should have been paid before an instant, and that are not cancelled or sent; longest overdue first. */
export async function findOverdueRests(reader: Queryable, { dueBefore, limit }: { dueBefore: Date; limit: number }): Promise<string[]> {
  const rows = await tables(reader)
    .selectFrom('orderBeforeEdit')
    .innerJoin('orders', 'orders.id', 'orderBeforeEdit.orderId')
    .select('orders.id')
    .where(orderIs('isOpen'))
    .where('dueAmount', '>', 0)
    .where('shipped', '=', 'none')
    .where('paymentDueAt', '<=', dueBefore)
    .orderBy('paymentDueAt')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}
