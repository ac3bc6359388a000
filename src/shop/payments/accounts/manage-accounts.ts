import * as m from '#messages';
import { forbidden, notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import { invalidateTags } from '#kit/server/events/announce.ts';
import { fieldError } from '#kit/server/http/api.ts';
import type { EnsureFresh } from '#kit/server/http/resource.ts';
import { sealSecret } from '#kit/server/secrets/sealed-secret.ts';
import { readSettings } from '../../settings/index.ts';
import { recordAction } from '../../staff/index.ts';
import {
  accountFields,
  accountProviders,
  setInEnvironment,
  type AccountMode,
  type AccountProvider,
  type OpenField,
  type PaymentAccount,
  type PaymentAccountInput,
  type SecretField,
} from '../contract-accounts.ts';
import { accountsTag, openSecrets, placeOf, type AccountsConfig } from './open-accounts.ts';
import { presentAccount, type Surroundings } from './present-account.ts';
import { findAccounts, findLastWebhooks, lockAccount, writeAccount, type AccountRow } from './store.ts';

/** The process's own configuration, without what was set up in the back office. */
export type OwnConfig = AccountsConfig & { baseUrl: string };

/** An account, and what its entity tag is made of. */
export type ReadAccount = { account: PaymentAccount; state: object };

/** Programs neither see nor change where the shop's money goes. @throws forbidden (403) */
export function rejectKeys({ caller }: Context): void {
  if (caller.kind !== 'staff' || caller.apiKeyId !== undefined) throw new ShopError(forbidden);
}

/** @throws notFound (404) */
export function providerNamed(id: string): AccountProvider {
  const found = accountProviders.find((provider) => provider === id);
  if (!found) throw new ShopError(notFound);
  return found;
}

/** All accounts. @throws forbidden (403) for an API key */
export async function listAccounts(context: Context, config: OwnConfig): Promise<PaymentAccount[]> {
  rejectKeys(context);
  const [rows, around] = await Promise.all([findAccounts(context.db), surroundings(context.db, config)]);
  return accountProviders.map((id) => presentAccount(id, rowOf(rows, id), around));
}

/** One account. @throws notFound (404), forbidden (403) for an API key */
export async function readAccount(context: Context, config: OwnConfig, id: string): Promise<ReadAccount> {
  rejectKeys(context);
  return read(context.db, config, providerNamed(id));
}

async function read(db: Queryable, config: OwnConfig, id: AccountProvider): Promise<ReadAccount> {
  const [rows, around] = await Promise.all([findAccounts(db), surroundings(db, config)]);
  const row = rowOf(rows, id);
  return stateOf(presentAccount(id, row, around), row);
}

const rowOf = (rows: readonly AccountRow[], id: AccountProvider) => rows.find((row) => row.provider === id);

/** What staff say of it, not what arrives meanwhile; the version, because two secrets may end in the same letters. */
function stateOf(account: PaymentAccount, row: AccountRow | undefined): ReadAccount {
  const { lastWebhookAt: _arrived, problem: _judged, ...stored } = account;
  return { account, state: { ...stored, version: row?.version ?? 0 } };
}

async function surroundings(db: Queryable, config: OwnConfig): Promise<Surroundings> {
  const [{ maintenance }, lastWebhooks] = await Promise.all([readSettings(db), findLastWebhooks(db, accountProviders)]);
  return { config, isOpen: !maintenance.enabled, lastWebhooks };
}

/**
 * Changes an account. Every node uses it from its next call on; its secrets are re-encrypted, with the first key.
 * @throws notFound (404), stale (412), setInEnvironment (41), invalidInput (40) for keys that do not go together, forbidden (403) for an API key
 */
export async function changeAccount(
  context: Context,
  config: OwnConfig,
  change: { id: string; input: PaymentAccountInput; ensureFresh: EnsureFresh },
): Promise<ReadAccount> {
  rejectKeys(context);
  const id = providerNamed(change.id);
  return context.transaction(async (tx) => {
    await lockAccount(tx, id);
    const before = await read(tx, config, id);
    change.ensureFresh(before.state);
    const row = rowOf(await findAccounts(tx), id);
    const input = config.payments[id] === null ? change.input : inputBesideEnvironment(change.input, before.account);
    const next = changedRow(context, config, { id, row, input });
    await writeAccount(tx, next, context.now());
    await invalidateTags(tx, [accountsTag]);
    const after = await read(tx, config, id);
    const [was, is] = [before, after].map(({ account: { offered } }) => ({ offered }));
    const detail = { changed: changedFields(row, next, input) };
    await recordAction(tx, context, {
      action: 'paymentProvider.update',
      subject: id,
      detail,
      ...(was!.offered === is!.offered ? {} : { before: was!, after: is! }),
    });
    return after;
  });
}

/** Of an account of the environment: whether it is offered. @throws setInEnvironment (41) for what the environment says otherwise */
function inputBesideEnvironment({ offered, ...input }: PaymentAccountInput, account: PaymentAccount): PaymentAccountInput {
  const differs = Object.entries(input).some(([field, value]) => value !== undefined && value !== account[field as keyof typeof input]);
  if (differs) throw new ShopError(setInEnvironment);
  return offered === undefined ? {} : { offered };
}

type Changing = { id: AccountProvider; row: AccountRow | undefined; input: PaymentAccountInput };

function changedRow(context: Context, config: OwnConfig, { id, row, input }: Changing): AccountRow {
  const { open, secrets } = accountFields[id];
  rejectOthers(context, id, input);
  const known = row ? openSecrets(row, config) : {};
  const before = known === 'unreadable' ? {} : known;
  const texts: Partial<Record<SecretField, string>> = {};
  const sealed: Record<string, string> = {};
  for (const field of secrets) {
    const text = input[field] === undefined ? before[field] : input[field];
    if (typeof text !== 'string') continue;
    texts[field] = text;
    sealed[field] = sealSecret(text, { keys: config.secretsKeys, place: placeOf(id, field) });
  }
  // What cannot be read stays as it is until it is entered again or taken away: its key may come back.
  const left = known === 'unreadable' ? secrets.flatMap((field) => (input[field] === undefined && row?.sealed[field] ? [[field, row.sealed[field]]] : [])) : [];
  const openValue = input[open] === undefined ? (row?.[open] ?? null) : input[open];
  const all = { ...Object.fromEntries(left), ...sealed };
  const isEmpty = openValue === null && Object.keys(all).length === 0;
  return {
    provider: id,
    publishableKey: null,
    clientId: null,
    [open]: openValue,
    // A new account is offered, whatever became of the one before.
    offered: input.offered ?? ((isEmpty && config.payments[id] === null) || (row?.offered ?? true)),
    mode: isEmpty && input.mode !== 'live' ? 'test' : modeOf(context, config, { id, row, input, texts, openValue }),
    version: (row?.version ?? 0) + 1,
    sealed: all,
  };
}

const everyField: readonly (OpenField | SecretField)[] = ['publishableKey', 'clientId', 'secretKey', 'webhookSecret', 'clientSecret', 'webhookId'];

/** A key of another provider was meant for that one. @throws invalidInput (40) */
function rejectOthers({ locale }: Context, id: AccountProvider, input: PaymentAccountInput): void {
  const own: readonly string[] = [accountFields[id].open, ...accountFields[id].secrets];
  const other = everyField.find((field) => !own.includes(field) && typeof input[field] === 'string');
  if (other) throw fieldError(other, m.error_field_invalid({ field: other }, { locale }));
}

type Keys = Changing & { texts: Partial<Record<SecretField, string>>; openValue: string | null };

/** Test or live: Stripe's keys say so, of PayPal the merchant does. @throws invalidInput (40) for keys of both, and for real money in a demo */
function modeOf({ locale }: Context, { sandboxPayments }: OwnConfig, { id, row, input, texts, openValue }: Keys): AccountMode {
  const ofSecret = stripeMode(texts.secretKey);
  const ofOpen = stripeMode(id === 'stripe' ? openValue : null);
  if (ofSecret && ofOpen && ofSecret !== ofOpen)
    throw fieldError(typeof input.publishableKey === 'string' ? 'publishableKey' : 'secretKey', m.payment_account_modes_differ({}, { locale }));
  const mode = id === 'stripe' ? (ofSecret ?? ofOpen ?? row?.mode ?? 'test') : (input.mode ?? row?.mode ?? 'test');
  const field = id === 'paypal' ? 'mode' : typeof input.secretKey === 'string' ? 'secretKey' : 'publishableKey';
  if (mode === 'live' && sandboxPayments && row?.mode !== 'live') throw fieldError(field, m.payment_account_live_in_demo({}, { locale }));
  return mode;
}

function stripeMode(key: string | null | undefined): AccountMode | null {
  return key ? (/^[a-z]{2}_test_/.test(key) ? 'test' : 'live') : null;
}

/** The names of what was changed, for the audit log: never a value. */
function changedFields(before: AccountRow | undefined, after: AccountRow, input: PaymentAccountInput): string[] {
  const { open, secrets } = accountFields[after.provider as AccountProvider];
  return [
    ...(before?.mode !== after.mode ? ['mode'] : []),
    ...((before?.[open] ?? null) !== after[open] ? [open] : []),
    ...secrets.filter((field) => typeof input[field] === 'string' || (input[field] === null && before?.sealed[field] !== undefined)),
  ];
}
