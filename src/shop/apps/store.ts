/** SQL of apps. */
import { sql } from 'kysely';
import type { Queryable, Tx } from '#kit/server/database.ts';
import type { Order } from '#kit/server/http/resource.ts';
import { likePattern } from '#kit/server/like.ts';
import { readPage } from '#kit/server/lists/read-page.ts';
import type { appSorts } from './contract.ts';
import { tables } from './tables.ts';

/** An app as it is stored. */
export type AppRow = { id: string; title: string; pageUrl: string | null; pageSecret: string | null; createdAt: Date };

const columns = ['id', 'title', 'pageUrl', 'pageSecret', 'createdAt'] as const;

export async function listAppRows(
  db: Queryable,
  { page, size, order, q }: { page: number; size: number; order: Order<(typeof appSorts)[number]>; q: string | undefined },
): Promise<{ rows: AppRow[]; total: number }> {
  const found = tables(db)
    .selectFrom('app')
    .$if(Boolean(q), (query) => query.where('title', 'ilike', likePattern(q!)));
  return readPage(found.select(columns).orderBy(order.field, order.direction).orderBy('id'), { page, size });
}

export function findApp(db: Queryable, id: string): Promise<AppRow | undefined> {
  return tables(db).selectFrom('app').select(columns).where('id', '=', id).executeTakeFirst();
}

/** The same, locked until the transaction ends. */
export function loadAppForUpdate(tx: Tx, id: string): Promise<AppRow | undefined> {
  return tables(tx).selectFrom('app').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Counts apps, one new one at a time. */
export async function countAppsForInsert(tx: Tx): Promise<number> {
  await sql`lock table app in share row exclusive mode`.execute(tables(tx));
  const row = await tables(tx)
    .selectFrom('app')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function insertApp(tx: Tx, row: AppRow): Promise<void> {
  await tables(tx).insertInto('app').values(row).execute();
}

export async function updateApp(tx: Tx, id: string, changes: Pick<AppRow, 'title' | 'pageUrl'> & Partial<Pick<AppRow, 'pageSecret'>>): Promise<void> {
  await tables(tx).updateTable('app').set(changes).where('id', '=', id).execute();
}

/** Apps with a page, by title. */
export function selectPages(db: Queryable, most: number): Promise<AppRow[]> {
  return tables(db).selectFrom('app').select(columns).where('pageUrl', 'is not', null).orderBy('title').orderBy('id').limit(most).execute();
}

/** Deletes an app; its key and webhooks go with it. */
export async function deleteApp(tx: Tx, id: string): Promise<void> {
  await tables(tx).deleteFrom('app').where('id', '=', id).execute();
}
