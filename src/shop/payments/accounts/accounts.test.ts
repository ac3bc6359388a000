/** Accounts at Stripe and PayPal, set up in the back office: in force at once, on every node, and their secrets in nobody's sight. */
import { createSecretKey, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createSecondNode, createTestApp, type ApiAnswer, type TestApp, type TestClient } from '#test/harness/app.ts';
import { placeTestOrder, staffContext, type TestOrder } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { staffToken } from '#test/harness/staff.ts';
import { startPaypal, type FakePaypal } from '#test/fakes/paypal.ts';
import { startStripe } from '#test/fakes/stripe.ts';
import type { FakeStripe } from '#test/fakes/stripe-types.ts';
import { refundOrder } from '../../orders/refund/index.ts';
import { contextInForce, findUnreadableAccounts } from './index.ts';

const url = '/api/admin/payment-providers';
let shop: TestApp;
let second: Awaited<ReturnType<typeof createSecondNode>>;
let stripe: FakeStripe;
let paypal: FakePaypal;
let manager: Record<string, string>;
let variant: TestVariant;
/** Everything that was answered or logged. */
const said: string[] = [];

beforeAll(async () => {
  [stripe, paypal] = [await startStripe(), await startPaypal()];
  const providerUrls = { stripeApi: stripe.server.url, stripeScript: stripe.server.url, paypalApi: paypal.server.url };
  shop = await createTestApp({ config: { providerUrls } });
  second = await createSecondNode(shop, { config: { payments: { stripe: null, paypal: null } } });
  await shop.host.database.transaction(seedCommerce);
  const write = (fields: object, text: string) => void said.push(`${text} ${JSON.stringify(fields)}`);
  Object.assign(shop.host.log, { info: write, warn: write, error: write });
  manager = { 'x-auth': await staffToken(shop, 'manager') };
  [variant] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 50 }] })) as [TestVariant];
});
afterAll(async () => {
  await second.close();
  await shop.close();
  await stripe.close();
  await paypal.close();
});
beforeEach(async () => {
  stripe.server.fault = null;
  shop.host.config.payments = { stripe: null, paypal: null };
  for (const id of ['stripe', 'paypal']) await put(id, Object.fromEntries(fields.map((field) => [field, null])));
});

const fields = ['publishableKey', 'secretKey', 'webhookSecret', 'clientId', 'clientSecret', 'webhookId'];
const keysOfStripe = () => {
  const { publishableKey, secretKey, webhookSecret } = stripe.config;
  return { publishableKey, secretKey, webhookSecret };
};
const keysOfPaypal = () => {
  const { clientId, clientSecret, webhookId } = paypal.account;
  return { clientId, clientSecret, webhookId };
};

function heard(answer: ApiAnswer): ApiAnswer {
  said.push(`${answer.text} ${JSON.stringify(answer.headers)}`);
  return answer;
}
const get = async (path: string, headers = manager) => heard(await shop.client().get(path, headers));
const list = async () => (await get(url)).data.items;
const read = async (id: string) => (await get(`${url}/${id}`)).data;
const put = async (id: string, body: object, { headers = manager, etag }: { headers?: Record<string, string>; etag?: string } = {}) => {
  const tag = etag ?? (await get(`${url}/${id}`)).headers['etag']!;
  return heard(await shop.client().send({ method: 'PUT', url: `${url}/${id}`, payload: body, headers: { ...headers, 'if-match': tag } }));
};
const check = async (id: string) => heard(await shop.client().post(`${url}/${id}/test`, {}, manager)).data;
const start = (client: TestClient, orderNo: string, methodId: string) => client.post('/api/web/payment/start', { orderNo, methodId });
/** Nodes hear of a change within moments. */
const soon = <T>(ask: () => Promise<T>, wanted: T) => expect.poll(ask, { timeout: 1_000, interval: 20 }).toEqual(wanted);
const offeredBy = async (node: Pick<TestApp, 'host'>) => {
  const { stripe: first, paypal: other } = (await contextInForce(node.host, { name: 'test' })).config.payments;
  return [first?.secretKey ?? null, other?.clientSecret ?? null];
};

