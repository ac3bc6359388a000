/** What is stored of the devices that an account gets news of its orders on; with the account those go that follow one of its orders. */
import { sql } from 'kysely';
import { ownedTable, type DataSubjectHandler } from '#kit/server/privacy/personal-data.ts';
import { tables } from '../tables.ts';

export const pushPersonalData: readonly DataSubjectHandler[] = [
  ownedTable({
    name: 'pushDevices',
    table: 'push_subscription',
    columns: ['endpoint', 'lang', 'created_at'],
    erase: async (tx, { accountId }) => {
      await sql`delete from push_subscription where account_id = ${accountId} or order_id in (select id from orders where account_id = ${accountId})`.execute(
        tables(tx),
      );
    },
  }),
];
