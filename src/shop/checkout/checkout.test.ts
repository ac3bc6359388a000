import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#kit/server/ids.ts';
import { systemContext } from '#kit/server/context.ts';
import { enforceRetention } from '#kit/server/privacy/retention.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp, type TestClient } from '#test/harness/app.ts';
import { addresses, fillCheckout, submit } from '#test/harness/buyers.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { cartSlice } from '#shop/cart/index.ts';
import { checkoutSlice } from './index.ts';

let shop: TestApp;
let bowl: TestVariant;
let scarce: TestVariant;
let client: TestClient;

beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
});
afterAll(() => shop.close());
beforeEach(async () => {
  [bowl, scarce] = (await insertTestProduct(shop.host.database, {
    title: 'Bowl',
    variants: [
      { price: 1999, onHand: 500, weightGrams: 400 },
      { price: 700, onHand: 2 },
    ],
  })) as [TestVariant, TestVariant];
  client = shop.client();
});

const call = (name: string, body: object, from = client, headers = {}) => from.post(`/api/web/checkout/${name}`, body, headers);
const add = (sku: string, quantity = 1, from = client) => from.post('/api/web/cart/add', { sku, quantity });
const begun = async () => (await call('create', { source: 'buyNow', sku: bowl.sku, quantity: 1 })).data.slug as string;
const ordersOf = async (slug: string) =>
  (await sql<{ orderNo: string; totalAmount: number }>`select order_no, total_amount from orders where checkout_slug = ${slug}`.execute(shop.kysely)).rows;

function expectSums(checkout: any) {
  const sum = (discounts: any[]) => discounts.reduce((total, discount) => total + discount.amount.amount, 0);
  const discounts = sum(checkout.couponDiscounts) + sum(checkout.promotionDiscounts);
  expect(checkout.subtotal.amount).toBe(checkout.lines.reduce((total: number, line: any) => total + line.price.amount * line.quantity, 0));
  expect(checkout.lines.reduce((total: number, line: any) => total + line.total.amount, 0)).toBe(checkout.subtotal.amount - discounts);
  expect(checkout.total.amount).toBe(
    checkout.subtotal.amount - discounts + (checkout.shippingFee?.amount ?? 0) + (checkout.taxIncluded ? 0 : checkout.tax.amount) - checkout.credits.amount,
  );
}

