import { on, type Queryable } from '#kit/server/database.ts';
import type { DB } from '#tables';

export type CreditTables = Pick<DB, 'creditBalance' | 'creditEntry'>;

/** The tables of this slice. */
export const tables = (db: Queryable) => on<CreditTables>(db);
