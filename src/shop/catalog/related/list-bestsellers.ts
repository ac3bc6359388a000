import { memoize } from '#kit/server/memoize.ts';
import type { Queryable } from '#kit/server/database.ts';
import type { ProductListItem } from '../contract.ts';
import { listProductRow } from '../lists/list-product-row.ts';
import type { ListView } from '../lists/list-products.ts';

const shown = 4;
/** So many that `shown` are left when the products of a short list are left out. */
const kept = 16;
const mostViews = 64;

const memoized = memoize(
  (db, view: Pick<ListView, 'currency' | 'lang'>): Promise<ProductListItem[]> => listProductRow(db, { sort: 'relevance', limit: kept }, view),
  { tags: ['products', 'product:*', 'markets', 'settings'], maxEntries: mostViews },
);

/** At most four products that sell best, what is sold out last, for pages that have nothing else to show; from memory, because addresses that lead nowhere are asked for the most. `without`: those that the page shows anyway. */
export async function listBestsellers(
  db: Queryable,
  { currency, lang }: Pick<ListView, 'currency' | 'lang'>,
  without: readonly { id: string }[] = [],
): Promise<ProductListItem[]> {
  const left = new Set(without.map(({ id }) => id));
  return (await memoized(db, { currency, lang })).filter(({ id }) => !left.has(id)).slice(0, shown);
}
