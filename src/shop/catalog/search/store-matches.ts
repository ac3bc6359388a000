/** The products that match a query, in SQL: `from … where …`. */
import { sql, type RawBuilder } from 'kysely';
import { exponentOf } from '#kit/pure/amount.ts';
import { baseBounds, isConverted } from './base-prices.ts';
import { chosenKeys, isNarrowed, type CurrencyPricing, type ProductQuery } from './catalog-search.ts';

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

/** A query whose text has been read; `valueIds`: the brands and options that are chosen, by facet, as the database numbers them. */
export type Matching = ProductQuery & { words: TextQuery | null; valueIds: ReadonlyMap<string, readonly number[]> };

/** `from … where …` of the listings `l` of the products that match; with words, of the products `p` too. */
export function matchesBody(query: Matching): Fragment {
  return bodyOf(query, [...wordConditions(query), ...oneOfferMeets(query)]);
}

/** The same without asking that one and the same variant meets all of what each facet asks. */
export function candidatesBody(query: Matching): Fragment {
  return bodyOf(query, wordConditions(query));
}

/** `from … where …` of the products `p` that meet a condition and all that is asked but the words. */
export function wordsBody(query: Matching, condition: Fragment): Fragment {
  const isPlain = !isNarrowed({ ...query, search: null }) && Object.keys(query.scope).length === 0;
  return isPlain ? sql`from product p where p.published and ${condition}` : bodyOf(query, [condition, ...oneOfferMeets(query)]);
}

function bodyOf(query: Matching, more: readonly Fragment[]): Fragment {
  const conditions = [...productConditions(query), ...valueConditions(query), ...more];
  return sql`from product_listing l ${productJoins(query)} where ${sql.join(conditions, sql` and `)}`;
}

function oneOfferMeets(query: Matching): Fragment[] {
  if (!needsOneOffer(query)) return [];
  return [sql`exists (select 1 from unnest(l.offers) o ${offerJoin(query)} where ${sql.join(offerConditions(query), sql` and `)})`];
}

/** The ids of products with what was typed as a SKU or barcode. */
export const productsWithCode = (code: string) =>
  sql`array(select product_id from variant where lower(sku) = lower(${code}) union all select product_id from variant where barcode = ${code} limit 20)`;

function productJoins({ scope, words }: Matching): Fragment {
  const joins: Fragment[] = [];
  if (words) joins.push(sql`join product p on p.id = l.product_id`);
  if (scope.collectionId) joins.push(sql`join product_collection pl on pl.product_id = l.product_id and pl.collection_id = ${scope.collectionId}`);
  if (scope.promotionId) joins.push(sql`join promotion_product pp on pp.product_id = l.product_id and pp.promotion_id = ${scope.promotionId}`);
  return sql`${sql.join(joins, sql` `)}`;
}

function productConditions({ scope, brand, valueIds }: Matching): Fragment[] {
  const conditions: Fragment[] = [sql`l.published`];
  const lists = [scope.categoryId, scope.tagId].filter((id) => id !== undefined);
  if (lists.length > 0) conditions.push(sql`l.list_ids @> ${lists}::uuid[]`);
  if (brand !== null) conditions.push(hasAny(valueIds, pageBrand));
  return conditions;
}

function wordConditions({ words }: Matching): Fragment[] {
  if (!words) return [];
  const byWords = words.query === '' ? sql`false` : sql`p.search_terms @@ ${words.query}::tsquery`;
  return [words.code === null ? byWords : sql`(${byWords} or p.id = any(${productsWithCode(words.code)}))`];
}

/** What each chosen facet asks of a product by itself; that one variant meets all of it is `offerConditions`. */
function valueConditions({ chosen, valueIds }: Matching): Fragment[] {
  const { rating, inStock, tags } = chosen;
  return [
    ...chosenKeys(chosen).flatMap((facet) => (valueIds.has(facet) ? [hasAny(valueIds, facet)] : [])),
    ...(tags !== undefined
      ? [
          sql`l.value_ids && array(select known.id from tag join facet_value known on known.facet = 'tag' and known.value = tag.id::text where tag.slug = any(${tags}::text[]))`,
        ]
      : []),
    ...(rating !== undefined ? [sql`l.rating >= ${rating * 100}`] : []),
    ...(inStock ? [sql`l.available`] : []),
  ];
}

