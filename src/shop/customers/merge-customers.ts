import * as m from '#messages';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { fieldError } from '#kit/server/http/api.ts';
import type { DataSubjectHandler } from '#kit/server/privacy/personal-data.ts';
import { changeAccount } from '../accounts/index.ts';
import { endSessions } from '../accounts/sessions/index.ts';
import { recordAction } from '../staff/index.ts';
import type { Customer } from './contract.ts';
import { loadCustomerForUpdate, loadPersonForUpdate } from './load-customer.ts';
import { readCustomer } from './manage-customers.ts';

/**
 * Makes one customer of two that are the same person, of whom `from` may be a guest: what `from` has (orders, addresses, credits, lists, reviews …) is `id`'s
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
      one === id
        ? loadCustomerForUpdate(tx, one)
        : loadPersonForUpdate(tx, context, one).catch((error: unknown) => Promise.reject(error instanceof ShopError ? unfit : error));
    const loaded = new Map<string, string>();
    for (const one of [id, from].toSorted()) loaded.set(one, (await load(one)).id);
    const goneId = loaded.get(from)!;
    const [kept, gone] = [await readCustomer(context, id, tx), await readCustomer(context, goneId, tx)];
    const at = context.now();
    await endSessions(tx, { accountId: goneId, by: 'elsewhere', at });
    for (const part of parts) await part.merge?.(tx, { from: goneId, to: id }, context);
    // What is left names nobody.
    await parts.find((part) => part.tables.includes('account'))?.erase(tx, { accountId: goneId, email: null }, context);
    const tags = [...new Set([...kept.tags, ...gone.tags])].slice(0, 50);
    const note = [kept.note, gone.note]
      .filter((text) => text !== '')
      .join('\n\n')
      .slice(0, 5_000);
    await changeAccount(tx, id, { tags, note });
    await recordAction(tx, context, { action: 'customer.merge', subject: id, detail: { from: goneId, orders: gone.orders }, about: kept });
    return readCustomer(context, id, tx);
  });
}
