/** Which products a query asks for, in the query language of OpenSearch. */
import type { Choice, FacetKind } from '../facets/facet.ts';
import { facetKindOf } from '../facets/registry.ts';
import type { ProductQuery } from '../search/catalog-search.ts';
import { columnFacets } from './column-facets.ts';
import { valueName, valuesField } from './index-settings.ts';

/** A query with what it says in words, as a clause (null: nothing), and its tags by id: the index knows no slugs, which change. */
export type Asked = ProductQuery & { words: object | null; tagIds: readonly string[] };

/** Whether the index can answer: a kind of facet that it does not know, it cannot. */
export const isKnown = ({ chosen }: ProductQuery): boolean =>
  Object.keys(chosen).every((key) => {
    const kind = facetKindOf(key);
    return kind !== undefined && (kind.sql.valuesOf !== undefined || columnFacets[kind.key] !== undefined);
  });

type Chosen = { kind: FacetKind; choice: Choice };
const choicesOf = ({ chosen, pricing }: Asked): Chosen[] =>
  Object.entries(chosen).map(([key, values]) => ({ kind: facetKindOf(key)!, choice: { key, values, ids: [], pricing } }));

/** What one and the same variant must meet. */
export function offerConditions(asked: Asked): object[] {
  return choicesOf(asked).flatMap(({ kind, choice }) => {
    if (kind.sql.valuesOf === 'variant') return [hasAny(`offers.${valuesField(kind.key)}`, choice)];
    return columnFacets[kind.key]?.onOffer?.(choice) ?? [];
  });
}

/** The filters that a product has to pass, without the words. */
export function productConditions(asked: Asked): object[] {
  const { scope, brand } = asked;
  const lists = Object.values(scope)
    .filter((id) => id !== undefined)
    .map((id) => ({ term: { lists: id } }));
  const facets = choicesOf(asked).flatMap(({ kind, choice }) => {
    if (kind.key === 'tag') return [{ terms: { [valuesField('tag')]: asked.tagIds } }];
    if (kind.sql.valuesOf === 'product') return [hasAny(valuesField(kind.key), choice)];
    return columnFacets[kind.key]?.onProduct?.(choice) ?? [];
  });
  const offers = offerConditions(asked);
  return [
    ...lists,
    ...(brand === null ? [] : [{ term: { [valuesField('brand')]: brand } }]),
    ...facets,
    ...(offers.length === 0 ? [] : [{ nested: { path: 'offers', query: { bool: { filter: offers } } } }]),
  ];
}

const hasAny = (field: string, { key, values }: Choice) => ({
  terms: { [field]: key.includes('.') ? values.map((value) => valueName(key, value)) : [...values] },
});

/** The products of a query: by its filters alone, or ranked by its words too. */
export function matching(asked: Asked, { ranked }: { ranked: boolean }): object {
  const words = asked.words === null ? [] : [asked.words];
  const filter = productConditions(asked);
  return { bool: ranked ? { must: words, filter } : { filter: [...words, ...filter] } };
}
