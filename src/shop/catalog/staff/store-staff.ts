/** SQL of what staff read and change of a product. */
import { sql } from 'kysely';
import type { FieldValues } from '#kit/pure/fields/field-values.ts';
import type { Texts } from '#kit/pure/languages.ts';
import { jsonb, type Queryable, type Tx } from '#kit/server/database.ts';
import type { StoredPicture } from '../../media/index.ts';
import type { Ahead } from '../../stock/contract.ts';
import type { StaffProduct } from '../contract.ts';
import type { VariantRow } from '../products/store-write.ts';
import type { StoredOption } from '../products/store.ts';
import { tables } from '../tables.ts';
import { pictureOf } from './store-list.ts';

/** A specification as stored; `value` is what lists filter by. */
export type StoredSpecification = { key?: string; value?: string; texts: Texts<'title' | 'value'> };

/** A product with everything that staff see. */
export type StaffProductRow = {
  id: string;
  slug: string;
  brand: string;
  productType: string;
  texts: Texts<'title' | 'summary' | 'description' | 'seoTitle' | 'seoDescription' | 'slug'>;
  published: boolean;
  publishAt: Date | null;
  unpublishAt: Date | null;
  archivedAt: Date | null;
  showSlideImage: boolean;
  showFavorite: boolean;
  showCart: boolean;
  template: string | null;
  taxClass: string;
  sizeGuide: string | null;
  videos: { id: string; texts: Texts<'title'>; name: string; poster: StoredPicture | null }[];
  relatedIds: string[];
  createdAt: Date;
  options: StoredOption[];
  specifications: StoredSpecification[];
  fields: FieldValues;
  pictures: StoredPicture[];
  categories: string[];
  tags: string[];
  collections: string[];
  variants: {
    id: string;
    sku: string;
    options: Record<string, string>;
    price: number;
    linePrice: number | null;
    prices: { currency: string; amount: number; linePrice: number | null }[];
    onHand: number;
    reserved: number;
    policy: 'deny' | 'continue';
    tracked: boolean;
    ahead: Ahead | null;
    aheadEnded: boolean;
    weightGrams: number;
    barcode: string | null;
    imageId: string | null;
    cost: number | null;
    hsCode: string | null;
    countryOfOrigin: string | null;
    lengthMm: number | null;
    widthMm: number | null;
    heightMm: number | null;
    requiresShipping: boolean;
    taxable: boolean;
  }[];
};

/** A product, published or not, in one statement. Of its categories those that have no other of its categories below them. */
export async function findStaffProduct(db: Queryable, id: string): Promise<StaffProductRow | undefined> {
  const found = await sql<StaffProductRow>`
    select p.id, p.slug, p.brand, p.product_type, p.texts, p.published, p.publish_at, p.unpublish_at, p.archived_at, p.show_slide_image, p.show_favorite, p.show_cart,
      p.template, p.tax_class, p.created_at, p.specifications, p.fields, p.size_guide_id as size_guide,
      (select coalesce(json_agg(json_build_object('id', film.id, 'texts', film.texts, 'name', film.name, 'poster', case when m.id is not null then ${pictureOf} end) order by pv.position), '[]')
        from product_video pv join video film on film.id = pv.video_id left join media m on m.id = film.poster_id where pv.product_id = p.id) as videos,
      array(select other_id from product_related where product_id = p.id order by position, other_id) as related_ids,
      (select coalesce(json_agg(json_build_object('key', o.key, 'texts', o.texts, 'choices', o.choices) order by o.position), '[]') from product_option o where o.product_id = p.id) as options,
      (select coalesce(json_agg(${pictureOf} order by pm.position), '[]') from product_media pm join media m on m.id = pm.media_id where pm.product_id = p.id) as pictures,
      array(select c.slug from product_category pc join category c on c.id = pc.category_id where pc.product_id = p.id
        and not exists (select 1 from product_category below join category b on b.id = below.category_id where below.product_id = p.id and b.parent_id = c.id) order by c.slug) as categories,
      array(select t.slug from product_tag pt join tag t on t.id = pt.tag_id where pt.product_id = p.id order by t.slug) as tags,
      array(select c.slug from product_collection pc join collection c on c.id = pc.collection_id where pc.product_id = p.id order by c.slug) as collections,
      (select coalesce(json_agg(json_build_object('id', v.id, 'sku', v.sku, 'options', v.options, 'price', v.price_amount, 'linePrice', v.line_price_amount,
          'prices', (select coalesce(json_agg(json_build_object('currency', own.currency, 'amount', own.price_amount, 'linePrice', own.line_price_amount) order by own.currency), '[]')
            from variant_price own where own.variant_id = v.id),
          'onHand', coalesce(level.on_hand, 0), 'reserved', coalesce(level.reserved, 0), 'policy', coalesce(level.policy, 'deny'), 'tracked', coalesce(level.tracked, true),
          'ahead', case when level.ahead is not null then json_build_object('as', level.ahead, 'expectedOn', level.expected_on, 'limit', level.ahead_limit) end,
          'aheadEnded', coalesce(level.ahead_ended, false),
          'weightGrams', v.weight_grams, 'barcode', v.barcode, 'imageId', v.media_id, 'cost', v.cost_amount, 'hsCode', v.hs_code, 'countryOfOrigin', v.country_of_origin,
          'lengthMm', v.length_mm, 'widthMm', v.width_mm, 'heightMm', v.height_mm, 'requiresShipping', v.requires_shipping, 'taxable', v.taxable) order by v.position, v.id), '[]')
        from variant v left join stock_level level on level.variant_id = v.id where v.product_id = p.id) as variants
    from product p where p.id = ${id}`.execute(tables(db));
  return found.rows[0];
}

