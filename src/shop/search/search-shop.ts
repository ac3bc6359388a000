import type { Reader } from '#kit/server/database.ts';
import type { ProductFilter } from '../catalog/contract.ts';
import { listProducts, type ListView } from '../catalog/index.ts';
import { findPages } from '../content/index.ts';
import { searchLimits, type SearchResult } from './contract.ts';

/** Products that hold every word of `q` (or, when none does, words like them), and pages whose title holds it. Without `q`: all products. */
export async function searchShop(reader: Reader, filter: ProductFilter, view: ListView): Promise<SearchResult> {
  const [products, pages] = await Promise.all([listProducts(reader, filter, view), filter.q === undefined ? [] : findPages(reader, filter.q, view.lang)]);
  // Articles come with their own slice.
  return { ...products, articles: [], pages: pages.slice(0, searchLimits.pages) };
}