describe('an account that is set up in the back office', () => {
  it('begins as nothing at all', async () => {
    expect((await list()).map(({ id, state, source, mode }: Record<string, unknown>) => [id, state, source, mode])).toEqual([
      ['stripe', 'notSetUp', 'none', null],
      ['paypal', 'notSetUp', 'none', null],
    ]);
  });

  it('is used from then on, by every node and in jobs, without a restart', async () => {
    const order = await placeTestOrder(shop, variant, { paymentMethodId: 'stripe' });
    expect(await start(order.client, order.orderNo, 'stripe')).toMatchObject({ code: 41 });
    const answer = await put('stripe', keysOfStripe());
    expect(answer).toMatchObject({ code: 0, data: { state: 'test', source: 'database', mode: 'test', lastWebhookAt: null } });
    await soon(() => offeredBy(shop), [stripe.config.secretKey, null]);
    await soon(() => offeredBy(second), [stripe.config.secretKey, null]);

    const { action } = (await start(order.client, order.orderNo, 'stripe')).data.payment;
    expect(action).toMatchObject({ type: 'client', publishableKey: stripe.config.publishableKey });
    expect((await second.client().get(action.url)).status).toBe(200);
    const intent = [...stripe.intents.values()].findLast(({ metadata }) => metadata['orderNo'] === order.orderNo)!;
    const { body } = stripe.pay(intent.id);
    const bring = () =>
      second.client().send({
        method: 'POST',
        url: '/api/web/payment/webhook/stripe',
        payload: body,
        headers: { 'content-type': 'application/json', 'stripe-signature': stripe.sign(body, { at: shop.clock.now }) },
      });
    expect((await bring()).status).toBe(200);
    await runJobs(shop);
    expect((await order.client.post('/api/web/order/detail', { orderNo: order.orderNo })).data.payment.state).toBe('captured');
    expect((await read('stripe')).lastWebhookAt).toBe(shop.clock.now.toISOString());

    await put('stripe', { secretKey: null });
    await soon(() => offeredBy(second), [null, null]);
    expect((await bring()).status).not.toBe(200);
  });

  it('of PayPal is called where its mode says, and allowed for in the policy of pages', async () => {
    shop.host.config.providerUrls = { ...shop.host.config.providerUrls, paypalApi: null };
    const policy = async () => (await shop.client().get('/checkout')).headers['content-security-policy']!;
    expect(await policy()).not.toContain('paypal');
    expect((await put('paypal', { ...keysOfPaypal(), mode: 'test' })).data).toMatchObject({ state: 'test', problem: 'testWhileOpen' });
    const host = async () => (await contextInForce(shop.host, { name: 'test' })).config.payments.paypal?.apiUrl;
    await soon(host, 'https://api-m.sandbox.paypal.com');
    expect(await policy()).toContain("form-action 'self' https://*.paypal.com");
    shop.host.config.sandboxPayments = false;
    expect((await put('paypal', { mode: 'live' })).data).toMatchObject({ state: 'live', problem: null });
    await soon(host, 'https://api-m.paypal.com');
    shop.host.config.sandboxPayments = true;
    expect(await host(), 'a demo takes no real money').toBeUndefined();
    expect(await read('paypal')).toMatchObject({ problem: 'liveInDemo' });
    shop.host.config.providerUrls = { ...shop.host.config.providerUrls, paypalApi: paypal.server.url };
  });

  it('leaves the calls that have begun what they began with', async () => {
    await put('stripe', keysOfStripe());
    await soon(() => offeredBy(shop), [stripe.config.secretKey, null]);
    const begun = await contextInForce(shop.host, { name: 'test' });
    const same = await contextInForce(shop.host, { name: 'test' });
    expect(begun.config.payments.stripe, 'one object, so that its client is made once').toBe(same.config.payments.stripe);
    await put('stripe', { secretKey: 'sk_test_anotherAccount0001' });
    await soon(() => offeredBy(shop), ['sk_test_anotherAccount0001', null]);
    expect(begun.config.payments.stripe?.secretKey).toBe(stripe.config.secretKey);
  });

  it('says that the shop is open while nothing real is paid, and no longer once it is closed', async () => {
    expect((await put('stripe', keysOfStripe())).data.problem).toBe('testWhileOpen');
    const close = async (enabled: boolean) => {
      const before = await get('/api/admin/settings/maintenance');
      const headers = { ...manager, 'if-match': before.headers['etag']! };
      await shop.client().send({ method: 'PUT', url: '/api/admin/settings/maintenance', payload: { ...before.data, enabled }, headers });
    };
    await close(true);
    await soon(async () => (await read('stripe')).problem, null);
    await close(false);
    await soon(async () => (await read('stripe')).problem, 'testWhileOpen');
  });
});

