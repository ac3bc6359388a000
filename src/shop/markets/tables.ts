import { on, type Queryable } from '#kit/server/database.ts';
import type { DB } from '#tables';

export type MarketTables = Pick<DB, 'currency' | 'market' | 'taxRate' | 'rateUpdate'>;

/** The tables of this slice. */
export const tables = (db: Queryable) => on<MarketTables>(db);
