/** Searching the catalogue: suggestions, text folding, and engines put before PostgreSQL's. */
export { isSku, suggestProducts } from '../lists/list-products.ts';
export { facetCountsSchema } from './facet-counts-schema.ts';
export { putEngineBefore, type EngineBefore } from './chosen-engine.ts';
export type { CatalogSearch, ProductMatches, ProductQuery, SuggestionQuery } from './catalog-search.ts';
export { publishedOf } from './store-published.ts';
export { fold, lexemesOf } from './search-terms.ts';
