/** Accounts of customers of another shop. */
export { importAccounts, type ImportedAccount } from './import-accounts.ts';
