import type { Context } from '#kit/server/context.ts';
import type { PaymentSettings } from '../settings/contract.ts';
import type { PaymentMethod } from './contract.ts';
import type { Sale } from './provider.ts';
import { isOffered, allProviders } from './providers.ts';

/** The methods that a checkout offers for so much money; none when nothing is to be paid. Titles are in the asker's language. */
export function paymentMethodsFor(context: Pick<Context, 'config' | 'locale'>, sale: Sale, settings: PaymentSettings): PaymentMethod[] {
  if (sale.total <= 0) return [];
  return allProviders()
    .filter((provider) => isOffered(context.config, provider) && (provider.accepts?.(sale, settings) ?? true))
    .map(({ id, title, note }) => ({ id, title: title(context.locale), ...(note && { note: note(context.locale) }) }));
}
