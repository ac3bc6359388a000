import { sql } from 'kysely';
import type { Texts } from '#kit/pure/languages.ts';
import type { Queryable } from '#kit/server/database.ts';
import { readCounted } from '#kit/server/lists/read-counted.ts';
import type { StoredPicture } from '../../media/index.ts';
import { tables } from '../tables.ts';

/** A brand with how many published products it has. */
export type StoredBrand = {
  id: string;
  key: string;
  slug: string;
  texts: Texts<'title' | 'summary' | 'description' | 'place' | 'since' | 'craft' | 'seoTitle' | 'seoDescription'>;
  picture: StoredPicture | null;
  cover: StoredPicture | null;
  productCount: number;
};

const columns = sql`b.id, b.key, b.slug, b.texts, counted.product_count, case when m.id is not null then stored_picture(m) end as picture,
  case when c.id is not null then stored_picture(c) end as cover`;
// An index holds nothing else.
const ofBrand = sql`from product p where p.published and p.brand_key <> '' and p.brand_key = b.key`;
const counted = sql`cross join lateral (select count(*)::int as product_count ${ofBrand}) counted left join media m on m.id = b.media_id left join media c on c.id = b.cover_id`;

/** A page of the brands of published products by name, and how many there are; only the products of its own are counted. */
export function findBrands(db: Queryable, { page, size }: { page: number; size: number }): Promise<{ rows: StoredBrand[]; total: number }> {
  return readCounted(
    tables(db),
    (part) => sql<StoredBrand & { total: number }>`
      select ${columns}, b.total from (
        select *, count(*) over ()::int as total from brand b where exists (select ${ofBrand}) order by name, key ${part}
      ) b ${counted} order by b.name, b.key`,
    { page, size },
  );
}

/** The brand with a slug, else with that as its key, whatever it has. */
export async function findBrand(db: Queryable, named: string): Promise<StoredBrand | undefined> {
  const found = await sql<StoredBrand>`
    select ${columns} from brand b ${counted} where b.slug = ${named} or b.key = ${named} order by b.slug = ${named} desc limit 1`.execute(tables(db));
  return found.rows[0];
}
