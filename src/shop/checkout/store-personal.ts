/** Personal data in this slice: checkouts that were begun. */
import { sql } from 'kysely';
import { ownedTable, type DataSubjectHandler } from '#kit/server/privacy/personal-data.ts';
import { tables } from './tables.ts';

/** That an account was mailed about a checkout. It goes with the checkout: what stays names nobody. */
const recoveries: DataSubjectHandler = {
  name: 'checkoutRecoveries',
  tables: ['checkout_recovery'],
  async read(reader, { accountId }, { after, most }) {
    const found = await sql<{ key: string; row: Record<string, unknown> }>`
      select r.id::text as key, json_build_object('mailedAt', r.mailed_at, 'recoveredAt', r.recovered_at, 'orderNo', r.order_no) as row
      from checkout_recovery r join checkout c on c.id = r.checkout_id
      where c.account_id = ${accountId} and r.id::text > ${after} order by r.id::text limit ${most}`.execute(tables(reader));
    return found.rows;
  },
  async erase(tx, { accountId }) {
    await sql`update checkout_recovery set checkout_id = null, order_no = case when recovered_at is null then null else '' end
      where checkout_id in (select id from checkout where account_id = ${accountId})`.execute(tables(tx));
  },
};

export const checkoutPersonalData: readonly DataSubjectHandler[] = [
  // Before checkouts, by which they are found.
  recoveries,
  ownedTable({
    name: 'checkouts',
    table: 'checkout',
    columns: [
      'created_at',
      'updated_at',
      'email',
      'country_code',
      'mobile',
      'address',
      'address_draft',
      'billing',
      'fapiao',
      'gift_delivery',
      'remark',
      'order_no',
      'placed_at',
    ],
  }),
];
