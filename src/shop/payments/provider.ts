/** What a payment provider is to the shop. A new one is a file in `providers/` and a line in `providers.ts`. */
import type { Locale } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { HostConfig } from '#kit/server/host-config.ts';
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

/** What a provider reports, by webhook or when asked. Amounts are minor units. */
export type PaymentNotice =
  | { kind: 'captured'; reference: string; amount: number; currency: string; orderNo?: string }
  | { kind: 'failed'; reference: string }
  | { kind: 'other' };

/** A webhook as it came. */
export type WebhookRequest = { headers: Readonly<Record<string, string | string[] | undefined>>; body: string; secret: string; now: Date };

/** A payment provider. None of these runs inside a transaction; each may be called again and must then do no more than once. */
export type PaymentProvider = {
  id: PaymentMethodId;
  /** `online`: the provider reports captures. `manual`: the merchant marks the order paid. */
  kind: 'online' | 'manual';
  /** How long an unpaid order waits for this method; null: for ever. */
  windowMs: number | null;
  title(locale: Locale): string;
  /** Whether this process may offer it. */
  offered(config: HostConfig): boolean;
  start(context: Context, attempt: Attempt): Promise<{ state: 'pending' | 'requiresAction'; action: PaymentAction; providerReference: string }>;
  /** What the provider says of an attempt now; null when there is nothing new. */
  confirm(context: Context, attempt: Attempt): Promise<PaymentNotice | null>;
  /** Gives money back; `id` makes it happen once however often it is asked. */
  refund(context: Context, refund: { id: string; providerReference: string; amount: number; currency: string }): Promise<'succeeded' | 'failed'>;
  /** Verifies a webhook and reads it; null for one whose signature or time stamp is wrong. */
  handleWebhook(request: WebhookRequest): { eventId: string; notice: PaymentNotice } | null;
};
