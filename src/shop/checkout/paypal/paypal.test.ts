/** PayPal's button: from the cart to PayPal, back with an address, and the order that uses what was agreed to, against a fake of PayPal. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contrastOf } from '#kit/pure/colours/contrast.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { writeSettings } from '#shop/settings/index.ts';
import { createTestApp, type ApiAnswer, type TestApp, type TestClient } from '#test/harness/app.ts';
import { addresses, submit } from '#test/harness/buyers.ts';
import { staffToken } from '#test/harness/staff.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { signedIn } from '#test/harness/shoppers.ts';
import { paypalPayer, type PaypalPayer } from '#test/fakes/paypal-records.ts';
import { startPaypal, type FakePaypal } from '#test/fakes/paypal.ts';

let shop: TestApp;
let fake: FakePaypal;
let variant: TestVariant;
let client: TestClient;
const hour = 3_600_000;

beforeAll(async () => {
  fake = await startPaypal();
  shop = await createTestApp({ config: { payments: { stripe: null, paypal: { ...fake.account, callMs: 1_000 } } } });
  await shop.host.database.transaction(seedCommerce);
});
afterAll(async () => {
  await shop.close();
  await fake.close();
});
beforeEach(async () => {
  fake.fail(null);
  Object.assign(fake.next, { capture: 'COMPLETED', refund: 'COMPLETED', amount: null, page: null });
  await wanted({ expressCart: true, expressCheckout: true, expressProduct: true });
  [variant] = (await insertTestProduct(shop.host.database, { title: 'Bowl', variants: [{ price: 1999, onHand: 50, weightGrams: 400 }] })) as [TestVariant];
  client = shop.client();
  await client.post('/api/web/cart/add', { sku: variant.sku, quantity: 2 });
});

const wanted = (paypal: object) => shop.host.database.transaction((tx) => writeSettings(tx, 'payments', { paypal }, shop.clock.now));
const cart = { source: 'cart' };
const begin = (of: object = cart, from = client): Promise<ApiAnswer> => from.post('/api/web/checkout/paypal/begin', { of });
const read = async (slug: string, from = client) => (await from.post('/api/web/checkout/get', { slug })).data;
const slugIn = (location: string) => /\/checkout\/(\w+)/.exec(location)![1]!;
const moved = async (path: string, from = client): Promise<string> => {
  const answer = await from.get(path);
  expect(answer.status).toBe(303);
  return answer.headers['location'] as string;
};

/** Presses the button, agrees at PayPal, and comes back. */
async function agree(payer: PaypalPayer = paypalPayer, of: object = cart): Promise<{ paypalOrder: string; back: string; location: string; slug: string }> {
  const { data } = await begin(of);
  const { id, returnUrl } = fake.orderAt(data.url);
  fake.approve(id, payer);
  const back = new URL(returnUrl).pathname;
  const location = await moved(`${back}?token=${id}&PayerID=X`);
  return { paypalOrder: id, back, location, slug: slugIn(location) };
}
const order = async (orderNo: string) => (await client.post('/api/web/order/detail', { orderNo })).data;
const california = { country: 'US', province: 'CA', city: 'San Francisco', postalCode: '94103' };
const addressDraft = async (slug: string) =>
  (await sql<{ draft: object }>`select address_draft as draft from checkout where slug = ${slug}`.execute(shop.kysely)).rows[0]!.draft;

/** The same up to the order; answers what there is to do next. */
async function placed(more: { after?: (at: { paypalOrder: string; slug: string }) => unknown; payer?: PaypalPayer } = {}) {
  const agreed = await agree(more.payer);
  await more.after?.(agreed);
  const checkout = await read(agreed.slug);
  const answer = await submit(client, checkout);
  expect(answer).toMatchObject({ code: 0 });
  const { orderNo, payment } = answer.data;
  return { ...agreed, checkout, orderNo: orderNo as string, payment, url: (payment.action.url ?? '') as string };
}
const isBackHere = (url: string) => url.startsWith('http://localhost:3000/payment/return/paypal/');
/** Follows the fallback to PayPal's page, agrees to the order itself, and comes back. */
async function payAt(url: string): Promise<string> {
  const { id, returnUrl } = fake.orderAt(url);
  fake.approve(id);
  return moved(new URL(returnUrl).pathname);
}
const takenFor = (orderNo: string) => [...fake.captures.values()].filter(({ custom_id: id }) => id === `${orderNo}@localhost:3000`);
const approvalOf = async (slug: string): Promise<string[]> =>
  (
    await sql<{ state: string }>`select a.state from payment_approval a join checkout c on c.id = a.checkout_id where c.slug = ${slug} order by a.id`.execute(
      shop.kysely,
    )
  ).rows.map(({ state }) => state);

