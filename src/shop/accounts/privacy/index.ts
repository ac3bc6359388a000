/** What is exported and erased with an account, and what is deleted after its time. */
export { accountPersonalData } from './store-personal.ts';
export { deleteOldActivity, deleteOldSessions, deleteUnusedGuests, purgeDeletedAccounts } from './store-retention.ts';