/** Keeps a product for this transaction, and the levels of its variants, in the order in which everybody locks levels. */
export async function lockProduct(tx: Tx, id: string): Promise<boolean> {
  const found = await tables(tx).selectFrom('product').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  if (!found) return false;
  await sql`select 1 from stock_level where variant_id in (select id from variant where product_id = ${id}) order by variant_id for update`.execute(tables(tx));
  return true;
}

/** A product's own columns, as staff write them. */
export type ProductColumns = Pick<
  StaffProduct,
  'slug' | 'brand' | 'productType' | 'published' | 'publishAt' | 'unpublishAt' | 'showSlideImage' | 'showFavorite' | 'showCart' | 'template' | 'taxClass'
> & { texts: object; sizeGuideId: string | null; specifications: readonly StoredSpecification[]; fields: FieldValues };

export async function updateProductRow(
  tx: Tx,
  id: string,
  { texts, specifications, fields, publishAt, unpublishAt, ...columns }: ProductColumns,
  now: Date,
): Promise<void> {
  await tables(tx)
    .updateTable('product')
    .set((of) => ({
      ...columns,
      texts: jsonb(texts),
      specifications: jsonb(specifications),
      fields: jsonb(fields),
      publishAt: publishAt === null ? null : new Date(publishAt),
      unpublishAt: unpublishAt === null ? null : new Date(unpublishAt),
      version: of('version', '+', 1),
      updatedAt: now,
    }))
    .where('id', '=', id)
    .execute();
}

// Columns of a variant, and what they are called in a row that is to be written.
const variantColumns = {
  sku: 'sku',
  position: 'position',
  options: 'options',
  price_amount: 'price',
  line_price_amount: '"linePrice"',
  weight_grams: '"weightGrams"',
  barcode: 'barcode',
  requires_shipping: '"requiresShipping"',
  taxable: 'taxable',
  media_id: '"mediaId"',
  cost_amount: 'cost',
  hs_code: '"hsCode"',
  country_of_origin: '"countryOfOrigin"',
  length_mm: '"lengthMm"',
  width_mm: '"widthMm"',
  height_mm: '"heightMm"',
};
const columns = sql.raw(Object.keys(variantColumns).join(', '));
const current = sql.raw(
  Object.keys(variantColumns)
    .map((column) => `v.${column}`)
    .join(', '),
);
const given = sql.raw(
  Object.values(variantColumns)
    .map((name) => `row.${name}`)
    .join(', '),
);

