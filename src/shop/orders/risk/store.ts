import type { Queryable } from '#kit/server/database.ts';
import { sql } from 'kysely';
import type { OrderRow } from '../store.ts';
import { tables } from '../tables.ts';

const mostBefore = 500;
type Before = { id: string; inHour: boolean; isSameCustomer: boolean; isSameAddress: boolean };

/** Orders within a day before one, of the same customer or to the same address. */
export async function findOrdersBefore(reader: Queryable, order: OrderRow): Promise<Before[]> {
  const { placedAt, accountId, email } = order;
  const at = order.address && `${order.address.country} ${order.address.postalCode} ${order.address.address}`.toLowerCase();
  const sameCustomer = sql<boolean>`coalesce(account_id = ${accountId}::uuid, false) or coalesce(lower(email) = lower(${email}::text), false)`;
  const sameAddress = sql<boolean>`coalesce(lower((address ->> 'country') || ' ' || (address ->> 'postalCode') || ' ' || (address ->> 'address')) = ${at}::text, false)`;
  const { rows } = await sql<Before>`
    select id, placed_at > ${placedAt}::timestamptz - interval '1 hour' as in_hour, ${sameCustomer} as is_same_customer, ${sameAddress} as is_same_address
    from orders where placed_at <= ${placedAt} and placed_at > ${placedAt}::timestamptz - interval '1 day' and id <> ${order.id}
      -- The other part of one purchase.
      and order_no is distinct from ${order.otherOrderNo}
      and (${sameCustomer} or ${sameAddress})
    order by placed_at desc limit ${mostBefore}`.execute(tables(reader));
  return rows;
}
