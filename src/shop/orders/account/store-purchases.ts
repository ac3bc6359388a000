import { orderIs } from '../store-states.ts';
import { sql } from 'kysely';
import type { Tx } from '#kit/server/database.ts';
import { tables } from '../tables.ts';

const mostPurchases = 100;

/** The paid orders of one of these people that hold a product, oldest first, locked: what hangs on one is written once. */
export async function lockPurchases(
  tx: Tx,
  by: {
    productId: string;
    accountId: string | null;
    guestId: string | null;
    viewer: { guestId: string; at: Date } | null;
    link: { orderNo: string; tokenHash: string } | null;
  },
): Promise<string[]> {
  const whose = [
    ...(by.accountId === null
      ? []
      : [
          sql`o.account_id = ${by.accountId}`,
          sql`lower(o.email) = (select lower(email) from account where id = ${by.accountId} and email_verified_at is not null)`,
        ]),
    ...(by.guestId === null ? [] : [sql`o.guest_id = ${by.guestId}`]),
    ...(by.viewer === null
      ? []
      : [sql`exists (select 1 from order_viewer v where v.order_id = o.id and v.guest_id = ${by.viewer.guestId} and v.expires_at > ${by.viewer.at})`]),
    ...(by.link === null
      ? []
      : [sql`(o.order_no = ${by.link.orderNo} and exists (select 1 from order_token t where t.order_id = o.id and t.token_hash = ${by.link.tokenHash}))`]),
  ];
  const found = await sql<{ id: string }>`
    select o.id from orders o where o.pay_status = 'paid' and not ${orderIs('isCancelled', 'o')} and (${sql.join(whose, sql` or `)})
      and exists (select 1 from order_line l where l.order_id = o.id and l.product_id = ${by.productId})
    order by o.id limit ${mostPurchases} for no key update`.execute(tables(tx));
  return found.rows.map(({ id }) => id);
}

/** Gives orders that a guest placed with one of these names to an account; answers the checkout of each, null for an imported one. */
export async function assignOrders(
  tx: Tx,
  to: { accountId: string; email: string | null; phone: { countryCode: string; mobile: string } | null; at: Date },
): Promise<(string | null)[]> {
  const rows = await tables(tx)
    .updateTable('orders')
    .set((eb) => ({ accountId: to.accountId, guestId: null, version: eb('version', '+', 1), updatedAt: to.at }))
    .where('accountId', 'is', null)
    .where((where) =>
      where.or([
        ...(to.email === null ? [] : [where(sql<string>`lower(email)`, '=', to.email)]),
        ...(to.phone === null
          ? []
          : [where.and([where('email', 'is', null), where('countryCode', '=', to.phone.countryCode), where('mobile', '=', to.phone.mobile)])]),
      ]),
    )
    .returning('checkoutId')
    .execute();
  return rows.map(({ checkoutId }) => checkoutId);
}
