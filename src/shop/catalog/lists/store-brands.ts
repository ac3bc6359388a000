import { sql } from 'kysely';
import type { Queryable } from '#kit/server/database.ts';
import type { BrandItem } from '../contract.ts';
import { tables } from '../tables.ts';

const mostBrands = 1_000;

/** Brands with their published products, by name; or the one with a key. */
export async function findBrands(db: Queryable, key?: string): Promise<BrandItem[]> {
  const found = await sql<BrandItem>`
    select brand_key as key, min(brand) as title, count(*) as product_count from product
    where published and brand_key <> '' and ${key === undefined ? sql`true` : sql`brand_key = ${key}`} group by brand_key order by 2, 1 limit ${mostBrands}`.execute(
    tables(db),
  );
  return found.rows;
}
