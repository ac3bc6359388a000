import { localeFor } from '#kit/pure/languages.ts';
import type { Facet, ProductFilter } from '../contract.ts';
import type { FacetKind } from '../facets/facet.ts';
import { facetKindOf, facetKinds, isNamed } from '../facets/registry.ts';
import type { FacetCounts } from '../search/catalog-search.ts';

/** The language, the currency and the filter that facets are shown for. */
export type FacetView = { filter: ProductFilter; currency: string; lang: string };

/** A list's counts as facets. A facet without a value is left out, and one that the page is a list of. */
export function formatFacets(counts: FacetCounts, { filter, currency, lang }: FacetView): Facet[] {
  const locale = localeFor(lang);
  const kinds = facetKinds.filter(({ ownPage }) => ownPage === undefined || filter[ownPage] === undefined);
  return kinds
    .flatMap((kind) => keysOf(kind, counts).map((key) => ({ kind, key })))
    .map(({ kind, key }): Facet => {
      const { values, total, isLowerBound } = counts.chosen.get(key) ?? counts.list;
      const own = values.filter(({ facet }) => facet === key);
      const view = { key, chosen: filter.chosen[key] ?? [], total, currency, lang, locale };
      return { key, title: kind.title(own, view), values: kind.values(own, view), atLeast: isLowerBound };
    })
    .filter(({ values }) => values.length > 0);
}

/** The facets of a kind that are counted or chosen from. */
function keysOf(kind: FacetKind, { list, chosen }: FacetCounts): string[] {
  if (!isNamed(kind)) return [kind.key];
  const keys = [...list.values.map(({ facet }) => facet), ...chosen.keys()].filter((key) => facetKindOf(key) === kind);
  return kind.isInOrder ? [...new Set(keys)] : [...new Set(keys)].toSorted();
}
