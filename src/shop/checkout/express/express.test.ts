/** Wallets: what they show, and the order that comes of it, against a fake of Stripe. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedCommerce } from '#server/seed-commerce.ts';
import { readSettings, writeSettings } from '#shop/settings/index.ts';
import { createTestApp, type ApiAnswer, type TestApp, type TestClient } from '#test/harness/app.ts';
import { addresses, fillCheckout } from '#test/harness/buyers.ts';
import { testContext } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { staffToken } from '#test/harness/staff.ts';
import { startStripe } from '#test/fakes/stripe.ts';
import type { FakeStripe, StripeIntent } from '#test/fakes/stripe-types.ts';

let shop: TestApp;
let stripe: FakeStripe;
let variant: TestVariant;
let client: TestClient;

beforeAll(async () => {
  stripe = await startStripe();
  shop = await createTestApp({ config: { payments: { stripe: { ...stripe.config, callMs: 5_000 }, paypal: null } } });
  await shop.host.database.transaction(seedCommerce);
});
afterAll(async () => {
  await shop.close();
  await stripe.close();
});
beforeEach(async () => {
  shop.host.config.payments = { stripe: { ...stripe.config, callMs: 5_000 }, paypal: null };
  [variant] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 5 }] })) as [TestVariant];
  client = shop.client();
  await client.post('/api/web/cart/add', { sku: variant.sku, quantity: 2 });
});

const cart = { source: 'cart' };
const california = { country: 'US', province: 'CA', city: 'San Francisco', postalCode: '94103' };
const wallet = {
  agree: true,
  email: 'ada@example.com',
  name: 'Ada King Lovelace',
  phone: '+1 415 555 0132',
  address: { ...california, line1: '1 Market St', line2: 'Apt 4' },
};
const quote = (body: object = { of: cart }, of = client): Promise<ApiAnswer> => of.post('/api/web/checkout/express/quote', body);
const create = async (source: object = cart): Promise<string> => (await client.post('/api/web/checkout/create', source)).data.slug;
const send = (body: object, headers: Record<string, string> = {}): Promise<ApiAnswer> => client.post('/api/web/checkout/express/submit', body, headers);
/** What a wallet sends after a quote. */
const submission = (slug: string, { data }: ApiAnswer, more: object = {}) => ({
  slug,
  ...wallet,
  shippingMethodId: data.shippingMethodId,
  expectedTotal: data.total,
  expectedItems: data.items,
  ...more,
});
const intentOf = (orderNo: string): StripeIntent => [...stripe.intents.values()].findLast((intent) => intent.metadata['orderNo'] === orderNo)!;
const count = async (table: string): Promise<number> =>
  (await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(shop.kysely)).rows[0]!.count;
const detail = async (orderNo: string) => (await client.post('/api/web/order/detail', { orderNo })).data;

