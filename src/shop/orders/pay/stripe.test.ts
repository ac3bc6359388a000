/** What is Stripe's own, besides the contract that all providers keep (`test/contract/payments.test.ts`): its page, its errors, its account. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { fillCheckout, submit } from '#test/harness/buyers.ts';
import { placeTestOrder, testContext, type TestOrder } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { runJob } from '#test/harness/run-jobs.ts';
import { startStripe } from '#test/fakes/stripe.ts';
import type { StripeIntent, FakeStripe } from '#test/fakes/stripe-types.ts';
import { cancelOrder } from '../cancel/index.ts';
import { startPayment } from '../pay/index.ts';

let shop: TestApp;
let stripe: FakeStripe;
let variant: TestVariant;
let order: TestOrder;
const logged: string[] = [];
/** Happens once, while Stripe makes up its answer. */
let meanwhile: (() => Promise<void>) | null = null;

beforeAll(async () => {
  stripe = await startStripe({
    async watch() {
      const runAction = meanwhile;
      meanwhile = null;
      await runAction?.();
    },
  });
  shop = await createTestApp({ config: { payments: { stripe: { ...stripe.config, callMs: 5_000 }, paypal: null } } });
  await shop.host.database.transaction(seedCommerce);
  const keep = (fields: object, text: string) => void logged.push(`${text} ${JSON.stringify(fields)}`);
  Object.assign(shop.host.log, { info: keep, warn: keep, error: keep });
});
afterAll(async () => {
  await shop.close();
  await stripe.close();
});
beforeEach(async () => {
  stripe.server.fault = null;
  shop.host.config.payments.stripe = { ...stripe.config, callMs: 5_000 };
  [variant] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 10 }] })) as [TestVariant];
  order = await placeTestOrder(shop, variant, { paymentMethodId: 'stripe' });
});

const start = (of = order) => of.client.post('/api/web/payment/start', { orderNo: of.orderNo, methodId: 'stripe' });
const pageOf = async (of = order): Promise<string> => (await start(of)).data.payment.action.url;
const intentOf = (orderNo = order.orderNo): StripeIntent => [...stripe.intents.values()].findLast((intent) => intent.metadata['orderNo'] === orderNo)!;
const detail = async (of = order) => (await of.client.post('/api/web/order/detail', { orderNo: of.orderNo })).data;

