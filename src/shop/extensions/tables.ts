import { on, type Queryable } from '#kit/server/database.ts';
import type { DB } from '#tables';

export type ExtensionTables = Pick<DB, 'extension' | 'extensionMigration'>;

/** The tables of this slice. */
export const tables = (db: Queryable) => on<ExtensionTables>(db);
