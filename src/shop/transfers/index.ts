/** Transfers: files that staff import (products, customers, redirects, orders, translations), worked on by a job, and lists that they export as CSV. */
import type { Slice } from '#kit/server/slice.ts';
import { transferAdminRoutes } from './admin-routes.ts';
import { exportAdminRoutes } from './exports/admin-routes.ts';
import { transferJobs } from './jobs.ts';
import { deleteOldImports } from './store.ts';

export { importFromPath } from './imports/import-from-path.ts';

const daysKept = 90;

/** The slice as the process lists it. */
export const transfersSlice: Slice = {
  name: 'transfers',
  routes(api) {
    transferAdminRoutes(api);
    exportAdminRoutes(api);
  },
  jobs: transferJobs,
  retention: [{ name: 'imports', days: () => daysKept, purge: deleteOldImports }],
};
