/** The products that match a query, in SQL: `from … where …`. */
import { sql, type RawBuilder } from 'kysely';
import type { Choice, FacetKind } from '../facets/facet.ts';
import { facetKindOf } from '../facets/registry.ts';
import { isConverted } from './base-prices.ts';
import { isNarrowed, type ProductQuery } from './catalog-search.ts';
import { offerJoin } from './offer-price.ts';

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

/** A query whose text has been read; `valueIds`: the chosen values by facet, as the database numbers them. */
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
  const conditions = [...productConditions(query), ...facetConditions(query), ...more];
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
  if (brand !== null) conditions.push(sql`l.value_ids && ${[...(valueIds.get(pageBrand) ?? [])]}::int[]`);
  return conditions;
}

function wordConditions({ words }: Matching): Fragment[] {
  if (!words) return [];
  const byWords = words.query === '' ? sql`false` : sql`p.search_terms @@ ${words.query}::tsquery`;
  return [words.code === null ? byWords : sql`(${byWords} or p.id = any(${productsWithCode(words.code)}))`];
}

const choicesOf = ({ chosen, pricing, valueIds }: Matching): { kind: FacetKind; choice: Choice }[] =>
  Object.entries(chosen).map(([key, values]) => {
    const kind = facetKindOf(key);
    if (!kind) throw new Error(`no facet ${key}`);
    return { kind, choice: { key, values, ids: valueIds.get(key) ?? [], pricing } };
  });

/** What each chosen facet asks of a product by itself; that one variant meets all of it is `offerConditions`. */
function facetConditions(query: Matching): Fragment[] {
  return choicesOf(query).flatMap(({ kind, choice }) => kind.sql.onProduct?.(choice) ?? []);
}

/** Where `valueIds` has the brand whose page this is. */
export const pageBrand = 'page brand';

/** What one and the same variant `o` must meet. */
export function offerConditions(query: Matching): Fragment[] {
  return choicesOf(query).flatMap(({ kind, choice }) => kind.sql.onVariant?.(choice) ?? []);
}

/** A single option, or stock alone, is answered by the product's own columns. */
export const needsOneOffer = (query: Matching) => offerConditions(query).length > 1 || choicesOf(query).some(({ kind }) => kind.sql.needsVariants);

/** Whether all variants of a listing `l` meet what is asked, so that its own columns cover all of them; false where that is not known. */
export function allOffersMeet(query: Matching): Fragment {
  if (!isConverted(query.pricing)) return sql`false`;
  const asked = choicesOf(query).filter(({ kind }) => kind.sql.onVariant);
  const conditions = asked.map(({ kind, choice }) => kind.sql.onAllVariants?.(choice) ?? sql`false`);
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;
}

/** Whether nothing is chosen of a search: such statements are few, and take long to plan for what they do. */
export const isPlainSearch = ({ words, chosen }: Matching) => words !== null && Object.keys(chosen).length === 0;
