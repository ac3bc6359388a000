/** The shop about itself, for whoever draws its pages elsewhere: what it is called, speaks, sells in, ships to and offers. It has no tables of its own. */
import type { Slice } from '#kit/server/slice.ts';
import { shopInfoRoutes } from './routes.ts';

/** The slice as the process lists it. */
export const shopInfoSlice: Slice = { name: 'shop-info', routes: shopInfoRoutes };
