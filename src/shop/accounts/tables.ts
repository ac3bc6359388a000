import { on, type Reader } from '#kit/server/database.ts';
import type { DB } from '#tables';

export type AccountTables = Pick<DB, 'account' | 'customerGroup' | 'customerGroupMember' | 'accountEvent' | 'accountIdentity' | 'guest' | 'session'>;

/** The tables of this slice. */
export const tables = (reader: Reader) => on<AccountTables>(reader);
