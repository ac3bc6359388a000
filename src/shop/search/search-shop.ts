import type { Queryable } from '#kit/server/database.ts';
import type { ProductFilter } from '../catalog/contract.ts';
import { listProducts, type ListView } from '../catalog/lists/index.ts';
import { findContents } from '../content/index.ts';
import { searchLimits, type SearchResult } from './contract.ts';

/** Products that hold every word of `q` (or, when none does, similar words), articles that hold every word, and pages whose title does. Without `q`: all products. */
export async function searchShop(reader: Queryable, filter: ProductFilter, view: ListView & { now(): Date }): Promise<SearchResult> {
  const asked = { q: filter.q ?? '', lang: view.lang, limit: searchLimits.articles, now: view.now };
  const [products, { articles, pages }] = await Promise.all([listProducts(reader, filter, view), findContents(reader, asked)]);
  return { ...products, articles: articles.map(named), pages: pages.map(named) };
}

/** An article or page in the results. */
export const named = ({ id, slug, title }: { id: string; slug: string; title: string }) => ({ id, slug, title });
