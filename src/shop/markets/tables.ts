import { on, type Reader } from '#kit/server/database.ts';
import type { DB } from '#tables';

export type MarketTables = Pick<DB, 'currency' | 'market' | 'taxRate'>;

/** The tables of this slice. */
export const tables = (reader: Reader) => on<MarketTables>(reader);
