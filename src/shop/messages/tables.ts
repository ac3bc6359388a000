import { on, type Queryable } from '#kit/server/database.ts';
import type { DB } from '#tables';

export type MessageTables = Pick<DB, 'mailTemplate'>;

/** The tables of this slice. */
export const tables = (db: Queryable) => on<MessageTables>(db);
