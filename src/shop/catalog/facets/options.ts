/** Options of variants: `opt.colour=moss`. Every option of a product is a facet. */
import { sql } from 'kysely';
import { z } from 'zod';
import { textIn } from '#kit/pure/languages.ts';
import { catalogLimits } from '../contract.ts';
import { noOption } from '../rules.ts';
import { compareSizes, sizeOf } from '../lists/size-order.ts';
import type { FacetCount } from '../search/catalog-search.ts';
import { hasAny, type CountedFacet, type CountedTables, type FacetKind, type FacetValue, type Fragment, type ValuesView } from './facet.ts';
import { byTitle, lostValue, titleIn, valueOf } from './facet-values.ts';
import { valueKey } from './parameters.ts';

const prefix = 'opt.';
const mostValues = 500;
/** Products among which the names of chosen values are looked for. */
const mostNamed = 200;

export const optionFacets: FacetKind = {
  key: prefix,
  parameter: z
    .union([valueKey, z.array(valueKey).max(catalogLimits.choices)])
    .transform((given) => [given].flat())
    .describe('values of options of variants, such as `opt.colour`'),
  title: (counts, { lang, key }) => textIn(counts.find((count) => count.facetTitle)?.facetTitle, 'title', lang) || key.slice(prefix.length),
  values: valuesInOrder,
  control: 'anyOf',
  sql: {
    valuesOf: 'variant',
    isNumbered: true,
    onProduct: hasAny,
    onVariant: ({ ids }) => [sql`o.value_ids && ${[...ids]}::int[]`],
    counts: countsInShop,
  },
};

const byKey = (a: FacetValue, b: FacetValue) => (a.value < b.value ? -1 : 1);

// What a product without options has is none.
const isPlaceholder = (count: FacetCount) => count.facet === `${prefix}${noOption.key}` && count.value === noOption.value;

/** Sizes stand in their order; other values in the merchant's where one order holds all of them: each product may have its own, as of colours. */
function valuesInOrder(counts: readonly FacetCount[], { chosen, lang }: ValuesView): FacetValue[] {
  const rows = counts.filter((count) => !isPlaceholder(count));
  const size = (title: FacetCount['title'], value: string) => sizeOf(titleIn(title, 'en') || value);
  const found = rows.map((row) => ({ ...valueOf(row, lang), position: row.position, size: size(row.title, row.value) }));
  const gone = chosen.filter((value) => !rows.some((row) => row.value === value));
  const lost = gone.map((value) => ({ ...lostValue(value), position: Infinity, size: size(null, value) }));
  // Beside sizes, whose order is that of no language, what is none stands by its key.
  const hasSizes = [...found, ...lost].some(({ size }) => size !== null);
  const byName = hasSizes ? byKey : byTitle(lang);
  const isOneOrder = rows.every((row) => row.swatch === null) && new Set(rows.map((row) => row.position)).size === rows.length;
  return [...found, ...lost]
    .toSorted((a, b) => compareSizes(a.size, b.size) || (isOneOrder && !a.size ? a.position - b.position : 0) || byName(a, b))
    .map(({ position: _position, size: _size, ...value }) => value);
}

/** What an option's key is called in the whole shop; the index `product_option_title` is in this order. */
const optionTitle = (key: Fragment): Fragment =>
  sql`(select titled.texts from product_option titled where titled.key = ${key} order by jsonb_array_length(jsonb_path_query_array(titled.texts, '$.*')) desc, left(titled.texts::text, 200) limit 1)`;

/** Products per option value; those that are chosen also where nothing is left of them, if some product has their names. */
function countsInShop({ matched, counted }: CountedTables, { facet, values }: CountedFacet): Fragment {
  const key = facet?.slice(prefix.length);
  const lost = sql`union all select ${key}, asked.value, 0, holder.product_id
    from unnest(${[...values]}::text[]) asked (value) join lateral (
      select near.product_id from (select o.product_id, o.choices from product_option o where o.key = ${key} limit ${mostNamed}) near
      where near.choices @> jsonb_build_array(jsonb_build_object('key', asked.value)) limit 1) holder on true
    where not exists (select 1 from ranked where ranked.value = asked.value)`;
  return sql`(
    with ranked as materialized (select substr(facet, 5) as key, value, count, example from ${counted} where facet like 'opt.%' order by facet, count desc, value limit ${mostValues}),
      named as (select key, value, count, (select id from ${matched} m where m.n = example) as product_id from ranked ${key === undefined ? sql`` : lost})
    select coalesce(jsonb_agg(jsonb_build_object('facet', ${prefix}::text || named.key, 'value', named.value, 'count', named.count, 'facetTitle', ${optionTitle(sql`named.key`)},
      'title', choice.value -> 'texts', 'swatch', choice.value -> 'swatch', 'position', coalesce(choice.position, 0)) order by named.key, choice.position, named.value), '[]')
    from named left join product_option o on o.product_id = named.product_id and o.key = named.key
      left join lateral (select value, position from jsonb_array_elements(o.choices) with ordinality choice (value, position) where value ->> 'key' = named.value limit 1) choice on true)`;
}
