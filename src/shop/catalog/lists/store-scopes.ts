import { sql } from 'kysely';
import { prepared, type Queryable } from '#kit/server/database.ts';
import { idBySlug } from '#kit/server/slugs.ts';
import type { ProductFilter } from '../contract.ts';
import type { ListScope } from '../search/catalog-search.ts';

/** The lists that a filter names, by id; how many products the one of them holds (null: no list, or one that is empty) and the shop (0: not known); whether prices of the currency's own exist. */
export type Scopes = { ids: ListScope; hasOwnPrices: boolean; listSize: number | null; shopSize: number };

const wholeShop = '00000000-0000-0000-0000-000000000000';

/** Looks up the lists that a filter names, in one statement; null where one of them does not exist. */
export async function findScopes(
  db: Queryable,
  filter: ProductFilter,
  { currency, lang, preview }: { currency: string; lang: string; preview?: boolean | undefined },
): Promise<Scopes | null> {
  const { category, tag, collection, promotion } = filter;
  const idOf = (table: string, slug: string | undefined) =>
    slug === undefined
      ? sql`null::uuid`
      : sql`(select id from ${sql.table(table)} where id = ${idBySlug(table, { slug, lang })} ${table === 'tag' || preview ? sql`` : sql`and published`})`;
  const rows = await prepared(
    db,
    sql<{
      categoryId: string | null;
      tagId: string | null;
      collectionId: string | null;
      promotionId: string | null;
      ownPrices: boolean;
      productCount: number | null;
      shopCount: number;
    }>`
    select scope.*, exists (select 1 from variant_price where currency = ${currency}) as own_prices,
      (select product_count from listing_count where scope_id = coalesce(scope.category_id, scope.tag_id, scope.collection_id, scope.promotion_id, ${wholeShop})) as product_count,
      (select product_count from listing_count where scope_id = ${wholeShop}) as shop_count
    from (select ${idOf('category', category)} as category_id, ${idOf('tag', tag)} as tag_id, ${idOf('collection', collection)} as collection_id,
      (select id from promotion where source = 'promotion' and active and listed and (slug = ${promotion ?? null}
        or id in (select item_id from item_slug where kind = 'promotion' and lang = ${lang} and slug = ${promotion ?? null} and current)) limit 1) as promotion_id) scope`,
  );
  const row = rows[0]!;
  const isMissing = (asked: string | undefined, id: string | null) => asked !== undefined && id === null;
  if (isMissing(category, row.categoryId) || isMissing(tag, row.tagId) || isMissing(collection, row.collectionId) || isMissing(promotion, row.promotionId))
    return null;
  return {
    ids: {
      ...(row.categoryId !== null && { categoryId: row.categoryId }),
      ...(row.tagId !== null && { tagId: row.tagId }),
      ...(row.collectionId !== null && { collectionId: row.collectionId }),
      ...(row.promotionId !== null && { promotionId: row.promotionId }),
    },
    hasOwnPrices: row.ownPrices,
    listSize: row.productCount,
    shopSize: row.shopCount,
  };
}