describe('beginning a checkout', () => {
  it('begins with the cart, and needs something in it', async () => {
    expect(await call('create', { source: 'cart' })).toMatchObject({ status: 409, code: 40, msg: 'Your cart is currently empty' });
    await add(bowl.sku, 2);
    const { data } = await call('create', { source: 'cart' });
    const checkout = (await call('get', { slug: data.slug })).data;
    expect(checkout).toMatchObject({
      slug: data.slug,
      state: 'open',
      orderNo: null,
      lines: [{ sku: bowl.sku, quantity: 2 }],
      address: null,
      shippingMethods: [],
      shippingMethod: null,
      shippingFee: null,
      tax: { amount: 0 },
      taxIncluded: false,
      total: { amount: 3998, currency: 'USD' },
      messages: [],
    });
    expectSums(checkout);
  });

  it('buys one thing at once and leaves the cart alone', async () => {
    await add(scarce.sku, 1);
    const { data } = await call('create', { source: 'buyNow', sku: bowl.sku, quantity: 3 });
    expect((await call('get', { slug: data.slug })).data).toMatchObject({ lines: [{ sku: bowl.sku, quantity: 3 }], subtotal: { amount: 5997 } });
    expect((await client.post('/api/web/cart/count')).data.count).toBe(1);
  });

  it.each([
    [{ source: 'gift' }],
    [{}],
    [{ source: 'buyNow' }],
    [{ source: 'buyNow', sku: 'x', quantity: -1 }],
    [{ source: 'buyNow', sku: 'x', quantity: '1e3' }],
  ])('refuses %j', async (body) => {
    expect(await call('create', body)).toMatchObject({ status: 400, code: 40 });
  });

  it('refuses what is not there, not sold, or too much', async () => {
    expect(await call('create', { source: 'buyNow', sku: 'nothing', quantity: 1 })).toMatchObject({
      status: 404,
      code: 40,
      data: { errors: { sku: expect.any(String) } },
    });
    expect(await call('create', { source: 'buyNow', sku: scarce.sku, quantity: 3 })).toMatchObject({ status: 409, code: 41, data: { available: 2 } });
    await add(scarce.sku, 2);
    await sql`update stock_level set on_hand = 1 where variant_id = ${scarce.id}`.execute(shop.kysely);
    expect(await call('create', { source: 'cart' })).toMatchObject({ status: 409, code: 41, data: { available: 1 } });
  });

  it('belongs to its shopper alone', async () => {
    const slug = await begun();
    const other = shop.client();
    await add(bowl.sku, 1, other);
    const steps: [string, object][] = [
      ['get', {}],
      ['contact', { email: 'a@b.co' }],
      ['address', { address: addresses.US }],
      ['shipping', { methodId: 'standard' }],
      ['payment', { methodId: 'bankTransfer' }],
      ['coupon', { code: 'X' }],
      ['coupon/remove', { code: 'X' }],
      ['credits', { use: false }],
      ['submit', { agree: true, expectedTotal: { amount: 1, currency: 'USD' } }],
    ];
    for (const from of [other, shop.client()])
      for (const [name, body] of steps) expect(await call(name, { slug, ...body }, from)).toMatchObject({ status: 404, code: 40 });
    expect(await call('get', { slug: 'unknown' })).toMatchObject({ status: 404, code: 40 });
    expect(await call('get', {})).toMatchObject({ status: 400, data: { errors: { slug: expect.any(String) } } });
  });
});

describe('contact', () => {
  it.each(['a@b.co', 'first.last-name@sub.example.com'])('takes %s', async (email) => {
    expect((await call('contact', { slug: await begun(), email })).data.contact).toEqual({ email, countryCode: null, mobile: null });
  });
  it('takes a mobile number with its calling code', async () => {
    expect((await call('contact', { slug: await begun(), countryCode: '+86', mobile: '138 0013 8000' })).data.contact).toEqual({
      email: null,
      countryCode: '+86',
      mobile: '13800138000',
    });
  });
  it.each([
    ['email', { email: 'a@b' }],
    ['email', { email: 'a b@c.de' }],
    ['email', { email: `${'a'.repeat(250)}@b.co` }],
    ['email', { email: `${'a.'.repeat(120)}@` }],
    ['email', {}],
    ['email', { email: 5 }],
    ['countryCode', { mobile: '13800138000' }],
    ['countryCode', { mobile: '13800138000', countryCode: '86' }],
    ['mobile', { mobile: '12', countryCode: '+86' }],
    ['mobile', { mobile: 'call me', countryCode: '+86' }],
  ])('refuses beside %s: %j', async (field, body) => {
    const answer = await call('contact', { slug: await begun(), ...body });
    expect(answer).toMatchObject({ status: 400, code: 40 });
    expect(Object.keys(answer.data.errors)).toEqual([field]);
  });
});

