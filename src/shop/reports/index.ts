/**
 * Reports: what was sold, given back and looked at over a period, computed from the orders themselves; what waits, and what a
 * new shop still needs. Nothing is kept twice: each figure is a sum over rows of other slices, which this one only reads.
 */
import type { Slice } from '#kit/server/slice.ts';
import { reportAdminRoutes } from './admin-routes.ts';

/** The slice as the process lists it. */
export const reportsSlice: Slice = { name: 'reports', routes: reportAdminRoutes };
