import { on, type Reader } from '#kit/server/database.ts';
import type { DB } from '#tables';

export type FavoriteTables = Pick<DB, 'favorite' | 'favoriteShare' | 'favoriteWatch'>;

/** The tables of this slice. */
export const tables = (reader: Reader) => on<FavoriteTables>(reader);
