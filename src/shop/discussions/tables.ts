import { on, type Reader } from '#kit/server/database.ts';
import type { DB } from '#tables';

export type DiscussionTables = Pick<DB, 'post'>;

/** The tables of this slice. */
export const tables = (reader: Reader) => on<DiscussionTables>(reader);