describe('a provider that is stopped', () => {
  const bring = (body: string) =>
    shop.client().send({
      method: 'POST',
      url: '/api/web/payment/webhook/stripe',
      payload: body,
      headers: { 'content-type': 'application/json', 'stripe-signature': stripe.sign(body, { at: shop.clock.now }) },
    });
  const intentOf = (orderNo: string) => [...stripe.intents.values()].findLast(({ metadata }) => metadata['orderNo'] === orderNo)!;
  const placeOrder = () => placeTestOrder(shop, variant, { paymentMethodId: 'stripe' });
  const stateOf = async ({ client, orderNo }: TestOrder) => (await client.post('/api/web/order/detail', { orderNo })).data.payment.state;
  /** Whether a checkout on a node offers Stripe. */
  const offers = async (slug: string, node: TestClient) => {
    const { paymentMethods } = (await node.post('/api/web/checkout/get', { slug })).data;
    return paymentMethods.some(({ id }: { id: string }) => id === 'stripe');
  };
  /** A shopper's checkout that Stripe was chosen in, and the same shopper at the other node. */
  const chooseStripe = async () => {
    const [client, other] = [shop.client(), second.client()];
    const { slug } = (await client.post('/api/web/checkout/create', { source: 'buyNow', sku: variant.sku, quantity: 1 })).data;
    for (const [name, value] of client.cookies) other.cookies.set(name, value);
    expect((await client.post('/api/web/checkout/payment', { slug, methodId: 'stripe' })).data.paymentMethod).toMatchObject({ id: 'stripe' });
    return { client, other, slug: slug as string };
  };

  it('is neither offered nor begun with, by any node; its keys stay, and what was begun before ends as always', async () => {
    await put('stripe', keysOfStripe());
    await soon(() => offeredBy(shop), [stripe.config.secretKey, null]);
    await soon(() => offeredBy(second), [stripe.config.secretKey, null]);
    const [paid, begun, late] = [await placeOrder(), await placeOrder(), await placeOrder()];
    for (const { client, orderNo } of [paid, begun]) expect(await start(client, orderNo, 'stripe')).toMatchObject({ code: 0 });
    expect((await bring(stripe.pay(intentOf(paid.orderNo).id).body)).status).toBe(200);
    await runJobs(shop);
    const { client, other, slug } = await chooseStripe();

    const stopped = await put('stripe', { offered: false });
    expect(stopped.data).toMatchObject({ offered: false, state: 'test', problem: null, secretKey: { isSet: true } });
    await soon(() => offers(slug, client), false);
    await soon(() => offers(slug, other), false);
    expect((await client.post('/api/web/checkout/get', { slug })).data).toMatchObject({ paymentMethod: null, requiresPayment: true });
    expect(await client.post('/api/web/checkout/payment', { slug, methodId: 'stripe' })).toMatchObject({ status: 409, code: 40 });
    expect(await start(late.client, late.orderNo, 'stripe')).toMatchObject({ status: 409, code: 41 });
    expect(await check('stripe')).toMatchObject({ ok: true });

    expect((await bring(stripe.pay(intentOf(begun.orderNo).id).body)).status).toBe(200);
    await runJobs(shop);
    expect(await stateOf(begun)).toBe('captured');
    await refundOrder(await staffContext(shop), { order: paid.orderNo, amount: { amount: 500 }, reason: 'A scratch' });
    await runJobs(shop);
    expect([...stripe.refunds.values()].filter(({ payment_intent: of }) => of === intentOf(paid.orderNo).id)).toMatchObject([{ amount: 500 }]);

    expect((await put('stripe', { offered: true })).data).toMatchObject({ offered: true, state: 'test' });
    await soon(() => offers(slug, client), true);
    await soon(() => offers(slug, other), true);
    expect(await start(late.client, late.orderNo, 'stripe')).toMatchObject({ code: 0 });
  });

  it('of the environment is stopped too, and nothing else of it is changed here', async () => {
    shop.host.config.payments = { stripe: stripe.config, paypal: null };
    const { client, slug } = await chooseStripe();
    const order = await placeOrder();
    const set = await read('stripe');
    expect(set).toMatchObject({ source: 'environment', offered: true });
    expect((await put('stripe', { ...set, offered: false })).data).toEqual({ ...set, offered: false, problem: null });
    await soon(() => offers(slug, client), false);
    expect(await start(order.client, order.orderNo, 'stripe')).toMatchObject({ code: 41 });
    expect(await put('stripe', { offered: true, publishableKey: 'pk_test_0123456789' })).toMatchObject({ status: 409, code: 41 });
    expect((await put('stripe', { offered: true })).data).toEqual(set);
  });

  it('stands in the audit log, and is offered again once its keys were taken away and others come', async () => {
    await put('stripe', keysOfStripe());
    await put('stripe', { offered: false });
    const owner = { 'x-auth': await staffToken(shop, 'owner') };
    const [line] = (await get('/api/admin/audit', owner)).data.items;
    expect(line).toMatchObject({ action: 'paymentProvider.update', subject: 'stripe', detail: { changes: { offered: { before: true, after: false } } } });
    expect(await put('stripe', { offered: 'no' })).toMatchObject({ status: 400, code: 40 });
    await put('stripe', { publishableKey: null, secretKey: null, webhookSecret: null });
    expect((await put('stripe', keysOfStripe())).data).toMatchObject({ offered: true, state: 'test' });
  });
});

