/** Accounts elsewhere (at a provider, in a messaging app) that sign in here. */
export { findIdentity, linkIdentity, listIdentities, lockIdentity, unlinkIdentity } from './store.ts';
