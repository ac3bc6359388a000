import { sql } from 'kysely';
import type { Queryable, Tx } from '#kit/server/database.ts';
import type { CurrentProduct, SkuOwner } from './current-product.ts';
import { tables } from '../tables.ts';

/** Products as they stand, by slug; `lock` prevents others from changing them until the transaction ends. */
export async function findCurrentProducts(db: Queryable, slugs: readonly string[], { lock }: { lock: boolean }): Promise<CurrentProduct[]> {
  const found = await sql<CurrentProduct>`
    select p.id, p.slug, p.brand, p.product_type, p.texts, p.published, p.tax_class, p.fields,
      (select coalesce(json_agg(json_build_object('key', o.key, 'texts', o.texts, 'choices', o.choices) order by o.position), '[]') from product_option o where o.product_id = p.id) as options,
      (select coalesce(json_agg(json_build_object('id', v.id, 'sku', v.sku, 'options', v.options, 'price', v.price_amount, 'linePrice', v.line_price_amount, 'weightGrams', v.weight_grams,
          'barcode', v.barcode, 'requiresShipping', v.requires_shipping, 'taxable', v.taxable, 'pictureSource', coalesce(m.source, m.id::text), 'pictureId', m.id,
          'onHand', coalesce(l.on_hand, 0), 'policy', coalesce(l.policy, 'deny'), 'tracked', coalesce(l.tracked, true),
          'ahead', case when l.ahead is not null then json_build_object('as', l.ahead, 'expectedOn', l.expected_on, 'limit', l.ahead_limit) end) order by v.position, v.id), '[]')
        from variant v left join stock_level l on l.variant_id = v.id left join media m on m.id = v.media_id where v.product_id = p.id) as variants,
      (select coalesce(json_agg(json_build_object('id', m.id, 'source', m.source, 'alt', m.alt, 'uses', (select count(*) from product_media other where other.media_id = m.id)) order by pm.position), '[]')
        from product_media pm join media m on m.id = pm.media_id where pm.product_id = p.id) as pictures,
      (select coalesce(json_agg(t.slug), '[]') from product_tag pt join tag t on t.id = pt.tag_id where pt.product_id = p.id) as tag_slugs,
      exists (select 1 from product_category pc where pc.product_id = p.id) as has_category
    from product p where p.slug = any(${[...slugs]}::text[]) order by p.id ${lock ? sql`for update of p` : sql``}`.execute(tables(db));
  return found.rows;
}

export async function findSkuOwners(db: Queryable, skus: readonly string[]): Promise<SkuOwner[]> {
  if (skus.length === 0) return [];
  return tables(db).selectFrom('variant').select(['sku', 'id as variantId']).where('sku', 'in', skus).execute();
}

/** Words and flags of products. */
export async function updateProductRows(
  tx: Tx,
  rows: readonly { id: string; brand: string; productType: string; texts: object; published: boolean; taxClass: string; fields: object }[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`update product p set brand = row.brand, product_type = row."productType", texts = row.texts, published = row.published, tax_class = row."taxClass", fields = row.fields
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id uuid, brand text, "productType" text, texts jsonb, published bool, "taxClass" text, fields jsonb) where p.id = row.id`.execute(
    tables(tx),
  );
}

/** Marks products as changed: their version, which back-office writes must name, goes up. */
export async function touchProducts(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await sql`update product set version = version + 1, updated_at = ${now} where id = any(${[...ids]}::uuid[])`.execute(tables(tx));
}

/** A variant's own fields. */
export type VariantUpdate = {
  id: string;
  sku: string;
  options: Record<string, string>;
  price: number;
  linePrice: number | null;
  weightGrams: number;
  barcode: string | null;
  requiresShipping: boolean;
  taxable: boolean;
  mediaId: string | null;
};

export async function updateVariantRows(tx: Tx, rows: readonly VariantUpdate[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  await sql`update variant v set sku = row.sku, options = row.options, price_amount = row.price, line_price_amount = row."linePrice", weight_grams = row."weightGrams", barcode = row.barcode,
      requires_shipping = row."requiresShipping", taxable = row.taxable, media_id = row."mediaId", updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id uuid, sku text, options jsonb, price bigint, "linePrice" bigint, "weightGrams" int, barcode text,
      "requiresShipping" bool, taxable bool, "mediaId" uuid) where v.id = row.id`.execute(tables(tx));
}

/** The highest position of a variant, by product. */
export async function lastPositions(tx: Tx, productIds: readonly string[]): Promise<Map<string, number>> {
  if (productIds.length === 0) return new Map();
  const found = await sql<{
    productId: string;
    last: number;
  }>`select product_id, max(position) as last from variant where product_id = any(${[...productIds]}::uuid[]) group by 1`.execute(tables(tx));
  return new Map(found.rows.map((row) => [row.productId, row.last]));
}

/** Lets the planner know how large the tables have become. */
export async function analyzeCatalog(db: Queryable): Promise<void> {
  await sql`analyze product, variant, stock_level, product_option, product_media, product_tag, product_category, media`.execute(tables(db));
}

/** What a product file says of the lists that a product is in: its tags, and the titles of the way to its deepest category. */
export type ExportLists = { id: string; tags: { slug: string; title: string }[]; category: string[] };

/** Reads the lists of products, by their id. */
export async function findExportLists(db: Queryable, ids: readonly string[]): Promise<Map<string, ExportLists>> {
  if (ids.length === 0) return new Map();
  const found = await sql<ExportLists>`
    with recursive way as (
      select pc.product_id, c.parent_id, array[coalesce(c.texts -> 'en' ->> 'title', c.slug)] as titles, 1 as depth
        from product_category pc join category c on c.id = pc.category_id where pc.product_id = any(${[...ids]}::uuid[])
      union all
      select way.product_id, c.parent_id, coalesce(c.texts -> 'en' ->> 'title', c.slug) || way.titles, way.depth + 1
        from way join category c on c.id = way.parent_id where way.depth < 8)
    select p.id,
      (select coalesce(json_agg(json_build_object('slug', t.slug, 'title', coalesce(t.texts -> 'en' ->> 'title', t.slug)) order by t.slug), '[]')
        from product_tag pt join tag t on t.id = pt.tag_id where pt.product_id = p.id) as tags,
      coalesce((select to_json(titles) from way where way.product_id = p.id and way.parent_id is null order by depth desc, titles limit 1), '[]') as category
    from product p where p.id = any(${[...ids]}::uuid[])`.execute(tables(db));
  return new Map(found.rows.map((row) => [row.id, row]));
}
