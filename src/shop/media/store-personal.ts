/** Personal data in this slice: the pictures that they sent. */
import { sql } from 'kysely';
import { ownedTable, type DataSubjectHandler } from '#kit/server/privacy/personal-data.ts';
import { privateAddresses } from './uploads/private-address.ts';
import { tables } from './tables.ts';

export const mediaPersonalData: readonly DataSubjectHandler[] = [
  {
    name: 'uploads',
    tables: ['upload'],
    async read(reader, owner, page, clock) {
      const rows = await ownedTable({ name: 'uploads', table: 'upload', columns: ['purpose', 'created_at', 'attached_at'] }).read(reader, owner, page, clock);
      // An export is opened when it has been saved: the addresses last a day.
      const addressOf = await privateAddresses({ db: reader, ...clock }, 24 * 3_600_000);
      return rows.map(({ key, row }) => ({ key, row: { ...row, url: addressOf(key) } }));
    },
    // The portrait and what was sent with an inquiry go, as does what nothing shows; a review without a name keeps its pictures.
    merge: async (tx, { from, to }) => {
      await sql`update upload set account_id = ${to} where account_id = ${from}`.execute(tables(tx));
    },
    erase: async (tx, { accountId }, context) => {
      await sql`
        update upload set account_id = null, guest_id = null,
          attached_at = case when purpose in ('inquiry', 'avatar') then null else attached_at end,
          shown_at = case when purpose in ('inquiry', 'avatar') then null else shown_at end,
          created_at = case when purpose in ('inquiry', 'avatar') then ${context.now()}::timestamptz else created_at end
        where account_id = ${accountId}`.execute(tables(tx));
    },
  },
];
