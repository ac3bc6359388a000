import { accountFields, accountTitles, type AccountProvider, type PaymentAccount, type SecretState } from '../contract-accounts.ts';
import { fieldsOfEnvironment, modeOfEnvironment, openSecrets, type AccountsConfig } from './open-accounts.ts';
import type { AccountRow } from './store.ts';

/** A secret of so many characters shows its last four; of a shorter one they would say too much. */
const hintedFrom = 16;
const hintLength = 4;

/** What is shown of a secret; never the secret itself. */
export function secretState(text: string | undefined): SecretState {
  return { isSet: text !== undefined, hint: text !== undefined && text.length >= hintedFrom ? text.slice(-hintLength) : null };
}

/** What is presented besides the account; `config` is the process's own. */
export type Surroundings = { config: AccountsConfig & { baseUrl: string }; isOpen: boolean; lastWebhooks: ReadonlyMap<string, Date> };

/** An account as staff see it. */
export function presentAccount(id: AccountProvider, row: AccountRow | undefined, { config, isOpen, lastWebhooks }: Surroundings): PaymentAccount {
  const { open, secrets } = accountFields[id];
  const fromEnvironment = config.payments[id] !== null;
  const stored = fromEnvironment || !row ? {} : openSecrets(row, config);
  const readable = stored === 'unreadable' ? {} : stored;
  const values = fromEnvironment ? fieldsOfEnvironment(id, config.payments) : { ...readable, ...(row?.[open] ? { [open]: row[open] } : {}) };
  const isSet = (field: string) => (stored === 'unreadable' ? row?.sealed[field] !== undefined : Object.hasOwn(values, field));
  const complete = [open, ...secrets].every((field) => (field === open ? Object.hasOwn(values, open) : isSet(field)));
  const isUsed = [open, ...secrets].some((field) => Object.hasOwn(values, field) || isSet(field));
  const mode = !isUsed ? null : fromEnvironment ? modeOfEnvironment(id, config.payments) : (row?.mode ?? null);
  const offered = row?.offered ?? true;
  return {
    id,
    title: accountTitles[id],
    source: fromEnvironment ? 'environment' : isUsed ? 'database' : 'none',
    state: mode === null ? 'notSetUp' : complete ? mode : 'incomplete',
    mode,
    problem: problemOf({ unreadable: stored === 'unreadable', complete, mode, isDemo: config.sandboxPayments, isOpen: isOpen && offered }),
    offered,
    [open]: values[open] ?? null,
    ...Object.fromEntries(secrets.map((field) => [field, { ...secretState(values[field]), isSet: isSet(field) }])),
    webhookUrl: `${config.baseUrl}/api/web/payment/webhook/${id}`,
    lastWebhookAt: lastWebhooks.get(id)?.toISOString() ?? null,
  };
}

type Facts = { unreadable: boolean; complete: boolean; mode: PaymentAccount['mode']; isDemo: boolean; isOpen: boolean };

function problemOf({ unreadable, complete, mode, isDemo, isOpen }: Facts): PaymentAccount['problem'] {
  if (unreadable) return 'unreadable';
  if (!complete) return null;
  if (mode === 'live' && isDemo) return 'liveInDemo';
  return mode === 'test' && isOpen ? 'testWhileOpen' : null;
}
