/** Refunds at Stripe. */
import { z } from 'zod';
import type { Context } from '#kit/server/context.ts';
import type { RefundOrder, RefundState } from '../provider.ts';
import { toStripeAmount } from './stripe-amounts.ts';
import { askStripe, shaped, StripeApiError } from './stripe-client.ts';

/** What is read of a refund, in answers and in events. */
export const refundSchema = z.object({
  id: z.string().regex(/^(?:re|pyr)_\w{1,200}$/),
  status: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
});

type Refund = z.output<typeof refundSchema>;

// The account holds too little at the moment: it is asked again later.
const notYet = new Set(['balance_insufficient', 'insufficient_funds']);

/**
 * Gives money of an intent back, once: Stripe knows the refund by its id, as idempotency key for a day and in its metadata for ever.
 * @throws timedOut (20000), providerAway (500), providerRefused (41); it is tried again then
 */
export async function refundAtStripe(context: Context, order: RefundOrder): Promise<RefundState> {
  try {
    const refund = order.refundReference
      ? await retrieve(context, order.refundReference)
      : ((await findAsked(context, order)) ?? (await create(context, order)));
    return refund ? { state: stateOf(refund), refundReference: refund.id } : { state: 'failed' };
  } catch (error) {
    if (!(error instanceof StripeApiError)) throw error;
    if (notYet.has(error.code)) return { state: 'pending' };
    context.log.error({ refundId: order.id, code: error.code, reason: error.message }, 'Stripe refuses a refund');
    return { state: 'failed' };
  }
}

function stateOf({ status }: Refund): RefundState['state'] {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

async function retrieve(context: Context, reference: string): Promise<Refund> {
  return shaped(context, refundSchema, await askStripe(context, (stripe) => stripe.refunds.retrieve(reference)));
}

const mostRefunds = 100;
const listSchema = z.object({ data: z.array(refundSchema).max(mostRefunds) });

/** The refund that was asked for before, though its answer was lost. */
async function findAsked(context: Context, { id, providerReference }: RefundOrder): Promise<Refund | undefined> {
  const list = await askStripe(context, (stripe) => stripe.refunds.list({ payment_intent: providerReference, limit: mostRefunds }));
  return shaped(context, listSchema, list).data.find((refund) => refund.metadata?.['refundId'] === id);
}

async function create(context: Context, { id, providerReference, amount, currency }: RefundOrder): Promise<Refund | null> {
  const stripeAmount = toStripeAmount(amount, currency);
  if (stripeAmount === null) return null;
  const params = { payment_intent: providerReference, amount: stripeAmount, metadata: { refundId: id } };
  return shaped(context, refundSchema, await askStripe(context, (stripe) => stripe.refunds.create(params, { idempotencyKey: id })));
}