describe('a change', () => {
  it('leaves what is absent, removes what is null, and takes the record as it was read', async () => {
    const set = (await put('stripe', keysOfStripe())).data;
    expect(set.secretKey).toEqual({ isSet: true, hint: stripe.config.secretKey.slice(-4) });
    expect((await put('stripe', set)).data).toEqual(set);
    expect((await put('stripe', { webhookSecret: null })).data).toMatchObject({
      state: 'incomplete',
      webhookSecret: { isSet: false, hint: null },
      secretKey: set.secretKey,
    });
    expect((await put('stripe', { webhookSecret: 'whsec_12345678' })).data.webhookSecret).toEqual({ isSet: true, hint: null });
    await soon(() => offeredBy(shop), [stripe.config.secretKey, null]);
  });

  it('wants If-Match, of the state that it was made from', async () => {
    const { headers } = await get(`${url}/stripe`);
    expect((await shop.client().send({ method: 'PUT', url: `${url}/stripe`, payload: {}, headers: manager })).status).toBe(428);
    // Two secrets that end alike are two states.
    await put('stripe', { secretKey: 'sk_test_first000000SAME' });
    const second = (await get(`${url}/stripe`)).headers['etag']!;
    await put('stripe', { secretKey: 'sk_test_second00000SAME' });
    expect((await put('stripe', keysOfStripe(), { etag: headers['etag']! })).status).toBe(412);
    expect((await put('stripe', keysOfStripe(), { etag: second })).status).toBe(412);
  });

  it.each([
    ['stripe', 'secretKey', { secretKey: 'pk_test_0123456789' }],
    ['stripe', 'secretKey', { secretKey: 'sk_unknown_0123456789' }],
    ['stripe', 'secretKey', { secretKey: '' }],
    ['stripe', 'secretKey', { secretKey: `sk_test_${'x'.repeat(300)}` }],
    ['stripe', 'publishableKey', { publishableKey: 'sk_test_0123456789' }],
    ['stripe', 'webhookSecret', { webhookSecret: 'secret' }],
    ['stripe', 'publishableKey', { secretKey: 'sk_test_0123456789', publishableKey: 'pk_live_0123456789' }],
    ['stripe', 'secretKey', { secretKey: 'sk_live_0123456789' }],
    ['stripe', 'clientId', { clientId: 'client-id-of-paypal' }],
    ['paypal', 'mode', { clientId: 'client-id', mode: 'live' }],
    ['paypal', 'mode', { mode: 'sandbox' }],
    ['paypal', 'clientSecret', { clientSecret: 'two words' }],
    ['paypal', 'webhookId', { webhookId: 'a/../b' }],
    ['paypal', 'secretKey', { secretKey: 'sk_test_0123456789' }],
  ])('of %s that makes no sense is rejected, with %s named', async (id, field, body) => {
    const answer = await put(id, body);
    expect([answer.status, answer.code]).toEqual([400, 40]);
    expect(JSON.stringify(answer.data.errors)).toContain(field);
    expect(await read(id)).toMatchObject({ state: 'notSetUp', source: 'none' });
  });

  it('of an unknown provider is 404', async () => {
    for (const id of ['sandbox', 'bankTransfer', '__proto__']) {
      expect((await get(`${url}/${id}`)).status).toBe(404);
      expect((await put(id, {}, { etag: '*' })).status).toBe(404);
      expect((await shop.client().post(`${url}/${id}/test`, {}, manager)).status).toBe(404);
    }
  });

  it('stands in the audit log by its fields, without a value', async () => {
    await put('stripe', keysOfStripe());
    const owner = { 'x-auth': await staffToken(shop, 'owner') };
    const [line] = (await get('/api/admin/audit', owner)).data.items;
    expect(line).toMatchObject({ action: 'paymentProvider.update', subject: 'stripe', staff: { name: 'manager' } });
    expect(line.detail.changed.toSorted()).toEqual(['publishableKey', 'secretKey', 'webhookSecret']);
    expect(JSON.stringify(line)).not.toContain(stripe.config.publishableKey);
  });

  it('and the test want a fresh proof; no API key reads, changes or tests', async () => {
    const stale = { 'x-auth': await staffToken(shop, 'manager') };
    await shop.run(
      sql`update staff_session set proved_at = ${new Date(shop.clock.now.getTime() - 3_600_000)} where id = (select id from staff_session order by id desc limit 1)`,
    );
    expect((await put('stripe', keysOfStripe(), { headers: stale })).data).toEqual({ kind: 'stepUp' });
    expect((await shop.client().post(`${url}/stripe/test`, {}, stale)).data).toEqual({ kind: 'stepUp' });
    expect((await get(url, stale)).code).toBe(0);
    const owner = { 'x-auth': await staffToken(shop, 'owner') };
    const made = await shop.client().post('/api/admin/api-keys', { title: 'All', scopes: ['read:settings', 'write:settings'] }, owner);
    const program = { authorization: `Bearer ${made.data.key}` };
    expect((await get('/api/admin/settings/reviews', program)).status).toBe(200);
    for (const path of [url, `${url}/stripe`]) expect([(await get(path, program)).status, path]).toEqual([403, path]);
    expect((await put('stripe', {}, { headers: program })).status).toBe(403);
    expect((await shop.client().post(`${url}/stripe/test`, {}, program)).status).toBe(403);
  });
});

