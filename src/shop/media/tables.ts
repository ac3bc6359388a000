import { on, type Queryable } from '#kit/server/database.ts';
import type { DB } from '#tables';

export type MediaTables = Pick<DB, 'media' | 'pictureClaim' | 'secret' | 'upload' | 'video'>;

/** The tables of this slice. */
export const tables = (db: Queryable) => on<MediaTables>(db);
