/** Whether Stripe takes the keys of an account: one call that changes nothing. */
import { z } from 'zod';
import type { PaymentConfig } from '#kit/server/host-config.ts';
import { paymentLimits } from '../contract.ts';
import type { CheckedConnection } from '../provider.ts';
import { stripeClient, within, Overdue } from './stripe-client.ts';

const accountSchema = z.object({
  business_profile: z.object({ name: z.string().nullish() }).nullish(),
  settings: z.object({ dashboard: z.object({ display_name: z.string().nullish() }).nullish() }).nullish(),
  email: z.string().nullish(),
  id: z.string().nullish(),
});

const errorSchema = z.object({
  type: z.string().catch(''),
  detail: z
    .object({ code: z.string().optional().catch(undefined) })
    .optional()
    .catch(undefined),
});

/** Asks Stripe whose key this is. A restricted key may not ask that; then whether it may see payments, which it needs. */
export async function checkStripe(settings: NonNullable<PaymentConfig['stripe']>): Promise<CheckedConnection> {
  try {
    const stripe = await stripeClient(settings);
    return await within(settings.callMs ?? paymentLimits.callMs, askWhose(stripe));
  } catch (error) {
    return { outcome: outcomeOf(error), account: null };
  }
}

async function askWhose(stripe: Awaited<ReturnType<typeof stripeClient>>): Promise<CheckedConnection> {
  try {
    const read = accountSchema.safeParse(await stripe.accounts.retrieveCurrent());
    if (!read.success) return { outcome: 'unreachable', account: null };
    const { business_profile: profile, settings, email, id } = read.data;
    return { outcome: 'ok', account: (settings?.dashboard?.display_name || profile?.name || email || id || '').slice(0, 200) || null };
  } catch (error) {
    if (typeOf(error) !== 'StripePermissionError') throw error;
    await stripe.paymentIntents.list({ limit: 1 });
    return { outcome: 'ok', account: null };
  }
}

const typeOf = (error: unknown): string => errorSchema.safeParse(error).data?.type ?? '';

function outcomeOf(error: unknown): CheckedConnection['outcome'] {
  const type = typeOf(error);
  if (error instanceof Overdue || errorSchema.safeParse(error).data?.detail?.code === 'ETIMEDOUT') return 'timedOut';
  if (type === 'StripeAuthenticationError') return 'wrongKey';
  return type === 'StripePermissionError' ? 'notAllowed' : 'unreachable';
}