/** Where `valueIds` has the brand whose page this is. */
export const pageBrand = 'page brand';

const numbersOf = (valueIds: Matching['valueIds'], facet: string) => sql`${[...(valueIds.get(facet) ?? [])]}::int[]`;
const hasAny = (valueIds: Matching['valueIds'], facet: string) => sql`l.value_ids && ${numbersOf(valueIds, facet)}`;

/** What one and the same variant `o` must meet. */
export function offerConditions({ chosen, pricing, valueIds }: Matching): Fragment[] {
  const { min, max } = boundsOf({ chosen, pricing });
  const price = offerPrice(pricing);
  return [
    ...Object.keys(chosen.options).map((key) => sql`o.value_ids && ${numbersOf(valueIds, `opt.${key}`)}`),
    ...(min !== undefined ? [sql`${price} >= ${min}::bigint`] : []),
    ...(max !== undefined ? [sql`${price} <= ${max}::bigint`] : []),
    ...(chosen.inStock ? [sql`o.available`] : []),
  ];
}

/** Bounds of prices as offers are asked: of the shop's own currency where all prices are converted from it. */
const boundsOf = ({ chosen, pricing }: Pick<Matching, 'chosen' | 'pricing'>): { min?: number | undefined; max?: number | undefined } =>
  isConverted(pricing) ? baseBounds(pricing, chosen) : { min: chosen.minPrice, max: chosen.maxPrice };

/** A single option, or stock alone, is answered by the product's own columns. */
export const needsOneOffer = (query: Matching) =>
  offerConditions(query).length > 1 || query.chosen.minPrice !== undefined || query.chosen.maxPrice !== undefined;

/** Whether all variants of a listing `l` meet what is asked, so that its own columns tell all of them; false where that is not known. */
export function allOffersMeet({ chosen, pricing }: Matching): Fragment {
  if (Object.keys(chosen.options).length > 0 || !isConverted(pricing)) return sql`false`;
  const { min, max } = boundsOf({ chosen, pricing });
  const conditions = [
    ...(chosen.inStock ? [sql`l.all_available`] : []),
    ...(min !== undefined ? [sql`l.min_price >= ${min}::bigint`] : []),
    ...(max !== undefined ? [sql`l.max_price <= ${max}::bigint`] : []),
  ];
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;
}

/** Joins the price of the currency's own to an offer `o`, where there may be one. */
export const offerJoin = ({ pricing }: Pick<Matching, 'pricing'>) =>
  isConverted(pricing) ? sql`` : sql`left join variant_price own on own.variant_id = o.variant_id and own.currency = ${pricing.currency}`;

/** An offer's price: in the shop's own currency where all prices are converted from it, else in the one asked for. */
export const offerPrice = (pricing: CurrencyPricing): Fragment =>
  isConverted(pricing) ? sql`o.price_amount` : sql`coalesce(own.price_amount, ${converted(sql`o.price_amount`, pricing)})`;

/** Exactly `convert` of the kit (`round` of numeric is half away from zero). */
function converted(column: Fragment, { currency, baseCurrency, rate, stepAmount }: CurrencyPricing): Fragment {
  const shift = exponentOf(currency) - exponentOf(baseCurrency);
  return sql`(round(${column} * ${rate}::numeric * power(10::numeric, ${shift}::int) / ${stepAmount}::int) * ${stepAmount}::int)::bigint`;
}

/** Whether nothing is chosen of a search: such statements are few, and take long to plan for what they do. */
export const isPlainSearch = ({ words, chosen }: Matching) => words !== null && chosenKeys(chosen).length === 0;
