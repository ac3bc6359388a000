/** The shop's own data, for headless storefronts: name, languages, currencies, shipping countries and features. It has no tables of its own. */
import type { Slice } from '#kit/server/slice.ts';
import { shopInfoRoutes } from './routes.ts';

/** The slice as the process lists it. */
export const shopInfoSlice: Slice = { name: 'shop-info', routes: shopInfoRoutes };