describe('who agrees at PayPal', () => {
  it('comes back to a checkout that is filled in, and the order takes the money without a second way to PayPal', async () => {
    const { paypalOrder, location, slug } = await agree();
    expect(fake.orders.get(paypalOrder)).toMatchObject({ experience: { shipping_preference: 'GET_FROM_FILE', user_action: 'CONTINUE' }, capture: null });
    expect(location).toBe(`/checkout/${slug}?step=shipping#step-shipping`);
    const checkout = await read(slug);
    expect(checkout).toMatchObject({
      contact: { email: 'ada@example.com' },
      address: { ...california, firstName: 'Ada King', lastName: 'Lovelace', address: '1 Market St', apartment: 'Apt 4', phone: '4155550132' },
      paymentMethod: { id: 'paypal', note: expect.stringContaining('approved') },
    });
    const answer = await submit(client, checkout);
    expect(answer).toMatchObject({ code: 0, data: { payment: { state: 'requiresAction', action: { type: 'redirect' } } } });
    const { orderNo, payment } = answer.data;
    expect(isBackHere(payment.action.url)).toBe(true);
    expect(await moved(new URL(payment.action.url).pathname)).toBe(`/checkout/thankyou?order=${orderNo}`);
    expect(await order(orderNo)).toMatchObject({ payStatus: 'paid', paymentAmount: checkout.total });
    expect(fake.captureOf(paypalOrder)).toMatchObject({ custom_id: `${orderNo}@localhost:3000`, amount: { value: (checkout.total.amount / 100).toFixed(2) } });
    expect([...fake.orders.values()].filter((one) => one.invoice_id === orderNo)).toHaveLength(1);
    expect(await approvalOf(slug)).toEqual(['used']);
    // What PayPal reports besides says nothing new, and the money can go back.
    const { headers, body } = fake.captured(fake.captureOf(paypalOrder)!, { at: shop.clock.now });
    expect((await client.send({ method: 'POST', url: '/api/web/payment/webhook/paypal', payload: body, headers })).status).toBe(200);
    await runJobs(shop);
    expect((await order(orderNo)).timeline.map(({ event }: { event: string }) => event)).toEqual(['placed', 'paid']);
  });

  it('is asked for the sum with the way of sending and the tax of the likeliest country, and for no address where nothing is sent', async () => {
    const [file] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1500, onHand: 5, requiresShipping: false }] })) as [TestVariant];
    const sent = fake.orderAt((await begin()).data.url);
    expect(Number(sent.amount.value)).toBeGreaterThan(39.98);
    const now = await begin({ source: 'buyNow', sku: file.sku, quantity: 2 });
    const bought = fake.orderAt(now.data.url);
    expect(bought).toMatchObject({ amount: { currency_code: 'USD', value: '30.00' }, experience: { shipping_preference: 'NO_SHIPPING' } });
    fake.approve(bought.id, { payer: paypalPayer.payer });
    const location = await moved(new URL(bought.returnUrl).pathname);
    expect(location).toMatch(/\?step=payment#step-payment$/);
    expect(await read(slugIn(location))).toMatchObject({ contact: { email: 'ada@example.com' }, address: null, paymentMethod: { id: 'paypal' } });
  });

  it('goes on with a checkout whose contact was given, which stays', async () => {
    const { slug } = (await client.post('/api/web/checkout/create', cart)).data;
    await client.post('/api/web/checkout/contact', { slug, email: 'own@example.com' });
    const agreed = await agree(paypalPayer, { source: 'checkout', slug });
    expect(agreed.slug).toBe(slug);
    expect(await read(slug)).toMatchObject({ contact: { email: 'own@example.com' }, address: california });
  });

  it('is asked for what PayPal does not say, with all that it says filled in', async () => {
    const { phone: _phone, ...payer } = paypalPayer.payer;
    const { location, slug } = await agree({ ...paypalPayer, payer: { ...payer, email_address: 'not an address' } });
    expect(location).toBe(`/checkout/${slug}?step=contact&said=paypalAddress#step-contact`);
    await client.post('/api/web/checkout/contact', { slug, email: 'ada@example.com' });
    const page = await client.get(`/checkout/${slug}?step=address`);
    expect(page.text).toContain('PayPal’s address is missing something');
    expect(page.text).toMatch(/<input(?=[^>]* name="address")(?=[^>]* value="1 Market St")/);
    expect(page.text).toMatch(/<input(?=[^>]* name="phone")(?=[^>]* aria-invalid="true")/);
    await client.post('/api/web/checkout/address', { slug, address: { ...(await addressDraft(slug)), phone: '4155550132' } });
    expect((await client.get(`/checkout/${slug}?step=address`)).text).not.toContain('PayPal’s address is missing something');
    const checkout = await read(slug);
    const { data } = await submit(client, checkout);
    await moved(new URL(data.payment.action.url).pathname);
    expect(await order(data.orderNo)).toMatchObject({ payStatus: 'paid', address: { phone: '4155550132', firstName: 'Ada King' } });
  });

  it('can be signed in: the browser takes it in, for the page does not know who that is', async () => {
    const shopper = await signedIn(shop);
    await shopper.post('/cart/add', { sku: variant.sku, quantity: 1 });
    const { data } = await shopper.post('/checkout/paypal/begin', { of: cart });
    const { id, returnUrl } = fake.orderAt(data.url);
    fake.approve(id, paypalPayer);
    const location = await moved(new URL(returnUrl).pathname);
    const [, slug, state] = /^\/checkout\/(\w+)#paypal=([\w-]+)$/.exec(location)!;
    expect(await shopper.post('/checkout/paypal/return', { state })).toMatchObject({ code: 0, data: { slug, step: 'shipping', problem: null, address: null } });
    expect((await shopper.post('/checkout/get', { slug })).data).toMatchObject({ contact: { email: shopper.email }, address: california });
  });
});

