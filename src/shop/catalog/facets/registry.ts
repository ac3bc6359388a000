/** The kinds of facets, in the order in which lists show them. */
import { brandFacet } from './brand.ts';
import { extensionFacets } from './extensions.ts';
import type { FacetKind } from './facet.ts';
import { fieldRangeFacets } from './field-ranges.ts';
import { fieldFacets } from './fields.ts';
import { optionFacets } from './options.ts';
import { priceFacet } from './price.ts';
import { ratingFacet } from './rating.ts';
import { specificationFacets } from './specifications.ts';
import { stockFacet } from './stock.ts';
import { tagFacet } from './tag.ts';

/** All kinds. */
export const facetKinds: readonly FacetKind[] = [
  optionFacets,
  priceFacet,
  stockFacet,
  ratingFacet,
  brandFacet,
  fieldFacets,
  fieldRangeFacets,
  specificationFacets,
  extensionFacets,
  tagFacet,
];

/** Whether a kind's facets have names of their own (`opt.colour`). */
export const isNamed = ({ key }: FacetKind): boolean => key.endsWith('.');

/** The kind of the facet that a query parameter chooses; undefined where it chooses none. */
export function facetKindOf(parameter: string): FacetKind | undefined {
  return facetKinds.find((kind) => (isNamed(kind) ? parameter.startsWith(kind.key) && parameter.length > kind.key.length : parameter === kind.key));
}
