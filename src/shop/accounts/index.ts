/**
 * Accounts: who a shopper is. Guests (a secret in a cookie) and sessions (a token in `x-auth`); sign-up, sign-in and the
 * user area build on this slice.
 */
export { findLiveSessions } from './find-live-sessions.ts';
export { identifyShopper } from './identify-shopper.ts';
export { ensureShopper, shopperOf, type Shopper } from './ensure-shopper.ts';
