import type { Selectable } from 'kysely';
import type { Tx } from '#kit/server/database.ts';
import type { LoginName } from '#shop/accounts/contract.ts';
import type { Account } from '#shop/accounts/index.ts';
import { tables, type CheckoutTables } from '../tables.ts';

/** Gives a guest's open checkouts to an account; answers what of contact and address they have. */
export async function moveCheckouts(tx: Tx, { fromGuestId, toAccountId }: { fromGuestId: string; toAccountId: string }): Promise<MovedCheckout[]> {
  return tables(tx)
    .updateTable('checkout')
    .set({ accountId: toAccountId, guestId: null })
    .where('guestId', '=', fromGuestId)
    .where('orderNo', 'is', null)
    .returning(['id', 'email', 'mobile', 'address', 'shippingMethod'])
    .execute();
}

/** Gives the checkouts of orders that became an account's to it: they hold the same address and words, and no longer answer to the guest's cookie. */
export async function moveOrderCheckouts(tx: Tx, { checkoutIds, toAccountId }: { checkoutIds: readonly string[]; toAccountId: string }): Promise<void> {
  if (checkoutIds.length === 0) return;
  await tables(tx)
    .updateTable('checkout')
    .set({ accountId: toAccountId, guestId: null })
    .where('id', 'in', [...checkoutIds])
    .execute();
}

type MovedCheckout = Pick<Selectable<CheckoutTables['checkout']>, 'id' | 'email' | 'mobile' | 'address' | 'shippingMethod'>;

/** Open checkouts that are to reach an account where it was reached until now follow it; another address that was typed stays. */
export async function followLogin(tx: Tx, account: Pick<Account, 'id' | 'email' | 'countryCode' | 'mobile'>, login: LoginName): Promise<void> {
  const open = tables(tx).updateTable('checkout').set(login).where('accountId', '=', account.id).where('orderNo', 'is', null);
  const reached =
    'email' in login ? open.where('email', '=', account.email) : open.where('countryCode', '=', account.countryCode).where('mobile', '=', account.mobile);
  await reached.execute();
}
