/**
 * The security center: where an account is signed in and what it did, signing out elsewhere, the second step of a sign-in.
 * Sessions and the log themselves are stored by the slice `accounts`.
 */
import type { Slice } from '#kit/server/slice.ts';
import type { DataSubjectHandler } from '#kit/server/privacy/personal-data.ts';
import { accountPersonalData } from '../accounts/privacy/index.ts';
import { accountRetention } from './retention.ts';
import { securityRoutes } from './routes.ts';

export { readLog, readActivity, type LogPage } from './read-log.ts';
export { eraseAccount, mailErased } from './delete-account.ts';
export { readOverview } from './read-overview.ts';

/** The slice as the process lists it; `personalData` is what all slices keep about a person. */
export const securitySlice = ({ personalData }: { personalData(): readonly DataSubjectHandler[] }): Slice => ({
  name: 'security',
  routes: (api) => securityRoutes(api, personalData),
  personalData: accountPersonalData,
  retention: accountRetention,
});
