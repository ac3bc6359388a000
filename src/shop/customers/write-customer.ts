import * as m from '#messages';
import { isEmail } from '#kit/pure/mail/address.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { fieldError, invalidField } from '#kit/server/http/api.ts';
import { fieldTitle } from '#kit/server/http/field-errors.ts';
import type { EnsureFresh } from '#kit/server/http/resource.ts';
import type { LoginName } from '../accounts/contract.ts';
import { setCustomerGroups } from '../accounts/groups/index.ts';
import { changeAccount, createAccount, findAccountByLogin, type Account } from '../accounts/index.ts';
import { phoneNumbers, tidyPhone } from '../addresses/phones/index.ts';
import { replaceAddresses } from '../addresses/import/index.ts';
import { followLogin } from '../checkout/account/index.ts';
import { moveContacts } from '../orders/contacts/index.ts';
import { recordAction } from '../staff/index.ts';
import { customerExists, type Customer, type CustomerInput } from './contract.ts';
import { loadCustomerForUpdate } from './load-customer.ts';
import { readCustomer } from './manage-customers.ts';

/**
 * Staff make a customer: an account without a password, whose owner signs in by a code or sets one.
 * @throws invalidInput (40) naming fields, customerExists (40, 409) naming `email` or `mobile`
 */
export async function createCustomer(context: Context, input: CustomerInput): Promise<Customer> {
  const names = namesOf(context, input);
  const [login] = names;
  if (!login) throw missing(context);
  return context.transaction(async (tx) => {
    await rejectTaken(tx, context, names);
    const { firstName = '', lastName = '', language = context.lang, tags = [], note = '' } = input;
    const id = await createAccount(tx, context, { login, passwordHash: null, firstName, lastName, lang: language, tags, note, unproved: true });
    // Another account took it in between.
    if (id === null) throw taken(context, login);
    if (names.length > 1) await changeAccount(tx, id, asColumns(names));
    await writeLists(tx, context, { id, input });
    const customer = await readCustomer(context, id, tx);
    await recordAction(tx, context, { action: 'customer.create', subject: id, before: null, after: input });
    return customer;
  });
}

/**
 * Changes a customer; what is not sent stays. An address or number that is changed has to prove itself again, and until then no sign-in
 * wants a code to the address; open checkouts and orders that reached the account by it follow to the new one.
 * @throws notFound (404), stale (412), invalidInput (40) naming fields, customerExists (40, 409) naming `email` or `mobile`
 */
export async function changeCustomer(
  context: Context,
  { id, input, ensureFresh }: { id: string; input: CustomerInput; ensureFresh: EnsureFresh },
): Promise<Customer> {
  return context.transaction(async (tx) => {
    const account = await loadCustomerForUpdate(tx, id);
    const before = await readCustomer(context, id, tx);
    ensureFresh(before);
    const names = namesOf(context, { email: account.email, mobile: before.mobile, ...input }, account.email);
    if (names.length === 0 && (account.email !== null || account.mobile !== null)) throw missing(context);
    await rejectTaken(tx, context, names, id);
    const { firstName, lastName, language, tags, note } = input;
    const plain = { firstName, lastName, lang: language, tags, note };
    const set = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined));
    await changeAccount(tx, id, { ...set, ...loginChanges(account, names) });
    await followNames(tx, { account, names, at: context.now() });
    await writeLists(tx, context, { id, input });
    const after = await readCustomer(context, id, tx);
    await recordAction(tx, context, { action: 'customer.update', subject: id, before, after });
    return after;
  });
}

async function writeLists(tx: Tx, context: Context, { id, input: { groups, addresses } }: { id: string; input: CustomerInput }): Promise<void> {
  if (groups && !(await setCustomerGroups(tx, { accountId: id, codes: groups, at: context.now() })))
    throw fieldError('groups', m.customers_no_such_group({}, { locale: context.locale }));
  if (!addresses) return;
  await replaceAddresses(tx, context, { accountId: id, addresses });
}

/** What the customer signs in with, tidied: the address, the number, or both. An address that is `kept` is not checked anew. */
function namesOf({ locale }: Context, { email, mobile, countryCode }: CustomerInput, kept: string | null = null): LoginName[] {
  const names: LoginName[] = [];
  if (email) {
    if (email.toLowerCase() !== kept && !isEmail(email)) throw unfitEmail(email, locale);
    names.push({ email: email.toLowerCase() });
  }
  if (mobile) {
    const number = phoneOf(mobile, countryCode ?? '');
    if (!number) throw fieldError('mobile', m.addresses_phone_invalid({}, { locale }));
    names.push(number);
  }
  return names;
}

/** What looks like an address, and is none that sign-in takes, is refused in words that say so. */
function unfitEmail(email: string, locale: Context['locale']): ShopError {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return invalidField('email', locale);
  return fieldError('email', m.accounts_email_unfit({ text: email }, { locale }));
}

function phoneOf(mobile: string, given: string): { countryCode: string; mobile: string } | null {
  const parsed = mobile.startsWith('+') ? phoneNumbers().parsePhoneNumberFromString(mobile) : undefined;
  const countryCode = parsed ? `+${parsed.countryCallingCode}` : given.startsWith('+') || given === '' ? given : `+${given}`;
  const national = countryCode === '' ? null : tidyPhone(countryCode, mobile);
  return national === null ? null : { countryCode, mobile: national };
}

type AccountChanges = Parameters<typeof changeAccount>[2];

const asColumns = (names: readonly LoginName[]): Pick<AccountChanges, 'email' | 'countryCode' | 'mobile'> => Object.assign({}, ...names);

function loginChanges(account: Account, names: readonly LoginName[]): AccountChanges {
  const { email = null, countryCode = null, mobile = null } = asColumns(names);
  return {
    ...(email === account.email ? {} : { email, emailVerifiedAt: null, loginEmailVerification: false }),
    ...(countryCode === account.countryCode && mobile === account.mobile ? {} : { countryCode, mobile, mobileVerifiedAt: null }),
  };
}

async function followNames(tx: Tx, { account, names, at }: { account: Account; names: readonly LoginName[]; at: Date }): Promise<void> {
  for (const login of names) {
    const stays = 'email' in login ? login.email === account.email : login.countryCode === account.countryCode && login.mobile === account.mobile;
    if (stays) continue;
    await followLogin(tx, account, login);
    await moveContacts(tx, account, { login, at });
  }
}

async function rejectTaken(tx: Tx, context: Context, names: readonly LoginName[], besides?: string): Promise<void> {
  for (const name of names) {
    const other = await findAccountByLogin(tx, name);
    if (other && other.id !== besides) throw taken(context, name);
  }
}

function taken({ locale }: Context, name: LoginName): ShopError {
  const field = 'email' in name ? 'email' : 'mobile';
  return new ShopError(customerExists, { data: { errors: { [field]: m.customers_taken({ field: fieldTitle(field, locale) }, { locale }) } } });
}

const missing = ({ locale }: Context) => fieldError('email', m.customers_reach_missing({}, { locale }));
