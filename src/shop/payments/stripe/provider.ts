import * as m from '#messages';
import type { Context } from '#kit/server/context.ts';
import { paymentLimits, type PaymentAction } from '../contract.ts';
import { noteReference } from '../attempts/note-reference.ts';
import { cardChanged } from '../cards/job-kinds.ts';
import type { Attempt, PaymentProvider } from '../provider.ts';
import { isChargeable } from './stripe-amounts.ts';
import { bankOrigin } from './stripe-embeds.ts';
import { readStripeEvent } from './stripe-events.ts';
import { cancelIntent, ensureIntent, hasIntent, noticeOf, payWithCard, retrieveIntent, type Intent } from './stripe-intents.ts';
import { meansOf } from './stripe-means.ts';
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
    const intent = await ensureIntent(context, attempt);
    const { card } = meansOf(attempt);
    return (card === undefined ? null : await startWithCard(context, { attempt, intent, card })) ?? startOnPage(context, attempt, intent);
  },
  confirm: (context, attempt) => (hasIntent(attempt) ? confirm(context, attempt) : Promise.resolve(null)),
  refund: refundAtStripe,
  async cancel(context, attempt) {
    if (hasIntent(attempt)) await cancelIntent(context, attempt.providerReference);
  },
  handleWebhook: readStripeEvent,
};

const returnPathOf = ({ id }: Attempt): string => `/payment/return/stripe/${id}`;

type Started = Awaited<ReturnType<PaymentProvider['start']>>;

/** Leads to the page on which the Payment Element stands. */
function startOnPage(context: Context, attempt: Attempt, intent: Intent): Started {
  const { id: providerReference, status, client_secret: clientSecret } = intent;
  if (status === 'succeeded' || status === 'processing' || !clientSecret) return { state: 'pending', action: { type: 'none' }, providerReference };
  // The page's address is a secret of the shop's own; the reference was one until Stripe gave its own.
  const page = hasIntent(attempt) ? stripePageSecret(attempt) : attempt.providerReference;
  const action: PaymentAction = {
    type: 'client',
    provider: 'stripe',
    publishableKey: context.config.payments.stripe?.publishableKey ?? '',
    clientSecret,
    url: stripePagePath({ attemptId: attempt.id, secret: page }),
    returnPath: returnPathOf(attempt),
  };
  return { state: 'requiresAction', action, providerReference, ...(attempt.detail['page'] === page ? {} : { detail: { ...attempt.detail, page } }) };
}

/**
 * Pays with a saved card. The browser goes to the bank where that wants to ask, else straight to where it would come back, which finds out what became of it.
 * Null: Stripe does not take the card (it is asked why, by a job), or wants its owner on the page; another is entered there.
 */
async function startWithCard(context: Context, { attempt, intent, card }: { attempt: Attempt; intent: Intent; card: string }): Promise<Started | null> {
  const returnPath = returnPathOf(attempt);
  const returnUrl = context.config.baseUrl + returnPath;
  // Confirming takes the money, and its report may be here before the answer: by then the attempt is known by the intent.
  if (!(await knownAs(context, attempt, intent.id))) return { state: 'pending', action: { type: 'none' }, providerReference: intent.id };
  const tried = isUntried(intent) ? await payWithCard(context, { reference: intent.id, card, returnUrl }) : intent;
  const bank = tried.next_action?.redirect_to_url?.url;
  if (isUntried(tried)) {
    await context.transaction((tx) => context.enqueue(tx, cardChanged, { provider: 'stripe', reference: card }));
    return null;
  }
  if (tried.status === 'requires_action' && !(bank && isOfStripe(context, bank))) return null;
  return { state: 'requiresAction', action: { type: 'redirect', url: bank ?? returnPath }, providerReference: tried.id };
}

/** Stores the intent of an attempt; its own secret stays that of its page. False where the attempt ended meanwhile: nothing may be taken for it. */
function knownAs(context: Context, attempt: Attempt, reference: string): Promise<boolean> {
  const detail = hasIntent(attempt) ? attempt.detail : { ...attempt.detail, page: attempt.providerReference };
  return context.transaction((tx) => noteReference(tx, attempt, { reference, detail, at: context.now() }));
}

const isUntried = ({ status, last_payment_error: error }: Intent): boolean =>
  status === 'requires_confirmation' || (status === 'requires_payment_method' && !error);

/** Shoppers are sent to no other place than Stripe's own page for the bank. */
function isOfStripe({ config }: Context, url: string): boolean {
  return URL.canParse(url) && config.payments.stripe !== null && new URL(url).origin === bankOrigin(config.payments.stripe);
}

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
