/** SQL of variants as carts see them. */
import { sql, type RawBuilder } from 'kysely';
import type { Texts } from '#kit/pure/languages.ts';
import { prepared, type Queryable } from '#kit/server/database.ts';
import type { StoredPicture } from '../../media/index.ts';
import { giftWrappingSku } from '../../settings/index.ts';
import { tables } from '../tables.ts';
import { offeredAhead, optionsOf, pictureJson, type StoredOption, type StoredVariantPrice } from './store.ts';

/** A variant with its product, as carts see it. */
export type StoredSellable = StoredVariantPrice & {
  listIds: string[];
  productId: string;
  slug: string;
  texts: Texts<'title' | 'slug'>;
  published: boolean;
  showCart: boolean;
  taxClass: string;
  taxable: boolean;
  requiresShipping: boolean;
  giftWrapping: boolean;
  weightGrams: number;
  productOptions: StoredOption[];
  hasOthers: boolean;
  picture: StoredPicture | null;
};

/** What carts see of the variants `v` that `which` names, published or not. */
export const selectSellables = (currency: string, which: RawBuilder<unknown>): RawBuilder<StoredSellable> => sql<StoredSellable>`
    select v.id, v.sku, v.options, v.price_amount as price, v.line_price_amount as line_price, own.price_amount as own_price, own.line_price_amount as own_line_price, null as lowest,
      coalesce(level.on_hand, 0) as on_hand, coalesce(level.reserved, 0) as reserved, coalesce(level.policy, 'deny') as policy, coalesce(level.tracked, true) as tracked,
      ${offeredAhead} as ahead, p.id as product_id, p.slug, p.published, p.show_cart, array(select category_id from product_category where product_id = p.id
        union all select tag_id from product_tag where product_id = p.id union all select collection_id from product_collection where product_id = p.id) as list_ids, p.tax_class, v.taxable, v.requires_shipping, v.weight_grams,
      coalesce(v.sku = ${giftWrappingSku} and p.archived_at is null, false) as gift_wrapping,
      (select jsonb_object_agg(key, jsonb_build_object('title', value -> 'title', 'slug', value -> 'slug')) from jsonb_each(p.texts)) as texts,
      ${optionsOf} as product_options, exists (select 1 from variant other where other.product_id = p.id and other.id <> v.id) as has_others,
      (select ${pictureJson('m')} from media m where m.id = coalesce(v.media_id, (select pm.media_id from product_media pm where pm.product_id = p.id order by pm.position limit 1))) as picture
    from variant v join product p on p.id = v.product_id
      left join stock_level level on level.variant_id = v.id
      left join variant_price own on own.variant_id = v.id and own.currency = ${currency}
    where ${which}`;

/** Variants by SKU and id, and those whose ids the query `besides` answers. */
export type WantedVariants = { skus: readonly string[]; variantIds: readonly string[]; besides?: RawBuilder<unknown> };

/**
 * They as a condition on `v`. Selected from the arrays, so that PostgreSQL expects as many whatever they hold and plans the statement once a connection:
 * planning it for each call took longer than running it.
 */
const isWanted = ({ skus, variantIds, besides }: WantedVariants): RawBuilder<unknown> => sql`
  (v.sku = any(array(select unnest(${[...skus]}::text[])))
    or v.id = any(array(select unnest(${[...variantIds]}::uuid[]) ${besides ? sql`union all ${besides}` : sql``})))`;

/** Variants by SKU or id, published or not, in one statement. */
export async function findSellableRows(db: Queryable, wanted: WantedVariants & { currency: string }): Promise<StoredSellable[]> {
  return prepared(db, selectWanted(wanted));
}

/** Variants of products that are sold online, in the order of the products and of their variants, in one statement. */
export async function findSellableRowsOf(
  db: Queryable,
  { productIds, currency }: { productIds: readonly string[]; currency: string },
): Promise<StoredSellable[]> {
  const ids = sql`${[...productIds]}::uuid[]`;
  const found = await sql<StoredSellable>`
    ${selectSellables(currency, sql`p.id = any(${ids}) and p.published and p.show_cart`)} order by array_position(${ids}, p.id), v.position, v.id`.execute(
    tables(db),
  );
  return found.rows;
}

/** The same as a query that another statement may join. */
export const selectWanted = ({ currency, ...wanted }: WantedVariants & { currency: string }): RawBuilder<StoredSellable> =>
  selectSellables(currency, isWanted(wanted));
