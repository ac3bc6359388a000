/**
 * Facets that extensions bring: `ext.<extension>.<facet>=value`. Which value a product has, the extension says, and a job writes it down
 * (`product_facet_value`): lists ask the extension nothing. Those of extensions that do not run are not offered.
 */
import { sql } from 'kysely';
import { z } from 'zod';
import type { Locale } from '#kit/pure/languages.ts';
import { catalogLimits } from '../contract.ts';
import { hasAny, type CountedFacet, type CountedTables, type FacetKind, type Fragment } from './facet.ts';
import { byTitle, choicesOf } from './facet-values.ts';
import { valueKey } from './parameters.ts';

const prefix = 'ext.';
const mostValues = 500;

/** A facet of an extension. `key`: `<extension>.<facet>`. */
export type AddedFacet = { key: string; title(locale: Locale): string };

const added = new Map<string, AddedFacet>();

/** Adds facets to this process, once, where the shop is put together; answers how to take them out again. @throws Error when a key is taken */
export function addFacets(facets: readonly AddedFacet[]): () => void {
  const taken = facets.find(({ key }) => added.has(key));
  if (taken) throw new Error(`there is a facet "${taken.key}" already`);
  for (const facet of facets) added.set(facet.key, facet);
  return () => {
    for (const { key } of facets) added.delete(key);
  };
}

/** Keys of the facets that were added. */
export const addedFacets = (): string[] => [...added.keys()];

/** The facet as products' values and query parameters name it. */
export const addedFacetName = (key: string): string => prefix + key;

export const extensionFacets: FacetKind = {
  key: prefix,
  parameter: z
    .union([valueKey, z.array(valueKey).max(catalogLimits.choices)])
    .transform((given) => [given].flat())
    .describe('values of facets of extensions, such as `ext.care.washing`'),
  isOffered: (key, { extensions }) => extensions.includes(key.slice(prefix.length)),
  title: (_counts, { key, locale }) => added.get(key.slice(prefix.length))?.title(locale) ?? key.slice(prefix.length),
  values: (counts, view) => choicesOf(counts, view).toSorted(byTitle(view.lang)),
  control: 'anyOf',
  sql: { valuesOf: 'product', isNumbered: true, onProduct: hasAny, counts: countsInShop },
};

/** Products per value, with the title that the extension gave it; chosen values also where nothing is left of them. */
function countsInShop({ counted }: CountedTables, { facet, values, extensions }: CountedFacet): Fragment {
  const names = facet === null ? extensions.map(addedFacetName) : [facet];
  if (names.length === 0) return sql`'[]'::jsonb`;
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('facet', named.facet, 'value', named.value, 'count', named.count, 'title', one.texts) order by named.facet, named.value), '[]') from (
      select facet, value, count from (
        select facet, value, count from ${counted} where facet = any(${names}::text[])
        union all select ${facet ?? ''}::text, lost, 0 from unnest(${facet === null ? [] : [...values]}::text[]) lost
          where not exists (select 1 from ${counted} had where had.facet = ${facet ?? ''} and had.value = lost)) every
      order by count desc, facet, value limit ${mostValues}) named
    join lateral (select texts from product_facet_value known where known.facet = named.facet and known.value = named.value limit 1) one on true)`;
}