describe('a wallet shows', () => {
  it('what is paid with the order, where what waits is paid later, and takes just that', async () => {
    const stored = (await shop.host.database.transaction((tx) => readSettings(tx))).payments;
    const charge = (chargeAhead: 'withOrder' | 'whenThere') =>
      shop.host.database.transaction((tx) => writeSettings(tx, 'payments', { ...stored, chargeAhead }, shop.clock.now));
    await charge('whenThere');
    const [kist] = await insertTestProduct(shop.host.database, {
      variants: [{ price: 6400, onHand: 0, ahead: { as: 'preorder', expectedOn: '2099-01-12', limit: 5 } }],
    });
    await client.post('/api/web/cart/add', { sku: kist!.sku, quantity: 1 });
    const quoted = await quote({ of: cart, place: california });
    expect(quoted.data.total.amount - quoted.data.amount).toBeGreaterThanOrEqual(6400);
    expect(quoted.data.lines.reduce((sum: number, line: { amount: number }) => sum + line.amount, 0)).toBe(quoted.data.amount);
    const placed = await send(submission(await create(), quoted, { expectedUntil: quoted.data.expectedUntil }));
    expect(placed.code).toBe(0);
    expect(intentOf(placed.data.orderNo).amount).toBe(quoted.data.amount);
    expect((await quote({ of: { source: 'buyNow', sku: kist!.sku, quantity: 1 }, place: california })).data).toMatchObject({ payable: false, amount: 0 });
    await charge('withOrder');
  });

  it('what gift cards and credits of the checkout that was left do not pay, and takes just that', async () => {
    const manager = { 'x-auth': await staffToken(shop, 'manager') };
    const { code } = (await client.post('/api/admin/gift-cards', { amount: 1_500, currency: 'USD', note: 'A prize' }, manager)).data;
    const before = (await quote({ of: cart, place: california })).data.total.amount;
    expect((await client.post('/api/web/checkout/gift-card', { slug: await create(), code })).code).toBe(0);
    const quoted = await quote({ of: cart, place: california });
    expect(quoted.data.total.amount).toBe(before - 1_500);
    expect(await send(submission(await create(), quoted))).toMatchObject({ code: 0 });
  });

  it("what the shop's own checkout would say for its address, and leaves nothing behind", async () => {
    const before = [await count('checkout'), await count('orders')];
    const { data } = await quote({ of: cart, place: california });
    expect([await count('checkout'), await count('orders')]).toEqual(before);
    const checkout = await fillCheckout(client, { payment: 'stripe', shipping: data.shippingMethodId, address: addresses.US });
    expect(data).toMatchObject({ payable: true, currency: 'USD', requiresShipping: true, total: checkout.total, amount: checkout.total.amount });
    expect(data.lines.reduce((sum: number, line: { amount: number }) => sum + line.amount, 0)).toBe(data.amount);
    expect(data.lines[0]).toMatchObject({ title: 'Items' });
    expect(data.items).toEqual([{ sku: variant.sku, quantity: 2 }]);
    expect(data.countries).toContain('US');
    expect(data.shippingMethods.map(({ id }: { id: string }) => id)).toEqual(
      checkout.shippingMethods.filter((method: { pickup?: object }) => !method.pickup).map(({ id }: { id: string }) => id),
    );
  });

  it('another sum for another way of shipping, and for another place', async () => {
    const cheap = (await quote({ of: cart, place: california })).data;
    const dear = cheap.shippingMethods.find(({ id }: { id: string }) => id !== cheap.shippingMethodId);
    const chosen = (await quote({ of: cart, place: california, shippingMethodId: dear.id })).data;
    expect(chosen.shippingMethodId).toBe(dear.id);
    expect(chosen.amount - cheap.amount).toBe(dear.amount - cheap.shippingMethods.find(({ id }: { id: string }) => id === cheap.shippingMethodId).amount);
    // By name, as some wallets write it; Oregon has no sales tax.
    const oregon = (await quote({ of: cart, place: { country: 'us', province: 'Oregon', city: 'Portland', postalCode: '97201' } })).data;
    const taxed = await fillCheckout(client, { payment: 'stripe', shipping: oregon.shippingMethodId, address: addresses.OR });
    expect(oregon.total).toEqual(taxed.total);
  });

  it('ways of shipping at once, before it has said where it is', async () => {
    expect((await quote()).data.shippingMethods.length).toBeGreaterThan(0);
  });

  it('one thing bought at once, and what a checkout holds', async () => {
    const now = await quote({ of: { source: 'buyNow', sku: variant.sku, quantity: 1 } }, shop.client());
    expect(now.data.items).toEqual([{ sku: variant.sku, quantity: 1 }]);
    const checkout = await fillCheckout(client, { payment: 'stripe', shipping: 'standard' });
    expect((await quote({ of: { source: 'checkout', slug: checkout.slug }, shippingMethodId: 'standard' })).data.total).toEqual(checkout.total);
  });

  it('amounts as the provider counts them, and says when that takes no such sum', async () => {
    const [cheap] = (await insertTestProduct(shop.host.database, { variants: [{ price: 30, onHand: 10, requiresShipping: false }] })) as [TestVariant];
    const { data } = await quote({ of: { source: 'buyNow', sku: cheap.sku, quantity: 1 } });
    expect(data).toMatchObject({ payable: false, requiresShipping: false });
    shop.host.config.payments.stripe = null;
    expect((await quote()).data.payable).toBe(false);
  });

  it.each([
    ['an address that nobody ships to', { of: { source: 'cart' }, place: { country: 'AQ' } }, 40, /don’t ship/],
    ['no country at all', { of: { source: 'cart' }, place: { country: '??' } }, 40, /don’t ship/],
    ['a thing that is not there', { of: { source: 'buyNow', sku: 'nothing', quantity: 1 } }, 40, /./],
    ['more than there is', { of: { source: 'buyNow', sku: 'SKU', quantity: 9 } }, 41, /./],
    ['an unknown checkout', { of: { source: 'checkout', slug: 'nothing' } }, 40, /./],
    ['an unknown source', { of: { source: 'elsewhere' } }, 40, /./],
  ])('a message for %s', async (_what, body, code, message) => {
    const answer = await quote(JSON.parse(JSON.stringify(body).replace('SKU', variant.sku)));
    expect(answer).toMatchObject({ code, msg: expect.stringMatching(message) });
  });

  it("nothing of another shopper's checkout or of an empty cart", async () => {
    const slug = await create();
    expect(await quote({ of: { source: 'checkout', slug } }, shop.client())).toMatchObject({ status: 404 });
    expect(await quote({ of: cart }, shop.client())).toMatchObject({ code: 40 });
  });
});

