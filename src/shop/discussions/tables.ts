import { on, type Queryable } from '#kit/server/database.ts';
import type { DB } from '#tables';

export type DiscussionTables = Pick<DB, 'post'>;

/** The tables of this slice. */
export const tables = (db: Queryable) => on<DiscussionTables>(db);
