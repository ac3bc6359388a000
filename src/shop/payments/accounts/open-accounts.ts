/** Accounts as they stand in the database, with their secrets opened: what providers work with. */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { systemContext, type Context, type SystemHost } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import type { HostConfig, PaymentConfig } from '#kit/server/host-config.ts';
import { memoize } from '#kit/server/memoize.ts';
import { openSecret } from '#kit/server/secrets/sealed-secret.ts';
import { readyProviders } from '../providers.ts';
import { accountFields, accountTitles, type AccountMode, type AccountProvider, type OpenField, type SecretField } from '../contract-accounts.ts';
import { findAccounts, type AccountRow } from './store.ts';

/** The part of the configuration that says how accounts are read. */
export type AccountsConfig = Pick<HostConfig, 'payments' | 'providerUrls' | 'secretsKeys' | 'sandboxPayments'>;

/** The cache tag of every account. */
export const accountsTag = 'paymentAccounts';

const readRows = memoize(findAccounts, { tags: [accountsTag] });

/** What a secret is bound to when it is encrypted. */
export const placeOf = (provider: string, field: string): string => `payment-account:${provider}:${field}`;

/** An account's secrets; `unreadable` when one was encrypted with another key. */
export function openSecrets(row: AccountRow, { secretsKeys: keys }: Pick<AccountsConfig, 'secretsKeys'>): Partial<Record<SecretField, string>> | 'unreadable' {
  const opened: Partial<Record<SecretField, string>> = {};
  for (const [field, sealed] of Object.entries(row.sealed)) {
    const text = openSecret(sealed, { keys, place: placeOf(row.provider, field) });
    if (text === null) return 'unreadable';
    opened[field as SecretField] = text;
  }
  return opened;
}

// Clients and tokens belong to one object of settings: while an account stands unchanged it stays the same object.
const built = new LRUCache<string, { payments: PaymentConfig }>({ max: 16 });

function build(rows: readonly AccountRow[], config: AccountsConfig): PaymentConfig {
  const { secretsKeys, providerUrls, sandboxPayments } = config;
  const asked = JSON.stringify([rows, providerUrls, sandboxPayments]);
  // Neither a key nor what it opens stands in the name.
  const name = secretsKeys.reduce((hash, key) => hash.update(key.export()), createHash('sha256').update(asked)).digest('base64url');
  const known = built.get(name);
  if (known) return known.payments;
  const payments: PaymentConfig = { stripe: null, paypal: null, stopped: rows.filter(({ offered }) => !offered).map(({ provider }) => provider) };
  for (const row of rows) Object.assign(payments, accountOf(row, config));
  built.set(name, { payments });
  return payments;
}

/** One account as its provider works with it; nothing where a part is missing, where it cannot be read, and where real money meets a demo. */
function accountOf(row: AccountRow, config: AccountsConfig): Partial<PaymentConfig> {
  const secrets = openSecrets(row, config);
  if (secrets === 'unreadable' || (row.mode === 'live' && config.sandboxPayments)) return {};
  const { stripeApi, stripeScript, paypalApi } = config.providerUrls;
  const { publishableKey, clientId, mode } = row;
  const { secretKey, webhookSecret, clientSecret, webhookId } = secrets;
  if (row.provider === 'stripe' && publishableKey !== null && secretKey && webhookSecret)
    return { stripe: { publishableKey, secretKey, webhookSecret, apiUrl: stripeApi, scriptUrl: stripeScript } };
  if (row.provider === 'paypal' && clientId !== null && clientSecret && webhookId)
    return { paypal: { clientId, clientSecret, webhookId, apiUrl: paypalApi ?? paypalHosts[mode] } };
  return {};
}

const paypalHosts: Readonly<Record<AccountMode, string>> = { test: 'https://api-m.sandbox.paypal.com', live: 'https://api-m.paypal.com' };

/**
 * The payment providers as they are set up now: by the environment, else in the back office. Read from memory, which every process
 * clears when an account changes; a call in progress keeps what it began with.
 */
export async function paymentsInForce(db: Queryable, config: AccountsConfig): Promise<PaymentConfig> {
  return joined(config, build(await readRows(db), config));
}

/** The same, read from the database now. `config` is the process's own. */
export async function readPaymentsNow(db: Queryable, config: AccountsConfig): Promise<PaymentConfig> {
  return joined(config, build(await findAccounts(db), config));
}

const joined = ({ payments: { stripe, paypal } }: AccountsConfig, stored: PaymentConfig): PaymentConfig => ({
  stripe: stripe ?? stored.stripe,
  paypal: paypal ?? stored.paypal,
  stopped: stored.stopped ?? [],
});

/** The process's configuration with the providers that are in force. */
export async function configInForce(db: Queryable, config: HostConfig): Promise<HostConfig> {
  const [payments, ready] = await Promise.all([paymentsInForce(db, config), readyProviders({ db, config })]);
  return { ...config, payments: ready.length === 0 ? payments : { ...payments, ready } };
}

/** Which account of the environment moves real money: by its key, or by the host that is called. */
export function modeOfEnvironment(provider: AccountProvider, { stripe, paypal }: PaymentConfig): AccountMode {
  if (provider === 'stripe') return stripe && !/^[sr]k_test_/.test(stripe.secretKey) ? 'live' : 'test';
  return paypal && new URL(paypal.apiUrl).hostname === 'api-m.paypal.com' ? 'live' : 'test';
}

/** What the environment holds of a provider's fields. */
export function fieldsOfEnvironment(provider: AccountProvider, payments: PaymentConfig): Partial<Record<OpenField | SecretField, string>> {
  const held: Partial<Record<string, unknown>> = payments[provider] ?? {};
  const { open, secrets } = accountFields[provider];
  return Object.fromEntries([open, ...secrets].flatMap((name) => (typeof held[name] === 'string' ? [[name, held[name]]] : [])));
}

/** A context without a request behind it, with the providers that are in force: for jobs. */
export async function contextInForce(host: SystemHost, options: Parameters<typeof systemContext>[1]): Promise<Context> {
  return systemContext({ ...host, config: await configInForce(host.database.reader, host.config) }, options);
}

/** The providers whose secrets were encrypted with a key that is not here. */
export async function findUnreadableAccounts(db: Queryable, config: AccountsConfig): Promise<string[]> {
  const rows = await findAccounts(db);
  return rows.flatMap((row) => (openSecrets(row, config) === 'unreadable' ? [accountTitles[row.provider as AccountProvider] ?? row.provider] : []));
}
