/** All SQL of the settings. */
import { jsonb, type Queryable, type Tx } from '#kit/server/database.ts';
import { sql, type RawBuilder } from 'kysely';
import { tables } from './tables.ts';

/** Every stored group as it stands. */
export async function readGroups(db: Queryable): Promise<Map<string, unknown>> {
  const rows = await tables(db).selectFrom('setting').select(['key', 'value']).limit(1_000).execute();
  return new Map(rows.map((row) => [row.key, row.value]));
}

/** The SKU of the service that wraps an order, as a subquery; null or empty: none is offered. */
export const giftWrappingSku: RawBuilder<string | null> = sql`(select value ->> 'giftWrappingSku' from setting where key = 'shop')`;

/** Stores a group whole. */
export async function writeGroup(tx: Tx, key: string, value: unknown, now: Date): Promise<void> {
  const row = { key, value: jsonb(value), updatedAt: now };
  await tables(tx)
    .insertInto('setting')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: row.value, updatedAt: now }))
    .execute();
}

/** Lets one change of a group be decided at a time; there may be no row yet that could be locked. */
export async function lockGroup(tx: Tx, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`setting ${key}`}, 0))`.execute(tables(tx));
}

/** One of these slugs that an item has at the root of the shop, or null. */
export async function findRootAddress(db: Queryable, slugs: readonly string[]): Promise<string | null> {
  const found = await tables(db).selectFrom('rootAddress').select('slug').where('slug', 'in', slugs).orderBy('slug').limit(1).executeTakeFirst();
  return found?.slug ?? null;
}
