import { on, type Queryable } from '#kit/server/database.ts';
import type { DB } from '#tables';

export type FavoriteTables = Pick<DB, 'favorite' | 'favoriteShare' | 'favoriteWatch'>;

/** The tables of this slice. */
export const tables = (db: Queryable) => on<FavoriteTables>(db);
