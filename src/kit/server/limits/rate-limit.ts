/** Rate limits counted in the database, so that they hold for all nodes together. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { on, type Queryable, type Tx } from '../database.ts';

/** A limit: at most `most` calls under a key in a window. */
export type RateLimit = { key: string; most: number };

/**
 * Counts a call under each key. Answers 0 when all are within their limits, else the seconds until the window that ends last
 * does. Keys are stored as hashes. Windows begin with the first call; rejected calls count as well.
 */
export async function countWithin(tx: Tx, limits: readonly RateLimit[], { windowSeconds, now }: { windowSeconds: number; now: Date }): Promise<number> {
  // In the order of the keys, so that two calls never wait for each other in a circle.
  const hashed = limits.map(({ key, most }) => ({ key: hashedKey(key), most })).toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const counted = await sql<{ key: string; count: number; startedAt: Date }>`
    insert into rate_window as known (key, started_at, count)
    select key, ${now}::timestamptz, 1 from unnest(${hashed.map((limit) => limit.key)}::text[]) with ordinality as asked (key, position) order by position
    on conflict (key) do update set
      count = case when known.started_at <= ${now}::timestamptz - make_interval(secs => ${windowSeconds}) then 1 else known.count + 1 end,
      started_at = case when known.started_at <= ${now}::timestamptz - make_interval(secs => ${windowSeconds}) then ${now}::timestamptz else known.started_at end
    returning key, count, started_at`.execute(on(tx));
  const waits = counted.rows.map((row) => {
    const most = hashed.find((limit) => limit.key === row.key)!.most;
    return row.count <= most ? 0 : Math.max(1, Math.ceil((row.startedAt.getTime() + windowSeconds * 1000 - now.getTime()) / 1000));
  });
  return Math.max(0, ...waits);
}

/** Forgets windows that ended; called by a job. */
export async function purgeOldWindows(db: Queryable, before: Date): Promise<void> {
  await sql`delete from rate_window where started_at < ${before}`.execute(on(db));
}

/** How many calls there were under each key in its window, and in how many seconds that ends (0: there is none). Counts nothing itself. */
export async function windowsOf(
  db: Queryable,
  keys: readonly string[],
  { windowSeconds, now }: { windowSeconds: number; now: Date },
): Promise<{ count: number; endsInSeconds: number }[]> {
  const hashed = keys.map(hashedKey);
  const found = await sql<{ key: string; count: number; startedAt: Date }>`
    select key, count, started_at from rate_window
    where key = any(${hashed}::text[]) and started_at > ${now}::timestamptz - make_interval(secs => ${windowSeconds})`.execute(on(db));
  const byKey = new Map(found.rows.map((row) => [row.key, row]));
  return hashed.map((key) => {
    const row = byKey.get(key);
    return row
      ? { count: row.count, endsInSeconds: Math.ceil((row.startedAt.getTime() - now.getTime()) / 1000) + windowSeconds }
      : { count: 0, endsInSeconds: 0 };
  });
}

const hashedKey = (key: string): string => createHash('sha256').update(key).digest('base64url');
