import { on, type Queryable } from '#kit/server/database.ts';
import type { DB } from '#tables';

export type StockAlertTables = Pick<DB, 'stockAlert' | 'variant' | 'product' | 'stockLevel'>;

/** The tables of this slice; products and stock are read, never written. */
export const tables = (db: Queryable) => on<StockAlertTables>(db);
