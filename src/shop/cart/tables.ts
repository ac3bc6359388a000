import { on, type Queryable } from '#kit/server/database.ts';
import type { DB } from '#tables';

export type CartTables = Pick<DB, 'cart' | 'cartLine'>;

/** The tables of this slice. */
export const tables = (db: Queryable) => on<CartTables>(db);
