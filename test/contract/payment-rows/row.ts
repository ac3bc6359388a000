/** What the contract test of payment providers needs to know of each: one row for a provider. */
import type { IncomingMessage } from 'node:http';
import type { HostConfig } from '#kit/server/host-config.ts';
import type { PaymentMethodId } from '#shop/payments/contract.ts';
import type { Attempt } from '#shop/payments/index.ts';
import type { TestApp } from '#test/harness/app.ts';
import type { FakeServer } from '#test/harness/fake-server.ts';

/** A webhook, to the byte. */
export type Delivery = { body: string; headers: Record<string, string> };

/** A provider that is asked over the network. */
export type ProviderNetwork = {
  server: FakeServer;
  /** The payments that were begun there for an order. */
  begun(orderNo: string): number;
  /** Whether money can still be taken for a payment. */
  isPayable(reference: string): boolean;
  /** What was given back of a payment, in minor units; without what failed. */
  refunded(reference: string): number;
  /** How the next refunds begin; `refused` is returned as an error. */
  refundsBecome(state: 'succeeded' | 'pending' | 'refused'): void;
  /** The newest refund ends, or comes back. */
  endRefund(state: 'succeeded' | 'failed'): Promise<Delivery>;
};

/** The provider's side of the contract test. Deliveries are what it would send; nothing arrives unless the test brings it. */
export type FakeProvider = {
  config: Partial<HostConfig>;
  attach?(shop: TestApp): Promise<void>;
  /** The shopper pays (`of`: another sum than was asked for). */
  pay(attempt: Attempt, of?: { amount?: number; currency?: string }): Promise<Delivery>;
  decline(attempt: Attempt): Promise<Delivery>;
  /** Money under an order's number that the shop does not know. */
  payUnknown(payment: { orderNo: string; amount: number; currency: string }): Promise<Delivery>;
  /** A payment of another shop with the same account; absent where there is no such account. */
  payForOthers?(payment: { amount: number; currency: string }): Promise<Delivery>;
  /** The same event, with whatever must make the shop refuse it. */
  corrupted(delivery: Delivery): Record<string, Delivery>;
  /** The same event, signed by a shop's secret that is being replaced as well; absent where secrets are not rolled. */
  signedTwice?(delivery: Delivery): Delivery;
  network?: ProviderNetwork;
  close(): Promise<void>;
};

/** A row. `manual` providers take no part in what webhooks do; `isRemote`: asked over the network, so that it has a `network`; `rollsSecrets`: has `signedTwice`. */
export type ProviderRow = { id: PaymentMethodId } & (
  | { kind: 'manual' }
  | {
      kind: 'online';
      isRemote: boolean;
      rollsSecrets: boolean;
      open(options: { now: () => Date; watch: (request: IncomingMessage) => Promise<void> }): Promise<FakeProvider>;
    }
);
