import { on, type Queryable } from '#kit/server/database.ts';
import type { DB } from '#tables';

export type NoticeTables = Pick<DB, 'notice'>;

/** The tables of this slice. */
export const tables = (db: Queryable) => on<NoticeTables>(db);