describe('what a wallet hands over', () => {
  it('becomes the order that the checkout would place, paid at the sum that the server said', async () => {
    const quoted = await quote({ of: cart, place: california });
    const placed = await send(submission(await create(), quoted));
    expect(placed).toMatchObject({ code: 0, data: { payment: { state: 'requiresAction', action: { type: 'client', returnPath: expect.any(String) } } } });
    const { orderNo } = placed.data;
    expect(intentOf(orderNo)).toMatchObject({ amount: quoted.data.amount, currency: 'usd' });
    const order = await detail(orderNo);
    expect(order).toMatchObject({ payStatus: 'unpaid', total: quoted.data.total, contact: { email: 'ada@example.com' } });
    expect(order.address).toMatchObject({
      province: 'CA',
      firstName: 'Ada King',
      lastName: 'Lovelace',
      address: '1 Market St',
      apartment: 'Apt 4',
      phone: '4155550132',
    });
    stripe.pay(intentOf(orderNo).id);
    expect((await client.get(placed.data.payment.action.returnPath)).headers['location']).toBe(`/checkout/thankyou?order=${orderNo}`);
    expect(await detail(orderNo)).toMatchObject({ payStatus: 'paid' });
    expect((await client.post('/api/web/cart/count')).data.count).toBe(0);
  });

  it('orders once, however often it is sent', async () => {
    const quoted = await quote({ of: cart, place: california });
    const slug = await create();
    const body = submission(slug, quoted);
    const [first, second] = await Promise.all([send(body, { 'idempotency-key': 'one' }), send(body)]);
    const third = await send(body);
    const numbers = [first, second, third].map((answer) => answer.data.orderNo);
    expect(new Set(numbers).size).toBe(1);
    expect([...stripe.intents.values()].filter((intent) => intent.metadata['orderNo'] === numbers[0])).toHaveLength(1);
  });

  it('uses coupons and stock as the checkout does, and nothing when it is refused', async () => {
    const quoted = await quote({ of: cart, place: california });
    const slug = await create();
    const before = await count('orders');
    const refused: [object, number, RegExp][] = [
      [{ expectedTotal: { amount: quoted.data.total.amount - 1, currency: 'USD' } }, 10, /./],
      [{ expectedItems: [{ sku: variant.sku, quantity: 1 }] }, 41, /cart has changed/],
      [{ address: { ...wallet.address, country: 'AQ' } }, 40, /don’t ship/],
      [{ address: { ...wallet.address, postalCode: 'nonsense' } }, 40, /./],
      [{ address: undefined }, 40, /./],
      [{ email: 'nobody' }, 40, /./],
      [{ agree: false }, 40, /./],
      [{ shippingMethodId: 'by-owl' }, 40, /./],
    ];
    for (const [change, code, message] of refused)
      expect([change, await send({ ...submission(slug, quoted), ...change })]).toMatchObject([change, { code, msg: expect.stringMatching(message) }]);
    expect(await count('orders')).toBe(before);
    // The checkout is as it was: nothing of what was refused is in it.
    const checkout = (await client.post('/api/web/checkout/get', { slug })).data;
    expect(checkout).toMatchObject({ state: 'open', address: null, contact: { email: null } });
    expect((await client.post('/api/web/cart/count')).data.count).toBe(2);
    expect(await send(submission(slug, quoted))).toMatchObject({ code: 0 });
  });

  it('is refused when the cart has changed meanwhile, though it costs the same', async () => {
    const [other] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 5 }] })) as [TestVariant];
    const quoted = await quote({ of: cart, place: california });
    const slug = await create();
    const { lines } = (await client.post('/api/web/cart/get')).data;
    await client.post('/api/web/cart/update', { lineId: lines[0].lineId, quantity: 1 });
    await client.post('/api/web/cart/add', { sku: other.sku, quantity: 1 });
    expect(await send(submission(slug, quoted))).toMatchObject({ status: 409, code: 41, msg: expect.stringMatching(/cart has changed/) });
  });

  it('is refused when something is sent later than the wallet showed', async () => {
    const expectedOn = '2027-01-12';
    const [later] = (await insertTestProduct(shop.host.database, {
      variants: [{ price: 1999, onHand: 0, ahead: { as: 'preorder', expectedOn, limit: 5 } }],
    })) as [TestVariant];
    const buyNow = { source: 'buyNow', sku: later.sku, quantity: 1 };
    const quoted = await quote({ of: buyNow, place: california });
    expect(quoted.data).toMatchObject({
      expectedUntil: expectedOn,
      lines: expect.arrayContaining([{ title: expect.stringContaining('January 12'), amount: 1999 }]),
    });
    const slug = await create(buyNow);
    for (const expectedUntil of [null, '2027-01-11'])
      expect(await send(submission(slug, quoted, { expectedUntil }))).toMatchObject({ code: 10, data: { kind: 'expectedChanged', expectedUntil: expectedOn } });
    expect(await send(submission(slug, quoted, { expectedUntil: expectedOn }))).toMatchObject({ code: 0 });
  });

  it('that is declined leaves a whole order, which is paid otherwise or gives its goods back', async () => {
    const quoted = await quote({ of: cart, place: california });
    const placed = await send(submission(await create(), quoted));
    const { orderNo } = placed.data;
    stripe.decline(intentOf(orderNo).id);
    expect((await client.get(placed.data.payment.action.returnPath)).headers['location']).toMatch(/^\/checkout\/(?!thankyou)/);
    expect(await detail(orderNo)).toMatchObject({ payStatus: 'unpaid', actions: expect.arrayContaining(['pay', 'cancel']), payment: { state: 'failed' } });
    await client.post('/api/web/order/cancel', { orderNo });
    const left = await quote({ of: { source: 'buyNow', sku: variant.sku, quantity: 5 } });
    expect(left).toMatchObject({ code: 0 });
  });

  it("is nothing in another shopper's checkout", async () => {
    const quoted = await quote({ of: cart, place: california });
    const slug = await create();
    const eve = shop.client();
    await eve.post('/api/web/cart/add', { sku: variant.sku, quantity: 2 });
    expect(await eve.post('/api/web/checkout/express/submit', submission(slug, quoted))).toMatchObject({ status: 404, code: 40 });
  });
});