describe('what was agreed to', () => {
  it('belongs to one shopper: nobody else takes it in, and it is not used up by that', async () => {
    const { data } = await begin();
    const { id, returnUrl } = fake.orderAt(data.url);
    fake.approve(id, paypalPayer);
    const back = new URL(returnUrl).pathname;
    const other = shop.client();
    await other.post('/api/web/cart/add', { sku: variant.sku, quantity: 1 });
    const away = await moved(back, other);
    expect(away).toMatch(/^\/checkout\/\w+#paypal=/);
    expect((await other.get(away)).text).toContain('This checkout is no longer open');
    expect(await other.post('/api/web/checkout/paypal/return', { state: away.split('=')[1] })).toMatchObject({ status: 404 });
    expect((await read(slugIn(away))).address).toBeNull();
    expect(await moved(back)).toContain('step=shipping');
  });

  it('is taken in once: a replayed address leads to the checkout and changes nothing, before the order and after it', async () => {
    const { back, slug, location } = await agree();
    await client.post('/api/web/checkout/contact', { slug, email: 'other@example.com' });
    await client.post('/api/web/checkout/address', { slug, address: addresses.OR });
    expect(await moved(back)).toBe(location);
    expect(await read(slug)).toMatchObject({ contact: { email: 'other@example.com' }, address: { city: 'Portland' } });
    const { data } = await submit(client, await read(slug));
    expect(await moved(back)).toContain(`/checkout/${slug}`);
    await moved(new URL(data.payment.action.url).pathname);
    expect(takenFor(data.orderNo)).toHaveLength(1);
    expect((await client.get('/payment/approval/paypal/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')).headers['location']).toBe('/error/404');
    expect((await client.get('/payment/approval/paypal/x')).headers['location']).toBe('/error/404');
  });

  it('is nothing for who does not agree, who may agree in the end', async () => {
    const { data } = await begin();
    const { id, returnUrl } = fake.orderAt(data.url);
    const back = new URL(returnUrl).pathname;
    const location = await moved(back);
    expect(location).toMatch(/\?step=contact&said=paypalNotAgreed#step-contact$/);
    expect((await client.get(location.split('#')[0]!)).text).toContain('You didn’t approve the payment at PayPal');
    expect(await read(slugIn(location))).toMatchObject({ contact: { email: null }, address: null, paymentMethod: null });
    fake.approve(id, paypalPayer);
    expect(await moved(back)).toContain('step=shipping');
  });

  it('is no address that nobody ships to', async () => {
    const { location, slug } = await agree({
      ...paypalPayer,
      shipping: { ...paypalPayer.shipping, address: { ...paypalPayer.shipping.address, country_code: 'AQ' } },
    });
    expect(location).toBe(`/checkout/${slug}?step=address&said=paypalAddress#step-address`);
    expect(await read(slug)).toMatchObject({ contact: { email: 'ada@example.com' }, address: null, paymentMethod: { id: 'paypal' } });
    expect((await client.get(`/checkout/${slug}?step=address`)).text).toContain('We don’t ship to this country');
  });

  it('runs out after three hours, before the order as after the way back', async () => {
    const { data } = await begin();
    const { id, returnUrl } = fake.orderAt(data.url);
    fake.approve(id, paypalPayer);
    const { slug, paypalOrder } = await agree();
    shop.clock.now = new Date(shop.clock.now.getTime() + 3 * hour);
    expect(await moved(new URL(returnUrl).pathname)).toContain('said=paypalExpired');
    const checkout = await read(slug);
    expect(checkout.paymentMethod).toEqual({ id: 'paypal', title: 'PayPal' });
    const { payment, orderNo } = (await submit(client, checkout)).data;
    expect(isBackHere(payment.action.url)).toBe(false);
    expect(fake.captureOf(paypalOrder)).toBeNull();
    expect(await payAt(payment.action.url)).toBe(`/checkout/thankyou?order=${orderNo}`);
  });

  it('is of one currency', async () => {
    const { slug, paypalOrder } = await agree();
    const inEuros = { 'x-currency': 'EUR' };
    const checkout = (await client.post('/api/web/checkout/get', { slug }, inEuros)).data;
    expect(checkout.paymentMethod).toEqual({ id: 'paypal', title: 'PayPal' });
    const { payment } = (await submit(client, checkout, inEuros)).data;
    expect(fake.orderAt(payment.action.url).amount.currency_code).toBe('EUR');
    expect(fake.captureOf(paypalOrder)).toBeNull();
    expect(await approvalOf(slug)).toEqual(['dropped']);
  });

  it('is the newest: what was agreed to before for the same checkout is dropped', async () => {
    const first = await agree();
    const second = await agree(paypalPayer, { source: 'checkout', slug: first.slug });
    expect(await approvalOf(first.slug)).toEqual(['dropped', 'agreed']);
    const { data } = await submit(client, await read(first.slug));
    await moved(new URL(data.payment.action.url).pathname);
    expect(fake.captureOf(first.paypalOrder)).toBeNull();
    expect(takenFor(data.orderNo)).toEqual([fake.captureOf(second.paypalOrder)]);
  });

  it('is not used where nothing is to be paid in the end', async () => {
    const [file] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1500, onHand: 5, requiresShipping: false }] })) as [TestVariant];
    const { slug, paypalOrder } = await agree(paypalPayer, { source: 'buyNow', sku: file.sku, quantity: 1 });
    const coupon = {
      slug: 'paypal-all',
      code: 'PAYPALALL',
      texts: { en: { title: 'All of it' } },
      rule: { kind: 'percentage', basisPoints: 10_000 },
      conditions: {},
    };
    const manager = { 'x-auth': await staffToken(shop, 'manager') };
    expect((await shop.client().post('/api/admin/coupons', coupon, manager)).code).toBe(0);
    const free = (await client.post('/api/web/checkout/coupon', { slug, code: 'PAYPALALL' })).data;
    expect(free.total.amount).toBe(0);
    const { orderNo, payment } = (await submit(client, free)).data;
    expect(payment).toEqual({ state: 'captured', action: { type: 'none' } });
    expect(fake.captureOf(paypalOrder)).toBeNull();
    expect(await client.post('/api/web/payment/start', { orderNo, methodId: 'paypal' })).toMatchObject({ data: { payment: { state: 'captured' } } });
    expect(fake.captureOf(paypalOrder)).toBeNull();
  });
});

