import * as m from '#messages';
import { defaultLanguage } from '#kit/pure/languages.ts';
import { notFound, timedOut } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { limitedReader, type Queryable } from '#kit/server/database.ts';
import { isStatementTimeout } from '#kit/server/connections/statement-timeout.ts';
import { fieldError } from '#kit/server/http/api.ts';
import { isId } from '#kit/server/ids.ts';
import { readInBatches } from '#kit/server/lists/read-in-batches.ts';
import { findCustomerGroups, findGroupCodes, findGroupsOf, setCustomerGroups } from '../accounts/groups/index.ts';
import { findAccountsAfter, searchAccounts, type AccountQuestion } from '../accounts/list/index.ts';
import { addressesOfAccounts } from '../addresses/import/index.ts';
import { loadAccountForUpdate, readAccount, readAccounts, type Account } from '../accounts/index.ts';
import { balancesOf } from '../credits/index.ts';
import { readMarkets } from '../markets/index.ts';
import { findGuests, sumOrdersOf, sumOrdersOfGuests, type GuestRow } from '../orders/account/index.ts';
import { recordAction } from '../staff/index.ts';
import type { Customer } from './contract.ts';
import { findGuestEmailsAfter, listCustomerKeys } from './store.ts';

/**
 * A page of customers with their figures; a fixed number of queries. Guests are listed by their e-mail address, unless they
 * are asked by what only accounts have.
 */
export async function listCustomers(context: Context, question: AccountQuestion) {
  const { page, size, filter } = question;
  const { kind } = filter;
  if (asksAccounts(filter) && kind === 'guest') return { items: [], total: 0, page, size };
  if (asksAccounts(filter) || kind === 'account') {
    const { rows, total } = await inTime(context, filter, (db) => searchAccounts(db, question, context.now()));
    return { items: await present(context, context.db, rows), total, page, size };
  }
  const { keys, total } = await listCustomerKeys(context.db, question);
  const [accounts, guests] = await Promise.all([
    readAccounts(
      context.db,
      keys.flatMap(({ id }) => id ?? []),
    ),
    findGuests(
      context.db,
      keys.flatMap(({ email }) => email ?? []),
    ),
  ]);
  const [ofAccounts, ofGuests] = await Promise.all([present(context, context.db, accounts), presentGuests(context.db, guests)]);
  const known = new Map([...ofAccounts, ...ofGuests].map((customer) => [customer.id, customer]));
  return { items: keys.flatMap(({ id, email }) => known.get(id ?? guestId(email)) ?? []), total, page, size };
}

/** All customers with an account, oldest first, or guests by address, that a filter leaves, so many at a time. @throws timedOut (504) */
export async function* readCustomersInBatches(context: Context, filter: AccountQuestion['filter'], most: number): AsyncGenerator<Customer[]> {
  const { db } = context;
  if (filter.kind !== 'guest') {
    const after = (last: Account | null) =>
      inTime(context, filter, (reader) => findAccountsAfter(reader, filter, { after: last?.id ?? null, most, now: context.now() }));
    for await (const accounts of readInBatches(most, after)) yield await present(context, db, accounts);
  } else if (!asksAccounts(filter)) {
    const after = (last: string | null) => findGuestEmailsAfter(db, { q: filter.q, after: last, most });
    for await (const emails of readInBatches(most, after)) {
      const guests = new Map((await presentGuests(db, await findGuests(db, emails))).map((guest) => [guest.id, guest]));
      yield emails.flatMap((email) => guests.get(guestId(email)) ?? []);
    }
  }
}

/** Whether it is asked by what only accounts have. */
const asksAccounts = ({ group, tag, blocked }: AccountQuestion['filter']) => group !== undefined || (tag !== undefined && tag !== '') || blocked !== undefined;

/** @throws timedOut (504) where the customers of a group by rule take too long to find */
async function inTime<Found>({ db }: Context, { group }: AccountQuestion['filter'], find: (reader: Queryable) => Promise<Found>): Promise<Found> {
  try {
    return await find(group === undefined ? db : limitedReader(db));
  } catch (thrown) {
    throw isStatementTimeout(thrown) ? new ShopError(timedOut, { cause: thrown }) : thrown;
  }
}

/** A customer; a guest by `guest:<address>`. @throws notFound (404) */
export async function readCustomer(context: Context, id: string, reader: Queryable = context.db): Promise<Customer> {
  const email = guestOf(id);
  if (email !== null) {
    const [guest] = await presentGuests(reader, await findGuests(reader, [email]));
    if (!guest) throw new ShopError(notFound);
    return guest;
  }
  const account = isId(id) ? await readAccount(reader, id) : undefined;
  if (!account || account.deletedAt !== null) throw new ShopError(notFound);
  return (await present(context, reader, [account]))[0]!;
}

