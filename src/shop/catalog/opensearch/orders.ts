/** The orders of lists, as `search/store-orders.ts` has them for PostgreSQL. */
import type { ProductQuery } from '../search/catalog-search.ts';
import { priceOrder } from './column-facets.ts';

const bySales = [{ sales: 'desc' }, { id: 'desc' }];

/** What a list is sorted by. */
export function orderOf({ sort, scope, search, pricing }: ProductQuery): object[] {
  if (sort === 'relevance' && search) return [{ _score: 'desc' }, { id: 'desc' }];
  if (sort === 'relevance' && scope.collectionId) {
    const nested = { path: 'places', filter: { term: { 'places.list': scope.collectionId } } };
    return [{ 'places.position': { order: 'asc', nested } }, { id: 'asc' }];
  }
  const orders: Record<ProductQuery['sort'], object[]> = {
    relevance: [{ available: 'desc' }, ...bySales],
    sales: bySales,
    newest: [{ publishedAt: 'desc' }, { id: 'desc' }],
    price: [priceOrder(pricing, 'asc'), { id: 'asc' }],
    '-price': [priceOrder(pricing, 'desc'), { id: 'desc' }],
    rating: [{ rating: 'desc' }, { id: 'desc' }],
  };
  return orders[sort];
}
