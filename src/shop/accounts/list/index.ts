/** Looking for customers. */
export { searchAccounts, type AccountQuestion } from './store.ts';
