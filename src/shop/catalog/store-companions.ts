import { sql } from 'kysely';
import { steady, type Reader } from '#kit/server/database.ts';
import { tables } from './tables.ts';

export async function findPublishedIds(reader: Reader, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const found = await sql<{ id: string }>`select id from product where id = any(${[...ids]}::uuid[]) and published`.execute(tables(reader));
  return found.rows.map((row) => row.id);
}

/** How many neighbours of the deepest category are looked at to either side, so that a category of a million products costs as much as one of eighty. */
const neighbours = 40;

/** Of a product's neighbours in its categories (the top one first) those of the deepest one, the best sold first, without the product itself. */
export async function findNeighbours(
  reader: Reader,
  { productId, categoryIds, most }: { productId: string; categoryIds: readonly string[]; most: number },
): Promise<string[]> {
  const side = (sign: '<' | '>', order: 'asc' | 'desc') =>
    sql`(select product_id from product_category where category_id = way.id and product_id ${sql.raw(sign)} ${productId} order by product_id ${sql.raw(order)} limit ${neighbours})`;
  const found = await sql<{ id: string }>`${steady}
    select p.id from (
      select near.product_id, max(way.depth) as depth from unnest(${[...categoryIds]}::uuid[]) with ordinality as way (id, depth)
        cross join lateral (${side('<', 'desc')} union all ${side('>', 'asc')}) near group by 1) found
      join product p on p.id = found.product_id
    where p.published order by found.depth desc, p.sales_count desc, p.id desc limit ${most}`.execute(tables(reader));
  return found.rows.map((row) => row.id);
}
