import { on, type Queryable } from '#kit/server/database.ts';
import type { DB } from '#tables';

export type FirstRunTables = Pick<DB, 'firstRun'>;

/** The tables of this slice. */
export const tables = (db: Queryable) => on<FirstRunTables>(db);