describe('address, shipping and tax', () => {
  it('adds sales tax of the state, on shipping where the state taxes it, once per line', async () => {
    const checkout = await fillCheckout(client, { source: { source: 'buyNow', sku: bowl.sku, quantity: 1 } });
    // 7.25 % of 19.99; California does not tax shipping.
    expect(checkout).toMatchObject({
      address: addresses.US,
      addressLines: ['Ada Moss', '1 Market St', '4', 'San Francisco, CA 94103', 'United States', '+1 415 555 0132'],
      shippingMethod: { id: 'standard', price: { amount: 600 } },
      shippingFee: { amount: 600 },
      tax: { amount: 145 },
      taxes: [{ title: 'Sales tax', basisPoints: 725, amount: { amount: 145, currency: 'USD' } }],
      taxIncluded: false,
      total: { amount: 1999 + 600 + 145 },
    });
    expectSums(checkout);
    const newYork = { ...addresses.US, province: 'NY', city: 'Albany', postalCode: '12207' };
    // 4 % of 19.99 and of 6.00.
    expect(await fillCheckout(client, { source: { source: 'buyNow', sku: bowl.sku, quantity: 1 }, address: newYork })).toMatchObject({
      tax: { amount: 80 + 24 },
    });
  });

  it('adds nothing where the state has no sales tax', async () => {
    expect(await fillCheckout(client, { source: { source: 'buyNow', sku: bowl.sku, quantity: 1 }, address: addresses.OR })).toMatchObject({
      tax: { amount: 0 },
      total: { amount: 2599 },
    });
  });

  it.each([
    ['DE', 'EUR', 1840, 920, 19],
    ['CN', 'CNY', 14_400, 5_800, 13],
    ['JP', 'JPY', 3_000, 1_350, 10],
    ['HK', 'HKD', 15_600, 6_200, 0],
  ] as const)('shows the tax that prices hold in %s', async (country, currency, price, fee, percent) => {
    const checkout = await fillCheckout(client, {
      source: { source: 'buyNow', sku: bowl.sku, quantity: 1 },
      address: addresses[country],
      headers: { 'x-currency': currency },
    });
    const within = (gross: number) => Math.round((gross * percent) / (100 + percent));
    expect(checkout).toMatchObject({
      taxIncluded: true,
      subtotal: { amount: price, currency },
      shippingFee: { amount: fee },
      tax: { amount: within(price) + within(fee) },
      total: { amount: price + fee, currency },
    });
    expectSums(checkout);
  });

  it('taxes by the postal code, by the class, and shipping as the goods', async () => {
    const [tea] = await insertTestProduct(shop.host.database, { taxClass: 'reduced', variants: [{ price: 1999 }] });
    const [ticket] = await insertTestProduct(shop.host.database, { taxClass: 'zero', variants: [{ price: 1999 }] });
    const inEuros = { 'x-currency': 'EUR' };
    const taxOf = async (sku: string, postalCode: string) => {
      const address = { ...addresses.DE, postalCode };
      const checkout = await fillCheckout(client, { source: { source: 'buyNow', sku, quantity: 1 }, address, headers: inEuros });
      expectSums(checkout);
      expect(checkout.taxes.reduce((sum: number, one: any) => sum + one.amount.amount, 0)).toBe(checkout.tax.amount);
      return checkout.tax.amount;
    };
    const within = (gross: number, percent: number) => Math.round((gross * percent) / (100 + percent));
    expect(await taxOf(tea!.sku, '10115')).toBe(within(1840, 7) + within(920, 7));
    expect(await taxOf(ticket!.sku, '10115')).toBe(0);
    expect(await taxOf(bowl.sku, '27498')).toBe(0);
  });

  it('is collected without an address, taxed where it is handed over, and sent after all when an address is given', async () => {
    const inHongKong = { 'x-currency': 'HKD', 'x-lang': 'zh-HK' };
    const { slug } = (await call('create', { source: 'buyNow', sku: bowl.sku, quantity: 1 }, client, inHongKong)).data;
    const begins = (await call('contact', { slug, email: 'ada@example.com' }, client, inHongKong)).data;
    expect(begins).toMatchObject({
      requiresAddress: true,
      shippingMethods: [{ id: 'pickup', title: '門市自取', pickup: { hours: '星期二至星期日 11:00–19:00' } }],
    });
    const chosen = (await call('shipping', { slug, methodId: 'pickup' }, client, inHongKong)).data;
    expect(chosen).toMatchObject({ requiresShipping: true, requiresAddress: false, address: null, shippingFee: { amount: 0 }, messages: [] });
    const sent = (await call('address', { slug, address: addresses.HK }, client, inHongKong)).data;
    expect(sent).toMatchObject({ requiresAddress: true, shippingMethod: { id: 'standard' } });
    expect(sent.shippingMethods.map((method: any) => method.id)).toEqual(['standard', 'express', 'pickup']);
    await call('shipping', { slug, methodId: 'pickup' }, client, inHongKong);
    const ready = (await call('payment', { slug, methodId: 'bankTransfer' }, client, inHongKong)).data;
    const placed = await call('submit', { slug, agree: true, expectedTotal: ready.total }, client, inHongKong);
    expect(placed).toMatchObject({ status: 200, code: 0 });
    const order = (await client.post('/api/web/order/detail', { orderNo: placed.data.orderNo })).data;
    expect(order).toMatchObject({ address: null, shippingMethod: { id: 'pickup', pickup: { addressLines: expect.arrayContaining(['上環太平山街 18 號']) } } });
  });

  it('ships free above the threshold', async () => {
    expect(await fillCheckout(client, { source: { source: 'buyNow', sku: bowl.sku, quantity: 4 }, address: addresses.OR })).toMatchObject({
      shippingFee: { amount: 0 },
      total: { amount: 7996 },
    });
  });

  it('does not ship everywhere, and says so beside the country', async () => {
    const slug = await begun();
    for (const country of ['BR', 'XX'])
      expect(await call('address', { slug, address: { ...addresses.US, country } })).toMatchObject({
        status: 400,
        code: 40,
        data: { errors: { 'address.country': 'We don’t ship to this country.' } },
      });
    expect(await call('address', { slug, address: { ...addresses.US, country: 'us' } })).toMatchObject({
      status: 400,
      data: { errors: { 'address.country': expect.any(String) } },
    });
    expect((await call('get', { slug })).data.address).toBeNull();
  });

  it('names every wrong field of an address', async () => {
    const slug = await begun();
    expect(await call('address', { slug, address: { country: 'US', postalCode: '1', phone: 'x' } })).toMatchObject({ status: 400, code: 40 });
    const { errors } = (await call('address', { slug, address: { country: 'US', province: 'QQ', postalCode: '1', phone: 'x' } })).data;
    expect(Object.keys(errors).sort()).toEqual(
      ['address', 'city', 'firstName', 'lastName', 'phone', 'postalCode', 'province'].map((name) => `address.${name}`),
    );
    expect(await call('address', { slug })).toMatchObject({ status: 400, data: { errors: { address: expect.any(String) } } });
    expect(await call('address', { slug, addressId: newId() })).toMatchObject({ status: 404 });
    expect(await call('address', { slug, address: { ...addresses.US, city: 'x'.repeat(100) } })).toMatchObject({
      status: 400,
      data: { errors: { 'address.city': expect.any(String) } },
    });
  });

  it('refuses a method that does not go there, and forgets one that no longer does', async () => {
    const slug = await begun();
    expect(await call('shipping', { slug, methodId: 'standard' })).toMatchObject({ status: 409, code: 40, msg: 'Shipping method is not available' });
    await call('address', { slug, address: addresses.US });
    expect(await call('shipping', { slug, methodId: 'pigeon' })).toMatchObject({
      status: 409,
      code: 40,
      data: { errors: { methodId: 'Shipping method is not available' } },
    });
    await call('shipping', { slug, methodId: 'express' });
    await sql`update variant set weight_grams = 40000 where id = ${bowl.id}`.execute(shop.kysely);
    expect((await call('get', { slug })).data).toMatchObject({
      shippingMethods: [{ id: 'standard' }],
      shippingMethod: null,
      shippingFee: null,
      messages: ['Shipping method is not available'],
    });
  });

  it('asks for neither address nor shipping where nothing is sent', async () => {
    const [voucher] = await insertTestProduct(shop.host.database, { variants: [{ price: 0, requiresShipping: false }] });
    const { slug } = (await call('create', { source: 'buyNow', sku: voucher!.sku, quantity: 1 })).data;
    const checkout = (await call('contact', { slug, email: 'a@b.co' })).data;
    expect(checkout).toMatchObject({ requiresShipping: false, requiresPayment: false, paymentMethods: [], shippingFee: { amount: 0 }, total: { amount: 0 } });
    expect(await submit(client, checkout)).toMatchObject({ status: 200, data: { payment: { state: 'captured', action: { type: 'none' } } } });
  });

  it('refuses unknown payment methods, coupons, and credits nobody has', async () => {
    const slug = await begun();
    expect(await call('payment', { slug, methodId: 'gold' })).toMatchObject({ status: 409, code: 40, msg: 'No payment method available' });
    expect(await call('coupon', { slug, code: 'NOPE' })).toMatchObject({ status: 400, code: 40, data: { errors: { code: expect.any(String) } } });
    expect((await call('coupon/remove', { slug, code: 'NOPE' })).code).toBe(0);
    expect(await call('credits', { slug, use: true })).toMatchObject({ status: 409, code: 41 });
    expect((await call('credits', { slug, use: false })).code).toBe(0);
    expect(await call('credits', { slug, use: 'yes' })).toMatchObject({ status: 400 });
  });

  it("lists the countries in the shopper's language", async () => {
    const { items } = (await client.get('/api/web/checkout/countries?lang=zh')).data;
    expect(items).toContainEqual({ country: 'DE', title: '德国', callingCode: '+49' });
    expect(items).toHaveLength(32);
    expect((await client.get('/api/web/address/form?country=CN&lang=zh')).data.provinces).toHaveLength(31);
  });
});

