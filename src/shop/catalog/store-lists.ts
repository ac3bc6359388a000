import { sql, type RawBuilder } from 'kysely';
import { steady, type Reader } from '#kit/server/database.ts';
import { idBySlug } from '#kit/server/slugs.ts';
import type { ProductFilter } from './contract.ts';
import { findListItems, selectListItems } from './store.ts';
import { listBody, ownPriceJoin, planOf, variantPrice, type ListedItem, type ListQuestion, type PriceRule, type Scopes } from './store-list-body.ts';
import { rankedPage } from './store-ranked.ts';
import { tables } from './tables.ts';

type Fragment = RawBuilder<unknown>;

const wholeShop = '00000000-0000-0000-0000-000000000000';

/** Looks up the lists that a filter names, how many products the only one of them holds, and whether prices of the currency's own exist. */
export async function findScopes(reader: Reader, filter: ProductFilter, { currency, lang }: { currency: string; lang: string }): Promise<Scopes> {
  const idOf = (table: string, slug: string | undefined) =>
    slug === undefined
      ? sql`null::uuid`
      : sql`(select id from ${sql.table(table)} where id = ${idBySlug(table, { slug, lang })} ${table === 'collection' ? sql`and published` : sql``})`;
  const found = await sql<{
    categoryId: string | null;
    tagId: string | null;
    collectionId: string | null;
    promotionId: string | null;
    ownPrices: boolean;
    productCount: number | null;
    shopCount: number;
    exact: string[];
  }>`${steady}
    select scope.*, exists (select 1 from variant_price where currency = ${currency}) as own_prices,
      (select product_count from listing_count where scope_id = coalesce(scope.category_id, scope.tag_id, scope.collection_id, scope.promotion_id, ${wholeShop})) as product_count,
      (select product_count from listing_count where scope_id = ${wholeShop}) as shop_count,
      ${filter.q ? sql`(select coalesce(jsonb_agg(distinct product_id), '[]') from (select product_id from variant where lower(sku) = lower(${filter.q}) union all select product_id from variant where barcode = ${filter.q} limit 20) exact)` : sql`'[]'::jsonb`} as exact
    from (select ${idOf('category', filter.category)} as category_id, ${idOf('tag', filter.tag)} as tag_id, ${idOf('collection', filter.collection)} as collection_id,
      (select id from promotion where source = 'promotion' and active and listed and (slug = ${filter.promotion ?? null}
        or id in (select item_id from item_slug where kind = 'promotion' and lang = ${lang} and slug = ${filter.promotion ?? null} and current)) limit 1) as promotion_id) scope`.execute(
    tables(reader),
  );
  const row = found.rows[0]!;
  return {
    ...(filter.category !== undefined && { categoryId: row.categoryId }),
    ...(filter.tag !== undefined && { tagId: row.tagId }),
    ...(filter.collection !== undefined && { collectionId: row.collectionId }),
    ...(filter.promotion !== undefined && { promotionId: row.promotionId }),
    ownPrices: row.ownPrices,
    productCount: row.productCount,
    shopCount: row.shopCount,
    exact: row.exact,
  };
}

/**
 * One page of a list: of a search in one statement; of all others the ids in one that is planned for what is asked, which is little to plan, and
 * what is shown of them in one that a connection plans once. `few`: the products of the list, where it is known to have only these.
 */
export async function findListPage(reader: Reader, list: ListQuestion, few: readonly string[] | null = null): Promise<ListedItem[]> {
  const { filter, search, price } = list;
  const first = (filter.page - 1) * filter.size;
  if (!search) {
    const isIn = few ? sql`and p.id = any(${[...few]}::uuid[])` : sql``;
    const page = sql`select p.id ${listBody(list)} ${isIn} order by ${orderOf(list, few !== null || byMembers(list))} limit ${filter.size} offset ${first}`;
    const { rows } = await sql<{ id: string }>`${planOf(list, 'page')}${page}`.execute(tables(reader));
    const items = await findListItems(
      reader,
      rows.map(({ id }) => id),
      price.currency,
    );
    return items.map((item) => ({ ...item, whole: true }));
  }
  const whole = search.whole ? sql`p.search_terms @@ ${search.whole.query}::tsquery` : sql`true`;
  const ordered =
    filter.sort === 'relevance'
      ? rankedPage(list, search)
      : sql`select p.id, ${whole} as whole ${listBody(list)} order by ${search.whole ? sql`2 desc,` : sql``} ${orderOf(list, byMembers(list))}`;
  const wanted = sql`(select page.*, row_number() over () as place from (${ordered} limit ${filter.size} offset ${first}) page) wanted`;
  const found = await sql<ListedItem>`${planOf(list, 'page')}${selectListItems(wanted, price.currency, sql`wanted.whole,`)}`.execute(tables(reader));
  return found.rows;
}

/** Those of these products that are published, as list items in the order of the ids. */
export async function findPublishedItems(reader: Reader, ids: readonly string[], currency: string): Promise<ListedItem[]> {
  if (ids.length === 0) return [];
  const wanted = sql`(select listed.id, listed.place from unnest(${[...ids]}::uuid[]) with ordinality as listed (id, place)
    join product shown on shown.id = listed.id and shown.published) wanted`;
  const found = await sql<ListedItem>`${steady} ${selectListItems(wanted, currency, sql`true as whole,`)}`.execute(tables(reader));
  return found.rows;
}

/** How many products a list holds, counted up to one more than `most`. */
export async function countList(reader: Reader, list: ListQuestion, most: number): Promise<number> {
  const found = await sql<{
    total: number;
  }>`${planOf(list, 'counts')}select count(*) as total from (select 1 ${listBody(list)} limit ${most + 1}) member`.execute(tables(reader));
  return found.rows[0]!.total;
}

/** A list of less than this part of the shop is small. */
const smallPart = 50;

/**
 * Whether to begin with the members of a small list and sort them, instead of walking down the shop's order until enough
 * members have come by. The planner cannot know how members are spread over that order; this takes them for even, but does not trust it in a small part of a very large shop, where a walk is long.
 */
function byMembers({ filter, scopes }: ListQuestion): boolean {
  const count = scopes.productCount ?? 0;
  return count * count < filter.page * filter.size * scopes.shopCount || count * smallPart < scopes.shopCount;
}

function orderOf(list: ListQuestion, byMembers: boolean): Fragment {
  // An order by an expression has no index to walk down.
  const number = (column: Fragment) => (byMembers ? sql`(${column} + 0)` : column);
  const published = byMembers ? sql`(p.published_at + interval '0 s')` : sql`p.published_at`;
  const bySales = sql`${number(sql`p.sales_count`)} desc, p.id desc`;
  const { filter, scopes, price } = list;
  switch (filter.sort) {
    case 'newest':
      return sql`${published} desc, p.id desc`;
    case 'price':
      return sql`${number(listPrice(scopes, price))}, p.id`;
    case '-price':
      return sql`${number(listPrice(scopes, price))} desc, p.id desc`;
    case 'rating':
      return sql`${number(sql`p.rating`)} desc, p.id desc`;
    case 'relevance':
      return scopes.collectionId ? sql`pl.position, p.id` : bySales;
    case 'sales':
      return bySales;
  }
}

/** The product's lowest price: by its index where no price list of the currency's own can change the order. */
function listPrice(scopes: Scopes, price: PriceRule): Fragment {
  if (price.isBase || !scopes.ownPrices) return sql`p.price_amount`;
  return sql`(select min(${variantPrice(price)}) from variant v ${ownPriceJoin(price)} where v.product_id = p.id)`;
}
