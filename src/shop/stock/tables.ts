import { on, type Reader } from '#kit/server/database.ts';
import type { DB } from '#tables';

/** `variant` is read for one fact that never changes: to which product it belongs. */
export type StockTables = Pick<DB, 'stockLevel' | 'stockMovement' | 'variant'>;

/** The tables of this slice. */
export const tables = (reader: Reader) => on<StockTables>(reader);
