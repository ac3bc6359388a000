/**
 * Accounts: who a shopper is. Guests (a secret in a cookie), accounts, their sessions (a token in `x-auth`) and the log of
 * what they did; sign-up, sign-in and the user area build on this slice.
 */
export { createAccount } from './create-account.ts';
export { createGuest, ensureShopper, shopperOf, shopperToBe, type Shopper } from './ensure-shopper.ts';
export { activityText, listActivity } from './activity/list-activity.ts';
export { recordActivity } from './activity/record-activity.ts';
export { changeAccount, findAccountByLogin, loadAccountForUpdate, readAccount, readAccounts, type Account } from './store.ts';
