/** SQL of redirects. A target never is a source. */
import { sql } from 'kysely';
import type { Queryable, Tx } from '#kit/server/database.ts';
import type { Order } from '#kit/server/http/resource.ts';
import { likePattern } from '#kit/server/like.ts';
import { readCounted } from '#kit/server/lists/read-counted.ts';
import type { missingSorts, redirectSorts } from './contract.ts';
import { tables } from '../tables.ts';

/** A redirect as stored. */
export type RedirectRow = {
  id: string;
  fromPath: string;
  target: string;
  hits: number;
  lastHitAt: Date | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

/** What a list of redirects is asked for. */
export type RedirectQuestion = { page: number; size: number; order: Order<(typeof redirectSorts)[number]>; filter: { q?: string | undefined } };

const columns = ['id', 'fromPath', 'target', 'hits', 'lastHitAt', 'version', 'createdAt', 'updatedAt'] as const;
const orders: Record<(typeof redirectSorts)[number], ReturnType<typeof sql>> = {
  from: sql`from_path`,
  to: sql`target`,
  updatedAt: sql`updated_at`,
  hits: sql`hits`,
};

/** The page of a list and how many there are, in one statement. */
export async function listRedirectRows(db: Queryable, question: RedirectQuestion): Promise<{ rows: RedirectRow[]; total: number }> {
  const { page, size, order, filter } = question;
  const like = likePattern((filter.q ?? '').toLowerCase());
  return readCounted(
    tables(db),
    (part) => sql<
      RedirectRow & { total: number }
    >`select id, from_path, target, hits, last_hit_at, version, created_at, updated_at, count(*) over ()::int as total
    from redirect where lower(from_path) like ${like} or lower(target) like ${like}
    order by ${orders[order.field]} ${sql.raw(order.direction)}, id ${part}`,
    { page, size },
  );
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

/** Points redirects to `from` straight at its target. */
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

/** Writes redirects, each in place of an earlier state of it; what they begin at leads somewhere now. */
export async function writeRedirects(tx: Tx, rows: readonly Pick<RedirectRow, 'id' | 'fromPath' | 'target'>[], now: Date): Promise<void> {
  await tables(tx)
    .insertInto('redirect')
    .values(rows.map((row) => ({ ...row, createdAt: now, updatedAt: now })))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((of) => ({ target: of.ref('excluded.target'), updatedAt: now, version: sql<number>`redirect.version + 1` })),
    )
    .execute();
  await deleteMissingPaths(
    tx,
    rows.map(({ fromPath }) => fromPath),
  );
}

type Counted = { id: string; path: string; hits: number };

const mostHits = sql.lit(2_000_000_000);
const countedRows = (rows: readonly Counted[]) => sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id uuid, path text, hits int)`;

/** Adds to how often redirects were used. The caller holds `lockRedirects`. */
export async function addRedirectHits(tx: Tx, rows: readonly Counted[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  await sql`update redirect set hits = least(redirect.hits::bigint + row.hits, ${mostHits}), last_hit_at = ${now}
    from ${countedRows(rows)} where redirect.from_path = row.path`.execute(tables(tx));
}

/** Adds to the addresses that lead nowhere; one that a redirect begins at by now is none. */
export async function addMissing(tx: Tx, rows: readonly Counted[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  await sql`insert into missing_address as known (id, path, hits, first_seen_at, last_seen_at)
    select row.id, row.path, row.hits, ${now}, ${now} from ${countedRows(rows)} where not exists (select 1 from redirect r where r.from_path = row.path)
    on conflict (path) do update set hits = least(known.hits::bigint + excluded.hits, ${mostHits}), last_seen_at = excluded.last_seen_at`.execute(tables(tx));
}

/** Leaves only so many of them: those asked for most, of equals the latest. */
export async function trimMissing(tx: Tx, most: number): Promise<void> {
  await sql`delete from missing_address where id in (select id from missing_address order by hits desc, last_seen_at desc, id offset ${most})`.execute(
    tables(tx),
  );
}

/** What a list of missing addresses is asked for. */
export type MissingQuestion = { page: number; size: number; order: Order<(typeof missingSorts)[number]>; filter: { q?: string | undefined } };
type MissingRow = { id: string; path: string; hits: number; firstSeenAt: Date; lastSeenAt: Date };

const missingOrders: Record<(typeof missingSorts)[number], ReturnType<typeof sql>> = { hits: sql`hits`, lastSeenAt: sql`last_seen_at`, path: sql`path` };

/** The page of the list and how many there are, in one statement. */
export async function listMissingRows(db: Queryable, { page, size, order, filter }: MissingQuestion): Promise<{ rows: MissingRow[]; total: number }> {
  return readCounted(
    tables(db),
    (part) => sql<MissingRow & { total: number }>`select id, path, hits, first_seen_at, last_seen_at, count(*) over ()::int as total
    from missing_address where lower(path) like ${likePattern((filter.q ?? '').toLowerCase())}
    order by ${missingOrders[order.field]} ${sql.raw(order.direction)}, last_seen_at desc, id ${part}`,
    { page, size },
  );
}

/** Takes one off the list; answers its path. */
export async function deleteMissingRow(tx: Tx, id: string): Promise<string | undefined> {
  return (await tables(tx).deleteFrom('missingAddress').where('id', '=', id).returning('path').executeTakeFirst())?.path;
}

/** Takes off those that lead somewhere now. */
export async function deleteMissingPaths(tx: Tx, paths: readonly string[]): Promise<void> {
  if (paths.length > 0)
    await tables(tx)
      .deleteFrom('missingAddress')
      .where('path', 'in', [...paths])
      .execute();
}

/** Deletes what nobody asked for since. */
export async function deleteOldMissing(tx: Tx, { before, most }: { before: Date; most: number }): Promise<number> {
  const deleted = await sql`delete from missing_address where id in (select id from missing_address where last_seen_at < ${before} limit ${most})`.execute(
    tables(tx),
  );
  return Number(deleted.numAffectedRows ?? 0);
}
