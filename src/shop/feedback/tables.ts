import { on, type Queryable } from '#kit/server/database.ts';
import type { DB } from '#tables';

export type FeedbackTables = Pick<DB, 'feedback'>;

/** The tables of this slice. */
export const tables = (db: Queryable) => on<FeedbackTables>(db);
