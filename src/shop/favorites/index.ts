/**
 * Favorites: what shoppers save, by type (product, article, page). Guests have lists too; they join the account's at
 * sign-in (`mergeFavorites`). Only ids are stored: what a thing is called, and whether it can still be seen, its own slice says.
 */
import type { Slice } from '#kit/server/slice.ts';
import { favoriteLimits } from './contract.ts';
import { notifyChangesJob } from './jobs.ts';
import { favoriteRoutes } from './routes.ts';
import { favoritePersonalData } from './personal-data.ts';
import { deleteOldGuestFavorites } from './store.ts';

export { addFavorite } from './add-favorite.ts';
export { mergeFavorites } from './merge-favorites.ts';
export { countFavorites, listFavorites } from './read-favorites.ts';
export { readShare } from './share-list.ts';
export { readWatch } from './watch-list.ts';

/** The slice as the process lists it. */
export const favoritesSlice: Slice = {
  name: 'favorites',
  routes: favoriteRoutes,
  jobs: [notifyChangesJob],
  // An account's list is retained as long as the account.
  retention: [{ name: 'favorites of guests', days: () => favoriteLimits.guestDays, purge: deleteOldGuestFavorites }],
  personalData: favoritePersonalData,
};
