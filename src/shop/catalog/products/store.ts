import { sql, type RawBuilder } from 'kysely';
import { prepared, type Queryable } from '#kit/server/database.ts';
import type { FieldValues } from '#kit/pure/fields/field-values.ts';
import type { Texts } from '#kit/pure/languages.ts';
import { idBySlug } from '#kit/server/slugs.ts';
import { giftCardTaxClass } from '../../markets/contract.ts';
import type { Ahead } from '../../stock/contract.ts';
import type { StoredPicture } from '../../media/index.ts';
import type { StoredVideo } from '../../media/videos/index.ts';
import type { SizeGuideTable } from '../size-guides/store.ts';
import { tables } from '../tables.ts';

/** What is written of an option's value. */
export type StoredChoice = { key: string; swatch?: string; pictureId?: string; texts: Texts<'title'> };
/** An option as stored. */
export type StoredOption = { key: string; texts: Texts<'title'>; choices: StoredChoice[] };
/** What a variant is put together of: its own options and its product's. */
export type StoredNames = { id: string; options: Record<string, string>; texts: Texts<'title'>; productOptions: StoredOption[] };
/** A category, tag or collection as far as a link goes. */
export type StoredReference = { id: string; parentId?: string | null; slug: string; texts: Texts<'title' | 'slug'> };

/** Prices and stock of a variant, before currency. */
export type StoredVariantPrice = {
  id: string;
  sku: string;
  options: Record<string, string>;
  price: number;
  linePrice: number | null;
  ownPrice: number | null;
  ownLinePrice: number | null;
  /** The lowest price before the present one, of the kind that counts; null: it never had another, or is not reduced. */
  lowest: number | null;
  onHand: number;
  reserved: number;
  policy: 'deny' | 'continue';
  tracked: boolean;
  ahead: Ahead | null;
};

/** The same as lists need it, without names: there are many on a page, and names are most of the data. */
export type StoredListOffer = [
  sku: string,
  price: number,
  linePrice: number | null,
  ownPrice: number | null,
  ownLinePrice: number | null,
  lowest: number | null,
  onHand: number,
  reserved: number,
  policy: 'deny' | 'continue',
  tracked: boolean,
  ahead: Ahead | null,
];

/** A product with all that its page shows. */
export type StoredProduct = {
  id: string;
  slug: string;
  brand: string;
  productType: string;
  texts: Texts<'title' | 'summary' | 'description' | 'seoTitle' | 'seoDescription' | 'slug'>;
  specifications: { texts: Texts<'title' | 'value'> }[];
  fields: FieldValues;
  showSlideImage: boolean;
  showFavorite: boolean;
  showCart: boolean;
  taxClass: string;
  template: string | null;
  rating: number | null;
  reviewCount: number;
  publishedAt: Date;
  /** When it is withdrawn by the clock. */
  unpublishAt: Date | null;
  updatedAt: Date;
  options: StoredOption[];
  variants: (StoredVariantPrice & { mediaId: string | null; weightGrams: number; barcode: string | null })[];
  pictures: StoredPicture[];
  categories: (StoredReference & { sizeGuide: SizeGuideTable | null })[];
  sizeGuide: SizeGuideTable | null;
  /** Published products most often bought with this one. */
  partnerIds: string[];
  /** Promotions that name it or a list that holds it; null: no promotion is for it. */
  promotionIds: string[] | null;
  videos: StoredVideo[];
  tags: StoredReference[];
};

export const pictureJson = (row: string) => sql.raw(`stored_picture(${row})`);

/** How a variant with its stock `level` is sold ahead now, as JSON. */
export const offeredAhead = sql.raw(`case when level.ahead is not null and not level.ahead_ended then
  json_build_object('as', level.ahead, 'expectedOn', level.expected_on, 'limit', level.ahead_limit) end`);

/** The lowest price before the present one, where that is reduced. */
const lowestBefore = sql.raw(`case when coalesce(own.line_price_amount, v.line_price_amount) is not null
  then lowest_past_price(v.id, case when own.price_amount is null then '' else own.currency end) end`);

const offerJson = sql`json_build_object('id', v.id, 'sku', v.sku, 'options', v.options,
  'price', v.price_amount, 'linePrice', v.line_price_amount, 'ownPrice', own.price_amount, 'ownLinePrice', own.line_price_amount, 'lowest', ${lowestBefore},
  'onHand', coalesce(level.on_hand, 0), 'reserved', coalesce(level.reserved, 0), 'policy', coalesce(level.policy, 'deny'), 'tracked', coalesce(level.tracked, true), 'ahead', ${offeredAhead})`;

