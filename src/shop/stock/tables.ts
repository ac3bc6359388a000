import { on, type Queryable } from '#kit/server/database.ts';
import type { DB } from '#tables';

/** `variant` and `product` are read only: to which product a variant belongs, and what both are called. */
export type StockTables = Pick<DB, 'stockLevel' | 'stockMovement' | 'variant' | 'product'>;

/** The tables of this slice. */
export const tables = (reader: Queryable) => on<StockTables>(reader);
