/** Customers and their cards at the fake of Stripe, and intents that are confirmed by the shop with a saved card. */
import { randomBytes } from 'node:crypto';
import { FakeAnswer, type FakeRequest } from '../harness/fake-server.ts';
import { refuse } from './stripe-errors.ts';
import type { FakeStripe, StripeIntent, StripeMethod } from './stripe-types.ts';

const random = () => randomBytes(12).toString('hex');

/** A card as it was entered; its last digits say how its bank takes it (`stripe-cards.ts`). */
export function makeMethod(stripe: FakeStripe, number: string): StripeMethod {
  const method: StripeMethod = {
    id: `pm_${random()}`,
    object: 'payment_method',
    type: 'card',
    customer: null,
    card: { brand: 'visa', last4: number.slice(-4), exp_month: 4, exp_year: 2044 },
  };
  stripe.methods.set(method.id, method);
  return method;
}

/** The card with which an intent was paid goes to its customer, where that was wanted. */
export function attachWhereWanted(stripe: FakeStripe, intent: StripeIntent): void {
  const method = stripe.methods.get(intent.payment_method ?? '');
  if (method && intent.customer && intent.payment_method_options?.card?.setup_future_usage)
    stripe.methods.set(method.id, { ...method, customer: intent.customer });
}

/** The answer about customers and cards; null for a request about something else. */
export function answerCustomers(stripe: FakeStripe, { method, url, body }: FakeRequest): FakeAnswer | null {
  const [, what, id, action] = /^\/v1\/(customers|payment_methods)(?:\/(\w+))?(?:\/(\w+))?$/.exec(url.pathname) ?? [];
  if (what === 'customers' && method === 'POST' && !id) {
    const customer = { id: `cus_${random()}`, object: 'customer', metadata: Object.fromEntries(new URLSearchParams(body)) };
    stripe.customers.set(customer.id, customer);
    return new FakeAnswer(200, customer);
  }
  if (what === 'customers' && id) {
    if (!stripe.customers.delete(id)) return refuse(404, 'invalid_request_error', `No such customer: '${id}'`, 'resource_missing');
    for (const card of stripe.methods.values()) if (card.customer === id) stripe.detach(card.id);
    return new FakeAnswer(200, { id, object: 'customer', deleted: true });
  }
  if (what !== 'payment_methods' || !id) return null;
  const card = stripe.methods.get(id);
  if (!card) return refuse(404, 'invalid_request_error', `No such PaymentMethod: '${id}'`, 'resource_missing');
  if (action !== 'detach') return new FakeAnswer(200, card);
  if (card.customer === null)
    return refuse(400, 'invalid_request_error', 'The payment method you provided is not attached to a customer so detachment is impossible.');
  stripe.detach(id);
  return new FakeAnswer(200, stripe.methods.get(id)!);
}

/** The shop confirms an intent with a saved card. The bank asks for the owner of one, and declines another. */
export function confirmWithCard(stripe: FakeStripe, intent: StripeIntent, fields: URLSearchParams): FakeAnswer {
  const method = stripe.methods.get(fields.get('payment_method') ?? '');
  if (!method) return refuse(404, 'invalid_request_error', 'No such PaymentMethod', 'resource_missing');
  if (method.customer === null || method.customer !== intent.customer)
    return refuse(400, 'invalid_request_error', 'The provided PaymentMethod was previously detached from a Customer, and may not be used again.');
  if (!fields.get('return_url')) return refuse(400, 'invalid_request_error', 'This PaymentIntent needs a `return_url`.', 'parameter_missing');
  if (intent.status !== 'requires_payment_method')
    return refuse(400, 'invalid_request_error', `This PaymentIntent's status is ${intent.status}.`, 'payment_intent_unexpected_state');
  stripe.intents.set(intent.id, { ...intent, payment_method: method.id });
  if (method.card.last4 === '3155') {
    const url = `${stripe.server.url}/secure/${intent.id}?return_url=${encodeURIComponent(fields.get('return_url')!)}`;
    stripe.intents.set(intent.id, {
      ...intent,
      payment_method: method.id,
      status: 'requires_action',
      next_action: { type: 'redirect_to_url', redirect_to_url: { url: stripe.bankUrl ?? url, return_url: fields.get('return_url')! } },
    });
    return new FakeAnswer(200, stripe.intents.get(intent.id)!);
  }
  if (method.card.last4 !== '0002') {
    stripe.pay(intent.id);
    return new FakeAnswer(200, stripe.intents.get(intent.id)!);
  }
  stripe.decline(intent.id);
  const error = { type: 'card_error', code: 'card_declined', message: 'Your card was declined.', payment_intent: stripe.intents.get(intent.id) };
  return new FakeAnswer(402, { error });
}
