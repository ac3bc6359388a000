import type { Queryable } from '#kit/server/database.ts';
import type { ProductListItem } from '../contract.ts';
import { listProductRow } from '../lists/list-product-row.ts';
import type { ListView } from '../lists/list-products.ts';

const shown = 4;

/** The four products that sell best, for pages that have nothing else to show. */
export const listBestsellers = (db: Queryable, { currency, lang }: Pick<ListView, 'currency' | 'lang'>): Promise<ProductListItem[]> =>
  listProductRow(db, { sort: 'sales', limit: shown }, { currency, lang });
