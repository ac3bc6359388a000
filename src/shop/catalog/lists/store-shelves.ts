import { sql, type RawBuilder } from 'kysely';
import type { Reader } from '#kit/server/database.ts';
import { tables } from '../tables.ts';

/** A row of products on some page: where they come from, in which order, how many. */
export type Shelf = {
  category?: string | undefined;
  tag?: string | undefined;
  collection?: string | undefined;
  promotion?: string | undefined;
  /** Slugs, chosen by hand. */
  products?: readonly string[] | undefined;
  sort: 'relevance' | 'newest' | 'price' | '-price' | 'sales' | 'rating';
  limit: number;
};

const orders: Record<Shelf['sort'], RawBuilder<unknown>> = {
  relevance: sql`p.sales_count desc, p.id desc`,
  sales: sql`p.sales_count desc, p.id desc`,
  newest: sql`p.published_at desc, p.id desc`,
  // By the price in the shop's own currency: for a few products on a page that is near enough, and has an index.
  price: sql`p.price_amount, p.id`,
  '-price': sql`p.price_amount desc, p.id desc`,
  rating: sql`p.rating desc, p.id desc`,
};

/** The ids of several rows of products, in one statement. */
export async function findShelves(reader: Reader, shelves: readonly Shelf[]): Promise<string[][]> {
  const parts = shelves.map((shelf, index) => sql`select ${index}::int as shelf, row.* from (${shelfQuery(shelf)}) row`);
  const found = await sql<{ shelf: number; id: string }>`${sql.join(parts, sql` union all `)} order by shelf, place`.execute(tables(reader));
  return shelves.map((_, index) => found.rows.filter((row) => row.shelf === index).map((row) => row.id));
}

function shelfQuery({ category, tag, collection, promotion, products, sort, limit }: Shelf): RawBuilder<unknown> {
  const joins: RawBuilder<unknown>[] = [];
  const conditions: RawBuilder<unknown>[] = [sql`p.published`];
  let order = orders[sort];
  if (category !== undefined)
    joins.push(sql`join product_category pc on pc.product_id = p.id and pc.category_id = (select id from category where slug = ${category})`);
  if (tag !== undefined) joins.push(sql`join product_tag pt on pt.product_id = p.id and pt.tag_id = (select id from tag where slug = ${tag})`);
  if (collection !== undefined) {
    joins.push(
      sql`join product_collection pl on pl.product_id = p.id and pl.collection_id = (select id from collection where slug = ${collection} and published)`,
    );
    if (sort === 'relevance') order = sql`pl.position, p.id`;
  }
  if (promotion !== undefined)
    joins.push(
      sql`join promotion_product pp on pp.product_id = p.id and pp.promotion_id = (select id from promotion where source = 'promotion' and active and listed and slug = ${promotion})`,
    );
  if (products !== undefined) {
    conditions.push(sql`p.slug = any(${[...products]}::text[])`);
    if (sort === 'relevance') order = sql`array_position(${[...products]}::text[], p.slug)`;
  }
  return sql`select p.id, row_number() over (order by ${order}) as place from product p ${sql.join(joins, sql` `)} where ${sql.join(conditions, sql` and `)} order by ${order} limit ${limit}`;
}
