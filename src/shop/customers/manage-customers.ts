import * as m from '#messages';
import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import { fieldError } from '#kit/server/http/api.ts';
import { isId } from '#kit/server/ids.ts';
import { findGroupCodes, findGroupsOf, searchAccounts, setCustomerGroups, type AccountQuestion } from '../accounts/groups/index.ts';
import { loadAccountForUpdate, readAccount, type Account } from '../accounts/index.ts';
import { balancesOf } from '../credits/index.ts';
import { readMarkets } from '../markets/index.ts';
import { figuresOfAccounts } from '../orders/account/index.ts';
import { recordAction } from '../staff/index.ts';
import type { Customer } from './contract.ts';

/** A page of customers with their figures; a fixed number of queries. */
export async function listCustomers(context: Context, question: AccountQuestion) {
  const { rows, total } = await searchAccounts(context.db, question);
  return { items: await present(context.db, rows), total, page: question.page, size: question.size };
}

/** A customer. @throws notFound (404) */
export async function readCustomer(context: Context, id: string, db: Queryable = context.db): Promise<Customer> {
  const account = isId(id) ? await readAccount(db, id) : undefined;
  if (!account || account.deletedAt !== null) throw new ShopError(notFound);
  return (await present(db, [account]))[0]!;
}

/** Puts a customer into exactly these groups. @throws notFound (404), invalidInput (40) for one that does not exist */
export async function changeGroupsOf(context: Context, { id, groups }: { id: string; groups: readonly string[] }): Promise<Customer> {
  if (!isId(id)) throw new ShopError(notFound);
  return context.transaction(async (tx) => {
    const account = await loadAccountForUpdate(tx, id);
    if (!account || account.deletedAt !== null) throw new ShopError(notFound);
    const before = await findGroupCodes(tx, id);
    const done = await setCustomerGroups(tx, { accountId: id, codes: groups, at: context.now() });
    if (!done) throw fieldError('groups', m.customers_no_such_group({}, { locale: context.locale }));
    await recordAction(tx, context, { action: 'customer.groups', subject: id, detail: { before, after: groups } });
    return readCustomer(context, id, tx);
  });
}

async function present(db: Queryable, accounts: readonly Account[]): Promise<Customer[]> {
  const ids = accounts.map((account) => account.id);
  const [figures, balances, groups, { baseCurrency }] = await Promise.all([
    figuresOfAccounts(db, ids),
    balancesOf(db, ids),
    findGroupsOf(db, ids),
    readMarkets(db),
  ]);
  return accounts.map((account) => {
    const mine = figures.filter((row) => row.accountId === account.id);
    return {
      id: account.id,
      email: account.email,
      mobile: account.mobile === null ? null : `${account.countryCode ?? ''} ${account.mobile}`.trim(),
      name: nameOf(account),
      createdAt: account.createdAt.toISOString(),
      lastLoginAt: account.lastLoginAt?.toISOString() ?? null,
      orders: mine.reduce((sum, row) => sum + row.quantity, 0),
      spent: mine.flatMap(({ currency, spent }) => (spent === 0 ? [] : [{ amount: spent, currency }])),
      credits: { amount: balances.get(account.id) ?? 0, currency: baseCurrency },
      groups: groups.filter((row) => row.accountId === account.id).map((row) => row.groupCode),
    };
  });
}

function nameOf({ firstName, lastName, nickName }: Account): string {
  const chinese = /\p{Script=Han}/u.test(`${firstName}${lastName}`);
  return (chinese ? `${lastName}${firstName}` : `${firstName} ${lastName}`).trim() || nickName;
}