/** Writes what differs of variants that are there. */
export async function updateVariantRows(tx: Tx, rows: readonly VariantRow[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  await sql`update variant v set (${columns}, updated_at) = row(${given}, ${now}::timestamptz)
    from jsonb_to_recordset(${jsonb(rows)}) as row (id uuid, sku text, position int, options jsonb, price bigint, "linePrice" bigint, "weightGrams" int, barcode text, "requiresShipping" bool,
      taxable bool, "mediaId" uuid, cost bigint, "hsCode" text, "countryOfOrigin" text, "lengthMm" int, "widthMm" int, "heightMm" int)
    where v.id = row.id and (${current}) is distinct from (${given})`.execute(tables(tx));
}

/** Removes variants with their stock. Carts and orders keep their lines, which hold copies of what they need. */
export async function deleteVariants(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`delete from variant where id = any(${[...ids]}::uuid[])`.execute(tables(tx));
}

/** Puts a product into collections, after what is there, and takes it out of all others. */
export async function replaceCollections(tx: Tx, productId: string, ids: readonly string[]): Promise<void> {
  await sql`delete from product_collection where product_id = ${productId} and collection_id <> all(${[...ids]}::uuid[])`.execute(tables(tx));
  await sql`insert into product_collection (collection_id, product_id, position)
    select id, ${productId}::uuid, coalesce((select max(position) + 1 from product_collection m where m.collection_id = c.id), 0) from collection c where id = any(${[...ids]}::uuid[])
    on conflict do nothing`.execute(tables(tx));
}

/** The cache tags of all lists that these products are in. */
export async function listTagsOf(db: Queryable, productIds: readonly string[]): Promise<string[]> {
  const among = sql`product_id = any(${[...productIds]}::uuid[])`;
  const found = await sql<{ tag: string }>`select 'category:' || category_id as tag from product_category where ${among}
    union select 'tag:' || tag_id from product_tag where ${among} union select 'collection:' || collection_id from product_collection where ${among}`.execute(
    tables(db),
  );
  return found.rows.map(({ tag }) => tag);
}

/** Drops the prices of their own of these variants, but those named. */
export async function deleteOtherPrices(tx: Tx, variantIds: readonly string[], remaining: readonly { variantId: string; currency: string }[]): Promise<void> {
  if (variantIds.length === 0) return;
  await sql`delete from variant_price own where own.variant_id = any(${[...variantIds]}::uuid[])
    and not exists (select 1 from jsonb_to_recordset(${jsonb(remaining)}) as row ("variantId" uuid, currency text) where row."variantId" = own.variant_id and row.currency = own.currency)`.execute(
    tables(tx),
  );
}

/** Puts a product away, or takes it back, hidden. Nothing is planned for it any more. */
export async function setArchived(tx: Tx, ids: readonly string[], { at, now }: { at: Date | null; now: Date }): Promise<void> {
  await sql`update product set archived_at = ${at}::timestamptz, published = false, publish_at = null, unpublish_at = null, version = version + 1, updated_at = ${now}
    where id = any(${[...ids]}::uuid[])`.execute(tables(tx));
}

/** Copies to a new product what it could not be written with: its template, whatever that is now. */
export async function copyExtras(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
  await sql`update product p set template = o.template from product o where p.id = ${to} and o.id = ${from}`.execute(tables(tx));
}

/** Publishes what is due, new from then on; answers the ids. Concurrent callers take others. */
export async function publishDue(tx: Tx, { now, most }: { now: Date; most: number }): Promise<string[]> {
  const done = await sql<{
    id: string;
  }>`update product set published = true, published_at = publish_at, publish_at = null, version = version + 1, updated_at = ${now}
    where id in (select id from product where publish_at <= ${now} order by publish_at, id limit ${most} for update skip locked) returning id`.execute(
    tables(tx),
  );
  return done.rows.map(({ id }) => id);
}

/** Withdraws what is due, and has not yet to be published; answers the ids. */
export async function withdrawDue(tx: Tx, { now, most }: { now: Date; most: number }): Promise<string[]> {
  const done = await sql<{ id: string }>`update product set published = false, unpublish_at = null, version = version + 1, updated_at = ${now}
    where id in (select id from product where unpublish_at <= ${now} and publish_at is null order by unpublish_at, id limit ${most} for update skip locked) returning id`.execute(
    tables(tx),
  );
  return done.rows.map(({ id }) => id);
}
