import { on, type Queryable } from '#kit/server/database.ts';
import type { DB } from '#tables';

/** Customers are accounts and the guests of orders: read here, never written. */
export const tables = (reader: Queryable) => on<Pick<DB, 'account' | 'orders'>>(reader);
