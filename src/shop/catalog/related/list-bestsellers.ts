import { memoize } from '#kit/server/memoize.ts';
import type { Queryable } from '#kit/server/database.ts';
import type { ProductListItem } from '../contract.ts';
import { listProductRow } from '../lists/list-product-row.ts';
import type { ListView } from '../lists/list-products.ts';

const shown = 4;
const mostViews = 64;

const memoized = memoize(
  (db, view: Pick<ListView, 'currency' | 'lang'>): Promise<ProductListItem[]> => listProductRow(db, { sort: 'relevance', limit: shown }, view),
  { tags: ['products', 'product:*', 'markets', 'settings'], maxEntries: mostViews },
);

/** Four products that sell best, what is sold out last, for pages that have nothing else to show; from memory, because addresses that lead nowhere are asked for the most. */
export const listBestsellers = (db: Queryable, { currency, lang }: Pick<ListView, 'currency' | 'lang'>): Promise<ProductListItem[]> =>
  memoized(db, { currency, lang });
