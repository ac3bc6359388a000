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
  /** All events, oldest first; with `deliver` they are sent as well. */
  events: StripeEvent[];
  deliver: ((event: StripeEvent) => void) | null;
  /** Sends every event from now on to a shop, signed, a moment after it happened, again when it is not taken. */
  deliverTo(address: string): void;
  /** The result of the next refunds; `refused`: Stripe answers with an error. */
  refundsBecome: StripeRefund['status'] | 'refused';
  /** Takes the money of an intent, perhaps another sum than was asked for. */
  pay(id: string, of?: { amount?: number; currency?: string }): StripeEvent;
  decline(id: string): StripeEvent;
  /** An intent that was made elsewhere with the same account, and paid. */
  payElsewhere(of: { amount: number; currency: string; metadata: Record<string, string> }): StripeEvent;
  settleRefund(id: string, status: StripeRefund['status']): StripeEvent;
  /** The header for a body: one signature for each secret in force. */
  sign(body: string, options: { at: Date; secrets?: readonly string[] }): string;
  close(): Promise<void>;
};
