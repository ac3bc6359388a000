import { on, type Queryable } from '#kit/server/database.ts';
import type { DB } from '#tables';

export type TransferTables = Pick<DB, 'dataImport' | 'dataImportError'>;

/** The tables of this slice. */
export const tables = (db: Queryable) => on<TransferTables>(db);