describe('what was left behind', () => {
  it('is deleted after its time, what was placed is not', async () => {
    await add(bowl.sku, 1);
    const left = await begun();
    const placed = await fillCheckout(client, { source: { source: 'buyNow', sku: bowl.sku, quantity: 1 } });
    await submit(client, placed);
    const retainedAfter = (days: number) => {
      const context = systemContext(shop.host, { name: 'test', now: () => new Date(shop.clock.now.getTime() + days * 24 * 3_600_000) });
      return enforceRetention(context, [...checkoutSlice.retention!, ...cartSlice.retention!]);
    };
    await retainedAfter(89);
    expect((await call('get', { slug: left })).status).toBe(404);
    expect((await call('get', { slug: placed.slug })).data.state).toBe('placed');
    expect((await client.post('/api/web/cart/count')).data.count).toBe(1);
    await retainedAfter(91);
    expect((await client.post('/api/web/cart/count')).data.count).toBe(0);
  });
});

describe('submitting', () => {
  it("places an order, empties the cart of what was bought, and answers the order's checkout", async () => {
    await add(bowl.sku, 2);
    const checkout = await fillCheckout(client);
    const answer = await client.post('/api/web/checkout/submit', { slug: checkout.slug, agree: true, remark: 'Ring twice', expectedTotal: checkout.total });
    expect(answer).toMatchObject({
      status: 200,
      code: 0,
      data: { orderNo: expect.any(String), orderToken: expect.any(String), payment: { action: { type: 'none' } } },
    });
    expect(await ordersOf(checkout.slug)).toEqual([{ orderNo: answer.data.orderNo, totalAmount: checkout.total.amount }]);
    expect((await client.post('/api/web/cart/get')).data.lines).toEqual([]);
    const stock = await sql<{ reserved: number }>`select reserved from stock_level where variant_id = ${bowl.id}`.execute(shop.kysely);
    expect(stock.rows).toEqual([{ reserved: 2 }]);
    const placed = (await call('get', { slug: checkout.slug })).data;
    expect(placed).toMatchObject({
      state: 'placed',
      payable: true,
      orderNo: answer.data.orderNo,
      total: checkout.total,
      lines: [{ sku: bowl.sku }],
      remark: 'Ring twice',
      paymentMethod: { id: 'bankTransfer' },
    });
    expect(await call('contact', { slug: checkout.slug, email: 'x@y.zz' })).toMatchObject({ status: 409, code: 41, data: { orderNo: answer.data.orderNo } });
    expect(await call('coupon', { slug: checkout.slug, code: 'NOPE' })).toMatchObject({ status: 409, code: 41, data: { orderNo: answer.data.orderNo } });
    // Another browser needs the token.
    const elsewhere = shop.client();
    const { orderNo, orderToken } = answer.data;
    expect((await call('get', { orderNo, orderToken }, elsewhere)).data).toEqual(placed);
    expect((await call('get', { slug: checkout.slug, orderToken }, elsewhere)).data).toEqual(placed);
    expect(await call('get', { orderNo }, elsewhere)).toMatchObject({ status: 404 });
    expect(await call('get', { orderNo, orderToken: 'guess' }, elsewhere)).toMatchObject({ status: 404 });
    expect((await call('get', { orderNo })).data).toEqual(placed);
  });

  it('needs agreement and every step', async () => {
    const slug = await begun();
    const expectedTotal = { amount: 1999, currency: 'USD' };
    const text = 'Please agree to the privacy agreement and terms of service first';
    for (const agree of [undefined, false, 'true', 1])
      expect(await call('submit', { slug, agree, expectedTotal })).toMatchObject({ status: 400, code: 40, msg: text, data: { errors: { agree: text } } });
    const answer = await call('submit', { slug, agree: true, expectedTotal });
    expect(answer).toMatchObject({ status: 400, code: 40 });
    expect(Object.keys(answer.data.errors)).toEqual(['contact', 'address', 'shippingMethod', 'paymentMethod']);
    for (const wrong of [undefined, 1999, { amount: '1999', currency: 'USD' }, { amount: 19.99, currency: 'USD' }])
      expect(await call('submit', { slug, agree: true, expectedTotal: wrong })).toMatchObject({ status: 400, code: 40 });
  });

  it('places nothing when the total has changed, and says the new one', async () => {
    const checkout = await fillCheckout(client, { source: { source: 'buyNow', sku: bowl.sku, quantity: 1 }, address: addresses.OR });
    await sql`update variant set price_amount = 2500 where id = ${bowl.id}`.execute(shop.kysely);
    const answer = await submit(client, checkout, { 'idempotency-key': 'changed' });
    expect(answer).toMatchObject({
      status: 409,
      code: 10,
      data: {
        kind: 'totalChanged',
        title: expect.any(String),
        text: expect.stringContaining('$31.00'),
        actions: [{ id: expect.any(String), title: expect.any(String) }],
        total: { amount: 3100, currency: 'USD' },
      },
    });
    expect(await submit(client, { ...checkout, total: { amount: checkout.total.amount, currency: 'EUR' } })).toMatchObject({ code: 10 });
    expect(await ordersOf(checkout.slug)).toEqual([]);
    // The key is free again.
    const again = { slug: checkout.slug, total: answer.data.total };
    expect((await submit(client, again, { 'idempotency-key': 'changed' })).code).toBe(0);
  });

  it('never takes a price, a total or a state from the body', async () => {
    const { slug } = (await call('create', { source: 'buyNow', sku: bowl.sku, quantity: 1, price: 1, total: { amount: 1 } })).data;
    const body = { slug, email: 'a@b.co', total: { amount: 1, currency: 'USD' }, payStatus: 'paid', credits: 5000, shippingFee: 0, placed: {}, orderNo: 'X' };
    expect((await call('contact', body)).data).toMatchObject({ total: { amount: 1999 }, credits: { amount: 0 }, state: 'open', orderNo: null });
  });

  it('follows the cart and says so', async () => {
    await add(bowl.sku, 1);
    const checkout = await fillCheckout(client, { address: addresses.OR });
    await add(bowl.sku, 1);
    expect((await call('get', { slug: checkout.slug })).data).toMatchObject({
      lines: [{ quantity: 2 }],
      messages: ['Your cart has changed. Please check the items below.'],
    });
    expect(await submit(client, checkout)).toMatchObject({ code: 10, data: { subtotal: { amount: 3998 } } });
    expect((await call('payment', { slug: checkout.slug, methodId: 'bankTransfer' })).data.messages).toEqual([]);
  });

  it('refuses what has sold out meanwhile, with what is left', async () => {
    const checkout = await fillCheckout(client, { source: { source: 'buyNow', sku: scarce.sku, quantity: 2 } });
    await sql`update stock_level set on_hand = 1 where variant_id = ${scarce.id}`.execute(shop.kysely);
    expect(await submit(client, checkout)).toMatchObject({ status: 409, code: 41, data: { available: 1 } });
    await sql`update product set published = false where id = ${scarce.productId}`.execute(shop.kysely);
    expect((await call('get', { slug: checkout.slug })).data).toMatchObject({ lines: [], total: { amount: 0 } });
    expect(await submit(client, checkout)).toMatchObject({ status: 409, code: 40 });
    expect(await ordersOf(checkout.slug)).toEqual([]);
  });

  it('answers the first order when it is submitted twice, one after the other or at once', async () => {
    const checkout = await fillCheckout(client, { source: { source: 'buyNow', sku: bowl.sku, quantity: 1 } });
    const both = await Promise.all([submit(client, checkout), submit(client, checkout), submit(client, checkout)]);
    expect(new Set(both.map((answer) => answer.data.orderNo)).size).toBe(1);
    expect((await submit(client, checkout)).data.orderNo).toBe(both[0]!.data.orderNo);
    expect(await ordersOf(checkout.slug)).toHaveLength(1);
    const keyed = await submit(client, checkout, { 'idempotency-key': 'once' });
    const replayed = await submit(client, checkout, { 'idempotency-key': 'once' });
    expect(replayed.text).toBe(keyed.text);
    expect(replayed.headers['idempotency-replayed']).toBe('true');
    expect(
      await client.post(
        '/api/web/checkout/submit',
        { slug: checkout.slug, agree: true, expectedTotal: { amount: 5, currency: 'USD' } },
        { 'idempotency-key': 'once' },
      ),
    ).toMatchObject({ status: 422, code: 40 });
  });

  it('buys one cart once, from two checkouts at once', async () => {
    await add(bowl.sku, 1);
    const first = await fillCheckout(client);
    const second = await fillCheckout(client);
    const answers = await Promise.all([submit(client, first), submit(client, second)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect([...(await ordersOf(first.slug)), ...(await ordersOf(second.slug))]).toHaveLength(1);
  });

  it('leaves what was put into the cart meanwhile', async () => {
    await add(bowl.sku, 1);
    const checkout = await fillCheckout(client, { source: { source: 'buyNow', sku: bowl.sku, quantity: 1 } });
    await submit(client, checkout);
    expect((await client.post('/api/web/cart/count')).data.count).toBe(1);
  });

  it('places an order with a bounded number of statements, however many lines', async () => {
    const many = await insertTestProduct(shop.host.database, { variants: Array.from({ length: 20 }, () => ({})) });
    const { statements } = shop.host.database;
    const counts: number[] = [];
    for (const variants of [many.slice(0, 1), many.slice(1, 20)]) {
      for (const variant of variants) await add(variant.sku);
      const checkout = await fillCheckout(client);
      const sent: string[] = [];
      statements.log = (text) => sent.push(text.trim().split(/\s+/).slice(0, 3).join(' '));
      await submit(client, checkout);
      delete statements.log;
      counts.push(sent.length);
      if (process.env['SHOW_STATEMENTS']) console.log(sent.join('\n'));
    }
    expect(counts[1]).toBe(counts[0]);
    // With begin and commit.
    expect(counts[0]).toBeLessThanOrEqual(16);
  });
});
