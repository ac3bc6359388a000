import { on, type Queryable } from '#kit/server/database.ts';
import type { DB } from '#tables';

export type CheckoutTables = Pick<DB, 'checkout'>;

/** The tables of this slice. */
export const tables = (db: Queryable) => on<CheckoutTables>(db);
