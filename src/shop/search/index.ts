/** Search: products by their words, SKUs, tags and categories; categories, collections and pages by title. */
import type { Slice } from '#kit/server/slice.ts';
import { searchAdminRoutes } from './admin-routes.ts';
import { searchLimits } from './contract.ts';
import { searchRoutes } from './routes.ts';
import { deleteSearchesBefore } from './store.ts';

export { searchShop } from './search-shop.ts';
export { popularSearches } from './popular-searches.ts';
export { noteSearch } from './log-searches.ts';
export { findTopSearches } from './store.ts';

/** The slice's operations. */
export const searchSlice: Slice = {
  name: 'search',
  routes(api) {
    searchRoutes(api);
    searchAdminRoutes(api);
  },
  retention: [{ name: 'searches', days: () => searchLimits.keptDays, purge: deleteSearchesBefore }],
};