describe('the order', () => {
  it('takes what it costs in the end, where that is less, and tells PayPal of its number and address', async () => {
    const { paypalOrder, orderNo, checkout, url } = await placed({
      after: ({ slug }) => client.post('/api/web/checkout/address', { slug, address: addresses.OR }),
    });
    expect(await moved(new URL(url).pathname)).toBe(`/checkout/thankyou?order=${orderNo}`);
    expect(fake.orders.get(paypalOrder)).toMatchObject({
      invoice_id: orderNo,
      amount: { value: (checkout.total.amount / 100).toFixed(2) },
      shipping: { name: { full_name: 'Ada Moss' }, address: { address_line_1: '1 Main St', admin_area_2: 'Portland', admin_area_1: 'OR', country_code: 'US' } },
    });
    expect(await order(orderNo)).toMatchObject({ payStatus: 'paid', paymentAmount: checkout.total });
  });

  it('sends the shopper to PayPal once more where it costs more than was agreed to', async () => {
    const { paypalOrder, orderNo, checkout, url } = await placed({ after: () => client.post('/api/web/cart/add', { sku: variant.sku, quantity: 5 }) });
    expect(isBackHere(url)).toBe(false);
    expect(fake.orderAt(url)).toMatchObject({
      invoice_id: orderNo,
      amount: { value: (checkout.total.amount / 100).toFixed(2) },
      experience: { user_action: 'PAY_NOW' },
    });
    expect(await order(orderNo)).toMatchObject({ payStatus: 'unpaid' });
    expect(await payAt(url)).toBe(`/checkout/thankyou?order=${orderNo}`);
    expect(takenFor(orderNo)).toHaveLength(1);
    expect(fake.captureOf(paypalOrder)).toBeNull();
  });

  const refusals: [string, Parameters<FakePaypal['plan']>[0]][] = [
    ['declines', { match: /capture$/, times: 1, issue: 'INSTRUMENT_DECLINED' }],
    ['wants the shopper', { match: /capture$/, times: 1, issue: 'PAYER_ACTION_REQUIRED' }],
    ['has forgotten it', { match: /^PATCH/, times: 1, issue: 'RESOURCE_NOT_FOUND', status: 404 }],
    ['does not like the address', { match: /^PATCH/, times: 1, issue: 'INVALID_COUNTRY_CODE', status: 400 }],
    ['lets nobody change it', { match: /^PATCH/, times: 1, issue: 'NOT_PATCHABLE' }],
  ];
  it.each(refusals)('is paid on the way that there always was when PayPal %s', async (_what, plan) => {
    const { paypalOrder, orderNo, url } = await placed({ after: () => fake.plan(plan) });
    expect(isBackHere(url)).toBe(false);
    expect(await payAt(url)).toBe(`/checkout/thankyou?order=${orderNo}`);
    expect(await order(orderNo)).toMatchObject({ payStatus: 'paid' });
    expect(takenFor(orderNo)).toHaveLength(1);
    expect(fake.captureOf(paypalOrder)).toBeNull();
  });

  it('is paid on that way too when PayPal declines the money that it took for it', async () => {
    const { orderNo, url } = await placed({ after: () => void (fake.next.capture = 'DECLINED') });
    fake.next.capture = 'COMPLETED';
    expect(isBackHere(url)).toBe(false);
    expect(await payAt(url)).toBe(`/checkout/thankyou?order=${orderNo}`);
    expect(takenFor(orderNo).map(({ status }) => status)).toEqual(['DECLINED', 'COMPLETED']);
  });

  it('waits for what PayPal looks at', async () => {
    const { paypalOrder, orderNo, url } = await placed({ after: () => void (fake.next.capture = 'PENDING') });
    expect(await moved(new URL(url).pathname)).toBe(`/checkout/thankyou?order=${orderNo}`);
    expect(await order(orderNo)).toMatchObject({ payStatus: 'unpaid', payment: { state: 'pending' } });
    expect(takenFor(orderNo)).toEqual([fake.captureOf(paypalOrder)]);
  });

  it('takes the money once, however often it is sent', async () => {
    const { slug, paypalOrder } = await agree();
    const checkout = await read(slug);
    const answers = await Promise.all([submit(client, checkout), submit(client, checkout), submit(client, checkout)]);
    const { data } = answers[0];
    expect(answers.map((answer) => answer.data.orderNo)).toEqual([data.orderNo, data.orderNo, data.orderNo]);
    const { action } = answers.find((answer) => answer.data.payment.action.url)!.data.payment;
    expect(await moved(new URL(action.url).pathname)).toBe(`/checkout/thankyou?order=${data.orderNo}`);
    expect(takenFor(data.orderNo)).toEqual([fake.captureOf(paypalOrder)]);
    expect(await order(data.orderNo)).toMatchObject({ payStatus: 'paid' });
  });

  it('is paid by who comes later where PayPal hangs, and never twice: the answer to a capture that was lost is asked for', async () => {
    const { slug, paypalOrder } = await agree();
    const checkout = await read(slug);
    fake.plan({ match: /capture$/, times: 1, status: 503, after: true });
    const { orderNo, payment } = (await submit(client, checkout)).data;
    expect(payment).toEqual({ state: 'failed', action: { type: 'none' } });
    expect(await order(orderNo)).toMatchObject({ payStatus: 'unpaid' });
    const again = (await client.post('/api/web/payment/start', { orderNo, methodId: 'paypal' })).data.payment;
    expect(isBackHere(again.action.url)).toBe(true);
    expect(await moved(new URL(again.action.url).pathname)).toBe(`/checkout/thankyou?order=${orderNo}`);
    expect(takenFor(orderNo)).toEqual([fake.captureOf(paypalOrder)]);
  });

  it('is paid by what PayPal reports, whatever became of the browser', async () => {
    const { slug, paypalOrder } = await agree();
    fake.plan({ match: /capture$/, times: 1, status: 503, after: true });
    const { orderNo } = (await submit(client, await read(slug))).data;
    const { headers, body } = fake.captured(fake.captureOf(paypalOrder)!, { at: shop.clock.now });
    await client.send({ method: 'POST', url: '/api/web/payment/webhook/paypal', payload: body, headers });
    await runJobs(shop);
    expect(await order(orderNo)).toMatchObject({ payStatus: 'paid', refundedAmount: { amount: 0 } });
  });

  it('is not begun by a report that a shopper agreed, before there is one; after it the money is fetched at its sum', async () => {
    const { slug, paypalOrder } = await agree();
    const report = async () => {
      const { headers, body } = fake.approved(paypalOrder, { at: shop.clock.now });
      await client.send({ method: 'POST', url: '/api/web/payment/webhook/paypal', payload: body, headers });
      await runJobs(shop);
    };
    await report();
    expect(fake.captureOf(paypalOrder)).toBeNull();
    await client.post('/api/web/checkout/address', { slug, address: addresses.OR });
    fake.plan({ match: /^PATCH/, times: 1, status: 503 });
    const checkout = await read(slug);
    const { orderNo } = (await submit(client, checkout)).data;
    await report();
    expect(await order(orderNo)).toMatchObject({ payStatus: 'paid', paymentAmount: checkout.total });
    expect(takenFor(orderNo)).toHaveLength(1);
  });
});

