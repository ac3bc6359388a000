/**
 * Accounts: who a shopper is. Guests (a secret in a cookie), accounts, their sessions (a token in `x-auth`) and the log of
 * what they did; sign-up, sign-in and the user area build on this slice.
 */
export { createAccount, type NewAccount } from './create-account.ts';
export { deviceOf } from './device.ts';
export { endMarkedSession, endSession, endSessions } from './end-sessions.ts';
export { findSessionRefusals } from './find-session-refusals.ts';
export { refusalOfEnd } from './rules.ts';
export { identifyShopper } from './identify-shopper.ts';
export { ensureShopper, shopperOf, type Shopper } from './ensure-shopper.ts';
export { activityText, listActivity } from './list-activity.ts';
export { keepSession } from './keep-session.ts';
export { openSession, sessionMs } from './open-session.ts';
export { recordActivity } from './record-activity.ts';
export { replaceGuestSecret } from './replace-guest-secret.ts';
export { findIdentity, linkIdentity, listIdentities, lockIdentity, unlinkIdentity } from './store-identities.ts';
export { accountPersonalData } from './store-personal.ts';
export { deleteOldActivity, deleteOldSessions, deleteUnusedGuests, purgeDeletedAccounts } from './store-retention.ts';
export {
  deleteCustomerGroup,
  findCustomerGroups,
  findGroupCodes,
  findGroupsOf,
  insertCustomerGroup,
  lockCustomerGroup,
  renameCustomerGroup,
  searchAccounts,
  setCustomerGroups,
  type AccountQuestion,
} from './store-groups.ts';
export {
  changeAccount,
  findAccountByLogin,
  findSessionProof,
  listSessions,
  lockAccount,
  markSessionProved,
  readAccount,
  readAccounts,
  removeGuest,
  type Account,
  type AccountChanges,
} from './store.ts';
