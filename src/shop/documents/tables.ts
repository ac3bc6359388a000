import { on, type Queryable } from '#kit/server/database.ts';
import type { DB } from '#tables';

export type DocumentTables = Pick<DB, 'invoice' | 'invoiceCounter' | 'documentLink' | 'documentBatch'>;

/** The tables of this slice. */
export const tables = (db: Queryable) => on<DocumentTables>(db);
