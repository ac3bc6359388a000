import type { Tx } from '#kit/server/database.ts';
import type { LoginName } from '#shop/accounts/contract.ts';
import type { Account } from '#shop/accounts/index.ts';
import { tables } from '../tables.ts';

/** Open checkouts of a guest become an account's, so that who signs in on the way goes on where they were. */
export async function joinCheckouts(tx: Tx, { fromGuestId, toAccountId }: { fromGuestId: string; toAccountId: string }): Promise<void> {
  await tables(tx)
    .updateTable('checkout')
    .set({ accountId: toAccountId, guestId: null })
    .where('guestId', '=', fromGuestId)
    .where('orderNo', 'is', null)
    .execute();
}

/** Open checkouts that are to reach an account where it was reached until now follow it; another address that was typed stays. */
export async function followLogin(tx: Tx, account: Pick<Account, 'id' | 'email' | 'countryCode' | 'mobile'>, login: LoginName): Promise<void> {
  const open = tables(tx).updateTable('checkout').set(login).where('accountId', '=', account.id).where('orderNo', 'is', null);
  const reached =
    'email' in login ? open.where('email', '=', account.email) : open.where('countryCode', '=', account.countryCode).where('mobile', '=', account.mobile);
  await reached.execute();
}
