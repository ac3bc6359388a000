/**
 * Custom fields of products: `field.wood=oak`. Choices, and yes or no (`true`, `false`), of fields that the merchant made facets; in the merchant's order.
 */
import { sql } from 'kysely';
import { z } from 'zod';
import * as m from '#messages';
import { textIn } from '#kit/pure/languages.ts';
import { catalogLimits } from '../contract.ts';
import type { FacetCount } from '../search/catalog-search.ts';
import { hasAny, type CountedFacet, type CountedTables, type FacetKind, type FacetValue, type Fragment, type ValuesView } from './facet.ts';
import { choicesOf } from './facet-values.ts';
import { valueKey } from './parameters.ts';

const prefix = 'field.';
const mostValues = 500;

export const fieldFacets: FacetKind = {
  key: prefix,
  parameter: z
    .union([valueKey, z.array(valueKey).max(catalogLimits.choices)])
    .transform((given) => [given].flat())
    .describe('values of custom fields of products, such as `field.wood`'),
  isOffered: (key, { fields }) => fields.includes(key.slice(prefix.length)),
  isInOrder: true,
  title: (counts, { lang, key }) => textIn(counts.find((count) => count.facetTitle)?.facetTitle, 'title', lang) || key.slice(prefix.length),
  values: valuesInWords,
  control: 'anyOf',
  sql: { valuesOf: 'product', isNumbered: true, onProduct: hasAny, counts: countsInShop },
};

/** Yes and no have no titles of their own. */
function valuesInWords(counts: readonly FacetCount[], view: ValuesView): FacetValue[] {
  const untitled = new Set(counts.flatMap(({ title, value }) => (title === null ? [value] : [])));
  const words: Readonly<Record<string, string>> = {
    true: m.catalog_field_yes({}, { locale: view.locale }),
    false: m.catalog_field_no({}, { locale: view.locale }),
  };
  return choicesOf(counts, view).map((value) => (untitled.has(value.value) ? { ...value, title: words[value.value] ?? value.title } : value));
}

/** Products per value, as the definitions call it; chosen values also where nothing is left of them. */
function countsInShop({ counted }: CountedTables, { facet, values, fields }: CountedFacet): Fragment {
  const keys = facet === null ? fields : [facet.slice(prefix.length)];
  if (keys.length === 0) return sql`'[]'::jsonb`;
  const isChosen = facet === null ? sql`false` : sql`one.value = any(${[...values]}::text[])`;
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('facet', ${prefix}::text || named.key, 'value', named.value, 'count', named.count, 'facetTitle', named.facet_texts,
      'title', named.texts, 'position', named.place) order by named.position, named.key, named.place), '[]') from (
      select field.key, field.position, field.texts as facet_texts, one.value, one.texts, one.place, coalesce(counted.count, 0) as count
      from product_field field cross join lateral (
        select choice ->> 'value' as value, choice -> 'texts' as texts, place from jsonb_array_elements(field.choices) with ordinality listed (choice, place) where field.kind = 'choice'
        union all select word, null, place from (values ('true', 1), ('false', 2)) said (word, place) where field.kind = 'yesNo') one
      left join ${counted} counted on counted.facet = ${prefix}::text || field.key and counted.value = one.value
      where field.key = any(${[...keys]}::text[]) and field.removed_at is null and (counted.count > 0 or ${isChosen})
      order by field.position, field.key, one.place limit ${mostValues}) named)`;
}
