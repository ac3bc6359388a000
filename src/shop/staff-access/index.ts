/**
 * How staff get in: sign-in by password, authenticator app, passkey and recovery code; invitations and forgotten passwords by
 * mail; the own account and its sessions; what an owner requires of all.
 */
import type { Slice } from '#kit/server/slice.ts';
import { accessJobs } from './jobs.ts';
import { staffMailSamples } from './mails.ts';
import { ownRoutes } from './account/routes.ts';
import { accessRoutes } from './routes.ts';

export { beginOwnerSession, type BegunSession } from './sign-in/begin-session.ts';
export { setSessionAndDevice } from './sign-in/session-cookies.ts';

/** The slice as the process lists it. */
export const staffAccessSlice: Slice = {
  name: 'staff-access',
  routes(api) {
    accessRoutes(api);
    ownRoutes(api);
  },
  jobs: accessJobs,
  mailSamples: staffMailSamples,
};
