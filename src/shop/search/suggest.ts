import type { Queryable } from '#kit/server/database.ts';
import { findListsByTitle } from '../catalog/listings/index.ts';
import { suggestProducts } from '../catalog/search/index.ts';
import { findContents } from '../content/index.ts';
import { searchLimits, type Suggestions } from './contract.ts';
import { popularSearches } from './popular-searches.ts';
import { named } from './search-shop.ts';

/** Suggestions for a query that is still being typed; none for an empty one. */
export async function suggest(reader: Queryable, q: string, view: { currency: string; lang: string; now(): Date }): Promise<Suggestions> {
  const text = q.trim();
  if (text === '') return { products: [], categories: [], collections: [], articles: [], pages: [], queries: [] };
  const asked = { text, lang: view.lang, limit: searchLimits.others };
  const [products, categories, collections, { articles, pages }, queries] = await Promise.all([
    suggestProducts(reader, { text, size: searchLimits.products }, view),
    findListsByTitle(reader, 'category', asked),
    findListsByTitle(reader, 'collection', asked),
    findContents(reader, { q: text, lang: view.lang, limit: searchLimits.others, now: view.now }),
    popularSearches(reader, { beginning: text, lang: view.lang, limit: searchLimits.others }),
  ]);
  return { products, categories, collections, articles: articles.map(named), pages: pages.map(named), queries };
}
