/** SQL of what staff read and change of products. */
import { sql } from 'kysely';
import type { Texts } from '#kit/pure/languages.ts';
import { jsonb, type Queryable, type Tx } from '#kit/server/database.ts';
import type { Order } from '#kit/server/http/resource.ts';
import { likePattern } from '#kit/server/like.ts';
import type { StoredPicture } from '../../media/index.ts';
import { lowStockCount } from '../../stock/contract.ts';
import type { StaffProductInput, StockLabel, staffProductSorts } from '../contract.ts';
import type { StoredOption } from '../products/store.ts';
import { tables } from '../tables.ts';

/** What a list of products is asked for. */
export type StaffProductQuestion = {
  page: number;
  size: number;
  order: Order<(typeof staffProductSorts)[number]>;
  filter: { q?: string | undefined; published?: boolean | undefined; stock?: StockLabel | undefined };
};

/** A product in a list. */
export type StaffItemRow = {
  id: string;
  slug: string;
  brand: string;
  texts: Texts<'title'>;
  published: boolean;
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

const pictureOf = sql`json_build_object('id', m.id, 'width', m.width, 'height', m.height, 'placeholder', m.placeholder, 'alt', m.alt)`;

const orders: Record<(typeof staffProductSorts)[number], ReturnType<typeof sql>> = {
  updatedAt: sql`p.updated_at`,
  createdAt: sql`p.created_at`,
  title: sql`lower(p.texts -> 'en' ->> 'title')`,
  price: sql`p.price_amount`,
  onHand: sql`coalesce(offer.on_hand, 0)`,
};

/** The page of a list and how many there are, in one statement. */
export async function listProductRows(db: Queryable, { page, size, order, filter }: StaffProductQuestion): Promise<{ rows: StaffItemRow[]; total: number }> {
  const conditions = [sql`true`];
  for (const word of (filter.q ?? '').toLowerCase().split(/\s+/u).filter(Boolean).slice(0, 8)) {
    conditions.push(sql`p.search_text like ${likePattern(word)}`);
  }
  if (filter.published !== undefined) conditions.push(sql`p.published = ${filter.published}`);
  if (filter.stock === 'out') conditions.push(sql`offer.available <= 0`);
  if (filter.stock === 'low') conditions.push(sql`offer.available between 1 and ${lowStockCount}`);
  if (filter.stock === 'in') conditions.push(sql`(offer.available is null or offer.available > ${lowStockCount})`);
  const found = await sql<StaffItemRow & { total: number }>`
    select p.id, p.slug, p.brand, (select jsonb_object_agg(key, jsonb_build_object('title', value -> 'title')) from jsonb_each(p.texts)) as texts, p.published, p.updated_at,
      coalesce(offer.price, 0) as price, coalesce(offer.highest, 0) as highest_price, offer.variant_count, coalesce(offer.skus, '{}') as skus,
      coalesce(offer.on_hand, 0) as on_hand, coalesce(offer.reserved, 0) as reserved, offer.available,
      (select ${pictureOf} from product_media pm join media m on m.id = pm.media_id where pm.product_id = p.id order by pm.position limit 1) as picture,
      count(*) over () as total
    from product p left join lateral (
      select min(v.price_amount) as price, max(v.price_amount) as highest, count(*)::int as variant_count, (array_agg(v.sku order by v.position, v.id))[1:3] as skus,
        sum(level.on_hand)::int as on_hand, sum(level.reserved)::int as reserved,
        case when bool_or(level.policy = 'continue' or not level.tracked) then null else sum(greatest(0, coalesce(level.on_hand - level.reserved, 0)))::int end as available
      from variant v left join stock_level level on level.variant_id = v.id where v.product_id = p.id) offer on true
    where ${sql.join(conditions, sql` and `)}
    order by ${orders[order.field]} ${sql.raw(order.direction)} nulls last, p.id limit ${size} offset ${(page - 1) * size}`.execute(tables(db));
  return { rows: found.rows, total: found.rows[0]?.total ?? 0 };
}

/** A product with everything that staff see. */
export type StaffProductRow = {
  id: string;
  slug: string;
  brand: string;
  texts: Texts<'title' | 'summary' | 'description' | 'seoTitle' | 'seoDescription'>;
  published: boolean;
  showSlideImage: boolean;
  showFavorite: boolean;
  showCart: boolean;
  template: string | null;
  createdAt: Date;
  options: StoredOption[];
  pictures: StoredPicture[];
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
    weightGrams: number;
    barcode: string | null;
  }[];
};

