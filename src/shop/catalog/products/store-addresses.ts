import { sql } from 'kysely';
import type { Texts } from '#kit/pure/languages.ts';
import type { Queryable } from '#kit/server/database.ts';
import { giftCardTaxClass } from '../../markets/contract.ts';
import { tables } from '../tables.ts';

/** What has a page of its own. */
export type AddressKind = 'product' | 'category' | 'collection' | 'tag';

/** The address of one page. */
type StoredAddress = {
  slug: string;
  /** Slugs of its own by language. */
  slugs: Record<string, string>;
  languages: string[];
  updatedAt: Date | null;
  /** Ids of its first pictures. */
  pictureIds: string[];
};

const isShown = (kind: AddressKind) => (kind === 'tag' ? sql`` : sql`where published`);

const pictureIds: Record<AddressKind, ReturnType<typeof sql>> = {
  product: sql`array(select media_id from product_media where product_id = product.id order by position limit 3)`,
  category: sql`array_remove(array[media_id], null)`,
  collection: sql`array_remove(array[media_id], null)`,
  tag: sql`array_remove(array[media_id], null)`,
};

/** How many there are. Those of products, of which there may be millions, are counted as they change. */
export async function countAddresses(db: Queryable, kind: AddressKind): Promise<number> {
  const counted =
    kind === 'product'
      ? sql<{ total: number }>`select product_count as total from listing_count where scope_id = '00000000-0000-0000-0000-000000000000'`
      : sql<{ total: number }>`select count(*) as total from ${sql.table(kind)} ${isShown(kind)}`;
  return (await counted.execute(tables(db))).rows[0]!.total;
}

/**
 * Those of a kind that stand at some places, the oldest first: what is published later does not move them. Products before them are passed by in an
 * index, without being read.
 */
const atPlaces = (kind: AddressKind, { offset, limit }: { offset: number; limit: number }) =>
  kind === 'product'
    ? sql`(select product_id from product_listing where published order by published_at, product_id limit ${limit} offset ${offset}) listed
      join product on product.id = listed.product_id order by product.published_at, product.id`
    : sql`${sql.table(kind)} ${isShown(kind)} order by id limit ${limit} offset ${offset}`;

/** The addresses of those at some places. */
export async function findAddresses(db: Queryable, kind: AddressKind, places: { offset: number; limit: number }): Promise<StoredAddress[]> {
  const updatedAt = kind === 'product' ? sql`updated_at` : sql`null::timestamptz`;
  const found = await sql<StoredAddress>`
    select slug, array(select key from jsonb_each(texts) where value ? 'title') as languages, ${updatedAt} as updated_at,
      (select coalesce(jsonb_object_agg(key, value ->> 'slug') filter (where value ->> 'slug' <> ''), '{}') from jsonb_each(texts)) as slugs,
      ${pictureIds[kind]} as picture_ids
    from ${atPlaces(kind, places)}`.execute(tables(db));
  return found.rows;
}

/** The gift card that sells best of those that are shown. */
export async function findGiftCard(db: Queryable): Promise<{ slug: string; texts: Texts } | null> {
  const { rows } = await sql<{ slug: string; texts: Texts }>`select slug, texts from product
    where published and tax_class = ${giftCardTaxClass} order by sales_count desc, id limit 1`.execute(tables(db));
  return rows[0] ?? null;
}
