/** Personal data in this slice: the ledger of credits. */
import { amount, subtract, zero } from '#kit/pure/amount.ts';
import { ownedTable, type DataSubjectHandler } from '#kit/server/privacy/personal-data.ts';
import { changeCredits } from './change-credits.ts';
import { loadBalanceForUpdate } from './store.ts';

// The ledger is never edited. It names nobody once the account is erased, and goes when the account's row does.
const stays = async () => undefined;

// The ledger of the account that goes ends with what it had, that of the other begins with it.
const moveBalance: DataSubjectHandler['merge'] = async (tx, { from, to }, context) => {
  const balance = amount(await loadBalanceForUpdate(tx, from));
  if (balance === 0) return;
  await changeCredits(tx, context, { accountId: from, amount: subtract(zero, balance), reason: 'taken', note: '' });
  await changeCredits(tx, context, { accountId: to, amount: balance, reason: 'granted', note: '' });
};

export const creditPersonalData: readonly DataSubjectHandler[] = [
  ownedTable({
    name: 'credits',
    table: 'credit_entry',
    columns: ['at', 'amount', 'balance', 'reason', 'note', 'notes', 'order_no'],
    erase: stays,
    merge: moveBalance,
  }),
  ownedTable({ name: 'creditsBalance', table: 'credit_balance', key: ['account_id'], columns: ['amount'], erase: stays, merge: stays }),
];
