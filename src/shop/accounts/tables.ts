import { on, type Queryable } from '#kit/server/database.ts';
import type { DB } from '#tables';

export type AccountTables = Pick<DB, 'account' | 'customerGroup' | 'customerGroupMember' | 'accountEvent' | 'accountIdentity' | 'guest' | 'session'>;

/** The tables of this slice. */
export const tables = (db: Queryable) => on<AccountTables>(db);
