/**
 * Specifications of products: `spec.material=oak`. A merchant's own facts; no code knows their names. A specification with a `key` and a `value` is one to
 * filter by, and a facet of every list where the setting `search.specificationFacets` names its key.
 */
import { sql } from 'kysely';
import { z } from 'zod';
import { textIn, type Texts } from '#kit/pure/languages.ts';
import { catalogLimits } from '../contract.ts';
import type { FacetCount } from '../search/catalog-search.ts';
import { hasAny, type CountedFacet, type CountedTables, type FacetKind, type Fragment } from './facet.ts';
import { byTitle, choicesOf } from './facet-values.ts';
import { valueKey } from './parameters.ts';

const prefix = 'spec.';
const mostValues = 500;

export const specificationFacets: FacetKind = {
  key: prefix,
  parameter: z
    .union([valueKey, z.array(valueKey).max(catalogLimits.choices)])
    .transform((given) => [given].flat())
    .describe('values of specifications of products, such as `spec.material`'),
  isOffered: (key, { specifications }) => specifications.includes(key.slice(prefix.length)),
  title: (counts, { lang, key }) => textIn(counts.find((count) => count.facetTitle)?.facetTitle, 'title', lang) || key.slice(prefix.length),
  values: (counts, view) => choicesOf(counts, view).toSorted(byTitle(view.lang)),
  control: 'anyOf',
  sql: { valuesOf: 'product', isNumbered: true, onProduct: hasAny, counts: countsInShop, toCount },
};

/** Products per value, as one product of them calls it; chosen values also where nothing is left of them. */
function countsInShop({ matched, counted }: CountedTables, { facet, values, specifications }: CountedFacet): Fragment {
  const keys = facet === null ? specifications.map((key) => prefix + key) : [facet];
  if (keys.length === 0) return sql`'[]'::jsonb`;
  const lost = sql`union all select known.facet, known.value, 0, holder.product_id
    from facet_value known join lateral (select l.product_id from product_listing l where l.published and l.value_ids @> array[known.id] limit 1) holder on true
    where known.facet = ${facet} and known.value = any(${[...values]}::text[]) and not exists (select 1 from ranked where ranked.value = known.value)`;
  return sql`(
    with ranked as materialized (select facet, value, count, example from ${counted} where facet = any(${keys}::text[]) order by count desc, facet, value limit ${mostValues}),
      named as (select facet, value, count, (select id from ${matched} m where m.n = example) as product_id from ranked ${facet === null ? sql`` : lost})
    select coalesce(jsonb_agg(jsonb_build_object('facet', named.facet, 'value', named.value, 'count', named.count, 'facetTitle', one.texts) order by named.facet, named.value), '[]')
    from named left join product p on p.id = named.product_id
      left join lateral (select row -> 'texts' as texts from jsonb_array_elements(p.specifications) row
        where row ->> 'key' = substr(named.facet, 6) and row ->> 'value' = named.value limit 1) one on true)`;
}

/** One text of a language names the fact and its value. */
function toCount(count: FacetCount): FacetCount {
  const texts: Texts<'title' | 'value'> = count.facetTitle ?? {};
  return { ...count, title: Object.fromEntries(Object.entries(texts).map(([lang, text]) => [lang, { title: text?.value ?? '' }])) };
}
