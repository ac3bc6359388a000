import { sql } from 'kysely';
import type { Tx } from '#kit/server/database.ts';
import type { NewBrand, NewListing, NewProduct, NewVariant } from './new-product.ts';
import { tables } from '../tables.ts';

/** A variant together with what it belongs to. */
export type VariantRow = Omit<NewVariant, 'stock' | 'prices'> & { id: string; productId: string; position: number };
/** A product's own row. */
export type ProductRow = Omit<NewProduct, 'options' | 'mediaIds' | 'videoIds' | 'categoryIds' | 'tagIds' | 'variants' | 'publishedAt'> & {
  id: string;
  publishedAt: string;
};

const json = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::jsonb`;

// Rows go over as one JSON document: one parameter and one plan, however many rows.

export async function insertProducts(tx: Tx, rows: readonly ProductRow[]): Promise<void> {
  await sql`insert into product (id, slug, brand, product_type, texts, specifications, tax_class, published, published_at, show_slide_image, show_favorite, show_cart, sales_count, size_guide_id,
      template, publish_at, unpublish_at, fields)
    select * from jsonb_to_recordset(${json(rows)}) as row (id uuid, slug text, brand text, "productType" text, texts jsonb, specifications jsonb, "taxClass" text, published bool,
      "publishedAt" timestamptz, "showSlideImage" bool, "showFavorite" bool, "showCart" bool, "salesCount" int, "sizeGuideId" uuid, template text, "publishAt" timestamptz, "unpublishAt" timestamptz, fields jsonb)`.execute(
    tables(tx),
  );
}

export async function insertVariants(tx: Tx, rows: readonly VariantRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`insert into variant (id, product_id, sku, position, options, price_amount, line_price_amount, weight_grams, barcode, requires_shipping, taxable, media_id,
      cost_amount, hs_code, country_of_origin, length_mm, width_mm, height_mm)
    select * from jsonb_to_recordset(${json(rows)}) as row (id uuid, "productId" uuid, sku text, position int, options jsonb, price bigint, "linePrice" bigint, "weightGrams" int,
      barcode text, "requiresShipping" bool, taxable bool, "mediaId" uuid, cost bigint, "hsCode" text, "countryOfOrigin" text, "lengthMm" int, "widthMm" int, "heightMm" int)`.execute(
    tables(tx),
  );
}

export async function upsertVariantPrices(
  tx: Tx,
  rows: readonly { variantId: string; currency: string; price: number; linePrice: number | null }[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`insert into variant_price (variant_id, currency, price_amount, line_price_amount)
    select * from jsonb_to_recordset(${json(rows)}) as row ("variantId" uuid, currency text, price bigint, "linePrice" bigint)
    on conflict (variant_id, currency) do update set price_amount = excluded.price_amount, line_price_amount = excluded.line_price_amount`.execute(tables(tx));
}

/** Options of whole products: what is there already is replaced. */
export async function replaceOptions(tx: Tx, rows: readonly { productId: string; options: NewProduct['options'] }[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`delete from product_option where product_id = any(${rows.map((row) => row.productId)}::uuid[])`.execute(tables(tx));
  const flat = rows.flatMap(({ productId, options }) => options.map((option, position) => ({ productId, position, ...option })));
  if (flat.length === 0) return;
  await sql`insert into product_option (product_id, key, position, texts, choices)
    select * from jsonb_to_recordset(${json(flat)}) as row ("productId" uuid, key text, position int, texts jsonb, choices jsonb)`.execute(tables(tx));
}

/** Pictures of whole products, in order: what is there already is replaced. */
export async function replaceProductMedia(tx: Tx, rows: readonly { productId: string; mediaIds: readonly string[] }[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`delete from product_media where product_id = any(${rows.map((row) => row.productId)}::uuid[])`.execute(tables(tx));
  const flat = rows.flatMap(({ productId, mediaIds }) => [...new Set(mediaIds)].map((mediaId, position) => ({ productId, mediaId, position })));
  if (flat.length === 0) return;
  await sql`insert into product_media (product_id, media_id, position)
    select * from jsonb_to_recordset(${json(flat)}) as row ("productId" uuid, "mediaId" uuid, position int)`.execute(tables(tx));
}

/** Videos of new products, in order. */
export async function insertProductVideos(tx: Tx, rows: readonly { productId: string; videoIds: readonly string[] }[]): Promise<void> {
  const flat = rows.flatMap(({ productId, videoIds }) => [...new Set(videoIds)].map((videoId, position) => ({ productId, videoId, position })));
  if (flat.length === 0) return;
  await sql`insert into product_video (product_id, video_id, position)
    select * from jsonb_to_recordset(${json(flat)}) as row ("productId" uuid, "videoId" uuid, position int)`.execute(tables(tx));
}

/** Which lists products are in: memberships that are not named go, those that are named come. */
export async function replaceMemberships(tx: Tx, kind: 'category' | 'tag', rows: readonly { productId: string; ids: readonly string[] }[]): Promise<void> {
  if (rows.length === 0) return;
  const table = sql.table(`product_${kind}`);
  const column = sql.ref(`${kind}_id`);
  const flat = rows.flatMap(({ productId, ids }) => [...new Set(ids)].map((id) => ({ productId, id })));
  await sql`delete from ${table} m where product_id = any(${rows.map((row) => row.productId)}::uuid[])
    and not exists (select 1 from jsonb_to_recordset(${json(flat)}) as row ("productId" uuid, id uuid) where row."productId" = m.product_id and row.id = m.${column})`.execute(
    tables(tx),
  );
  if (flat.length === 0) return;
  await sql`insert into ${table} (product_id, ${column})
    select * from jsonb_to_recordset(${json(flat)}) as row ("productId" uuid, id uuid) on conflict do nothing`.execute(tables(tx));
}

export async function insertCollectionMembers(tx: Tx, rows: readonly { collectionId: string; productId: string; position: number }[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`insert into product_collection (collection_id, product_id, position)
    select * from jsonb_to_recordset(${json(rows)}) as row ("collectionId" uuid, "productId" uuid, position int) on conflict do nothing`.execute(tables(tx));
}

/** Shows the second product of each pair beside the first. */
export async function insertRelated(tx: Tx, pairs: readonly (readonly [string, string])[]): Promise<void> {
  await sql`insert into product_related (product_id, other_id, position)
    select product_id, other_id, 0 from unnest(${pairs.map(([id]) => id)}::uuid[], ${pairs.map(([, other]) => other)}::uuid[]) as pair (product_id, other_id)`.execute(
    tables(tx),
  );
}

/** Gives brands their texts in place of the name that products call them by. */
export async function updateBrandTexts(tx: Tx, rows: readonly NewBrand[]): Promise<void> {
  await sql`update brand set texts = row.texts, cover_id = row."coverId" from jsonb_to_recordset(${json(rows)}) as row (name text, texts jsonb, "coverId" uuid) where brand.name = row.name`.execute(
    tables(tx),
  );
}

/** Inserts categories, tags or collections whose slugs are not taken; answers the ids of all of them by slug. */
export async function ensureListings(tx: Tx, kind: 'category' | 'tag' | 'collection', rows: readonly NewListing[]): Promise<Map<string, string>> {
  if (rows.length === 0) return new Map();
  const full = rows.map((row) => ({ ...row, parentId: row.parentId ?? null, mediaId: row.mediaId ?? null }));
  const columns = {
    category: 'id, parent_id, slug, texts, media_id, position',
    tag: 'id, slug, texts',
    collection: 'id, slug, texts, media_id, position',
  }[kind];
  const values = {
    category: 'id, "parentId", slug, texts, "mediaId", position',
    tag: 'id, slug, texts',
    collection: 'id, slug, texts, "mediaId", position',
  }[kind];
  await sql`insert into ${sql.table(kind)} (${sql.raw(columns)})
    select ${sql.raw(values)} from jsonb_to_recordset(${json(full)}) as row (id uuid, "parentId" uuid, slug text, texts jsonb, "mediaId" uuid, position int)
    on conflict (slug) do nothing`.execute(tables(tx));
  const found = await sql<{
    id: string;
    slug: string;
  }>`select id, slug from ${sql.table(kind)} where slug = any(${rows.map((row) => row.slug)}::text[])`.execute(tables(tx));
  return new Map(found.rows.map((row) => [row.slug, row.id]));
}

/** Updates what is derived from products after their variants, texts or lists have changed: lowest price and search terms. */
export async function refreshProducts(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update product p set
      price_amount = coalesce((select min(v.price_amount) from variant v where v.product_id = p.id), 0),
      search_text = lower(concat_ws(' ',
        (select string_agg(t.value ->> 'title', ' ') from jsonb_each(p.texts) t), p.brand, p.product_type,
        (select string_agg(v.sku, ' ') from variant v where v.product_id = p.id),
        (select string_agg(t.value ->> 'title', ' ') from product_tag pt join tag on tag.id = pt.tag_id, jsonb_each(tag.texts) t where pt.product_id = p.id),
        (select string_agg(t.value ->> 'title', ' ') from product_category pc join category c on c.id = pc.category_id, jsonb_each(c.texts) t where pc.product_id = p.id))),
      search_terms = product_search_terms(p.id)
    where p.id = any(${[...ids]}::uuid[])`.execute(tables(tx));
  // In one order, so that concurrent writers do not deadlock.
  await sql`insert into search_word select distinct lexeme from product p, unnest(ts_filter(p.search_terms, '{a,b,c}')) where p.id = any(${[...ids]}::uuid[])
    and lexeme ~ '^[a-z]{3,30}$' order by 1 on conflict do nothing`.execute(tables(tx));
}

/** Writes that variants of these products cost their compare-at price until a moment: a shop that is filled has no past of its own. */
export async function markReduced(tx: Tx, productIds: readonly string[], until: Date): Promise<void> {
  await sql`insert into past_price (variant_id, currency, ended_at, price_amount)
    select v.id, '', ${until}::timestamptz, v.line_price_amount from variant v where v.product_id = any(${[...productIds]}::uuid[]) and v.line_price_amount > v.price_amount
    union all select own.variant_id, own.currency, ${until}::timestamptz, own.line_price_amount from variant v join variant_price own on own.variant_id = v.id
      where v.product_id = any(${[...productIds]}::uuid[]) and own.line_price_amount > own.price_amount
    on conflict do nothing`.execute(tables(tx));
}
