import { sql, type RawBuilder } from 'kysely';
import { steady, type Reader } from '#kit/server/database.ts';
import { selectListItems, type StoredListItem } from './store.ts';
import { tables } from './tables.ts';

export async function findPublishedIds(reader: Reader, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const found = await sql<{ id: string }>`select id from product where id = any(${[...ids]}::uuid[]) and published`.execute(tables(reader));
  return found.rows.map((row) => row.id);
}

/** How many neighbours of the deepest category are looked at to either side, so that a category of a million products costs as much as one of eighty. */
const neighbours = 40;

/** What is asked of a product's neighbours: `bought` is one that is told in any case, first. */
export type AskedNeighbours = { productId: string; categoryIds: readonly string[]; bought: string | null; most: number; currency: string };

/** Of a product's neighbours in its categories (the top one first) those of the deepest one, the best sold first, without the product itself; in one statement. */
export async function findNeighbours(
  reader: Reader,
  { productId, categoryIds, bought, most, currency }: AskedNeighbours,
): Promise<(StoredListItem & { isNear: boolean })[]> {
  const side = (sign: '<' | '>', order: 'asc' | 'desc') =>
    sql`(select product_id from product_category where category_id = way.id and product_id ${sql.raw(sign)} ${productId} order by product_id ${sql.raw(order)} limit ${neighbours})`;
  const deepest = categoryIds.at(-1) ?? null;
  const sold = (ways: RawBuilder<unknown>) => sql`
    select p.id, found.depth, p.sales_count from (
      select near.product_id, max(way.depth) as depth from ${ways} cross join lateral (${side('<', 'desc')} union all ${side('>', 'asc')}) near group by 1) found
      join product p on p.id = found.product_id
    where p.published order by found.depth desc, p.sales_count desc, p.id desc limit ${most}`;
  // Those above are looked at only where the deepest has too few.
  const near = sql`
    select id, true as is_near, row_number() over (order by depth desc, sales_count desc, id desc) as place from (
      with closest as materialized (${sold(sql`(select ${deepest}::uuid as id, ${categoryIds.length}::bigint as depth) way`)})
      select * from closest
      union all select * from (${sold(sql`(select id, depth from unnest(${categoryIds.slice(0, -1)}::uuid[]) with ordinality as above (id, depth) where (select count(*) from closest) < ${most}) way`)}) above
        where above.id not in (select id from closest)) near
    order by place limit ${most}`;
  const wanted = sql`(select id, bool_or(is_near) as is_near, min(place) as place
      from (select id, false as is_near, 0 as place from product where id = ${bought}::uuid union all select * from (${near}) near) listed group by id) wanted`;
  const found = await sql<StoredListItem & { isNear: boolean }>`${steady} ${selectListItems(wanted, currency, sql`wanted.is_near,`)}`.execute(tables(reader));
  return found.rows;
}
