import { on, type Queryable } from '#kit/server/database.ts';
import type { DB } from '#tables';

export type AppTables = Pick<DB, 'app'>;

/** The tables of this slice. */
export const tables = (db: Queryable) => on<AppTables>(db);
