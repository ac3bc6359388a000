/** The search of the back office: everything that staff work with, by a few letters, as far as each may see it. */
import type { Slice } from '#kit/server/slice.ts';
import { staffSearchRoutes } from './admin-routes.ts';

/** The slice as the process lists it. */
export const staffSearchSlice: Slice = { name: 'staff-search', routes: staffSearchRoutes };
