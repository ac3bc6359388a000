import { sql } from 'kysely';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { tables } from '../tables.ts';

/** The row of the index, and what it is compared with. `lastVersion` was drawn last; `pending` counts to 10,000, the oldest is `oldestId`, of `oldestAt`. */
export type IndexRow = {
  shopId: string;
  isWhole: boolean;
  isRebuilt: boolean;
  isCheckDue: boolean;
  published: number;
  lastVersion: number;
  pending: number;
  oldestAt: Date | null;
  oldestId: number | null;
};

const mostPending = 10_000;

/** What the database knows of the index. */
export async function readIndexRow(db: Queryable, now: Date): Promise<IndexRow> {
  const { rows } =
    await sql<IndexRow>`select i.shop_id, i.is_whole, i.rebuilt_until > ${now} as is_rebuilt, i.checked_at < ${earlier(now, daySeconds)} as is_check_due,
      (select product_count from listing_count where scope_id = '00000000-0000-0000-0000-000000000000') as published,
      (select case when is_called then last_value else 0 end from search_version) as last_version,
      (select count(*) from (select 1 from search_change limit ${mostPending}) pending) as pending,
      (select at from search_change order by id limit 1) as oldest_at,
      (select min(id) from search_change) as oldest_id
    from search_index i`.execute(tables(db));
  return rows[0]!;
}

const daySeconds = 86_400;
const earlier = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1_000);
const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1_000);

/** A claim: by which process, since when, and for how long. */
export type Claim = { now: Date; seconds: number };

/**
 * Makes this process the one that carries changes over, for some seconds, unless another is; answers whether it is. Changes are recorded from now on.
 * Where that had ended, what the index holds is no longer whole.
 */
export async function claimFollowing(tx: Tx, follower: string, { now, seconds }: Claim): Promise<boolean> {
  const { rows } =
    await sql`update search_index set follower_id = ${follower}, followed_until = ${later(now, seconds)}, is_whole = is_whole and is_recorded, is_recorded = true
    where follower_id = ${follower} or followed_until < ${now} returning 1`.execute(tables(tx));
  return rows.length > 0;
}

/** The process no longer carries changes over; another may at once. */
export async function releaseFollowing(tx: Tx, follower: string, now: Date): Promise<void> {
  await sql`update search_index set follower_id = null, followed_until = ${earlier(now, 1)} where follower_id = ${follower}`.execute(tables(tx));
}

/** Where nobody has followed changes for a day, none are recorded any more, and those that were are forgotten. */
export async function stopRecording(tx: Tx, now: Date): Promise<void> {
  const { rows } = await sql`update search_index set is_recorded = false
    where is_recorded and followed_until < ${earlier(now, daySeconds)} and rebuilt_until < ${earlier(now, daySeconds)} returning 1`.execute(tables(tx));
  if (rows.length > 0) await sql`delete from search_change`.execute(tables(tx));
}

/** Claims the rebuild of the index, or its continuation; `always`: also while another process has it. Returns whether it was free. */
export async function claimRebuild(tx: Tx, { now, seconds, always }: Claim & { always: boolean }): Promise<boolean> {
  const { rows } = await sql`update search_index set rebuilt_until = ${later(now, seconds)}, is_whole = is_whole and is_recorded, is_recorded = true
    where ${always} or rebuilt_until < ${now} returning 1`.execute(tables(tx));
  return rows.length > 0;
}

/** Nobody builds it any more; `isWhole`: it was built. */
export async function endRebuild(tx: Tx, { isWhole, now }: { isWhole: boolean; now: Date }): Promise<void> {
  await sql`update search_index set rebuilt_until = ${earlier(now, 1)}, is_whole = is_whole or ${isWhole},
    checked_at = case when ${isWhole} then ${now} else checked_at end`.execute(tables(tx));
}

/** The comparison of a day is begun; answers whether nobody else has begun it. */
export async function claimCheck(tx: Tx, now: Date): Promise<boolean> {
  const { rows } = await sql`update search_index set checked_at = ${now} where checked_at < ${earlier(now, daySeconds)} returning 1`.execute(tables(tx));
  return rows.length > 0;
}

/** The number of a transaction, and that of the oldest that still writes: what began to write before recording did may not have been recorded. */
export async function currentTransaction(tx: Tx): Promise<number> {
  const { rows } = await sql<{ id: number }>`select pg_current_xact_id()::text::bigint as id`.execute(tables(tx));
  return rows[0]!.id;
}

/** See there. */
export async function oldestWriter(db: Queryable): Promise<number> {
  const { rows } = await sql<{ id: number }>`select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as id`.execute(tables(db));
  return rows[0]!.id;
}

/** A change that the index has yet to learn of. */
export type Change = { id: number; productId: string };

/** The oldest changes. */
export async function findChanges(db: Queryable, most: number): Promise<Change[]> {
  const { rows } = await sql<Change>`select id, product_id from search_change order by id limit ${most}`.execute(tables(db));
  return rows;
}

/** The index has learned of them. */
export async function deleteChanges(tx: Tx, changes: readonly Change[]): Promise<void> {
  await sql`delete from search_change where id = any(${changes.map(({ id }) => id)}::bigint[])`.execute(tables(tx));
}

/** Queues these products for indexing. */
export async function insertChanges(tx: Tx, productIds: readonly string[]): Promise<void> {
  await sql`insert into search_change (product_id) select unnest(${[...productIds]}::uuid[])`.execute(tables(tx));
}

/** Those of the products of which no change is waiting. */
export async function withoutPending(db: Queryable, productIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from unnest(${[...productIds]}::uuid[]) asked (id)
    where not exists (select 1 from search_change where product_id = asked.id)`.execute(tables(db));
  return rows.map(({ id }) => id);
}

/** Ids of published products that follow one, in order. */
export async function findPublishedAfter(db: Queryable, { after, most }: { after: string; most: number }): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select product_id as id from product_listing where published and product_id > ${after}::uuid
    order by product_id limit ${most}`.execute(tables(db));
  return rows.map(({ id }) => id);
}