describe('PayPal away', () => {
  it.each(['silent', 'serverError', 'garbage', 'cutOff'] as const)('(%s) neither begins anything nor loses what was agreed to', async (fault) => {
    fake.fail(fault);
    expect((await begin()).status).toBeGreaterThanOrEqual(500);
    fake.fail(null);
    expect((await client.post('/api/web/cart/count')).data.count).toBe(2);
    const { data } = await begin();
    const { id, returnUrl } = fake.orderAt(data.url);
    fake.approve(id, paypalPayer);
    fake.fail(fault);
    const location = await moved(new URL(returnUrl).pathname);
    expect(location).toContain('said=paypalAway');
    fake.fail(null);
    expect((await client.get(location.split('#')[0]!)).text).toContain('PayPal isn’t answering');
    expect(await moved(new URL(returnUrl).pathname)).toContain('step=shipping');
  });

  it('cannot send anybody elsewhere, and what it says of people may be nonsense', async () => {
    fake.next.page = 'https://evil.example';
    expect(await begin()).toMatchObject({ status: 503 });
    fake.next.page = null;
    const { location, slug } = await agree({
      payer: { email_address: 7, name: 'x', phone: [] },
      shipping: { name: null, address: { country_code: '<b>', postal_code: {} } },
    });
    expect(location).toContain('step=contact&said=paypalAddress');
    expect(await read(slug)).toMatchObject({ contact: { email: null }, address: null });
    expect((await agree({ payer: 'nobody', shipping: { address: 'nowhere' } })).location).toContain('step=contact');
  });
});

