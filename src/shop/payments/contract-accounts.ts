/** Accounts at payment providers as the back office sets them up. Secrets go in and never come out. */
import { z } from 'zod';
import * as m from '#messages';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';

/** The providers that have an account of the merchant's. */
export const accountProviders = ['stripe', 'paypal'] as const;

/** A provider that has an account of the merchant's. */
export type AccountProvider = (typeof accountProviders)[number];

/** Brands; they are the same in every language. */
export const accountTitles: Readonly<Record<AccountProvider, string>> = { stripe: 'Stripe', paypal: 'PayPal' };

/** Whether an account moves real money. */
export const accountModes = ['test', 'live'] as const;

/** Whether an account moves real money. */
export type AccountMode = (typeof accountModes)[number];

/** What an account is made of: its secret fields, and the one that is not secret. */
export const accountFields = {
  stripe: { open: 'publishableKey', secrets: ['secretKey', 'webhookSecret'] },
  paypal: { open: 'clientId', secrets: ['clientSecret', 'webhookId'] },
} as const;

/** A field that is not secret. */
export type OpenField = 'publishableKey' | 'clientId';

/** A field that is never answered. */
export type SecretField = 'secretKey' | 'webhookSecret' | 'clientSecret' | 'webhookId';

/** A secret as it is answered: whether there is one, and its last four characters where it is long enough not to be guessed by them. */
export const secretStateSchema = z.object({ isSet: z.boolean(), hint: z.string().max(4).nullable() });

/** A secret as it is answered. */
export type SecretState = z.infer<typeof secretStateSchema>;

/**
 * Why a provider that was set up is not what the merchant may take it for. `unreadable`: its secrets were encrypted with another
 * key. `liveInDemo`: a demo takes no real money. `testWhileOpen`: the shop is open, and what is paid here is no money.
 */
export const accountProblems = ['unreadable', 'liveInDemo', 'testWhileOpen'] as const;

/** A provider's account as staff see it. `mode` is null where none is set up; `source` where that stands. */
export const paymentAccountSchema = z
  .object({
    id: z.enum(accountProviders),
    title: z.string(),
    source: z.enum(['none', 'database', 'environment']),
    /** `incomplete`: a part is missing, so nothing is offered. */
    state: z.enum(['notSetUp', 'incomplete', ...accountModes]),
    mode: z.enum(accountModes).nullable(),
    problem: z.enum(accountProblems).nullable(),
    /** Whether payments may be begun with it; where not, those begun before are still confirmed and refunded. */
    offered: z.boolean(),
    publishableKey: z.string().nullable().optional(),
    clientId: z.string().nullable().optional(),
    secretKey: secretStateSchema.optional(),
    webhookSecret: secretStateSchema.optional(),
    clientSecret: secretStateSchema.optional(),
    webhookId: secretStateSchema.optional(),
    /** Where the provider sends its webhooks. */
    webhookUrl: z.string(),
    lastWebhookAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'PaymentAccount', description: "The merchant's account at a payment provider, without its secrets." });

/** A provider's account as staff see it. */
export type PaymentAccount = z.infer<typeof paymentAccountSchema>;

const key = (pattern: RegExp) => z.string().trim().regex(pattern).nullable().optional();
// A secret as it was read says nothing new.
const secret = (pattern: RegExp) => z.union([key(pattern), z.looseObject({}).transform(() => undefined)]);

/** What changes an account: absent leaves a part as it is, null takes it away. */
export const paymentAccountInput = z.object({
  /** Of PayPal; Stripe's keys say it themselves. */
  mode: z.enum(accountModes).nullable().optional(),
  /** The one part that is changed here of an account of the environment too. */
  offered: z.boolean().optional(),
  publishableKey: key(/^pk_(?:test|live)_\w{8,250}$/),
  clientId: key(/^[^\s:]{8,250}$/),
  secretKey: secret(/^[sr]k_(?:test|live)_\w{8,250}$/),
  webhookSecret: secret(/^whsec_[\w+/=-]{8,250}$/),
  clientSecret: secret(/^[\x21-\x7e]{8,250}$/),
  webhookId: secret(/^[\w-]{4,100}$/),
});

/** What changes an account. */
export type PaymentAccountInput = z.output<typeof paymentAccountInput>;

/** What came of a call to a provider with the keys that are set up. */
export const connectionOutcomes = ['ok', 'wrongKey', 'notAllowed', 'wrongWebhook', 'unreachable', 'timedOut', 'notSetUp'] as const;

/** What came of it, in words too; `account` is what the provider calls the account, where it says so. */
export const connectionSchema = z
  .object({
    ok: z.boolean(),
    outcome: z.enum(connectionOutcomes),
    message: z.string(),
    account: z.string().nullable(),
    mode: z.enum(accountModes).nullable(),
  })
  .meta({ id: 'PaymentConnection', description: 'What came of asking a payment provider with the keys that are set up.' });

/** What came of a call to a provider. */
export type Connection = z.infer<typeof connectionSchema>;

/** What the environment sets is not changed here. Cure: Change the environment and start the shop again. */
export const setInEnvironment: ErrorSpec = { reason: 'setInEnvironment', wire: 41, status: 409, message: m.payment_account_in_environment };
