/** Extensions that find products: lists, facets, search and suggestions by an engine of their own. */
import type { CatalogSearch, ProductMatches, ProductQuery, SuggestionQuery } from '#shop/catalog/search/index.ts';
import type { ExtensionContext } from './context.ts';

/**
 * A search engine, in place of PostgreSQL's, which is handed over as `usual`: for what the engine leaves to it, and for queries that it only words
 * otherwise. One that throws, takes longer than three seconds or answers anything else than matches is left alone for ten seconds, in which PostgreSQL answers.
 */
export type ExtensionCatalogSearch<Settings = never> = {
  /** Whether the merchant has set up all that it needs; absent: always. Otherwise PostgreSQL answers. */
  isReady?(settings: Settings): boolean;
  /** One page of a list or search, with its total and facets: published products alone, whatever was committed a moment ago included. */
  find(context: ExtensionContext<Settings>, query: ProductQuery, usual: CatalogSearch): Promise<ProductMatches>;
  /** The ids of the products that are meant by what has been typed so far, best first, at most `query.size`. */
  suggest(context: ExtensionContext<Settings>, query: SuggestionQuery, usual: CatalogSearch): Promise<string[]>;
};
