import { on, type Queryable } from '#kit/server/database.ts';
import type { DB } from '#tables';

/** The search reads the tables of other slices, and writes none. */
export const tables = (reader: Queryable) => on<Pick<DB, 'account' | 'contentItem' | 'orders' | 'product'>>(reader);
