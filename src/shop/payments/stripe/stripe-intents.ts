/** Stripe's PaymentIntents, one for each attempt. */
import type Stripe from 'stripe';
import { z } from 'zod';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { providerRefused } from '../contract.ts';
import type { Attempt, PaymentNotice } from '../provider.ts';
import { fromStripeAmount, toStripeAmount } from './stripe-amounts.ts';
import { askStripe, shaped, StripeApiError } from './stripe-client.ts';
import { meansOf, type Means } from './stripe-means.ts';

/** What is read of a PaymentIntent, in answers and in events. */
export const intentSchema = z.object({
  id: z.string().regex(/^pi_\w{1,200}$/),
  client_secret: z.string().min(1).max(500).nullish(),
  status: z.string(),
  amount: z.number().int().nonnegative(),
  amount_received: z.number().int().nonnegative(),
  currency: z.string().regex(/^[a-z]{3}$/),
  metadata: z.record(z.string(), z.string()).nullish(),
  last_payment_error: z.looseObject({}).nullish(),
  customer: z.string().nullish(),
  payment_method: z.string().nullish(),
  payment_method_options: z.object({ card: z.object({ setup_future_usage: z.string().nullish() }).nullish() }).nullish(),
  next_action: z.object({ redirect_to_url: z.object({ url: z.string().max(2_000).nullish() }).nullish() }).nullish(),
});

/** A PaymentIntent, as far as it is read. */
export type Intent = z.output<typeof intentSchema>;

// They take days to say whether money comes: longer than an unpaid order reserves its goods.
const slowMethods: Stripe.PaymentIntentCreateParams.ExcludedPaymentMethodType[] = [
  'acss_debit',
  'au_becs_debit',
  'bacs_debit',
  'boleto',
  'customer_balance',
  'konbini',
  'multibanco',
  'nz_bank_account',
  'oxxo',
  'payto',
  'sepa_debit',
  'sofort',
  'us_bank_account',
];

/** Whether an attempt has an intent: until then its reference is the shop's own. */
export function hasIntent(attempt: Pick<Attempt, 'providerReference'>): boolean {
  return attempt.providerReference.startsWith('pi_');
}

/**
 * The intent of an attempt: its own, or a new one. However often it is asked for, also at once, there is one that can be
 * paid; in the place of one that was given up at Stripe comes another.
 * @throws timedOut (20000), providerAway (500), providerRefused (41)
 */
export async function ensureIntent(context: Context, attempt: Attempt): Promise<Intent> {
  if (!hasIntent(attempt)) return createIntent(context, attempt, attempt.id);
  try {
    const intent = await retrieveIntent(context, attempt.providerReference);
    return intent.status === 'canceled' ? await createIntent(context, attempt, `${attempt.id}:${intent.id}`) : intent;
  } catch (error) {
    // The shop has another account by now.
    if (error instanceof StripeApiError && error.code === 'resource_missing') return createIntent(context, attempt, `${attempt.id}:again`);
    throw error instanceof StripeApiError ? new ShopError(providerRefused) : error;
  }
}

/** An intent as it stands now. */
export async function retrieveIntent(context: Context, reference: string): Promise<Intent> {
  return shaped(context, intentSchema, await askStripe(context, (stripe) => stripe.paymentIntents.retrieve(reference)));
}

async function createIntent(context: Context, attempt: Attempt, idempotencyKey: string, means = meansOf(attempt)): Promise<Intent> {
  const { id, orderNo, amount, currency } = attempt;
  const stripeAmount = toStripeAmount(amount, currency);
  if (stripeAmount === null) throw new ShopError(providerRefused);
  const params: Stripe.PaymentIntentCreateParams = {
    amount: stripeAmount,
    currency: currency.toLowerCase(),
    // What the merchant switched on at Stripe and what takes this currency: cards, Alipay, WeChat Pay and others.
    automatic_payment_methods: { enabled: true },
    excluded_payment_method_types: slowMethods,
    description: orderNo,
    metadata: { orderNo, attemptId: id, shop: context.config.baseUrl },
    ...keeping(means),
  };
  try {
    const intent = shaped(context, intentSchema, await askStripe(context, (stripe) => stripe.paymentIntents.create(params, { idempotencyKey })));
    return shaped(
      context,
      intentSchema.refine((made) => made.amount === stripeAmount && made.currency === params.currency),
      intent,
    );
  } catch (error) {
    if (!(error instanceof StripeApiError)) throw error;
    // The customer at Stripe is gone: no card is kept, and the order is still paid.
    if (error.code === 'resource_missing' && means.customer !== undefined) return createIntent(context, attempt, `${idempotencyKey}:alone`, {});
    throw new ShopError(providerRefused);
  }
}

/** Whose card it is; only a card is kept, so that methods which cannot be kept are offered as well. */
function keeping({ customer, keeps }: Means): Partial<Stripe.PaymentIntentCreateParams> {
  if (customer === undefined) return {};
  // The shopper is there whenever a kept card pays.
  return { customer, ...(keeps ? { payment_method_options: { card: { setup_future_usage: 'on_session' } } } : {}) };
}

/**
 * Pays an intent with a saved card, as far as that goes without its owner: `next_action` says where the bank asks for them. A declined card is in the intent.
 * @throws timedOut (20000), providerAway (500), providerRefused (41)
 */
export async function payWithCard(context: Context, { reference, card, returnUrl }: { reference: string; card: string; returnUrl: string }): Promise<Intent> {
  try {
    const params = { payment_method: card, return_url: returnUrl };
    return shaped(context, intentSchema, await askStripe(context, (stripe) => stripe.paymentIntents.confirm(reference, params)));
  } catch (error) {
    if (!(error instanceof StripeApiError)) throw error;
    return retrieveIntent(context, reference);
  }
}

/** What an intent says of its payment; null while nothing is decided. */
export function noticeOf(context: Pick<Context, 'config'>, intent: Intent): PaymentNotice | null {
  const { id: reference, status, metadata } = intent;
  if (status === 'succeeded') {
    const currency = intent.currency.toUpperCase();
    // An account may serve others than this shop: only what was begun here is named as an order's.
    const orderNo = metadata?.['shop'] === context.config.baseUrl ? metadata['orderNo'] : undefined;
    const amount = fromStripeAmount(intent.amount_received, currency);
    return { kind: 'captured', reference, amount, currency, ...(orderNo ? { orderNo } : {}), ...keptCard(intent) };
  }
  if (status === 'processing') return { kind: 'pending', reference };
  const isDeclined = status === 'requires_payment_method' && Boolean(intent.last_payment_error);
  return status === 'canceled' || isDeclined ? { kind: 'failed', reference } : null;
}

/** The card that its owner wanted kept. */
function keptCard({ customer, payment_method: reference, payment_method_options: options }: Intent): { keeps?: { customer: string; reference: string } } {
  return customer && reference && options?.card?.setup_future_usage ? { keeps: { customer, reference } } : {};
}

// Paid meanwhile, or ended before: there is nothing to end.
const alreadyDecided = new Set(['payment_intent_unexpected_state', 'resource_missing']);

/** Ends an intent, so that nobody can pay it any more. One that was paid in between stays paid. */
export async function cancelIntent(context: Context, reference: string): Promise<void> {
  try {
    await askStripe(context, (stripe) => stripe.paymentIntents.cancel(reference, { cancellation_reason: 'abandoned' }));
  } catch (error) {
    if (!(error instanceof StripeApiError)) throw error;
    if (!alreadyDecided.has(error.code)) throw new ShopError(providerRefused);
  }
}
