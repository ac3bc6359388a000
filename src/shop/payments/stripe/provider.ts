import * as m from '#messages';
import type { Context } from '#kit/server/context.ts';
import { paymentLimits, type PaymentAction } from '../contract.ts';
import type { Attempt, PaymentProvider } from '../provider.ts';
import { isChargeable } from './stripe-amounts.ts';
import { readStripeEvent } from './stripe-events.ts';
import { cancelIntent, ensureIntent, hasIntent, noticeOf, retrieveIntent } from './stripe-intents.ts';
import { refundAtStripe } from './stripe-refunds.ts';

/** Stripe: one PaymentIntent for each attempt, paid on the shop's own page with Stripe's Payment Element. */
export const stripe: PaymentProvider = {
  id: 'stripe',
  traits: { capturedLater: false, shipsBeforePayment: false },
  windowMs: paymentLimits.onlineWindowMs,
  title: (locale) => m.payment_method_stripe({}, { locale }),
  offered: (config) => config.payments.stripe !== null,
  accepts: ({ total, currency }) => isChargeable(total, currency),
  async start(context, attempt) {
    const { id: providerReference, status, client_secret: clientSecret } = await ensureIntent(context, attempt);
    if (status === 'succeeded' || status === 'processing' || !clientSecret) return { state: 'pending', action: { type: 'none' }, providerReference };
    // The page's address is a secret of the shop's own; the reference was one until Stripe gave its own.
    const page = hasIntent(attempt) ? stripePageSecret(attempt) : attempt.providerReference;
    const action: PaymentAction = {
      type: 'client',
      provider: 'stripe',
      publishableKey: context.config.payments.stripe?.publishableKey ?? '',
      clientSecret,
      url: stripePagePath({ attemptId: attempt.id, secret: page }),
    };
    return { state: 'requiresAction', action, providerReference, ...(attempt.detail['page'] === page ? {} : { detail: { ...attempt.detail, page } }) };
  },
  confirm: (context, attempt) => (hasIntent(attempt) ? confirm(context, attempt) : Promise.resolve(null)),
  refund: refundAtStripe,
  async cancel(context, attempt) {
    if (hasIntent(attempt)) await cancelIntent(context, attempt.providerReference);
  },
  handleWebhook: readStripeEvent,
};

async function confirm(context: Context, attempt: Attempt) {
  return noticeOf(context, await retrieveIntent(context, attempt.providerReference));
}

/** The secret in the address of an attempt's page; empty before it has one. */
export function stripePageSecret(attempt: Pick<Attempt, 'detail'>): string {
  const { page } = attempt.detail;
  return typeof page === 'string' ? page : '';
}

/** Where an attempt is paid. */
export function stripePagePath({ attemptId, secret }: { attemptId: string; secret: string }): string {
  return `/payment/stripe/${attemptId}.${secret}`;
}
