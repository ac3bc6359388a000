/** The payment providers of this shop, in the order in which a checkout offers them. */
import type { HostConfig } from '#kit/server/host-config.ts';
import type { PaymentProvider } from './provider.ts';
import { bankTransfer } from './providers/bank-transfer.ts';
import { cashOnDelivery } from './providers/cash-on-delivery.ts';
import { paypal } from './paypal/provider.ts';
import { sandbox } from './sandbox/provider.ts';
import { stripe } from './stripe/provider.ts';

/** Every provider. */
export const providers: readonly PaymentProvider[] = [sandbox, stripe, paypal, bankTransfer, cashOnDelivery];

/** The provider of a method that works here: payments that were begun with it are confirmed, its webhooks read. Null where it is not set up. */
export function providerOf(config: HostConfig, methodId: string): PaymentProvider | null {
  return providers.find((provider) => provider.id === methodId && provider.offered(config)) ?? null;
}

/** Whether a payment may be begun with it: it works here, and the merchant has not stopped it. */
export function isOffered(config: HostConfig, provider: PaymentProvider): boolean {
  return provider.offered(config) && config.payments.stopped?.includes(provider.id) !== true;
}

/** The provider of a method that a payment may be begun with, or null. */
export function offeredProvider(config: HostConfig, methodId: string): PaymentProvider | null {
  return providers.find((provider) => provider.id === methodId && isOffered(config, provider)) ?? null;
}

/** The provider of a method that was used once, offered still or not. */
export function knownProvider(methodId: string): PaymentProvider | null {
  return providers.find((provider) => provider.id === methodId) ?? null;
}
