/** SQL of what a brand's products say of it. */
import { sql } from 'kysely';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { tables } from '../tables.ts';

/** Whether another brand has this key. */
export async function isBrandKeyTaken(db: Queryable, { key, id }: { key: string; id: string }): Promise<boolean> {
  return (await tables(db).selectFrom('brand').select('id').where('key', '=', key).where('id', '<>', id).executeTakeFirst()) !== undefined;
}

/** Products of a brand, published or not. */
export async function countBrandProducts(db: Queryable, key: string): Promise<number> {
  const found = await sql<{ total: number }>`select count(*)::int as total from product where brand_key = ${key}`.execute(tables(db));
  return found.rows[0]!.total;
}

/** Gives the products of a brand its new name, in one statement; a job finds them by it a little later. */
export async function renameBrandOfProducts(tx: Tx, { key, name, now }: { key: string; name: string; now: Date }): Promise<void> {
  await sql`with renamed as (update product set brand = ${name}, version = version + 1, updated_at = ${now} where brand_key = ${key} and brand <> ${name} returning id)
    insert into search_stale select id from renamed on conflict do nothing`.execute(tables(tx));
}