describe('the button', () => {
  const page = async (path: string) => (await client.get(path)).text;
  const button = /<button[^>]* value="paypal"/;
  const product = () => `/product/${variant.slug}`;

  it('stands where the merchant wants it, PayPal is set up and takes the currency', async () => {
    const { slug } = (await client.post('/api/web/checkout/create', cart)).data;
    const paths = { expressCart: '/cart', expressCheckout: `/checkout/${slug}`, expressProduct: product() };
    for (const [name, path] of Object.entries(paths)) {
      await wanted({ [name]: true });
      for (const one of Object.values(paths)) expect([name, one, button.test(await page(one))]).toEqual([name, one, one === path]);
    }
    await wanted({});
    expect(await begin()).toMatchObject({ status: 409, code: 40 });
    await wanted({ expressCart: true });
    client.cookies.set('currency', 'CNY');
    expect(await page('/cart')).not.toMatch(button);
    client.cookies.delete('currency');
    expect(await client.post('/api/web/checkout/paypal/begin', { of: cart }, { 'x-currency': 'CNY' })).toMatchObject({ status: 409, code: 40 });
  });

  it('leaves no transaction open while PayPal is asked', async () => {
    fake.fail('silent');
    const before = fake.asked.length;
    const asking = client.post('/api/web/checkout/paypal/begin', { of: cart }, { 'idempotency-key': 'once' });
    await expect.poll(() => fake.asked.length).toBeGreaterThan(before);
    const open = sql`select pid from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`;
    expect((await open.execute(shop.kysely)).rows).toEqual([]);
    expect((await asking).code).toBe(20_000);
  });

  it('works without script: a plain form leads to PayPal, from each of the three places', async () => {
    const { slug } = (await client.post('/api/web/checkout/create', cart)).data;
    const press = (url: string, fields = {}) =>
      client.send({
        method: 'POST',
        url,
        payload: new URLSearchParams({ form: 'paypal', ...fields }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:3000' },
      });
    for (const [path, fields] of [
      ['/cart', {}],
      [`/checkout/${slug}`, {}],
      [product(), { sku: variant.sku, quantity: '1' }],
    ] as const) {
      const answer = await press(path, fields);
      expect([path, answer.status]).toEqual([path, 303]);
      const { id, returnUrl } = fake.orderAt(answer.headers['location'] as string);
      fake.approve(id, paypalPayer);
      expect(await moved(new URL(returnUrl).pathname)).toContain('step=shipping');
    }
    // The money of the last one, by forms alone.
    expect(await page(`/checkout/${slug}?step=payment`)).toContain('You’ve approved the payment at PayPal');
    await wanted({});
    const refused = await press('/cart');
    expect(refused.status).toBe(409);
    expect(refused.text).toMatch(/role="alert"/);
    expect((await press(`/checkout/${slug}`)).text).toContain('PayPal can’t take this payment');
  });

  it('is gone once there is nothing to pay, PayPal is chosen, or the order is placed', async () => {
    expect(await shop.client().get('/cart')).toMatchObject({ text: expect.not.stringMatching(button) });
    const { slug } = await agree();
    expect(await page(`/checkout/${slug}`)).not.toMatch(button);
    await submit(client, await read(slug));
    expect(await page(`/checkout/${slug}`)).not.toMatch(button);
  });

  it('can be read in its colours, at rest and under the pointer', async () => {
    const classes = /<button[^>]* value="paypal"[^>]*class="([^"]+)"|class="([^"]+)"[^>]* value="paypal"/.exec(await page('/cart'))!;
    const colours = [...(classes[1] ?? classes[2])!.matchAll(/bg-\[(#[0-9a-f]{6})\]/g)].map(([, colour]) => colour!);
    expect(colours).toHaveLength(2);
    expect(classes[0]).toContain('text-black');
    for (const colour of colours) expect(contrastOf('#000000', colour)).toBeGreaterThan(7);
  });
});
