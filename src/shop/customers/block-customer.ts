import type { Context } from '#kit/server/context.ts';
import { changeAccount } from '../accounts/index.ts';
import { endSessions } from '../accounts/sessions/index.ts';
import { recordAction } from '../staff/index.ts';
import type { Customer } from './contract.ts';
import { loadCustomerForUpdate } from './load-customer.ts';
import { readCustomer } from './manage-customers.ts';

/**
 * Lets a customer sign in no more, and ends their sessions; or lets them again.
 * @throws notFound (404), customerIsGuest (41)
 */
export async function blockCustomer(context: Context, { id, blocked }: { id: string; blocked: boolean }): Promise<Customer> {
  return context.transaction(async (tx) => {
    const account = await loadCustomerForUpdate(tx, id);
    const at = context.now();
    if (blocked !== (account.blockedAt !== null)) {
      await changeAccount(tx, id, { blockedAt: blocked ? at : null });
      if (blocked) await endSessions(tx, { accountId: id, by: 'elsewhere', at });
      await recordAction(tx, context, { action: blocked ? 'customer.block' : 'customer.unblock', subject: id, about: account });
    }
    return readCustomer(context, id, tx);
  });
}
