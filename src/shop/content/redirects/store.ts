/** SQL of redirects. A target never is a source. */
import { sql } from 'kysely';
import type { Queryable, Tx } from '#kit/server/database.ts';
import type { Order } from '#kit/server/http/resource.ts';
import { likePattern } from '#kit/server/like.ts';
import type { redirectSorts } from './contract.ts';
import { tables } from '../tables.ts';

/** A redirect as stored. */
export type RedirectRow = { id: string; fromPath: string; target: string; version: number; createdAt: Date; updatedAt: Date };

/** What a list of redirects is asked for. */
export type RedirectQuestion = { page: number; size: number; order: Order<(typeof redirectSorts)[number]>; filter: { q?: string | undefined } };

const columns = ['id', 'fromPath', 'target', 'version', 'createdAt', 'updatedAt'] as const;
const orders: Record<(typeof redirectSorts)[number], ReturnType<typeof sql>> = { from: sql`from_path`, to: sql`target`, updatedAt: sql`updated_at` };

/** The page of a list and how many there are, in one statement. */
export async function listRedirectRows(db: Queryable, question: RedirectQuestion): Promise<{ rows: RedirectRow[]; total: number }> {
  const { page, size, order, filter } = question;
  const like = likePattern((filter.q ?? '').toLowerCase());
  const found = await sql<RedirectRow & { total: number }>`select id, from_path, target, version, created_at, updated_at, count(*) over ()::int as total
    from redirect where lower(from_path) like ${like} or lower(target) like ${like}
    order by ${orders[order.field]} ${sql.raw(order.direction)}, id limit ${size} offset ${(page - 1) * size}`.execute(tables(db));
  return { rows: found.rows, total: found.rows[0]?.total ?? 0 };
}

export function findRedirectRow(db: Queryable, by: { id: string } | { fromPath: string }): Promise<RedirectRow | undefined> {
  const query = tables(db).selectFrom('redirect').select(columns);
  return ('id' in by ? query.where('id', '=', by.id) : query.where('fromPath', '=', by.fromPath)).executeTakeFirst();
}

/** Lets one change of redirects be decided at a time: chains span rows. */
export async function lockRedirects(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('redirects', 0))`.execute(tables(tx));
}

/** Writes a redirect in place of an earlier state of it. */
export async function upsertRedirect(tx: Tx, { id, fromPath, target }: Pick<RedirectRow, 'id' | 'fromPath' | 'target'>, now: Date): Promise<void> {
  await tables(tx)
    .insertInto('redirect')
    .values({ id, fromPath, target, createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ fromPath, target, updatedAt: now, version: sql<number>`redirect.version + 1` }))
    .execute();
}

/** Sends on at once whoever was sent to `from`. */
export async function repointRedirects(tx: Tx, { from, to }: { from: string; to: string }, now: Date): Promise<void> {
  await tables(tx)
    .updateTable('redirect')
    .set({ target: to, updatedAt: now, version: sql<number>`version + 1` })
    .where('target', '=', from)
    .execute();
}

export async function deleteRedirectRow(tx: Tx, id: string): Promise<void> {
  await tables(tx).deleteFrom('redirect').where('id', '=', id).execute();
}

/** Redirects that begin at any of these addresses, or end at one of `froms`. */
export async function findRedirectsAround(
  db: Queryable,
  { froms, tos }: { froms: readonly string[]; tos: readonly string[] },
): Promise<Pick<RedirectRow, 'id' | 'fromPath' | 'target'>[]> {
  if (froms.length + tos.length === 0) return [];
  const begins = [...new Set([...froms, ...tos])];
  return tables(db)
    .selectFrom('redirect')
    .select(['id', 'fromPath', 'target'])
    .where((where) => where.or([where('fromPath', 'in', begins), ...(froms.length > 0 ? [where('target', 'in', [...froms])] : [])]))
    .execute();
}

/** Writes redirects, each in place of an earlier state of it. */
export async function writeRedirects(tx: Tx, rows: readonly Pick<RedirectRow, 'id' | 'fromPath' | 'target'>[], now: Date): Promise<void> {
  await tables(tx)
    .insertInto('redirect')
    .values(rows.map((row) => ({ ...row, createdAt: now, updatedAt: now })))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((of) => ({ target: of.ref('excluded.target'), updatedAt: now, version: sql<number>`redirect.version + 1` })),
    )
    .execute();
}
