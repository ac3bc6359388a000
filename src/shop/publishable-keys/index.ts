/** Publishable keys: by them apps on the shopper API say which they are. They grant nothing and are no secret (docs/decisions/0810). */
import type { Slice } from '#kit/server/slice.ts';
import { publishableKeyRoutes } from './admin-routes.ts';
import { publishableKeyLimits } from './contract.ts';
import { deleteOldDays } from './store.ts';

export { countCall, writeCalls } from './count-calls.ts';
export { findApp, type CallingApp } from './find-app.ts';

/** The slice as the process lists it. */
export const publishableKeysSlice: Slice = {
  name: 'publishable-keys',
  routes: publishableKeyRoutes,
  retention: [{ name: 'calls by publishable keys', days: () => publishableKeyLimits.keptDays, purge: deleteOldDays }],
};
