import { on, type Queryable } from '#kit/server/database.ts';
import type { DB } from '#tables';

/** Orders, their lines and pictures are read, never written: whose a return is, and what it is of, stands there. */
export type ReturnTables = Pick<DB, 'orderReturn' | 'returnLine' | 'returnImage' | 'returnEvent' | 'orders' | 'orderLine' | 'media'>;

/** The tables of this slice. */
export const tables = (reader: Queryable) => on<ReturnTables>(reader);
