/** Sessions of shoppers: opened, recognized, proved again and ended; and the guest behind a cookie. */
import type { Slice } from '#kit/server/slice.ts';
import { guestRoutes } from './guest-routes.ts';

export { endMarkedSession, endSession, endSessions } from './end-sessions.ts';
export { findSessionErrors } from './find-session-errors.ts';
export { identifyShopper } from './identify-shopper.ts';
export { keepSession } from './keep-session.ts';
export { openSession } from './open-session.ts';
export { replaceGuestSecret } from './replace-guest-secret.ts';
export { endedSessionError } from '../rules.ts';
export { findSessionStepUp, findSignInBefore, listSessions, markSessionSteppedUp } from '../store.ts';

/** The slice as the process lists it: guests of programs. */
export const accountsSlice: Slice = { name: 'accounts', routes: guestRoutes };
