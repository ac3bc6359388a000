import { on, type Reader } from '#kit/server/database.ts';
import type { DB } from '#tables';

/** The tables of this slice. */
export const tables = (reader: Reader) => on<Pick<DB, 'staff' | 'staffSession' | 'staffTicket' | 'staffAction' | 'previewToken'>>(reader);
