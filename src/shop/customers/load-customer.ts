import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Tx } from '#kit/server/database.ts';
import { isId } from '#kit/server/ids.ts';
import { loadAccountForUpdate, type Account } from '../accounts/index.ts';
import { customerIsGuest } from './contract.ts';
import { guestOf } from './manage-customers.ts';

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
