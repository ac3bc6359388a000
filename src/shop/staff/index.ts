/**
 * Staff: the merchant's people. Own accounts and own sessions; rights decide what `/api/admin` lets them do, and every action
 * leaves a line in the audit log. Signing in is in `staff-access`.
 */
import type { Slice } from '#kit/server/slice.ts';
import { staffRoutes } from './admin-routes.ts';
import { auditRetentionDays } from './contract.ts';
import { staffJobs } from './jobs.ts';
import { keyRoutes } from './keys/routes.ts';
import { deleteOldActions } from './audit/store.ts';

export { checkStaffPassword } from './check-staff-password.ts';
export { createStaff } from './create-staff.ts';
export { findColleagues } from './find-colleagues.ts';
export { ticketJob } from './job-kinds.ts';
export { findPreview } from './previews/find-preview.ts';
export { recordAction, recordActionOf } from './audit/record-action.ts';
export { staffNameOf, type StaffName } from './staff-name.ts';
export { changeStaffMember, findStaffByEmail, findStaffMember, deleteStaffTickets, loadStaffMemberForUpdate } from './store.ts';

/** The slice as the process lists it. */
export const staffSlice: Slice = {
  name: 'staff',
  routes(api) {
    staffRoutes(api);
    keyRoutes(api);
  },
  jobs: staffJobs,
  retention: [{ name: 'audit log of staff', days: () => auditRetentionDays, purge: deleteOldActions }],
};
