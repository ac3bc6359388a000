/** SQL of publishable keys. */
import { sql } from 'kysely';
import type { Queryable, Tx } from '#kit/server/database.ts';
import type { Order } from '#kit/server/http/resource.ts';
import { likePattern } from '#kit/server/like.ts';
import { readPage } from '#kit/server/lists/read-page.ts';
import type { publishableKeySorts } from './contract.ts';
import { tables } from './tables.ts';

const columns = ['publishableKey.id', 'publishableKey.title', 'publishableKey.key', 'publishableKey.createdAt', 'staff.name as createdBy'] as const;
const keys = (db: Queryable) => tables(db).selectFrom('publishableKey').innerJoin('staff', 'staff.id', 'publishableKey.staffId');

/** A page of keys, and how many there are. */
export async function listKeyRows(
  db: Queryable,
  { page, size, order, q }: { page: number; size: number; order: Order<(typeof publishableKeySorts)[number]>; q: string | undefined },
) {
  const found = keys(db).$if(Boolean(q), (query) => query.where('publishableKey.title', 'ilike', likePattern(q!)));
  return readPage(found.select(columns).orderBy(`publishableKey.${order.field}`, order.direction).orderBy('publishableKey.id'), { page, size });
}

export function findKeyRow(db: Queryable, id: string) {
  return keys(db).select(columns).where('publishableKey.id', '=', id).executeTakeFirst();
}

/** The same, locked until the transaction ends. */
export function loadKeyForUpdate(tx: Tx, id: string) {
  return keys(tx).select(columns).where('publishableKey.id', '=', id).forUpdate('publishableKey').executeTakeFirst();
}

/** All keys with their apps. */
export function selectApps(db: Queryable, most: number): Promise<{ id: string; key: string; title: string }[]> {
  return tables(db).selectFrom('publishableKey').select(['id', 'key', 'title']).limit(most).execute();
}

/** Counts keys, one new one at a time. */
export async function countKeysForInsert(tx: Tx): Promise<number> {
  await sql`lock table publishable_key in share row exclusive mode`.execute(tables(tx));
  const row = await tables(tx)
    .selectFrom('publishableKey')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function insertKey(tx: Tx, row: { id: string; title: string; key: string; staffId: string; createdAt: Date }): Promise<void> {
  await tables(tx).insertInto('publishableKey').values(row).execute();
}

export async function updateTitle(tx: Tx, id: string, title: string): Promise<void> {
  await tables(tx).updateTable('publishableKey').set({ title }).where('id', '=', id).execute();
}

export async function deleteKey(tx: Tx, id: string): Promise<void> {
  await tables(tx).deleteFrom('publishableKey').where('id', '=', id).execute();
}

/** How often a key was sent. */
export type KeyCalls = { keyId: string; calls: number; limited: number };

/** Adds calls to those of a day; keys that were withdrawn meanwhile are left out. */
export async function addCalls(tx: Tx, counted: readonly KeyCalls[], { day, at }: { day: string; at: Date }): Promise<void> {
  await sql`insert into publishable_key_day as known (key_id, day, calls, limited, last_at)
    select k.id, ${day}, row.calls, row.limited, ${at}
    from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as row ("keyId" uuid, calls int, limited int)
    join publishable_key k on k.id = row."keyId" order by k.id
    on conflict (key_id, day) do update set calls = known.calls + excluded.calls, limited = known.limited + excluded.limited, last_at = excluded.last_at`.execute(
    tables(tx),
  );
}

/** The calls of keys since a day, and when the last came. */
export async function sumCalls(db: Queryable, keyIds: readonly string[], since: string): Promise<(KeyCalls & { lastAt: Date | null })[]> {
  if (keyIds.length === 0) return [];
  const found = await sql<KeyCalls & { lastAt: Date | null }>`select key_id,
      coalesce(sum(calls) filter (where day > ${since}), 0)::int as calls, coalesce(sum(limited) filter (where day > ${since}), 0)::int as limited,
      max(last_at) as last_at
    from publishable_key_day where key_id = any(${[...keyIds]}::uuid[]) group by key_id`.execute(tables(db));
  return found.rows;
}

/** Deletes at most `most` days of counts before `before`. */
export async function deleteOldDays(tx: Tx, { before, most }: { before: Date; most: number }): Promise<number> {
  const deleted = await sql`delete from publishable_key_day where (key_id, day) in
    (select key_id, day from publishable_key_day where last_at < ${before} limit ${most})`.execute(tables(tx));
  return Number(deleted.numAffectedRows ?? 0);
}
