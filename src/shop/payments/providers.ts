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

/** The provider of a method that may be used here and now, or null. */
export function providerOf(config: HostConfig, methodId: string): PaymentProvider | null {
  return providers.find((provider) => provider.id === methodId && provider.offered(config)) ?? null;
}

/** The provider of a method that was used once, offered still or not. */
export function knownProvider(methodId: string): PaymentProvider | null {
  return providers.find((provider) => provider.id === methodId) ?? null;
}
