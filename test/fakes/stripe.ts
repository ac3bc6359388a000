/**
 * A fake of Stripe: PaymentIntents, refunds and idempotency keys as Stripe's API documents them, webhooks signed as
 * Stripe signs them, a small `stripe.js` for a browser (`stripe-js.ts`), and every way to misbehave of `harness/fake-server.ts`.
 */
import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { machineNow } from '#test/harness/machine-date.ts';
import { startFakeServer, FakeAnswer, type FakeRequest } from '../harness/fake-server.ts';
import { answerBrowser } from './stripe-browser.ts';
import { stripeCards } from './stripe-cards.ts';
import { answerCustomers, attachWhereWanted, confirmWithCard, makeMethod } from './stripe-customers.ts';
import { refuse } from './stripe-errors.ts';
import type { StripeEvent, StripeIntent, StripeRefund, FakeStripe } from './stripe-types.ts';

const random = (bytes = 12) => randomBytes(bytes).toString('hex');

/** Starts one on a free port, or on `port`. `watch` sees every request first. */
export async function startStripe({ watch, port }: { watch?: (request: IncomingMessage) => Promise<void>; port?: number } = {}): Promise<FakeStripe> {
  const intents = new Map<string, StripeIntent>();
  const refunds = new Map<string, StripeRefund>();
  const answers = new Map<string, { asked: string; answer: FakeAnswer }>();
  const server = await startFakeServer(
    async (request) => {
      const answered = answer(request);
      await stripe.hold?.(request.url.pathname);
      return answered;
    },
    watch,
    port,
  );
  const config = {
    secretKey: `sk_test_${random()}`,
    publishableKey: `pk_test_${random()}`,
    webhookSecret: `whsec_${random()}`,
    apiUrl: server.url,
    scriptUrl: server.url,
  };
  const emit = (type: string, object: object): StripeEvent => {
    const id = `evt_${random()}`;
    const body = JSON.stringify(
      { id, object: 'event', api_version: '2026-10-28.endive', created: Math.floor(machineNow().getTime() / 1000), type, data: { object }, livemode: false },
      null,
      2,
    );
    const event = { id, type, body };
    stripe.events.push(event);
    stripe.deliver?.(event);
    return event;
  };
  const intentOf = (id: string): StripeIntent => {
    const intent = intents.get(id);
    if (!intent) throw new Error(`no intent ${id}`);
    return intent;
  };
  const stripe: FakeStripe = {
    server,
    config,
    intents,
    refunds,
    customers: new Map(),
    methods: new Map(),
    bankUrl: null,
    events: [],
    deliver: null,
    hold: null,
    refundsBecome: 'succeeded',
    pay(id, { amount, currency, number = stripeCards.good } = {}) {
      const intent = intentOf(id);
      intents.set(id, {
        ...intent,
        status: 'succeeded',
        amount_received: amount ?? intent.amount,
        currency: currency ?? intent.currency,
        last_payment_error: null,
        next_action: null,
        payment_method: intent.payment_method ?? makeMethod(stripe, number).id,
      });
      attachWhereWanted(stripe, intentOf(id));
      return emit('payment_intent.succeeded', intentOf(id));
    },
    decline(id) {
      const error = { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' };
      intents.set(id, { ...intentOf(id), status: 'requires_payment_method', last_payment_error: error, payment_method: null, next_action: null });
      return emit('payment_intent.payment_failed', intentOf(id));
    },
    deliverTo(address) {
      stripe.deliver = (event) => void send(stripe, { address, event });
    },
    payElsewhere: ({ amount, currency, metadata }) => stripe.pay(makeIntent({ amount, currency, metadata }).id),
    detach(id) {
      stripe.methods.set(id, { ...stripe.methods.get(id)!, customer: null });
      return emit('payment_method.detached', stripe.methods.get(id)!);
    },
    renew(id, date) {
      const method = stripe.methods.get(id)!;
      stripe.methods.set(id, { ...method, card: { ...method.card, ...date } });
      return emit('payment_method.automatically_updated', stripe.methods.get(id)!);
    },
    settleRefund(id, status) {
      const refund = refunds.get(id);
      if (!refund) throw new Error(`no refund ${id}`);
      refunds.set(id, { ...refund, status });
      return emit(status === 'failed' ? 'refund.failed' : 'refund.updated', refunds.get(id)!);
    },
    sign(body, { at, secrets = [config.webhookSecret] }) {
      const seconds = Math.floor(at.getTime() / 1000);
      const signatures = secrets.map((secret) => `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`);
      return [`t=${seconds}`, ...signatures, `v0=${random(32)}`].join(',');
    },
    close: () => server.close(),
  };

  function makeIntent(
    { amount, currency, metadata, ...besides }: Pick<StripeIntent, 'amount' | 'currency' | 'metadata'> & Partial<StripeIntent>,
    excluded: readonly string[] = [],
  ): StripeIntent {
    const id = `pi_${random()}`;
    const types = [
      'card',
      ...(takesAlipay.has(currency) ? ['alipay'] : []),
      ...(takesWeChat.has(currency) ? ['wechat_pay'] : []),
      ...(currency === 'eur' ? ['klarna', 'sepa_debit'] : []),
    ].filter((type) => !excluded.includes(type));
    const intent: StripeIntent = {
      id,
      object: 'payment_intent',
      amount,
      amount_received: 0,
      currency,
      status: 'requires_payment_method',
      client_secret: `${id}_secret_${random()}`,
      metadata,
      payment_method_types: types,
      last_payment_error: null,
      livemode: false,
      ...besides,
    };
    intents.set(id, intent);
    return intent;
  }

  function answer(request: FakeRequest): FakeAnswer {
    const fromBrowser = answerBrowser(stripe, request);
    if (fromBrowser) return fromBrowser;
    if (request.headers.authorization !== `Bearer ${config.secretKey}`) return refuse(401, 'invalid_request_error', 'Invalid API Key provided: sk_test_****');
    const key = request.method === 'POST' ? request.headers['idempotency-key'] : undefined;
    const before = answers.get(String(key));
    if (!key) return route(request);
    const asked = request.url.pathname + request.body;
    if (before && before.asked !== asked) return refuse(400, 'idempotency_error', 'Keys for idempotent requests can only be used with the same parameters.');
    if (before) return new FakeAnswer(before.answer.status, before.answer.body, { 'idempotent-replayed': 'true' });
    const answered = route(request);
    answers.set(String(key), { asked, answer: answered });
    return answered;
  }

  function route({ method, url, body }: FakeRequest): FakeAnswer {
    const fields = new URLSearchParams(body);
    if (url.pathname === '/v1/account')
      return config.secretKey.startsWith('rk_') ? refuse(403, 'invalid_request_error', 'This key may not read accounts.') : new FakeAnswer(200, ownAccount);
    if (url.pathname === '/v1/payment_intents' && method === 'GET')
      return new FakeAnswer(200, { object: 'list', data: [], has_more: false, url: '/v1/payment_intents' });
    const aboutCustomers = answerCustomers(stripe, { method, url, body } as FakeRequest);
    if (aboutCustomers) return aboutCustomers;
    const [, what, id, action] = /^\/v1\/(payment_intents|refunds)(?:\/(\w+))?(?:\/(\w+))?$/.exec(url.pathname) ?? [];
    if (what === 'payment_intents' && method === 'POST' && !id) {
      const amount = Number(fields.get('amount'));
      if (!Number.isSafeInteger(amount) || amount < 1) return refuse(400, 'invalid_request_error', 'Invalid positive integer', 'parameter_invalid_integer');
      const customer = fields.get('customer');
      if (customer !== null && !stripe.customers.has(customer))
        return refuse(404, 'invalid_request_error', `No such customer: '${customer}'`, 'resource_missing');
      const usage = fields.get('payment_method_options[card][setup_future_usage]');
      const keeping = usage === null ? {} : { payment_method_options: { card: { setup_future_usage: usage } } };
      return new FakeAnswer(
        200,
        makeIntent({ amount, currency: fields.get('currency') ?? '', metadata: metadataOf(fields), customer, ...keeping }, excludedIn(fields)),
      );
    }
    if (what === 'payment_intents' && id) {
      const intent = intents.get(id);
      if (!intent) return refuse(404, 'invalid_request_error', `No such payment_intent: '${id}'`, 'resource_missing');
      if (action === 'confirm') return confirmWithCard(stripe, intent, fields);
      return action === 'cancel' ? cancel(intent) : new FakeAnswer(200, intent);
    }
    if (what === 'refunds' && method === 'POST') return refund(fields);
    if (what === 'refunds' && id) {
      const found = refunds.get(id);
      return found ? new FakeAnswer(200, found) : refuse(404, 'invalid_request_error', `No such refund: '${id}'`, 'resource_missing');
    }
    if (what === 'refunds') {
      const data = [...refunds.values()].filter((one) => one.payment_intent === url.searchParams.get('payment_intent')).toReversed();
      return new FakeAnswer(200, { object: 'list', data, has_more: false, url: '/v1/refunds' });
    }
    return refuse(404, 'invalid_request_error', `Unrecognized request URL (${method}: ${url.pathname}).`);
  }

  function cancel(intent: StripeIntent): FakeAnswer {
    if (intent.status === 'succeeded' || intent.status === 'canceled' || intent.status === 'processing') {
      const message = `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`;
      return refuse(400, 'invalid_request_error', message, 'payment_intent_unexpected_state');
    }
    intents.set(intent.id, { ...intent, status: 'canceled' });
    emit('payment_intent.canceled', intentOf(intent.id));
    return new FakeAnswer(200, intentOf(intent.id));
  }

  function refund(fields: URLSearchParams): FakeAnswer {
    const intent = intents.get(fields.get('payment_intent') ?? '');
    if (!intent) return refuse(404, 'invalid_request_error', 'No such payment_intent', 'resource_missing');
    const sent = [...refunds.values()].filter((one) => one.payment_intent === intent.id && one.status !== 'failed').reduce((sum, one) => sum + one.amount, 0);
    const amount = Number(fields.get('amount'));
    if (stripe.refundsBecome === 'refused' || sent === intent.amount_received) {
      return refuse(400, 'invalid_request_error', 'Charge ch_1 has already been refunded.', 'charge_already_refunded');
    }
    if (sent + amount > intent.amount_received) return refuse(400, 'invalid_request_error', 'Refund amount is greater than unrefunded amount on charge');
    const id = `re_${random()}`;
    const made: StripeRefund = {
      id,
      object: 'refund',
      amount,
      currency: intent.currency,
      payment_intent: intent.id,
      status: stripe.refundsBecome,
      metadata: metadataOf(fields),
    };
    refunds.set(id, made);
    emit('refund.created', made);
    emit('charge.refunded', { id: 'ch_1', object: 'charge', payment_intent: intent.id });
    return new FakeAnswer(200, made);
  }

  return stripe;
}

const ownAccount = { id: 'acct_1Fake', object: 'account', email: 'ada@shop.example', settings: { dashboard: { display_name: 'Vitrine Test Store' } } };

const takesAlipay = new Set(['aud', 'cad', 'cny', 'eur', 'gbp', 'hkd', 'jpy', 'myr', 'nzd', 'sgd', 'usd']);
const takesWeChat = new Set(['aud', 'cad', 'chf', 'cny', 'dkk', 'eur', 'gbp', 'hkd', 'jpy', 'nok', 'sek', 'sgd', 'usd']);

function metadataOf(fields: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...fields].flatMap(([name, value]) => (/^metadata\[(\w+)\]$/.test(name) ? [[name.slice(9, -1), value]] : [])));
}

const excludedIn = (fields: URLSearchParams): string[] =>
  [...fields].flatMap(([name, value]) => (name.startsWith('excluded_payment_method_types[') ? [value] : []));

const webhookDelayMs = 300;
const mostTries = 5;

async function send(stripe: FakeStripe, { address, event }: { address: string; event: StripeEvent }): Promise<void> {
  for (let tried = 0; tried < mostTries; tried += 1) {
    await new Promise((resolve) => setTimeout(resolve, webhookDelayMs * (tried + 1)));
    const headers = { 'content-type': 'application/json', 'stripe-signature': stripe.sign(event.body, { at: machineNow() }) };
    const answer = await fetch(address, { method: 'POST', headers, body: event.body }).catch(() => null);
    if (answer?.ok) return;
  }
}

/** The environment for a shop's process that uses the mock server. */
export function stripeEnvironment({ config }: FakeStripe): Record<string, string> {
  return {
    STRIPE_SECRET_KEY: config.secretKey,
    STRIPE_PUBLISHABLE_KEY: config.publishableKey,
    STRIPE_WEBHOOK_SECRET: config.webhookSecret,
    STRIPE_API_URL: config.apiUrl,
    STRIPE_JS_URL: config.scriptUrl,
  };
}
