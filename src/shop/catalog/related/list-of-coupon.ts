import type { Queryable } from '#kit/server/database.ts';
import type { ProductListItem } from '../contract.ts';
import { listProductRow } from '../lists/list-product-row.ts';
import type { ListView } from '../lists/list-products.ts';

/** Two rows of four. */
const shown = 8;

/** What the coupon at a slug is for, what sells best first; none where it is for the whole shop. Two statements. */
export const listOfCoupon = (db: Queryable, slug: string, view: Pick<ListView, 'currency' | 'lang'>): Promise<ProductListItem[]> =>
  listProductRow(db, { coupon: slug, sort: 'sales', limit: shown }, view);
