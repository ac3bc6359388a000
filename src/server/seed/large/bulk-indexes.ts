/** Dropping indexes and foreign keys during a bulk insert, and rebuilding them afterwards: within one transaction, so that no failure can lose them. */
import { sql } from 'kysely';
import { on, type Tx } from '#kit/server/database.ts';

/** Statements that rebuild what was dropped. */
export type DroppedIndexes = { name: string; build: string }[];

/** Drops the foreign keys of some tables, and those of their indexes that are no constraint. Nobody else can use the tables until the transaction ends. */
export async function dropIndexes(tx: Tx, tables: readonly string[]): Promise<DroppedIndexes> {
  const found = await sql<{ name: string; drop: string; build: string }>`
    select c.relname as name, format('drop index %s', c.oid::regclass) as drop, pg_get_indexdef(c.oid) as build
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = any(${[...tables]}::text[]::regclass[]) and not exists (select 1 from pg_constraint where conindid = c.oid)
    union all
    select conname, format('alter table %s drop constraint %I', conrelid::regclass, conname),
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint where contype = 'f' and conrelid = any(${[...tables]}::text[]::regclass[])
    order by 1`.execute(on(tx));
  for (const { drop } of found.rows) await sql.raw(drop).execute(on(tx));
  return found.rows.map(({ name, build }) => ({ name, build }));
}

/** Rebuilds them, which checks foreign keys for all rows. */
export async function recreateIndexes(tx: Tx, taken: DroppedIndexes, say: (line: string) => void): Promise<void> {
  for (const [index, { name, build }] of taken.entries()) {
    say(`Index ${index + 1} of ${taken.length}: ${name} ...`);
    await sql.raw(build).execute(on(tx));
  }
}
