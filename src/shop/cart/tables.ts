import { on, type Reader } from '#kit/server/database.ts';
import type { DB } from '#tables';

export type CartTables = Pick<DB, 'cart' | 'cartLine'>;

/** The tables of this slice. */
export const tables = (reader: Reader) => on<CartTables>(reader);
