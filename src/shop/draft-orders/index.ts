/**
 * Draft orders: orders that staff write for a customer. A draft holds the input; its sums are computed each time by
 * the cart's prices and the checkout's shipping and taxes. Completed, it is an order like any other.
 */
import type { Slice } from '#kit/server/slice.ts';
import { draftAdminRoutes } from './admin-routes.ts';
import { draftPersonalData } from './personal-data.ts';

/** The slice as the process lists it. */
export const draftOrdersSlice: Slice = { name: 'draft-orders', routes: draftAdminRoutes, personalData: draftPersonalData };
