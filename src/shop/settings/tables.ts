import { on, type Queryable } from '#kit/server/database.ts';
import type { DB } from '#tables';

export type SettingsTables = Pick<DB, 'setting' | 'rootAddress'>;

/** The tables of this slice. */
export const tables = (db: Queryable) => on<SettingsTables>(db);
