import { on, type Queryable } from '#kit/server/database.ts';
import type { DB } from '#tables';

export type ReviewTables = Pick<DB, 'review' | 'reviewPicture' | 'reviewHelpful' | 'product'>;

/** The tables of this slice; reads join the rows of `media` and `product`, which they never write. */
export const tables = (db: Queryable) => on<ReviewTables>(db);