describe("Stripe's page", () => {
  it("says what is paid, in the order's language, and hands the script what it needs", async () => {
    const chinese = await placeTestOrder(shop, variant, { lang: 'zh', paymentMethodId: 'stripe' });
    const page = await shop.client().get(await pageOf(chinese));
    expect([page.status, page.headers['cache-control'], page.headers['referrer-policy']]).toEqual([200, 'private, no-store', 'same-origin']);
    expect(page.text).toMatch(/<html lang="zh">.*支付订单.*<noscript>.*JavaScript/s);
    expect(page.text).toContain(chinese.orderNo);
    expect(page.text).toContain(`href="/zh/checkout/${chinese.draft.checkoutSlug}"`);
    const pageData = JSON.parse(/<script id="payment-data" type="application\/json">(.*?)<\/script>/s.exec(page.text)![1]!);
    const inYuan = await placeTestOrder(shop, variant, { lang: 'zh', currency: 'CNY', paymentMethodId: 'stripe' });
    expect((await shop.client().get(await pageOf(inYuan))).text).toContain('"first":["alipay","wechat_pay"]');
    expect(pageData).toMatchObject({
      publishableKey: stripe.config.publishableKey,
      clientSecret: intentOf(chinese.orderNo).client_secret,
      locale: 'zh',
      first: [],
      returnPath: expect.stringMatching(/^\/payment\/return\/stripe\/[\w-]{36}$/),
    });
    expect(page.text).not.toContain(stripe.config.secretKey);
    expect(page.text).not.toMatch(/<style|\sstyle=|\son\w+=|<script>/);
  });

  it("lets in Stripe's script, frames and API, and nothing else; no other page does", async () => {
    const policy = (await shop.client().get(await pageOf())).headers['content-security-policy']!;
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'self' ${stripe.config.scriptUrl}`,
      "style-src 'self'",
      `frame-src ${stripe.config.scriptUrl}`,
      `connect-src ${stripe.config.apiUrl}`,
      "img-src 'self' data:",
      "form-action 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]);
    shop.host.config.payments.stripe = { ...stripe.config, apiUrl: 'https://api.stripe.com', scriptUrl: 'https://js.stripe.com' };
    const real = (await shop.client().get('/payment/stripe/unknown')).headers['content-security-policy'];
    expect(real).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
    expect(real).toContain('frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com; connect-src https://api.stripe.com;');
    const checkout = await order.client.get(`/checkout/${order.draft.checkoutSlug}`);
    expect(`${checkout.headers['content-security-policy']} ${checkout.text}`).not.toMatch(/stripe\.com|\/endive\/|pay-?by-?stripe/i);
  });

  it('is found by its whole address only', async () => {
    const url = await pageOf();
    const [id] = url.split('/').at(-1)!.split('.');
    for (const wrong of [
      `/payment/stripe/${id}`,
      `/payment/stripe/${id}.`,
      `${url}x`,
      '/payment/stripe/nothing',
      '/payment/stripe/%00.x',
      `/payment/stripe/${id}.undefined`,
    ])
      expect([wrong, (await shop.client().get(wrong)).status]).toEqual([wrong, 404]);
    shop.host.config.payments.stripe = null;
    expect((await shop.client().get(url)).status).toBe(404);
  });

  it('stays where a declined payment is tried again, and leads to the shop once there is nothing to pay', async () => {
    const url = await pageOf();
    const declined = stripe.decline(intentOf().id);
    await bring(declined.body);
    expect(await detail()).toMatchObject({ payment: { state: 'failed' } });
    expect((await shop.client().get(url)).status).toBe(200);
    await bring(stripe.pay(intentOf().id).body);
    expect((await shop.client().get(url)).headers['location']).toBe(`/checkout/thankyou?order=${order.orderNo}`);
    order = await placeTestOrder(shop, variant, { paymentMethodId: 'stripe' });
    const ended = await pageOf();
    await cancelOrder(testContext(shop, { kind: 'guest', guestId: order.draft.shopper.guestId! }), { orderNo: order.orderNo, reason: '' });
    expect((await shop.client().get(ended)).headers['location']).toBe(`/checkout/thankyou?order=${order.orderNo}`);
  });
});

const bring = (body: string) =>
  shop.client().send({
    method: 'POST',
    url: '/api/web/payment/webhook/stripe',
    payload: body,
    headers: { 'content-type': 'application/json', 'stripe-signature': stripe.sign(body, { at: shop.clock.now }) },
  });

describe('an intent', () => {
  it('asks for the whole sum by all methods that are switched on, and names order, attempt and shop', async () => {
    await start();
    expect(intentOf()).toMatchObject({ amount: 4498, currency: 'usd', payment_method_types: ['card', 'alipay', 'wechat_pay'] });
    expect(intentOf().metadata).toEqual({ orderNo: order.orderNo, attemptId: expect.stringMatching(/^[\w-]{36}$/), shop: 'http://localhost:3000' });
  });

  it('takes Klarna where Stripe offers it, and nothing that takes days', async () => {
    const inEuros = await placeTestOrder(shop, variant, { currency: 'EUR', paymentMethodId: 'stripe' });
    await start(inEuros);
    expect(intentOf(inEuros.orderNo)).toMatchObject({ currency: 'eur', payment_method_types: ['card', 'alipay', 'wechat_pay', 'klarna'] });
  });

  it('that was ended at Stripe is replaced at the next start', async () => {
    await start();
    const first = intentOf();
    stripe.intents.set(first.id, { ...first, status: 'canceled' });
    expect(await start()).toMatchObject({ code: 0, data: { payment: { state: 'requiresAction' } } });
    const second = intentOf();
    expect(second.id).not.toBe(first.id);
    await bring(stripe.pay(second.id).body);
    expect(await detail()).toMatchObject({ payStatus: 'paid' });
  });

  it('that was paid while the shop did not hear of it is not asked for again', async () => {
    await start();
    stripe.pay(intentOf().id);
    expect(await start()).toMatchObject({ data: { payment: { state: 'pending', action: { type: 'none' } } } });
  });

  it('that failed and was tried again on the same page, unheard, is asked about before its order expires', async () => {
    await start();
    await bring(stripe.decline(intentOf().id).body);
    stripe.pay(intentOf().id);
    const before = shop.clock.now;
    shop.clock.now = new Date(before.getTime() + 35 * 60_000);
    await runJob(shop, 'order.expire');
    shop.clock.now = before;
    expect(await detail()).toMatchObject({ status: 'inProgress', payStatus: 'paid' });
  });

  it('that takes its time is waited for', async () => {
    await start();
    stripe.intents.set(intentOf().id, { ...intentOf(), status: 'processing' });
    const { id } = (
      await sql<{ id: string }>`select a.id from payment_attempt a join payment p on p.id = a.payment_id where p.order_id = ${order.orderId}`.execute(
        shop.kysely,
      )
    ).rows[0]!;
    const back = await shop.client().get(`/payment/return/stripe/${id}`);
    expect([back.status, back.headers['location']]).toEqual([303, `/checkout/thankyou?order=${order.orderNo}`]);
    expect(await detail()).toMatchObject({ payStatus: 'unpaid', payment: { state: 'pending' } });
    // Longer than an order waits for other payments.
    const before = shop.clock.now;
    shop.clock.now = new Date(before.getTime() + 35 * 60_000);
    await runJob(shop, 'order.expire');
    expect(await detail()).toMatchObject({ status: 'inProgress' });
    shop.clock.now = before;
    expect(await start()).toMatchObject({ data: { payment: { state: 'pending', action: { type: 'none' } } } });
  });
});

describe('what goes wrong', () => {
  it('with the keys is shown as a message and logged without a secret', async () => {
    shop.host.config.payments.stripe = { ...stripe.config, secretKey: 'sk_test_of_another_account' };
    logged.length = 0;
    expect(await start()).toMatchObject({ status: 409, code: 41, msg: expect.stringContaining('aven’t been charged') });
    const guest = testContext(shop, { kind: 'guest', guestId: order.draft.shopper.guestId! });
    await expect(startPayment(guest, { orderNo: order.orderNo, methodId: 'stripe' })).rejects.toMatchObject({ spec: { wire: 41 } });
    expect(logged.join('\n')).toMatch(/does not take this key/);
    expect(logged.join('\n')).not.toMatch(/sk_test|whsec|_secret_/);
    shop.host.config.payments.stripe = { ...stripe.config, callMs: 5_000 };
    expect(await start()).toMatchObject({ code: 0 });
  });

  it('while the order is placed leaves it payable', async () => {
    const client = shop.client();
    await client.post('/api/web/cart/add', { sku: variant.sku, quantity: 1 });
    const checkout = await fillCheckout(client, { payment: 'stripe' });
    stripe.server.fault = 'cutOff';
    const placed = await submit(client, checkout);
    expect(placed).toMatchObject({ code: 0, data: { payment: { state: 'failed', action: { type: 'none' } } } });
    stripe.server.fault = null;
    const { orderNo } = placed.data;
    expect((await client.post('/api/web/order/detail', { orderNo })).data).toMatchObject({ payStatus: 'unpaid', actions: ['pay', 'cancel'] });
    const again = await client.post('/api/web/payment/start', { orderNo, methodId: 'stripe' });
    expect(again).toMatchObject({ code: 0, data: { payment: { state: 'requiresAction', action: { type: 'client', provider: 'stripe' } } } });
  });

  it('is not offered for a sum that Stripe does not take', async () => {
    const [cheap] = (await insertTestProduct(shop.host.database, { variants: [{ price: 30, onHand: 10, requiresShipping: false }] })) as [TestVariant];
    const client = shop.client();
    await client.post('/api/web/cart/add', { sku: cheap.sku, quantity: 1 });
    const checkout = await fillCheckout(client, { shipping: null, payment: 'bankTransfer' });
    expect(checkout.paymentMethods.map((method: { id: string }) => method.id)).not.toContain('stripe');
  });

  it('when an attempt ends while Stripe is asked leaves no intent behind that can be paid', async () => {
    const guest = testContext(shop, { kind: 'guest', guestId: order.draft.shopper.guestId! });
    meanwhile = async () => void (await cancelOrder(guest, { orderNo: order.orderNo, reason: '' }));
    expect((await start()).data.payment).toEqual({ state: 'cancelled', action: { type: 'none' } });
    expect(intentOf().status).toBe('canceled');
  });
});
