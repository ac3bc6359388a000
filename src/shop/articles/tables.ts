import { on, type Queryable } from '#kit/server/database.ts';
import type { DB } from '#tables';

export type ArticleTables = Pick<DB, 'ownArticle' | 'ownArticlePicture'>;

/** The tables of this slice; reads join the rows of `account`, `content_item` and `media`. */
export const tables = (db: Queryable) => on<ArticleTables>(db);
