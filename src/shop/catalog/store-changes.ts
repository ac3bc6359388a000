import { sql } from 'kysely';
import type { Reader, Tx } from '#kit/server/database.ts';
import { tables } from './tables.ts';

/** How many pieces of a product have been sold. */
export type SoldPieces = { id: string; pieces: number };

const mostSold = 20_000;

/**
 * Which products' facts changed in transactions that had not ended at `since`, at most one more than `most` of them; which were only sold, and how often by
 * now. `now` is where to go on from.
 */
export async function findFactChanges(reader: Reader, since: string, most: number): Promise<{ now: string; ids: string[]; sold: SoldPieces[] }> {
  const found = await sql<{ now: string; ids: string[]; sold: SoldPieces[] }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as now,
      (select coalesce(jsonb_agg(product_id), '[]') from (select distinct product_id from fact_change where transaction >= ${since}::xid8 and not only_sold limit ${most + 1}) change) as ids,
      (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'pieces', p.sales_count)), '[]')
        from (select distinct product_id from fact_change where transaction >= ${since}::xid8 and only_sold limit ${mostSold}) change join product p on p.id = change.product_id) as sold`.execute(
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
