import { on, type Queryable } from '#kit/server/database.ts';
import type { DB } from '#tables';

export type SocialLoginTables = Pick<DB, 'messengerTicket'>;

/** The tables of this slice. */
export const tables = (db: Queryable) => on<SocialLoginTables>(db);
