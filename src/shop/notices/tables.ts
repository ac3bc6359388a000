import { on, type Reader } from '#kit/server/database.ts';
import type { DB } from '#tables';

export type NoticeTables = Pick<DB, 'notice'>;

/** The tables of this slice. */
export const tables = (reader: Reader) => on<NoticeTables>(reader);
