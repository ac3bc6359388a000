/** Personal data in this slice: the ledger of credits. */
import { ownedTable, type DataSubjectHandler } from '#kit/server/privacy/personal-data.ts';

// The ledger is never edited. It names nobody once the account is erased, and goes when the account's row does.
const stays: DataSubjectHandler['erase'] = async () => undefined;

/** See above. */
export const creditPersonalData: readonly DataSubjectHandler[] = [
  ownedTable({ name: 'credits', table: 'credit_entry', columns: ['at', 'amount', 'balance', 'reason', 'note', 'order_no'], erase: stays }),
  ownedTable({ name: 'creditsBalance', table: 'credit_balance', key: ['account_id'], columns: ['amount'], erase: stays }),
];