describe('the environment', () => {
  it('goes before what was set up here, and cannot be changed here', async () => {
    await put('stripe', { ...keysOfStripe(), secretKey: 'sk_test_setUpInBackOffice' });
    await soon(() => offeredBy(shop), ['sk_test_setUpInBackOffice', null]);
    shop.host.config.payments = { stripe: stripe.config, paypal: null };
    expect(await offeredBy(shop)).toEqual([stripe.config.secretKey, null]);
    expect(await read('stripe')).toMatchObject({
      source: 'environment',
      state: 'test',
      publishableKey: stripe.config.publishableKey,
      secretKey: { isSet: true, hint: stripe.config.secretKey.slice(-4) },
    });
    expect(await put('stripe', { secretKey: 'sk_test_0123456789' })).toMatchObject({ status: 409, code: 41 });
    expect(await read('paypal')).toMatchObject({ source: 'none' });
  });
});

describe('the test of a connection', () => {
  it('says whose account it is, and that a key is wrong', async () => {
    const begun = stripe.intents.size;
    expect(await check('stripe')).toMatchObject({ ok: false, outcome: 'notSetUp', mode: null });
    await put('stripe', keysOfStripe());
    expect(await check('stripe')).toMatchObject({
      ok: true,
      outcome: 'ok',
      account: 'Vitrine Test Store',
      mode: 'test',
      message: expect.stringContaining('Vitrine Test Store'),
    });
    await put('stripe', { secretKey: 'sk_test_ofNobody0000000' });
    expect(await check('stripe')).toMatchObject({ ok: false, outcome: 'wrongKey', account: null });
    await put('paypal', { ...keysOfPaypal(), mode: 'test' });
    expect(await check('paypal')).toMatchObject({ ok: true, outcome: 'ok', account: 'Vitrine Test Store', mode: 'test' });
    await put('paypal', { webhookId: 'OF-NOBODY-0001' });
    expect(await check('paypal')).toMatchObject({ ok: false, outcome: 'wrongWebhook' });
    await put('paypal', { clientSecret: 'of-nobody-00000000' });
    expect(await check('paypal')).toMatchObject({ ok: false, outcome: 'wrongKey' });
    expect(stripe.intents.size, 'nothing was begun').toBe(begun);
  });

  it('does with a restricted key that may not read its account', async () => {
    const whole = stripe.config.secretKey;
    stripe.config.secretKey = 'rk_test_restricted000001';
    await put('stripe', keysOfStripe());
    expect(await check('stripe')).toMatchObject({ ok: true, account: null });
    stripe.config.secretKey = whole;
  });

  it.each([
    ['silent', 'timedOut'],
    ['serverError', 'unreachable'],
    ['garbage', 'unreachable'],
    ['cutOff', 'unreachable'],
  ] as const)('ends in time when the provider is %s', async (fault, outcome) => {
    // Stripe's library asks a second time, after half a second.
    const callMs = fault === 'silent' ? 500 : 4_000;
    shop.host.config.payments = { stripe: { ...stripe.config, callMs }, paypal: { ...paypal.account, callMs } };
    stripe.server.fault = fault;
    paypal.fail(fault);
    expect(await check('stripe')).toMatchObject({ ok: false, outcome, account: null });
    expect(await check('paypal')).toMatchObject({ ok: false, outcome, account: null });
    paypal.fail(null);
  });

  it('says it in the language of who asks', async () => {
    const answer = await shop.client().post(`${url}/stripe/test`, {}, { ...manager, 'x-lang': 'zh' });
    expect(answer.data.message).toMatch(/尚无可测试的内容/);
  });
});

