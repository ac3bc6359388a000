/** What makes a list of products in SQL: the question, and `from … where …`. */
import { sql, type RawBuilder } from 'kysely';
import { atMostMs, steady } from '#kit/server/database.ts';
import { catalogLimits, type ProductFilter } from './contract.ts';
import type { StoredListItem } from './store.ts';
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

/** A product of a page; `whole` says of a search that accepts some of its words that this one holds all of them. */
export type ListedItem = StoredListItem & { whole: boolean };

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

/** How a statement begins. What is looked for in a large shop has a limit of time. Statements of a search from which nothing is chosen are few, and take long to plan for what they do: they are planned once per connection. */
export function planOf({ filter, search, price, scopes }: ListQuestion, work: keyof typeof listMs): Fragment {
  const isChosen = offerConditions(filter, price).length > 0 || filter.brands !== undefined || filter.tags !== undefined || filter.rating !== undefined;
  return sql`${search && !isChosen ? steady : sql``}${scopes.shopCount > catalogLimits.counted ? atMostMs(listMs[work]) : sql``}`;
}

/** Of a large shop whose facts are not in memory: how long finding a page may take, and counting beside it. */
const listMs = { page: 3_000, counts: 1_000 };
