import { on, type Queryable } from '#kit/server/database.ts';
import type { DB } from '#tables';

/** `variant`, `product` and `product_option` are read only: to which product a variant belongs, and what they are called. */
export type StockTables = Pick<DB, 'stockLevel' | 'stockMovement' | 'variant' | 'product' | 'productOption'>;

/** The tables of this slice. */
export const tables = (reader: Queryable) => on<StockTables>(reader);
