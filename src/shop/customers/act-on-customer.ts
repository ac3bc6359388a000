import * as m from '#messages';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { fieldError } from '#kit/server/http/api.ts';
import type { DataSubjectHandler } from '#kit/server/privacy/personal-data.ts';
import { changeAccount } from '../accounts/index.ts';
import { endSessions } from '../accounts/sessions/index.ts';
import { sendResetLink } from '../auth/index.ts';
import { eraseAccount } from '../security/index.ts';
import { recordAction } from '../staff/index.ts';
import { customerIsGuest, type Customer } from './contract.ts';
import { loadCustomerForUpdate } from './load-customer.ts';
import { readCustomer } from './manage-customers.ts';

/**
 * Makes one customer of two that are the same person: what `from` has (orders, addresses, credits, lists, reviews …) is `id`'s
 * then, its sessions end and it is gone. One transaction: all of it or nothing.
 * @throws notFound (404), customerIsGuest (41), invalidInput (40) naming `from` for the same one or none
 */
export async function mergeCustomers(
  context: Context,
  { id, from, parts }: { id: string; from: string; parts: readonly DataSubjectHandler[] },
): Promise<Customer> {
  const unfit = fieldError('from', m.customers_merge_unfit({}, { locale: context.locale }));
  if (id === from) throw unfit;
  return context.transaction(async (tx) => {
    // In the order of their ids, so that two merges never wait for each other.
    const load = (one: string) =>
      loadCustomerForUpdate(tx, one).catch((error: unknown) => Promise.reject(one === from && error instanceof ShopError ? unfit : error));
    const [first, second] = [id, from].toSorted();
    await load(first!);
    await load(second!);
    const [kept, gone] = [await readCustomer(context, id, tx), await readCustomer(context, from, tx)];
    const at = context.now();
    await endSessions(tx, { accountId: from, by: 'elsewhere', at });
    for (const part of parts) await part.merge?.(tx, { from, to: id }, context);
    // What is left names nobody.
    await parts.find((part) => part.tables.includes('account'))?.erase(tx, { accountId: from, email: null }, context);
    const tags = [...new Set([...kept.tags, ...gone.tags])].slice(0, 50);
    const note = [kept.note, gone.note]
      .filter((text) => text !== '')
      .join('\n\n')
      .slice(0, 5_000);
    await changeAccount(tx, id, { tags, note });
    await recordAction(tx, context, { action: 'customer.merge', subject: id, detail: { from, orders: gone.orders }, about: kept });
    return readCustomer(context, id, tx);
  });
}

/**
 * Erases a customer as they could erase themselves (docs/privacy.md): for good.
 * @throws notFound (404), customerIsGuest (41), what hinders it (41: orders under way)
 */
export async function eraseCustomer(context: Context, { id, parts }: { id: string; parts: readonly DataSubjectHandler[] }): Promise<void> {
  await context.transaction(async (tx) => {
    const account = await loadCustomerForUpdate(tx, id);
    await eraseAccount(tx, context, { parts, account });
    await recordAction(tx, context, { action: 'customer.erase', subject: id });
  });
}

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
