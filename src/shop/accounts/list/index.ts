/** Looking for customers. */
export { accountsToList, searchAccounts, type AccountQuestion } from './store.ts';
