/** The balance of a card on its page. */
export { openBalance, readBalanceByToken } from './balance-token.ts';
