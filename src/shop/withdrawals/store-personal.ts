/** Declarations of one person: those about orders of their account. */
import { sql } from 'kysely';
import type { DataSubjectHandler } from '#kit/server/privacy/personal-data.ts';
import { tables } from './tables.ts';

export const readDeclarations: DataSubjectHandler['read'] = async (reader, { accountId }, { after, most }) => {
  const found = await sql<{ id: string; row: Record<string, unknown> }>`
    select w.id, json_build_object('orderNo', o.order_no, 'name', w.name, 'email', w.email, 'part', w.part, 'statedAt', w.stated_at,
      'confirmedAt', w.confirmed_at) as row
    from withdrawal w join orders o on o.id = w.order_id
    where o.account_id = ${accountId} and w.id::text > ${after} order by w.id::text limit ${most}`.execute(tables(reader));
  return found.rows.map(({ id, row }) => ({ key: id, row }));
};

export const eraseDeclarations: DataSubjectHandler['erase'] = async (tx, { accountId }) => {
  const mine = sql`select id from orders where account_id = ${accountId}`;
  await sql`delete from withdrawal where confirmed_at is null and order_id in (${mine})`.execute(tables(tx));
  await sql`update withdrawal set email = '' where order_id in (${mine})`.execute(tables(tx));
};
