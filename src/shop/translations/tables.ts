import { on, type Queryable } from '#kit/server/database.ts';
import type { DB } from '#tables';

/** Translations read the texts of other slices; these write them. */
export const tables = (reader: Queryable) => on<Pick<DB, 'product' | 'category' | 'collection' | 'tag' | 'brand' | 'contentItem'>>(reader);
