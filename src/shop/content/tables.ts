import { on, type Queryable } from '#kit/server/database.ts';
import type { DB } from '#tables';

export type ContentTables = Pick<
  DB,
  'contentItem' | 'contentMedia' | 'contentProduct' | 'contentTopic' | 'contentItemTopic' | 'contentDraft' | 'contentVersion' | 'redirect' | 'missingAddress'
>;

/** The tables of this slice; reads join the rows of `media`. */
export const tables = (db: Queryable) => on<ContentTables>(db);
