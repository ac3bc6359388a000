/** Accounts elsewhere (at a provider, in a messaging app) by which somebody signs in here. */
export { findIdentity, linkIdentity, listIdentities, lockIdentity, unlinkIdentity } from './store.ts';
