import { sql } from 'kysely';
import type { Reader, Tx } from '#kit/server/database.ts';
import { tables } from './tables.ts';

/** Which products' facts changed in transactions that had not ended at `since`; `now` is where to go on from. At most one more than `most` of them. */
export async function findFactChanges(reader: Reader, since: string, most: number): Promise<{ now: string; ids: string[] }> {
  const found = await sql<{ now: string; ids: string[] }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as now,
      (select coalesce(jsonb_agg(product_id), '[]') from (select distinct product_id from fact_change where transaction >= ${since}::xid8 limit ${most + 1}) change) as ids`.execute(
    tables(reader),
  );
  return found.rows[0]!;
}

/** From where on changes are new to whoever begins to read now. */
export async function findFactMark(reader: Reader): Promise<string> {
  const found = await sql<{ now: string }>`select pg_snapshot_xmin(pg_current_snapshot())::text as now`.execute(tables(reader));
  return found.rows[0]!.now;
}

/** Deletes what everybody has read long ago. */
export async function deleteFactChanges(tx: Tx, { before, most }: { before: Date; most: number }): Promise<number> {
  const gone = await sql`delete from fact_change where ctid = any(array(select ctid from fact_change where at < ${before} limit ${most}))`.execute(tables(tx));
  return Number(gone.numAffectedRows ?? 0);
}
