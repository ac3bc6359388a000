/** SQL of the back office's list of products. */
import { sql, type RawBuilder } from 'kysely';
import type { Texts } from '#kit/pure/languages.ts';
import type { Queryable } from '#kit/server/database.ts';
import type { Order } from '#kit/server/http/resource.ts';
import { isId } from '#kit/server/ids.ts';
import { likePattern } from '#kit/server/like.ts';
import { readCounted } from '#kit/server/lists/read-counted.ts';
import type { StoredPicture } from '../../media/index.ts';
import { lowStockCount } from '../../stock/contract.ts';
import type { StaffProductFilter, staffProductSorts } from '../contract.ts';
import { brandKey } from '../rules.ts';
import { tables } from '../tables.ts';

/** What a list of products is asked for. */
export type StaffProductQuestion = {
  page: number;
  size: number;
  order: Order<(typeof staffProductSorts)[number]>;
  filter: StaffProductFilter;
};

/** A product in a list. */
export type StaffItemRow = {
  id: string;
  slug: string;
  brand: string;
  texts: Texts<'title'>;
  published: boolean;
  publishAt: Date | null;
  archivedAt: Date | null;
  price: number;
  highestPrice: number;
  variantCount: number;
  skus: string[];
  onHand: number;
  reserved: number;
  /** Null: without a limit. */
  available: number | null;
  updatedAt: Date;
  picture: StoredPicture | null;
};

/** A picture's row as JSON. */
export const pictureOf = sql`stored_picture(m)`;

const orders: Record<(typeof staffProductSorts)[number], ReturnType<typeof sql>> = {
  updatedAt: sql`p.updated_at`,
  createdAt: sql`p.created_at`,
  title: sql`lower(p.texts -> 'en' ->> 'title')`,
  price: sql`p.price_amount`,
  onHand: sql`coalesce(offer.on_hand, 0)`,
};

const stock = sql`sum(level.on_hand)::int as on_hand, sum(level.reserved)::int as reserved,
        case when bool_or(level.policy = 'continue' or not level.tracked) then null else sum(greatest(0, coalesce(level.on_hand - level.reserved, 0)))::int end as available`;

/** What is sold of a product, and for how much: for the few that are shown. */
const offers = sql`left join lateral (
      select min(v.price_amount) as price, max(v.price_amount) as highest, count(*)::int as variant_count, (array_agg(v.sku order by v.position, v.id))[1:3] as skus, ${stock}
      from variant v left join stock_level level on level.variant_id = v.id where v.product_id = p.id) offer on true`;

/** The stock of all products, summed up in one go, where a list is narrowed or sorted by it. */
const stockOfAll = sql`left join (
      select v.product_id, ${stock} from variant v left join stock_level level on level.variant_id = v.id group by v.product_id) offer on offer.product_id = p.id`;

const inList = (kind: 'category' | 'tag' | 'collection', slug: string) =>
  sql`exists (select 1 from ${sql.table(`product_${kind}`)} m join ${sql.table(kind)} l on l.id = m.${sql.ref(`${kind}_id`)} where m.product_id = p.id and l.slug = ${slug})`;

function conditionsOf(filter: StaffProductFilter): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = [];
  const archived = filter.archived ?? (filter.ids ? null : false);
  if (archived !== null) conditions.push(archived ? sql`p.archived_at is not null` : sql`p.archived_at is null`);
  if (filter.ids !== undefined) conditions.push(sql`p.id = any(${filter.ids.filter(isId)}::uuid[])`);
  for (const word of (filter.q ?? '').toLowerCase().split(/\s+/u).filter(Boolean).slice(0, 8)) {
    conditions.push(sql`p.search_text like ${likePattern(word)}`);
  }
  if (filter.slugs !== undefined) conditions.push(sql`p.slug = any(${filter.slugs}::text[])`);
  if (filter.published !== undefined) conditions.push(sql`p.published = ${filter.published}`);
  if (filter.brand !== undefined) conditions.push(sql`p.brand_key = ${brandKey(filter.brand)}`);
  for (const kind of ['category', 'tag', 'collection'] as const) if (filter[kind] !== undefined) conditions.push(inList(kind, filter[kind]));
  if (filter.stock === 'out') conditions.push(sql`offer.available <= 0`);
  if (filter.stock === 'low') conditions.push(sql`offer.available between 1 and ${lowStockCount}`);
  if (filter.stock === 'in') conditions.push(sql`(offer.available is null or offer.available > ${lowStockCount})`);
  return sql.join(conditions, sql` and `);
}

/** What a filter finds, at most so many, oldest first: behind the product of this id, or from the first on. */
export async function findFilteredAfter(
  db: Queryable,
  filter: StaffProductFilter,
  { after, most }: { after: string | null; most: number },
): Promise<{ id: string; slug: string }[]> {
  const found = await sql<{ id: string; slug: string }>`
    select p.id, p.slug from product p ${filter.stock === undefined ? sql`` : stockOfAll}
    where ${conditionsOf(filter)} and (${after}::uuid is null or p.id > ${after}) order by p.id limit ${most}`.execute(tables(db));
  return found.rows;
}

/** The ids of what a filter finds, at most so many. */
export async function findFilteredIds(db: Queryable, filter: StaffProductFilter, most: number): Promise<string[]> {
  return (await findFilteredAfter(db, filter, { after: null, most })).map(({ id }) => id);
}

/** The page of a list and how many there are, in one statement, which looks at the details of the page's products only. */
export async function listProductRows(db: Queryable, { page, size, order, filter }: StaffProductQuestion): Promise<{ rows: StaffItemRow[]; total: number }> {
  const needsStock = filter.stock !== undefined || order.field === 'onHand';
  return readCounted(
    tables(db),
    (part) => sql<StaffItemRow & { total: number }>`
    with chosen as materialized (
      select p.id, row_number() over (order by ${orders[order.field]} ${sql.raw(order.direction)} nulls last, p.id) as place, count(*) over () as total
      from product p ${needsStock ? stockOfAll : sql``}
      where ${conditionsOf(filter)}
      order by place ${part})
    select p.id, p.slug, p.brand, (select jsonb_object_agg(key, jsonb_build_object('title', value -> 'title')) from jsonb_each(p.texts)) as texts, p.published, p.publish_at, p.archived_at, p.updated_at,
      coalesce(offer.price, 0) as price, coalesce(offer.highest, 0) as highest_price, offer.variant_count, coalesce(offer.skus, '{}') as skus,
      coalesce(offer.on_hand, 0) as on_hand, coalesce(offer.reserved, 0) as reserved, offer.available,
      (select ${pictureOf} from product_media pm join media m on m.id = pm.media_id where pm.product_id = p.id order by pm.position limit 1) as picture,
      chosen.total
    from chosen join product p on p.id = chosen.id ${offers}
    order by chosen.place`,
    { page, size },
  );
}
