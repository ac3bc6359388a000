import { sql } from 'kysely';
import type { Texts } from '#kit/pure/languages.ts';
import type { Queryable } from '#kit/server/database.ts';
import type { StoredPicture } from '../../media/index.ts';
import { tables } from '../tables.ts';

const mostBrands = 1_000;

/** A brand with how many published products it has. */
export type StoredBrand = {
  id: string;
  key: string;
  slug: string;
  texts: Texts<'title' | 'summary' | 'description' | 'seoTitle' | 'seoDescription'>;
  picture: StoredPicture | null;
  productCount: number;
};

/** Brands of published products, by name; or the one with a slug, else with that as its key, whatever it has. */
export async function findBrands(db: Queryable, named?: string): Promise<StoredBrand[]> {
  const which = named === undefined ? sql`counted.product_count > 0` : sql`(b.slug = ${named} or b.key = ${named})`;
  const counts =
    named === undefined
      ? sql`(select brand_key, count(*)::int as product_count from product where published and brand_key <> '' group by brand_key)`
      : sql`(select p.brand_key, count(*)::int as product_count from product p join brand named on named.key = p.brand_key
          where p.published and p.brand_key <> '' and (named.slug = ${named} or named.key = ${named}) group by p.brand_key)`;
  const found = await sql<StoredBrand>`
    select b.id, b.key, b.slug, b.texts, coalesce(counted.product_count, 0) as product_count,
      case when m.id is not null then stored_picture(m) end as picture
    from brand b left join ${counts} counted on counted.brand_key = b.key left join media m on m.id = b.media_id
    where ${which} order by ${named === undefined ? sql`b.name, b.key` : sql`b.slug = ${named} desc`} limit ${mostBrands}`.execute(tables(db));
  return found.rows;
}
