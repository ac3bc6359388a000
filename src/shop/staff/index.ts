/**
 * Staff: the merchant's people. Own accounts, own sessions, own sign-in; roles decide what `/api/admin` lets them do, and
 * every action leaves a line in the audit log.
 */
import type { Slice } from '#kit/server/slice.ts';
import { staffRoutes } from './admin-routes.ts';
import { auditKeptDays } from './contract.ts';
import { staffJobs } from './jobs.ts';
import { deleteOldActions } from './store-audit.ts';

export { createStaff } from './create-staff.ts';
export { ensureFirstStaff } from './ensure-first-staff.ts';
export { identifyStaff } from './identify-staff.ts';
export { findPreview } from './find-preview.ts';
export { recordAction } from './record-action.ts';
export { staffNameOf, type StaffName } from './staff-name.ts';

/** The slice as the process lists it. */
export const staffSlice: Slice = {
  name: 'staff',
  routes: staffRoutes,
  jobs: staffJobs,
  retention: [{ name: 'audit log of staff', days: () => auditKeptDays, forget: deleteOldActions }],
};
