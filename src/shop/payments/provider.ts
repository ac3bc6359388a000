/** What a payment provider is to the shop. A new one is a file in `providers/` and a line in `providers.ts`. */
import type { Locale } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import type { HostConfig } from '#kit/server/host-config.ts';
import type { PaymentSettings } from '../settings/contract.ts';
import type { StoredCard } from './cards/store.ts';
import type { Connection } from './contract-accounts.ts';
import type { PaymentAction, PaymentMethodId, PaymentState } from './contract.ts';

/** An attempt as a provider sees it. `detail` is the provider's own note. */
export type Attempt = {
  id: string;
  orderId: string;
  orderNo: string;
  lang: string;
  amount: number;
  currency: string;
  methodId: PaymentMethodId;
  providerReference: string;
  state: PaymentState;
  action: PaymentAction;
  detail: Record<string, unknown>;
};

/**
 * What a provider reports, by webhook or when asked. Amounts are minor units. `orderNo` is named of payments that this shop
 * began: money under it that the shop does not know is given back, other money of the account is left alone.
 */
export type PaymentNotice =
  | {
      kind: 'captured';
      reference: string;
      amount: number;
      currency: string;
      orderNo?: string;
      detail?: Record<string, unknown>;
      /** The card that paid is kept for the next time, with the provider's id of the customer. */
      keeps?: { customer: string; reference: string };
    }
  | { kind: 'failed'; reference: string }
  /** The provider is processing it; the result is reported later. */
  | { kind: 'pending'; reference: string }
  /** Something became of an attempt (the shopper agreed): the provider is asked what (`confirm`), by a job. */
  | { kind: 'changed'; reference: string }
  /** Something became of a refund of the shop's (`refundId`): the provider is asked what. */
  | { kind: 'refundChanged'; refundId: string }
  /** Something became of a saved card. */
  | { kind: 'cardChanged'; reference: string }
  | { kind: 'other' };

/** A webhook as it came; `secret` is that of the provider's row in the database, empty where it has none. */
export type WebhookRequest = { headers: Readonly<Record<string, string | string[] | undefined>>; body: string; secret: string; now: Date };

/** A refund as a provider sees it. `reference` is what it calls the money, `detail` its note of the attempt, `refundReference` what it called this refund when it was asked before. */
export type RefundOrder = {
  id: string;
  providerReference: string;
  detail: Record<string, unknown>;
  refundReference: string | null;
  amount: number;
  currency: string;
};

/** How a refund stands. `pending`: it is asked after again later. */
export type RefundState = { state: 'succeeded' | 'failed' | 'pending'; refundReference?: string };

/** What came of a call with the keys of an account; `account` is its name, where the provider says it. */
export type CheckedConnection = { outcome: Connection['outcome']; account: string | null };

/** What a checkout wants to have paid; minor units. `atDoor`: the goods are delivered to a person, who can pay cash. */
export type Sale = { total: number; currency: string; country: string | null; atDoor: boolean };

/** Where the goods of an order go, for a provider that is to know. */
export type ShipTo = Readonly<Record<'name' | 'country' | 'province' | 'city' | 'postalCode' | 'address' | 'apartment', string>>;

/** A sum that an order waits for, in minor units. */
export type DuePayment = { orderNo: string; totalAmount: number; currency: string };

/** What the life of an order depends on, of the way in which it is paid. */
export type PaymentTraits = {
  /** No provider reports the money: staff mark the order paid. */
  capturedLater: boolean;
  /** Goods are sent before the money comes: the order neither waits for it nor is paid on a page of the shop. */
  shipsBeforePayment: boolean;
};

/**
 * What the merchant has set up about payments; `ofAdded`: the settings of providers that come from elsewhere, by id. For a shopper: the saved `cards` that
 * can pay, and whether one that pays can be kept. Of a checkout: the method that its shopper has `agreed` to pay it by, at the provider.
 */
export type SetUp = PaymentSettings & {
  ofAdded?: Readonly<Record<string, unknown>>;
  cards?: readonly StoredCard[];
  savesCards?: boolean;
  agreed?: PaymentMethodId;
};

/** A payment provider. None of these runs inside a transaction; each may be called again and must then do no more than once. */
export type PaymentProvider = {
  id: PaymentMethodId;
  traits: PaymentTraits;
  /** How long an unpaid order waits for this method; null: for ever. */
  windowMs: number | null;
  /** It stands in for one that is gone: what is given back is given by hand. */
  isGone?: boolean;
  title(locale: Locale): string;
  /** What the checkout says beneath the title; absent: nothing. */
  note?(locale: Locale): string;
  /** The same, once the shopper has agreed at the provider to pay this checkout. */
  agreedNote?(locale: Locale): string;
  /** What a shopper reads about an order that waits for this payment; absent: nothing. */
  orderNote?(locale: Locale): string;
  /** Text on where the shopper sends the money while the order waits for it; absent where nothing is asked of the shopper. */
  instructions?(due: DuePayment, settings: SetUp, locale: Locale): { title: string; value: string }[];
  /** Whether it is set up, so that it works in this process; the merchant may still have stopped it (`isOffered`). */
  offered(config: HostConfig): boolean;
  /** Whether it takes such a sum from there, as the merchant has set it up; absent: any. */
  accepts?(sale: Sale, settings: SetUp): boolean;
  /** Starts the payment, or returns again what there is to do. `detail` is what the provider stores of it; `shipTo`: where the goods go. */
  start(
    context: Context,
    attempt: Attempt,
    shipTo?: ShipTo | null,
  ): Promise<{ state: 'pending' | 'requiresAction'; action: PaymentAction; providerReference: string; detail?: Record<string, unknown> }>;
  /** What the provider says of an attempt now (the browser has come back, or the window is about to close); null when there is nothing new. */
  confirm(context: Context, attempt: Attempt): Promise<PaymentNotice | null>;
  /** Gives money back; `id` makes it happen once however often it is asked. */
  refund(context: Context, refund: RefundOrder): Promise<RefundState>;
  /** An attempt ended without money (another method, a cancelled order): nothing may be captured for it any more. Absent: there is nothing to do. */
  cancel?(context: Context, attempt: Attempt): Promise<void>;
  /** Verifies a webhook and reads it; null for one whose signature or time stamp is wrong. */
  handleWebhook(context: Context, request: WebhookRequest): Promise<{ eventId: string; notice: PaymentNotice } | null>;
};
