import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { isId } from '#kit/server/ids.ts';
import { createAccount, loadAccountForUpdate, type Account } from '../accounts/index.ts';
import { joinVerifiedOrders } from '../auth/index.ts';
import { customerIsGuest } from './contract.ts';
import { guestOf, readCustomer } from './manage-customers.ts';

/**
 * A customer's account, held until the transaction ends.
 * @throws notFound (404), customerIsGuest (41) for a guest
 */
export async function loadCustomerForUpdate(tx: Tx, id: string): Promise<Account> {
  if (guestOf(id) !== null) throw new ShopError(customerIsGuest);
  const account = isId(id) ? await loadAccountForUpdate(tx, id) : undefined;
  if (!account || account.deletedAt !== null) throw new ShopError(notFound);
  return account;
}

/**
 * The same, of a guest too: it gets an account, to which its orders go, so that a guest is merged and erased as everybody is.
 * @throws notFound (404)
 */
export async function loadPersonForUpdate(tx: Tx, context: Context, id: string): Promise<Account> {
  const email = guestOf(id);
  if (email === null) return loadCustomerForUpdate(tx, id);
  await readCustomer(context, id, tx);
  const accountId = await createAccount(tx, context, { login: { email }, passwordHash: null });
  // An account took the address in between.
  if (accountId === null) throw new ShopError(notFound);
  const account = (await loadAccountForUpdate(tx, accountId))!;
  await joinVerifiedOrders(tx, account, context.now());
  return account;
}
