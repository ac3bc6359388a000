import { on, type Queryable } from '#kit/server/database.ts';
import type { DB } from '#tables';

export type PublishableKeyTables = Pick<DB, 'publishableKey' | 'publishableKeyDay' | 'staff'>;

/** The tables of this slice. */
export const tables = (db: Queryable) => on<PublishableKeyTables>(db);