/** Whether a variant with its stock `level` can be bought. */
export const canBeHad = `(not coalesce(level.tracked, true) or level.policy = 'continue' or coalesce(level.on_hand > level.reserved, false))`;

export const optionsOf = sql`(select coalesce(json_agg(json_build_object('key', o.key, 'texts', o.texts, 'choices', o.choices) order by o.position), '[]')
  from product_option o where o.product_id = p.id)`;

const guideOf = (holder: 'p' | 'c') =>
  sql`(select json_build_object('texts', g.texts, 'columns', g.columns, 'rows', g.rows) from size_guide g where g.id = ${sql.ref(`${holder}.size_guide_id`)})`;

const mostPartners = 2;
const mostPromotions = 50;

// A gift card takes part in none (docs/rules/money.md, "Gift cards").
const promotionIdsOf = sql`case when p.tax_class <> ${giftCardTaxClass} then array(select promotion_id from promotion_product where product_id = p.id limit ${mostPromotions}) end`;

const productColumns = (
  currency: string,
) => sql` p.id, p.slug, p.brand, p.product_type, p.texts, p.specifications, p.fields, p.show_slide_image, p.show_favorite, p.show_cart, p.tax_class, p.template, p.unpublish_at,
      case when p.review_count > 0 then p.rating end as rating, p.review_count, p.published_at, p.updated_at,
      ${optionsOf} as options,
      (select coalesce(json_agg((${offerJson})::jsonb || jsonb_build_object('mediaId', v.media_id, 'weightGrams', v.weight_grams, 'barcode', v.barcode) order by v.position, v.id), '[]')
        from variant v left join stock_level level on level.variant_id = v.id left join variant_price own on own.variant_id = v.id and own.currency = ${currency}
        where v.product_id = p.id) as variants,
      (select coalesce(json_agg(${pictureJson('m')} order by pm.position), '[]') from product_media pm join media m on m.id = pm.media_id where pm.product_id = p.id) as pictures,
      (select coalesce(json_agg(json_build_object('id', c.id, 'parentId', c.parent_id, 'slug', c.slug, 'texts', c.texts, 'sizeGuide', ${guideOf('c')}) order by c.id), '[]')
        from product_category pc join category c on c.id = pc.category_id and c.published where pc.product_id = p.id) as categories,
      (select coalesce(json_agg(json_build_object('id', t.id, 'slug', t.slug, 'texts', t.texts) order by t.slug), '[]')
        from product_tag pt join tag t on t.id = pt.tag_id where pt.product_id = p.id) as tags,
      ${guideOf('p')} as size_guide,
      array(select pair.other_id from product_pair pair join product other on other.id = pair.other_id and other.published and other.show_cart
        where pair.product_id = p.id order by pair.order_count desc, pair.last_at desc, pair.other_id limit ${mostPartners}) as partner_ids,
      ${promotionIdsOf} as promotion_ids,
      (select coalesce(json_agg(json_build_object('id', film.id, 'mime', film.mime, 'texts', film.texts, 'poster', case when m.id is not null then ${pictureJson('m')} end) order by pv.position), '[]')
        from product_video pv join video film on film.id = pv.video_id left join media m on m.id = film.poster_id where pv.product_id = p.id) as videos`;

/** A published product by its slug, for a preview also another that is not archived, in one statement. */
export async function findProduct(
  db: Queryable,
  at: { slug: string; lang: string; preview?: boolean | undefined },
  currency: string,
): Promise<StoredProduct | undefined> {
  const rows = await prepared(
    db,
    sql<StoredProduct>`
    select ${productColumns(currency)} from product p where p.id = ${idBySlug('product', at)} and ${at.preview ? sql`p.archived_at is null` : sql`p.published`}`,
  );
  return rows[0];
}

/** The id of the published product at a place in the order of ids; null beyond the last. */
export async function findProductIdAt(db: Queryable, place: number): Promise<string | null> {
  const found = await sql<{ id: string }>`
    select product_id as id from product_listing where published order by product_id limit 1 offset ${place}`.execute(tables(db));
  return found.rows[0]?.id ?? null;
}

