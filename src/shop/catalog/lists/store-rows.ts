import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '#kit/server/database.ts';
import type { ProductSort } from '../contract.ts';
import { orderBy } from '../search/store-orders.ts';
import { tables } from '../tables.ts';

/** A row of products on some page: where they come from, in which order, how many. */
export type ProductRow = {
  category?: string | undefined;
  tag?: string | undefined;
  /** A brand's key. */
  brand?: string | undefined;
  collection?: string | undefined;
  promotion?: string | undefined;
  coupon?: string | undefined;
  /** Slugs, chosen by hand. */
  products?: readonly string[] | undefined;
  sort: ProductSort;
  limit: number;
};

/** The ids of several rows of products, in one statement. */
export async function findProductRows(db: Queryable, wanted: readonly ProductRow[]): Promise<string[][]> {
  const parts = wanted.map((asked, index) => sql`select ${index}::int as asked, row.* from (${rowQuery(asked)}) row`);
  const found = await sql<{ asked: number; id: string }>`${sql.join(parts, sql` union all `)} order by asked, place`.execute(tables(db));
  return wanted.map((_, index) => found.rows.filter((row) => row.asked === index).map((row) => row.id));
}

function rowQuery({ category, tag, brand, collection, promotion, coupon, products, sort, limit }: ProductRow): RawBuilder<unknown> {
  const joins: RawBuilder<unknown>[] = [];
  const conditions: RawBuilder<unknown>[] = [sql`l.published`];
  // By the price in the shop's own currency: for a few products on a page that is near enough, and has an index.
  let order = orderBy(sort);
  if (category !== undefined)
    joins.push(
      sql`join product_category pc on pc.product_id = l.product_id and pc.category_id = (select id from category where slug = ${category} and published)`,
    );
  if (tag !== undefined) joins.push(sql`join product_tag pt on pt.product_id = l.product_id and pt.tag_id = (select id from tag where slug = ${tag})`);
  if (brand !== undefined) {
    joins.push(sql`join product of_brand on of_brand.id = l.product_id`);
    conditions.push(sql`of_brand.brand_key = ${brand}`);
  }
  if (collection !== undefined) {
    joins.push(
      sql`join product_collection pl on pl.product_id = l.product_id and pl.collection_id = (select id from collection where slug = ${collection} and published)`,
    );
    if (sort === 'relevance') order = sql`pl.position, l.product_id`;
  }
  for (const [source, slug] of Object.entries({ promotion, coupon }))
    if (slug !== undefined)
      joins.push(
        sql`join promotion_product pp on pp.product_id = l.product_id and pp.promotion_id = (select id from promotion where source = ${source} and active and listed and slug = ${slug})`,
      );
  if (products !== undefined) {
    joins.push(sql`join product p on p.id = l.product_id`);
    conditions.push(sql`p.slug = any(${[...products]}::text[])`);
    if (sort === 'relevance') order = sql`array_position(${[...products]}::text[], p.slug)`;
  }
  return sql`select l.product_id as id, row_number() over (order by ${order}) as place from product_listing l ${sql.join(joins, sql` `)} where ${sql.join(conditions, sql` and `)} order by ${order} limit ${limit}`;
}
