import { on, type Queryable } from '#kit/server/database.ts';
import type { DB } from '#tables';

export type AddressTables = Pick<DB, 'address'>;

/** The tables of this slice. */
export const tables = (db: Queryable) => on<AddressTables>(db);
