/** SQL of customers of both kinds together. */
import { sql } from 'kysely';
import type { Queryable } from '#kit/server/database.ts';
import { accountsToList, type AccountQuestion } from '../accounts/list/index.ts';
import { guestsToList } from '../orders/account/index.ts';
import { tables } from './tables.ts';

/** An account by its id, or a guest by the address. */
export type CustomerKey = { id: string; email: null } | { id: null; email: string };

/** Addresses of guests behind this one, or from the first on, in their order. */
export async function findGuestEmailsAfter(
  reader: Queryable,
  { q, after, most }: { q: string | undefined; after: string | null; most: number },
): Promise<string[]> {
  const found = await sql<{ email: string }>`
    select email from (${guestsToList({ q }, 'email')}) guest where ${after}::text is null or email > ${after} order by email limit ${most}`.execute(
    tables(reader),
  );
  return found.rows.map(({ email }) => email);
}

/** A page of customers, accounts and guests, and how many there are, in one statement; nothing comes last, whichever way round. */
export async function listCustomerKeys(
  reader: Queryable,
  { page, size, order: { field, direction }, filter: { q, kind } }: AccountQuestion,
): Promise<{ keys: CustomerKey[]; total: number }> {
  const guests = guestsToList({ q }, field);
  const both = kind === 'guest' ? guests : sql`${accountsToList(reader, { q }, field)} union all (${guests})`;
  const order = sql`order by by ${sql.raw(direction)} nulls last, id, email`;
  const found = await sql<{ keys: CustomerKey[]; total: number }>`
    with listed as materialized (${both}),
      page as (select * from listed ${order} limit ${size} offset ${(page - 1) * size})
    select (select count(*)::int from listed) as total,
      coalesce((select jsonb_agg(jsonb_build_object('id', id, 'email', email) ${order}) from page), '[]') as keys`.execute(tables(reader));
  return found.rows[0]!;
}
