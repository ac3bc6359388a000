/** What the fake of Stripe holds, and what can be done with one. */
import type { PaymentConfig } from '#kit/server/host-config.ts';
import type { FakeServer } from '../harness/fake-server.ts';

/** A PaymentIntent, as far as the fake goes. */
export type StripeIntent = {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled';
  client_secret: string;
  metadata: Record<string, string>;
  payment_method_types: string[];
  last_payment_error: { code: string; message: string; type: string } | null;
  livemode: false;
  customer?: string | null;
  payment_method?: string | null;
  payment_method_options?: { card?: { setup_future_usage?: string } };
  next_action?: { type: string; redirect_to_url?: { url: string; return_url: string } } | null;
};

/** A card, as far as the fake goes; `customer` is null while it is nobody's. */
export type StripeMethod = {
  id: string;
  object: 'payment_method';
  type: 'card';
  customer: string | null;
  card: { brand: string; last4: string; exp_month: number; exp_year: number };
};

/** A refund, as far as the fake goes. */
export type StripeRefund = {
  id: string;
  object: 'refund';
  amount: number;
  currency: string;
  payment_intent: string;
  status: 'succeeded' | 'pending' | 'failed';
  metadata: Record<string, string>;
};

/** An event as it is sent: its body to the byte. */
export type StripeEvent = { id: string; type: string; body: string };

/** A running fake. */
export type FakeStripe = {
  server: FakeServer;
  config: NonNullable<PaymentConfig['stripe']>;
  intents: Map<string, StripeIntent>;
  refunds: Map<string, StripeRefund>;
  customers: Map<string, object>;
  methods: Map<string, StripeMethod>;
  /** Where a bank that asks for the owner of a saved card is said to be, instead of here. */
  bankUrl: string | null;
  /** All events, oldest first; with `deliver` they are sent as well. */
  events: StripeEvent[];
  deliver: ((event: StripeEvent) => void) | null;
  /** Waited for before a request is answered, by its path. */
  hold: ((path: string) => Promise<unknown>) | null;
  /** Sends every event from now on to a shop, signed, a moment after it happened, again when it is not taken. */
  deliverTo(address: string): void;
  /** The result of the next refunds; `refused`: Stripe answers with an error. */
  refundsBecome: StripeRefund['status'] | 'refused';
  /** Takes the money of an intent, perhaps another sum than was asked for, with a card of this number where none is known yet. */
  pay(id: string, of?: { amount?: number; currency?: string; number?: string }): StripeEvent;
  decline(id: string): StripeEvent;
  /** An intent that was made elsewhere with the same account, and paid. */
  payElsewhere(of: { amount: number; currency: string; metadata: Record<string, string> }): StripeEvent;
  /** Takes a card away from its customer. */
  detach(id: string): StripeEvent;
  /** A card's bank gave it another date. */
  renew(id: string, date: { exp_month: number; exp_year: number }): StripeEvent;
  settleRefund(id: string, status: StripeRefund['status']): StripeEvent;
  /** The header for a body: one signature for each secret in force. */
  sign(body: string, options: { at: Date; secrets?: readonly string[] }): string;
  close(): Promise<void>;
};
