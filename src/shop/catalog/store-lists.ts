import { sql, type RawBuilder } from 'kysely';
import { steady, type Reader } from '#kit/server/database.ts';
import { idBySlug } from '#kit/server/slugs.ts';
import type { ProductFilter } from './contract.ts';
import { findListItems, selectListItems, type StoredListItem } from './store.ts';
import { rankedPage } from './store-ranked.ts';
import { tables } from './tables.ts';
import type { WordQuery } from './word-facts.ts';

type Fragment = RawBuilder<unknown>;

/** How base prices become prices of a currency, for SQL: exactly `convert` of the kit (`round` of numeric is half away from zero). */
export type PriceRule = { currency: string; isBase: boolean; rate: string; exponentShift: number; stepAmount: number };

/** The lists that a filter names, as ids; null for one that does not exist. */
export type Scopes = {
  categoryId?: string | null;
  tagId?: string | null;
  collectionId?: string | null;
  promotionId?: string | null;
  ownPrices: boolean;
  productCount: number | null;
  shopCount: number;
  /** Products with what is searched for as a SKU or barcode. */
  exact: string[];
};

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

/** A product of a page; `whole` says of a search that accepts some of its words that this one holds all of them. */
export type ListedItem = StoredListItem & { whole: boolean };

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
    const { rows } = await sql<{ id: string }>`${page}`.execute(tables(reader));
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
  const found = await sql<ListedItem>`${planOf(list)}${selectListItems(wanted, price.currency, sql`wanted.whole,`)}`.execute(tables(reader));
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

/** Statements of a search from which nothing is chosen are few, and take long to plan for what they do: they are planned once per connection. */
export function planOf({ filter, search, price }: ListQuestion): Fragment {
  const isChosen = offerConditions(filter, price).length > 0 || filter.brands !== undefined || filter.tags !== undefined || filter.rating !== undefined;
  return search && !isChosen ? steady : sql``;
}

/** How many products a list holds, counted up to one more than `most`. */
export async function countList(reader: Reader, list: ListQuestion, most: number): Promise<number> {
  const found = await sql<{ total: number }>`select count(*) as total from (select 1 ${listBody(list)} limit ${most + 1}) member`.execute(tables(reader));
  return found.rows[0]!.total;
}

/** What is searched for, as queries of words: which products are meant, and by what they are ranked. `text` is what was typed, folded; `exact` are products with that SKU or barcode. */
export type ListSearch = {
  text: string;
  query: string;
  rank: string;
  /** Words that count once more where a product has them as they were typed; may be empty. */
  wholeWords: string;
  exact: readonly string[];
  /** The same as `query`, for finding in memory. */
  words: WordQuery;
  /** Where `query` accepts some of several words: the search for all of them, which goes before. */
  whole?: ListSearch;
};

/** A list's filter with everything that was looked up for it. */
export type ListQuestion = {
  filter: ProductFilter;
  scopes: Scopes;
  price: PriceRule;
  search: ListSearch | null;
  lang: string;
  /** Joins the currency's own prices, or stock, even where no filter asks for them. */
  need?: { prices: boolean; stock: boolean };
};

/** `from … where …` of a list. */
export function listBody(list: ListQuestion): Fragment {
  const offer = offerConditions(list.filter, list.price);
  const conditions = productConditions(list);
  if (offer.length > 0) conditions.push(sql`exists (select 1 from variant v ${offerJoins(list)} where v.product_id = p.id and ${sql.join(offer, sql` and `)})`);
  return sql`from product p ${scopeJoins(list)} where ${sql.join(conditions, sql` and `)}`;
}

/** `from … where …` of the variants for the sake of which products are in a list: those that fulfil what is asked of variants. `most`: of so many products at most. */
export function offersBody(list: ListQuestion, most: number | null): Fragment {
  const offer = offerConditions(list.filter, list.price);
  if (most === null) {
    const conditions = [...productConditions(list), ...offer];
    return sql`from product p ${scopeJoins(list)} join variant v on v.product_id = p.id ${offerJoins(list)} where ${sql.join(conditions, sql` and `)}`;
  }
  const some = sql`(select p.id, p.brand, p.brand_key, p.rating ${listBody(list)} limit ${most})`;
  return sql`from ${some} p join variant v on v.product_id = p.id ${offerJoins(list)} ${offer.length > 0 ? sql`where ${sql.join(offer, sql` and `)}` : sql``}`;
}