const guestPrefix = 'guest:';
const guestId = (email: string) => `${guestPrefix}${email}`;

/** The address of a guest, by how a guest is named; null for anything else. */
export function guestOf(id: string): string | null {
  return id.startsWith(guestPrefix) ? id.slice(guestPrefix.length).toLowerCase() : null;
}

/**
 * Puts a customer into exactly these groups; those by rule that the customer is in stay.
 * @throws notFound (404), invalidInput (40) for one that does not exist, or one by rule that the customer is not in
 */
export async function changeGroupsOf(context: Context, { id, groups }: { id: string; groups: readonly string[] }): Promise<Customer> {
  if (!isId(id)) throw new ShopError(notFound);
  return context.transaction(async (tx) => {
    const account = await loadAccountForUpdate(tx, id);
    if (!account || account.deletedAt !== null) throw new ShopError(notFound);
    const before = await findGroupCodes(tx, id, context.now());
    const byRule = (await findCustomerGroups(tx)).filter(({ code, rule }) => rule !== null && groups.includes(code) && !before.includes(code));
    if (byRule.length > 0) throw fieldError('groups', m.customers_group_by_rule({ title: byRule[0]!.title }, { locale: context.locale }));
    const done = await setCustomerGroups(tx, { accountId: id, codes: groups, at: context.now() });
    if (!done) throw fieldError('groups', m.customers_no_such_group({}, { locale: context.locale }));
    await recordAction(tx, context, { action: 'customer.groups', subject: id, detail: { before, after: groups }, about: account });
    return readCustomer(context, id, tx);
  });
}

async function present({ lang, now }: Context, reader: Queryable, accounts: readonly Account[]): Promise<Customer[]> {
  const ids = accounts.map((account) => account.id);
  const [figures, balances, groups, { baseCurrency }, books] = await Promise.all([
    sumOrdersOf(reader, ids),
    balancesOf(reader, ids),
    findGroupsOf(reader, ids, now()),
    readMarkets(reader),
    addressesOfAccounts(reader, ids, lang),
  ]);
  return accounts.map((account) => {
    const mine = figures.filter((row) => row.accountId === account.id);
    return {
      id: account.id,
      kind: 'account',
      email: account.email,
      mobile: account.mobile === null ? null : `${account.countryCode ?? ''} ${account.mobile}`.trim(),
      name: nameOf(account),
      firstName: account.firstName,
      lastName: account.lastName,
      language: account.lang,
      tags: account.tags,
      note: account.note,
      about: account.bio,
      birthday: account.birthday,
      addresses: books.get(account.id) ?? [],
      blocked: account.blockedAt !== null,
      createdAt: account.createdAt.toISOString(),
      lastLoginAt: account.lastLoginAt?.toISOString() ?? null,
      orders: mine.reduce((sum, row) => sum + row.quantity, 0),
      spent: mine.flatMap(({ currency, spent }) => (spent === 0 ? [] : [{ amount: spent, currency }])),
      credits: { amount: balances.get(account.id) ?? 0, currency: baseCurrency },
      groups: groups.filter((row) => row.accountId === account.id).map((row) => row.groupCode),
    };
  });
}

async function presentGuests(reader: Queryable, guests: readonly GuestRow[]): Promise<Customer[]> {
  const [sums, { baseCurrency }] = await Promise.all([
    sumOrdersOfGuests(
      reader,
      guests.map(({ email }) => email),
    ),
    readMarkets(reader),
  ]);
  return guests.map(({ email, name, createdAt, orders }) => ({
    id: guestId(email),
    kind: 'guest',
    email,
    mobile: null,
    name,
    firstName: '',
    lastName: '',
    language: defaultLanguage,
    tags: [],
    note: '',
    about: '',
    birthday: null,
    addresses: [],
    blocked: false,
    createdAt: createdAt.toISOString(),
    lastLoginAt: null,
    orders,
    spent: sums.filter((row) => row.email === email && row.spent !== 0).map(({ currency, spent }) => ({ amount: spent, currency })),
    credits: { amount: 0, currency: baseCurrency },
    groups: [],
  }));
}

/** What a customer is called. */
export function nameOf({ firstName, lastName, nickName }: Pick<Account, 'firstName' | 'lastName' | 'nickName'>): string {
  const chinese = /\p{Script=Han}/u.test(`${firstName}${lastName}`);
  return (chinese ? `${lastName}${firstName}` : `${firstName} ${lastName}`).trim() || nickName;
}
