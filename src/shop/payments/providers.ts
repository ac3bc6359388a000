/** The payment providers of this shop, in the order in which a checkout offers them. */
import type { SystemHost } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import type { HostConfig, PaymentConfig } from '#kit/server/host-config.ts';
import type { PaymentProvider } from './provider.ts';
import { bankTransfer } from './providers/bank-transfer.ts';
import { cashOnDelivery } from './providers/cash-on-delivery.ts';
import { paypal } from './paypal/provider.ts';
import { sandbox } from './sandbox/provider.ts';
import { stripe } from './stripe/provider.ts';

const own: readonly PaymentProvider[] = [sandbox, stripe, paypal, bankTransfer, cashOnDelivery];

/**
 * A provider that comes from elsewhere. Whether it is set up is asked of the database, and stands in a call's configuration from then on
 * (`PaymentConfig.ready`); `pages` are the origins of the pages that shoppers are sent to.
 */
export type AddedProvider = Omit<PaymentProvider, 'offered'> & {
  pages: readonly string[];
  isReady(context: Pick<SystemHost, 'config'> & { db: Queryable }): Promise<boolean>;
  /** What it is set up with (`SetUp.ofAdded`); absent: nothing. */
  readSettings?(reader: Queryable): Promise<unknown>;
};

const added = new Map<string, PaymentProvider & AddedProvider>();

/**
 * Adds providers to those of this process, which is done once, where the shop is put together: what a method is called and how long it waits is asked in
 * many places that know nothing but its id. Answers how to take them out again. @throws Error when an id is taken
 */
export function addProviders(providers: readonly AddedProvider[]): () => void {
  const taken = providers.find(({ id }) => knownProvider(id));
  if (taken) throw new Error(`there is a payment method named "${taken.id}" already`);
  for (const provider of providers)
    added.set(provider.id, { ...provider, offered: ({ payments }) => payments.ready?.some(({ id }) => id === provider.id) === true });
  return () => {
    for (const { id } of providers) added.delete(id);
  };
}

/** Which of the added ones are set up now. */
export async function readyProviders(context: Pick<SystemHost, 'config'> & { db: Queryable }): Promise<NonNullable<PaymentConfig['ready']>> {
  const asked = await Promise.all([...added.values()].map(async ({ id, pages, isReady }) => ((await isReady(context)) ? [{ id, pages }] : [])));
  return asked.flat();
}

/** What the added ones are set up with, by id. */
export async function addedSettings(reader: Queryable): Promise<Record<string, unknown>> {
  const read = await Promise.all([...added.values()].map(async ({ id, readSettings }) => [id, await readSettings?.(reader)] as const));
  return Object.fromEntries(read);
}

/** Every provider. */
export const allProviders = (): readonly PaymentProvider[] => (added.size === 0 ? own : [...own, ...added.values()]);

/** The provider of a method that works here: payments that were begun with it are confirmed, its webhooks read. Null where it is not set up. */
export function providerOf(config: HostConfig, methodId: string): PaymentProvider | null {
  return allProviders().find((provider) => provider.id === methodId && provider.offered(config)) ?? null;
}

/** Whether a payment may be begun with it: it works here, and the merchant has not stopped it. */
export function isOffered(config: HostConfig, provider: PaymentProvider): boolean {
  return provider.offered(config) && config.payments.stopped?.includes(provider.id) !== true;
}

/** The provider of a method that a payment may be begun with, or null. */
export function offeredProvider(config: HostConfig, methodId: string): PaymentProvider | null {
  return allProviders().find((provider) => provider.id === methodId && isOffered(config, provider)) ?? null;
}

/** The provider of a method that was used once, offered still or not. */
export function knownProvider(methodId: string): PaymentProvider | null {
  return allProviders().find((provider) => provider.id === methodId) ?? null;
}
