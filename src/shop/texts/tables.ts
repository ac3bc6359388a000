import { on, type Queryable } from '#kit/server/database.ts';
import type { DB } from '#tables';

/** The tables of this slice. */
export const tables = (db: Queryable) => on<Pick<DB, 'ownText'>>(db);
