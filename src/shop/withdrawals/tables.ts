import { on, type Reader } from '#kit/server/database.ts';
import type { DB } from '#tables';

export type WithdrawalTables = Pick<DB, 'withdrawal'>;

/** The tables of this slice. */
export const tables = (reader: Reader) => on<WithdrawalTables>(reader);
