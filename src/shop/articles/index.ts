/**
 * Own articles: what shoppers write, as drafts, submitted, approved or rejected by staff. An approved text is handed over to
 * `content`, where all articles live; its author may go on writing here meanwhile.
 */
import type { Slice } from '#kit/server/slice.ts';
import { articleAdminRoutes } from './admin-routes.ts';
import { articleRoutes } from './routes.ts';
import { articlePersonalData } from './personal-data.ts';

export { listArticlesOfMine, previewArticleOfMine, readArticleOfMine } from './read-articles.ts';

/** The slice as the process lists it. */
export const articlesSlice: Slice = {
  name: 'articles',
  personalData: articlePersonalData,
  routes(api) {
    articleRoutes(api);
    articleAdminRoutes(api);
  },
};