function scopeJoins({ scopes }: ListQuestion): Fragment {
  const joins: Fragment[] = [];
  if (scopes.categoryId) joins.push(sql`join product_category pc on pc.product_id = p.id and pc.category_id = ${scopes.categoryId}`);
  if (scopes.tagId) joins.push(sql`join product_tag pt on pt.product_id = p.id and pt.tag_id = ${scopes.tagId}`);
  if (scopes.collectionId) joins.push(sql`join product_collection pl on pl.product_id = p.id and pl.collection_id = ${scopes.collectionId}`);
  if (scopes.promotionId) joins.push(sql`join promotion_product pp on pp.product_id = p.id and pp.promotion_id = ${scopes.promotionId}`);
  return sql`${sql.join(joins, sql` `)}`;
}

function productConditions({ filter, search }: ListQuestion): Fragment[] {
  const conditions: Fragment[] = [sql`p.published`];
  if (filter.brand !== undefined) conditions.push(sql`p.brand_key = ${filter.brand} and p.brand_key <> ''`);
  if (filter.brands !== undefined) conditions.push(sql`p.brand_key = any(${filter.brands}::text[]) and p.brand_key <> ''`);
  if (filter.tags !== undefined)
    conditions.push(
      sql`p.id in (select chosen.product_id from product_tag chosen join tag on tag.id = chosen.tag_id where tag.slug = any(${filter.tags}::text[]))`,
    );
  if (filter.rating !== undefined) conditions.push(sql`p.rating >= ${filter.rating * 100}`);
  if (search) {
    const byWords = search.query === '' ? sql`false` : sql`p.search_terms @@ ${search.query}::tsquery`;
    conditions.push(search.exact.length > 0 ? sql`(${byWords} or p.id = any(${[...search.exact]}::uuid[]))` : byWords);
  }
  return conditions;
}

/** What one and the same variant must fulfil. */
function offerConditions(filter: ProductFilter, price: PriceRule): Fragment[] {
  const conditions: Fragment[] = [];
  const chosen = Object.entries(filter.options);
  // What has one value is asked in one go: the index then finds the few variants that have all of it.
  const single = Object.fromEntries(chosen.flatMap(([key, values]) => (values.length === 1 ? [[key, values[0]!]] : [])));
  if (Object.keys(single).length > 0) conditions.push(sql`v.options @> ${JSON.stringify(single)}::jsonb`);
  for (const [key, values] of chosen.filter(([, given]) => given.length > 1)) {
    const anyOf = values.map((value) => sql`v.options @> ${JSON.stringify({ [key]: value })}::jsonb`);
    conditions.push(sql`(${sql.join(anyOf, sql` or `)})`);
  }
  if (filter.minPrice !== undefined) conditions.push(sql`${variantPrice(price)} >= ${filter.minPrice}::bigint`);
  if (filter.maxPrice !== undefined) conditions.push(sql`${variantPrice(price)} <= ${filter.maxPrice}::bigint`);
  if (filter.inStock) conditions.push(isAvailable);
  return conditions;
}

/** Whether a variant can be bought now; joins of `offersBody` with `need.stock` know `level`. */
export const isAvailable = sql`(level.policy = 'continue' or not level.tracked or level.on_hand > level.reserved)`;

function offerJoins({ filter, price, need }: ListQuestion): Fragment {
  const own = need?.prices || filter.minPrice !== undefined || filter.maxPrice !== undefined ? ownPriceJoin(price) : sql``;
  const stock = filter.inStock ? sql`join` : need?.stock ? sql`left join` : null;
  return sql`${own} ${stock ? sql`${stock} stock_level level on level.variant_id = v.id` : sql``}`;
}

/** Joins a variant's price of the currency's own, where the currency is not the base. */
export const ownPriceJoin = (price: PriceRule) =>
  price.isBase ? sql`` : sql`left join variant_price own on own.variant_id = v.id and own.currency = ${price.currency}`;

/** A variant's price in the currency. */
export function variantPrice(price: PriceRule): Fragment {
  return price.isBase ? sql`v.price_amount` : sql`coalesce(own.price_amount, ${converted(sql`v.price_amount`, price)})`;
}

function converted(column: Fragment, { rate, exponentShift, stepAmount }: PriceRule): Fragment {
  return sql`(round(${column} * ${rate}::numeric * power(10::numeric, ${exponentShift}::int) / ${stepAmount}::int) * ${stepAmount}::int)::bigint`;
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
