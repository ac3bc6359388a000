import { on, type Queryable } from '#kit/server/database.ts';
import type { DB } from '#tables';

export type MessengerTables = Pick<DB, 'messengerTicket'>;

/** The tables of this slice. */
export const tables = (reader: Queryable) => on<MessengerTables>(reader);
