import type { Context } from '#kit/server/context.ts';
import type { Attempt, PaymentNotice } from '../provider.ts';
import { providerOf } from '../providers.ts';

/** What the provider of an attempt says became of it, offered still or not; null when there is nothing new, or nobody to ask. */
export async function askProvider(context: Context, attempt: Attempt): Promise<PaymentNotice | null> {
  return (await providerOf(context.config, attempt.methodId)?.confirm(context, attempt)) ?? null;
}
