/** The products that match a query, in SQL: `from … where …`. */
import { sql, type RawBuilder } from 'kysely';
import { exponentOf } from '#kit/pure/amount.ts';
import { baseBounds, isConverted } from './base-prices.ts';
import { chosenKeys, type CurrencyPricing, type ProductQuery } from './catalog-search.ts';

type Fragment = RawBuilder<unknown>;

/** What is searched for, as queries of words. */
export type TextQuery = {
  /** What was typed, folded. */
  text: string;
  /** Which products match; empty where only a SKU or barcode can. */
  query: string;
  /** By what they are ranked. */
  rank: string;
  /** Words that count once more where a product has them as they were typed; may be empty. */
  wholeWords: string;
  /** A SKU or barcode in the letters that were typed; null once words were replaced. */
  code: string | null;
  /** Where `query` accepts some of several words: the search for all of them, which goes before. */
  whole?: TextQuery;
};

/** A query whose text has been read. `need` joins the currency's own prices, or stock, even where nothing chosen asks for them. */
export type Matching = ProductQuery & { words: TextQuery | null; need?: { prices: boolean; stock: boolean } };

/** `from … where …` of the products that match. */
export function matchesBody(query: Matching): Fragment {
  const conditions = productConditions(query);
  const variant = variantConditions(query);
  if (variant.length > 0)
    conditions.push(sql`exists (select 1 from variant v ${variantJoins(query)} where v.product_id = p.id and ${sql.join(variant, sql` and `)})`);
  return sql`from product p ${scopeJoins(query)} where ${sql.join(conditions, sql` and `)}`;
}

/** `from … where …` of the variants for the sake of which the products of a table `matched` match. */
export function variantsBody(query: Matching, matched: Fragment): Fragment {
  const conditions = variantConditions(query);
  return sql`from ${matched} m join variant v on v.product_id = m.id ${variantJoins(query)} ${conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``}`;
}

/** The ids of products with what was typed as a SKU or barcode. */
export const productsWithCode = (code: string) =>
  sql`array(select product_id from variant where lower(sku) = lower(${code}) union all select product_id from variant where barcode = ${code} limit 20)`;

function scopeJoins({ scope }: Matching): Fragment {
  const joins: Fragment[] = [];
  if (scope.categoryId) joins.push(sql`join product_category pc on pc.product_id = p.id and pc.category_id = ${scope.categoryId}`);
  if (scope.tagId) joins.push(sql`join product_tag pt on pt.product_id = p.id and pt.tag_id = ${scope.tagId}`);
  if (scope.collectionId) joins.push(sql`join product_collection pl on pl.product_id = p.id and pl.collection_id = ${scope.collectionId}`);
  if (scope.promotionId) joins.push(sql`join promotion_product pp on pp.product_id = p.id and pp.promotion_id = ${scope.promotionId}`);
  return sql`${sql.join(joins, sql` `)}`;
}

function productConditions({ brand, chosen, words }: Matching): Fragment[] {
  const conditions: Fragment[] = [sql`p.published`];
  if (brand !== null) conditions.push(sql`p.brand_key = ${brand} and p.brand_key <> ''`);
  if (chosen.brands !== undefined) conditions.push(sql`p.brand_key = any(${chosen.brands}::text[]) and p.brand_key <> ''`);
  if (chosen.tags !== undefined)
    conditions.push(
      sql`p.id in (select tagged.product_id from product_tag tagged join tag on tag.id = tagged.tag_id where tag.slug = any(${chosen.tags}::text[]))`,
    );
  if (chosen.rating !== undefined) conditions.push(sql`p.rating >= ${chosen.rating * 100}`);
  if (words) {
    const byWords = words.query === '' ? sql`false` : sql`p.search_terms @@ ${words.query}::tsquery`;
    conditions.push(words.code === null ? byWords : sql`(${byWords} or p.id = any(${productsWithCode(words.code)}))`);
  }
  return conditions;
}

/** What one and the same variant must meet. */
function variantConditions({ chosen, pricing }: Matching): Fragment[] {
  const conditions: Fragment[] = [];
  const options = Object.entries(chosen.options);
  // What has one value is asked in one go: the index then finds the few variants that have all of it.
  const single = Object.fromEntries(options.flatMap(([key, values]) => (values.length === 1 ? [[key, values[0]!]] : [])));
  if (Object.keys(single).length > 0) conditions.push(sql`v.options @> ${JSON.stringify(single)}::jsonb`);
  for (const [key, values] of options.filter(([, given]) => given.length > 1)) {
    const anyOf = values.map((value) => sql`v.options @> ${JSON.stringify({ [key]: value })}::jsonb`);
    conditions.push(sql`(${sql.join(anyOf, sql` or `)})`);
  }
  const { min, max } = isConverted(pricing) ? baseBounds(pricing, chosen) : { min: chosen.minPrice, max: chosen.maxPrice };
  const price = variantPrice(pricing);
  if (min !== undefined) conditions.push(sql`${price} >= ${min}::bigint`);
  if (max !== undefined) conditions.push(sql`${price} <= ${max}::bigint`);
  if (chosen.inStock) conditions.push(isAvailable);
  return conditions;
}

const isAvailable = sql`(level.policy = 'continue' or not level.tracked or level.on_hand > level.reserved)`;

/** The few variants that cannot be bought now, by the index `stock_level_sold_out`; every variant has a stock level. */
const soldOut = sql`(select variant_id from stock_level where policy = 'deny' and tracked and on_hand <= reserved)`;

/** Whether a variant can be bought now, in `variantsBody` with `need.stock`. */
export const canBeBought = ({ chosen }: Matching) => (chosen.inStock ? sql`true` : sql`sold_out.variant_id is null`);

function variantJoins({ chosen, pricing, need }: Matching): Fragment {
  const own = need?.prices || chosen.minPrice !== undefined || chosen.maxPrice !== undefined ? ownPriceJoin(pricing) : sql``;
  if (chosen.inStock) return sql`${own} join stock_level level on level.variant_id = v.id`;
  return sql`${own} ${need?.stock ? sql`left join ${soldOut} sold_out on sold_out.variant_id = v.id` : sql``}`;
}

/** Joins a variant's price of the currency's own, where there may be one. */
export const ownPriceJoin = (pricing: CurrencyPricing) =>
  isConverted(pricing) ? sql`` : sql`left join variant_price own on own.variant_id = v.id and own.currency = ${pricing.currency}`;

/** A variant's price: in the shop's own currency where all prices are converted from it, else in the one asked for. */
export function variantPrice(pricing: CurrencyPricing): Fragment {
  return isConverted(pricing) ? sql`v.price_amount` : sql`coalesce(own.price_amount, ${converted(sql`v.price_amount`, pricing)})`;
}

/** Exactly `convert` of the kit (`round` of numeric is half away from zero). */
function converted(column: Fragment, { currency, baseCurrency, rate, stepAmount }: CurrencyPricing): Fragment {
  const shift = exponentOf(currency) - exponentOf(baseCurrency);
  return sql`(round(${column} * ${rate}::numeric * power(10::numeric, ${shift}::int) / ${stepAmount}::int) * ${stepAmount}::int)::bigint`;
}

/** Whether nothing is chosen of a search: such statements are few, and take long to plan for what they do. */
export const isPlainSearch = ({ words, chosen }: Matching) => words !== null && chosenKeys(chosen).length === 0;
