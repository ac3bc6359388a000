import type { Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { sql } from 'kysely';
import { tables } from './tables.ts';

export async function saveVisitor(tx: Tx, visitor: { id: string; timezone: string | null; at: Date }): Promise<void> {
  await tables(tx)
    .insertInto('visitor')
    .values({ id: visitor.id, timezone: visitor.timezone, firstSeenAt: visitor.at, lastSeenAt: visitor.at })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((set) => ({
        lastSeenAt: set.ref('excluded.lastSeenAt'),
        timezone: sql<string | null>`coalesce(excluded.timezone, visitor.timezone)`,
      })),
    )
    .execute();
}

/** Prolongs the visitor's last visit if it is to this page and was seen after `since`; answers whether it did. */
export async function prolongVisit(tx: Tx, visit: { visitorId: string; url: string; at: Date; since: Date }): Promise<boolean> {
  const updated = await tables(tx)
    .updateTable('visit')
    .set({ lastSeenAt: visit.at })
    .where('id', '=', (of) => of.selectFrom('visit').select('id').where('visitorId', '=', visit.visitorId).orderBy('at', 'desc').limit(1))
    .where('url', '=', visit.url)
    .where('lastSeenAt', '>', visit.since)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

export async function insertVisit(tx: Tx, visit: { visitorId: string; url: string; referer: string | null; at: Date }): Promise<void> {
  await tables(tx)
    .insertInto('visit')
    .values({ id: newId(visit.at.getTime()), ...visit, lastSeenAt: visit.at })
    .execute();
}

/** Adds seconds to a page's time of a day, for a visitor that is known; an unknown one leaves nothing. */
export async function addDuration(tx: Tx, duration: { visitorId: string; url: string; seconds: number; at: Date }): Promise<void> {
  await sql`
    insert into page_duration (visitor_id, day, url, seconds)
    select id, ${duration.at.toISOString().slice(0, 10)}::date, ${duration.url}, ${duration.seconds} from visitor where id = ${duration.visitorId}
    on conflict (visitor_id, day, url) do update set seconds = least(86400, page_duration.seconds + excluded.seconds)`.execute(tables(tx));
}

/** Deletes up to `most` visitors, visits or durations that are older than `before`; answers how many. */
export async function deleteOld(tx: Tx, table: 'visitor' | 'visit' | 'page_duration', { before, most }: { before: Date; most: number }): Promise<number> {
  const column = table === 'page_duration' ? sql`day` : sql`last_seen_at`;
  const deleted = await sql`
    delete from ${sql.table(table)} where ctid = any (array(select ctid from ${sql.table(table)} where ${column} < ${before} limit ${most}))`.execute(
    tables(tx),
  );
  return Number(deleted.numAffectedRows ?? 0n);
}

/** The salt of a day (`YYYY-MM-DD`), made when it is first asked for. */
export async function dailySalt(tx: Tx, day: string): Promise<string> {
  await sql`insert into visitor_salt (day) values (${day}::date) on conflict (day) do nothing`.execute(tables(tx));
  const found = await sql<{ salt: string }>`select salt from visitor_salt where day = ${day}::date`.execute(tables(tx));
  return found.rows[0]!.salt;
}

/** Deletes salts of days before `before`; answers how many. */
export async function deleteOldSalts(tx: Tx, { before }: { before: Date }): Promise<number> {
  const deleted = await sql`delete from visitor_salt where day < ${before}::date`.execute(tables(tx));
  return Number(deleted.numAffectedRows ?? 0n);
}
