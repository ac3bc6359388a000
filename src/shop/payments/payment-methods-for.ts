import type { Context } from '#kit/server/context.ts';
import type { PaymentMethod } from './contract.ts';
import type { Sale, SetUp } from './provider.ts';
import { isOffered, allProviders } from './providers.ts';

/**
 * The methods that a checkout offers for so much money; none when nothing is to be paid. Without a sale: all that the shop offers, some of which a
 * checkout may not, for its amount or address. Titles are in the asker's language.
 */
export function paymentMethodsFor({ config, locale }: Pick<Context, 'config' | 'locale'>, sale: Sale | null, settings: SetUp): PaymentMethod[] {
  if (sale && sale.total <= 0) return [];
  return allProviders()
    .filter((provider) => isOffered(config, provider) && (sale === null || (provider.accepts?.(sale, settings) ?? true)))
    .map(({ id, title, note }) => ({ id, title: title(locale), ...(note && { note: note(locale) }) }));
}
