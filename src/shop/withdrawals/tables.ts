import { on, type Queryable } from '#kit/server/database.ts';
import type { DB } from '#tables';

export type WithdrawalTables = Pick<DB, 'withdrawal'>;

/** The tables of this slice. */
export const tables = (reader: Queryable) => on<WithdrawalTables>(reader);
