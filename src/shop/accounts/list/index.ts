/** Looking for customers. */
export { accountsToList, findAccountsAfter, searchAccounts, type AccountQuestion } from './store.ts';
