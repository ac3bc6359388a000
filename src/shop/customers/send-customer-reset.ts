import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { sendResetLink } from '../auth/index.ts';
import { recordAction } from '../staff/index.ts';
import { customerIsGuest, type Customer } from './contract.ts';
import { loadCustomerForUpdate } from './load-customer.ts';
import { readCustomer } from './manage-customers.ts';

/**
 * Mails (or texts) a customer a link and a code that set a new password.
 * @throws notFound (404), customerIsGuest (41) where there is nothing to send it to, tooMany (40, 429)
 */
export async function sendCustomerReset(context: Context, id: string): Promise<Customer> {
  return context.transaction(async (tx) => {
    const account = await loadCustomerForUpdate(tx, id);
    if (!(await sendResetLink(context, tx, account))) throw new ShopError(customerIsGuest);
    await recordAction(tx, context, { action: 'customer.send-reset', subject: id, about: account });
    return readCustomer(context, id, tx);
  });
}