/** A product, published or not, in one statement; `lock` keeps it for this transaction. */
export async function findStaffProduct(db: Queryable, id: string): Promise<StaffProductRow | undefined> {
  const found = await sql<StaffProductRow>`
    select p.id, p.slug, p.brand, p.texts, p.published, p.show_slide_image, p.show_favorite, p.show_cart, p.template, p.created_at,
      (select coalesce(json_agg(json_build_object('key', o.key, 'texts', o.texts, 'choices', o.choices) order by o.position), '[]') from product_option o where o.product_id = p.id) as options,
      (select coalesce(json_agg(${pictureOf} order by pm.position), '[]') from product_media pm join media m on m.id = pm.media_id where pm.product_id = p.id) as pictures,
      (select coalesce(json_agg(json_build_object('id', v.id, 'sku', v.sku, 'options', v.options, 'price', v.price_amount, 'linePrice', v.line_price_amount,
          'prices', (select coalesce(json_agg(json_build_object('currency', own.currency, 'amount', own.price_amount, 'linePrice', own.line_price_amount) order by own.currency), '[]')
            from variant_price own where own.variant_id = v.id),
          'onHand', coalesce(level.on_hand, 0), 'reserved', coalesce(level.reserved, 0), 'policy', coalesce(level.policy, 'deny'), 'tracked', coalesce(level.tracked, true),
          'weightGrams', v.weight_grams, 'barcode', v.barcode) order by v.position, v.id), '[]')
        from variant v left join stock_level level on level.variant_id = v.id where v.product_id = p.id) as variants
    from product p where p.id = ${id}`.execute(tables(db));
  return found.rows[0];
}

/** Keeps a product for this transaction; its variants' levels are locked by the stock itself. */
export async function lockProduct(tx: Tx, id: string): Promise<boolean> {
  const found = await tables(tx).selectFrom('product').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return found !== undefined;
}

type ProductChange = Pick<StaffProductInput, 'slug' | 'texts' | 'brand' | 'published' | 'showSlideImage' | 'showFavorite' | 'showCart' | 'template'>;

export async function updateProductRow(tx: Tx, id: string, change: ProductChange, now: Date): Promise<void> {
  const { slug, texts, brand, published, showSlideImage, showFavorite, showCart, template } = change;
  await tables(tx)
    .updateTable('product')
    .set((of) => ({
      slug,
      brand,
      published,
      showSlideImage,
      showFavorite,
      showCart,
      template,
      texts: jsonb(texts),
      version: of('version', '+', 1),
      updatedAt: now,
    }))
    .where('id', '=', id)
    .execute();
}

/** What is kept of a variant in its own row. */
export type VariantChange = { id: string; price: number; linePrice: number | null; weightGrams: number; barcode: string | null };

export async function updateVariantRows(tx: Tx, rows: readonly VariantChange[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  await sql`update variant v set price_amount = row.price, line_price_amount = row."linePrice", weight_grams = row."weightGrams", barcode = row.barcode, updated_at = ${now}
    from jsonb_to_recordset(${jsonb(rows)}) as row (id uuid, price bigint, "linePrice" bigint, "weightGrams" int, barcode text) where v.id = row.id`.execute(
    tables(tx),
  );
}

/** Drops the prices of their own of these variants, but those named. */
export async function keepOnlyPrices(tx: Tx, variantIds: readonly string[], kept: readonly { variantId: string; currency: string }[]): Promise<void> {
  if (variantIds.length === 0) return;
  await sql`delete from variant_price own where own.variant_id = any(${[...variantIds]}::uuid[])
    and not exists (select 1 from jsonb_to_recordset(${jsonb(kept)}) as row ("variantId" uuid, currency text) where row."variantId" = own.variant_id and row.currency = own.currency)`.execute(
    tables(tx),
  );
}
