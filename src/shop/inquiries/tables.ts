import { on, type Queryable } from '#kit/server/database.ts';
import type { DB } from '#tables';

export type InquiryTables = Pick<DB, 'inquiry' | 'inquiryAnswer' | 'inquiryForm'>;

/** The tables of this slice. */
export const tables = (db: Queryable) => on<InquiryTables>(db);
