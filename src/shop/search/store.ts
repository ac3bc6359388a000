import { sql } from 'kysely';
import type { Order } from '#kit/server/http/resource.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { likePattern, likePrefix } from '#kit/server/like.ts';
import { searchLimits, type LoggedSearch } from './contract.ts';
import { tables } from './tables.ts';

/** Adds searches to their day. A day holds only so many different ones. */
export async function addSearches(tx: Tx, day: string, searches: readonly { query: string; searches: number; found: number }[]): Promise<void> {
  await sql`insert into search_log as log (day, query, searches, found)
    select ${day}::date, row.query, row.searches, row.found from jsonb_to_recordset(${JSON.stringify(searches)}::jsonb) as row (query text, searches int, found int)
    where (select count(*) from search_log where day = ${day}::date) < ${searchLimits.loggedADay}::int or exists (select 1 from search_log known where known.day = ${day}::date and known.query = row.query)
    order by row.query
    on conflict (day, query) do update set searches = log.searches + excluded.searches, found = excluded.found`.execute(tables(tx));
}

/** Deletes what days before that of `before` were searched for, at most `most` of it; answers how many. */
export async function deleteSearchesBefore(tx: Tx, { before, most }: { before: Date; most: number }): Promise<number> {
  const deleted = await sql`delete from search_log where (day, query) in (
    select day, query from search_log where day < ${before.toISOString().slice(0, 10)}::date limit ${most})`.execute(tables(tx));
  return Number(deleted.numAffectedRows ?? 0);
}

/** Searches that others made often enough to reveal nothing about a person, and that had results; filtered by a prefix where one is given. */
export async function findPopularSearches(reader: Queryable, { beginning, limit }: { beginning: string; limit: number }): Promise<string[]> {
  const found = await sql<{ query: string }>`
    select query from search_log where query like ${likePrefix(beginning)} and found > 0 and length(query) >= 2
    group by query having sum(searches) >= ${searchLimits.popularFrom} order by sum(searches) desc, query limit ${limit}`.execute(tables(reader));
  return found.rows.map(({ query }) => query);
}

/** Searches with their counts over all stored days. */
export async function findSearches(
  reader: Queryable,
  asked: { nothingFound: boolean; q: string; order: Order<'searches' | 'lastDay'>; page: number; size: number },
): Promise<{ items: LoggedSearch[]; total: number }> {
  const { order, page, size } = asked;
  const column = order.field === 'searches' ? sql`searches` : sql`last_day`;
  const direction = order.direction === 'desc' ? sql`desc` : sql`asc`;
  const found = await sql<{ items: LoggedSearch[]; total: number }>`
    with logged as (
      select query, sum(searches)::int as searches, (array_agg(found order by day desc))[1] as found, to_char(max(day), 'YYYY-MM-DD') as last_day from search_log
      where query like ${likePattern(asked.q.toLowerCase())} group by query)
    select (select count(*) from logged where not ${asked.nothingFound} or found = 0) as total, coalesce(jsonb_agg(page order by page.place), '[]') as items from (
      select query as id, query, searches, found, last_day as "lastDay", row_number() over (order by ${column} ${direction}, query) as place
      from logged where not ${asked.nothingFound} or found = 0 order by place limit ${size} offset ${(page - 1) * size}) page`.execute(tables(reader));
  const { items, total } = found.rows[0]!;
  return { total, items };
}

/** A search of some days. */
export type TopSearch = { query: string; searches: number; found: number };

/** Searches of some days with their counts, most first, and those of them whose last one found nothing. */
export async function findTopSearches(
  reader: Queryable,
  { from, to, limit }: { from: string; to: string; limit: number },
): Promise<{ top: TopSearch[]; missed: TopSearch[] }> {
  // What the last day found is the remainder of the largest sum of day and count: no list of days is sorted for it.
  const most = sql.lit(1_000_000_000);
  const first = (condition: ReturnType<typeof sql>) => sql`(
    select coalesce(jsonb_agg(best), '[]') from (select query, searches, found from logged where ${condition} order by searches desc, query limit ${limit}) best)`;
  const found = await sql<{ top: TopSearch[]; missed: TopSearch[] }>`
    with logged as materialized (
      select query, sum(searches)::int as searches, (max((day - date '2000-01-01')::bigint * ${most} + found) % ${most})::int as found from search_log
      where day between ${from}::date and ${to}::date group by query)
    select ${first(sql`true`)} as top, ${first(sql`found = 0`)} as missed`.execute(tables(reader));
  return found.rows[0]!;
}
