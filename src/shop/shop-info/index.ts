/** The shop about itself: name, languages, currencies, shipping countries and features for headless storefronts, and the section with the ways to reach it. It has no tables of its own. */
import type { Slice } from '#kit/server/slice.ts';
import { shopInfoRoutes } from './routes.ts';

export { readUsualPages } from './usual-pages.ts';

/** The slice as the process lists it. */
export const shopInfoSlice: Slice = { name: 'shop-info', routes: shopInfoRoutes };
