import { on, type Queryable } from '#kit/server/database.ts';
import type { DB } from '#tables';

export type DraftTables = Pick<DB, 'draftOrder' | 'orders'>;

/** The tables of this slice, and the orders that were made of drafts. */
export const tables = (db: Queryable) => on<DraftTables>(db);