describe('with another key', () => {
  it('an account is off and says why; its secrets can be entered again, and an older key still reads', async () => {
    await put('stripe', keysOfStripe());
    await soon(() => offeredBy(shop), [stripe.config.secretKey, null]);
    const old = shop.host.config.secretsKeys;
    shop.host.config.secretsKeys = [createSecretKey(randomBytes(32))];
    expect(await offeredBy(shop)).toEqual([null, null]);
    expect(await findUnreadableAccounts(shop.host.database.reader, shop.host.config)).toEqual(['Stripe']);
    expect(await read('stripe')).toMatchObject({ state: 'test', problem: 'unreadable', secretKey: { isSet: true, hint: null } });
    // A secret that is not entered again waits for its key.
    expect((await put('stripe', { publishableKey: stripe.config.publishableKey })).data.problem).toBe('unreadable');
    shop.host.config.secretsKeys = [...shop.host.config.secretsKeys, ...old];
    await soon(() => offeredBy(shop), [stripe.config.secretKey, null]);
    // Saved once, all is encrypted with the first key, and the old one may go.
    await put('stripe', {});
    shop.host.config.secretsKeys = shop.host.config.secretsKeys.slice(0, 1);
    await soon(() => offeredBy(shop), [stripe.config.secretKey, null]);
    shop.host.config.secretsKeys = old;
    await put('stripe', keysOfStripe());
    await soon(() => offeredBy(shop), [stripe.config.secretKey, null]);
  });

  it('or a secret that was moved to another place in the database, nothing is opened', async () => {
    await put('stripe', keysOfStripe());
    await shop.run(
      sql`update payment_account_secret set sealed = (select sealed from payment_account_secret other where other.field = 'webhookSecret') where field = 'secretKey'`,
    );
    expect(await read('stripe')).toMatchObject({ problem: 'unreadable' });
    expect(await check('stripe')).toMatchObject({ outcome: 'notSetUp' });
  });
});

it('no secret stands in an answer, a log, a job or any row of the database', async () => {
  await put('stripe', keysOfStripe(), {});
  await put('paypal', { ...keysOfPaypal(), mode: 'test' });
  const headers = { ...manager, 'if-match': (await get(`${url}/stripe`)).headers['etag']!, 'idempotency-key': 'again-and-again-0001' };
  for (const _again of [1, 2]) heard(await shop.client().send({ method: 'PUT', url: `${url}/stripe`, payload: keysOfStripe(), headers }));
  await check('stripe');
  await check('paypal');
  await get('/api/admin/audit', { 'x-auth': await staffToken(shop, 'owner') });
  const secrets = [stripe.config.secretKey, stripe.config.webhookSecret, paypal.account.clientSecret, paypal.account.webhookId];
  for (const secret of secrets) expect(said.filter((text) => text.includes(secret))).toEqual([]);
  const { rows } = await shop.run(sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`);
  expect(rows.length).toBeGreaterThan(50);
  for (const { name } of rows) {
    const found = await shop.run(sql<{ count: number }>`
      select count(*)::int as count from ${sql.raw(name)} as line where exists (select 1 from unnest(${secrets}::text[]) as secret where strpos(line::text, secret) > 0)`);
    expect([name, found.rows[0]!.count]).toEqual([name, 0]);
  }
});
