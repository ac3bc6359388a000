/** Customers: what staff see of accounts, with figures of their orders and credits, and the groups that promotions can be meant for. */
import type { Slice } from '#kit/server/slice.ts';
import { customerAdminRoutes } from './admin-routes.ts';

/** The slice as the process lists it. */
export const customersSlice: Slice = { name: 'customers', routes: customerAdminRoutes };
