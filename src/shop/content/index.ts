/**
 * Content: articles with their categories and tags, pages, and free entries of custom categories (a lookbook);
 * by slug and in the languages there are, scheduled, drafted and published. Reads depend on the clock and on whether the
 * call is a preview, never on who asks.
 */
import type { Slice } from '#kit/server/slice.ts';
import { contentAdminRoutes } from './edit/admin-routes.ts';
import { missingAdminRoutes, redirectAdminRoutes } from './redirects/admin-routes.ts';
import { missingLimits } from './redirects/contract.ts';
import { contentReadRoutes } from './read-routes.ts';
import { deleteOldMissing } from './redirects/store.ts';
import { topicAdminRoutes } from './categories/admin-routes.ts';

export { contentsById, findContents, listArticles, listEntries, listTopics, pagesBySlug, readNeighbours } from './show/list-contents.ts';
export { pageOf, readItem, readPage, readRootItem, type ReadItem } from './show/read-item.ts';

/** The slice's operations. */
export const contentSlice: Slice = {
  name: 'content',
  routes(api) {
    contentReadRoutes(api);
    contentAdminRoutes(api);
    topicAdminRoutes(api);
    redirectAdminRoutes(api);
    missingAdminRoutes(api);
  },
  retention: [{ name: 'addresses that lead nowhere', days: () => missingLimits.keptDays, purge: deleteOldMissing }],
};