describe('pages', () => {
  const policyOf = async (path: string) => {
    const page = await client.get(path);
    return { policy: page.headers['content-security-policy']!, opener: page.headers['cross-origin-opener-policy'], text: page.text };
  };
  const setUp = (settings: object) => {
    const context = testContext(shop);
    return context.transaction((tx) => writeSettings(tx, 'payments', { stripe: settings }, context.now()));
  };

  it('load nothing of Stripe where the merchant wants no wallets, or where Stripe is not set up', async () => {
    const checkout = `/checkout/${await create()}`;
    await setUp({});
    const plain = await Promise.all(['/cart', checkout, '/'].map(policyOf));
    for (const { policy, text, opener } of plain)
      expect([`${policy} ${text}`.includes(stripe.server.url), text.includes('express-buttons'), opener]).toEqual([false, false, 'same-origin']);
    await setUp({ savedCards: true, expressCart: true, expressCheckout: true, expressProduct: true });
    shop.host.config.payments.stripe = null;
    expect(await Promise.all(['/cart', checkout, '/'].map(policyOf))).toMatchObject(plain.map(({ policy, opener }) => ({ policy, opener })));
  });

  it('let Stripe in where wallets stand, and on no other page', async () => {
    const checkout = `/checkout/${await create()}`;
    await setUp({ expressCart: true });
    const here = await policyOf('/cart');
    expect(here.policy).toContain(`script-src 'self' ${stripe.config.scriptUrl};`);
    expect(here.policy).toContain(`frame-src ${stripe.config.scriptUrl};`);
    expect(here.policy).toContain(`connect-src 'self' ${stripe.config.apiUrl};`);
    expect(here.opener).toBe('same-origin-allow-popups');
    expect(here.text).toContain('express-buttons');
    // Named for the browser's script, which loads it on interaction.
    expect(here.text).not.toMatch(/<script[^>]+endive/);
    for (const path of [checkout, '/']) expect((await policyOf(path)).policy).not.toContain(stripe.server.url);
    await setUp({ savedCards: true });
    expect((await policyOf(checkout)).policy).toContain(`form-action 'self' ${stripe.server.url};`);
    expect((await policyOf('/cart')).policy).not.toContain(stripe.server.url);
    await setUp({});
  });
});