/** The published products from an id on, in the order of ids, in one statement; `end` is no longer among them. */
export async function findProductsFrom(
  db: Queryable,
  from: string,
  { end, limit, currency }: { end: string | null; limit: number; currency: string },
): Promise<StoredProduct[]> {
  const found = await sql<StoredProduct>`
    select ${productColumns(currency)} from product p
    where p.id >= ${from} ${end === null ? sql`` : sql`and p.id < ${end}`} and p.published order by p.id limit ${limit}`.execute(tables(db));
  return found.rows;
}

/** A value of an option with colours, and a variant that has it. */
export type StoredSwatch = [key: string, value: string, sku: string, picture: StoredPicture | null];

// Of variants with the same value one in stock, else the first.
const swatchesOf = sql`(select coalesce(json_agg(json_build_array(o.key, first.value, first.sku, case when m.id is not null then ${pictureJson('m')} end)), '[]')
  from product_option o cross join lateral (
    select distinct on (v.options ->> o.key) v.options ->> o.key as value, v.sku, v.media_id from variant v left join stock_level level on level.variant_id = v.id
    where v.product_id = p.id order by v.options ->> o.key, ${sql.raw(canBeHad)} desc, v.position, v.id) first
    left join media m on m.id = first.media_id
  where o.product_id = p.id and o.choices @? '$[*].swatch')`;

/** What a list shows of a product. */
export type StoredListItem = {
  id: string;
  slug: string;
  brand: string;
  texts: Texts<'title' | 'summary' | 'slug'>;
  rating: number | null;
  reviewCount: number;
  showFavorite: boolean;
  showCart: boolean;
  publishedAt: Date;
  options: StoredOption[];
  swatches: StoredSwatch[];
  offers: StoredListOffer[];
  pictures: StoredPicture[];
  /** Promotions that name it or a list that holds it; null: no promotion is for it. */
  promotionIds: string[] | null;
};

/** Products as list items; `wanted` is a table of that name with their ids, in the order of `place`. `more` are further columns. */
export const selectListItems = (wanted: RawBuilder<unknown>, currency: string, more = sql``) => sql`
    select p.id, p.slug, p.brand, case when p.review_count > 0 then p.rating end as rating, p.review_count, p.show_favorite, p.show_cart, p.published_at, ${more}
      (select jsonb_object_agg(key, jsonb_build_object('title', value -> 'title', 'summary', value -> 'summary', 'slug', value -> 'slug')) from jsonb_each(p.texts)) as texts,
      ${optionsOf} as options, ${swatchesOf} as swatches,
      (select coalesce(json_agg(json_build_array(v.sku, v.price_amount, v.line_price_amount, own.price_amount, own.line_price_amount, ${lowestBefore},
          coalesce(level.on_hand, 0), coalesce(level.reserved, 0), coalesce(level.policy, 'deny'), coalesce(level.tracked, true), ${offeredAhead}) order by v.position, v.id), '[]')
        from variant v left join stock_level level on level.variant_id = v.id left join variant_price own on own.variant_id = v.id and own.currency = ${currency}
        where v.product_id = p.id) as offers,
      (select coalesce(json_agg(first.picture order by first.position), '[]') from (
        select ${pictureJson('m')} as picture, pm.position from product_media pm join media m on m.id = pm.media_id where pm.product_id = p.id order by pm.position limit 2) first) as pictures,
      ${promotionIdsOf} as promotion_ids
    from ${wanted} join product p on p.id = wanted.id
    order by wanted.place`;

/** Products by id, in the order of the ids, in one statement. `more` are further columns. */
export async function findListItems<More>(
  db: Queryable,
  ids: readonly string[],
  currency: string,
  more?: RawBuilder<More>,
): Promise<(StoredListItem & More)[]> {
  if (ids.length === 0) return [];
  const wanted = sql`unnest(${[...ids]}::uuid[]) with ordinality as wanted (id, place)`;
  return prepared(db, sql<StoredListItem & More>`${selectListItems(wanted, currency, more)}`);
}

/** What variants are called, by language. */
export async function findNameRows(db: Queryable, variantIds: readonly string[]): Promise<StoredNames[]> {
  const { rows } = await sql<StoredNames>`
    select v.id, v.options, p.texts, ${optionsOf} as product_options from variant v join product p on p.id = v.product_id
    where v.id = any(${[...variantIds]}::uuid[])`.execute(tables(db));
  return rows;
}

/** Whether the shop has no product at all, published or not. */
export async function catalogIsEmpty(db: Queryable): Promise<boolean> {
  return (await tables(db).selectFrom('product').select('id').limit(1).execute()).length === 0;
}
