import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { addresses } from '#test/harness/buyers.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { signedIn } from '#test/harness/shoppers.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let manager: string;
let support: string;
let bowl: TestVariant;
let last: TestVariant;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
  const { database } = shop.host;
  [bowl] = (await insertTestProduct(database, { slug: 'draft-bowl', title: 'Ember bowl', variants: [{ sku: 'BOWL-D', price: 2_000, onHand: 1_000 }] })) as [
    TestVariant,
  ];
  [last] = (await insertTestProduct(database, { slug: 'draft-last', title: 'Last cup', variants: [{ sku: 'LAST-D', price: 900, onHand: 2 }] })) as [
    TestVariant,
  ];
  manager = await staffToken(shop, 'manager');
  support = await staffToken(shop, 'support');
});
afterAll(() => shop.close());

type More = { payload?: object; etag?: string | undefined; token?: string; headers?: Record<string, string> };
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, { payload, etag, token = manager, headers = {} }: More = {}) =>
  shop.client().send({
    method,
    url: `/api/admin${path}`,
    headers: { 'x-auth': token, ...headers, ...(etag === undefined ? {} : { 'if-match': etag }) },
    ...(payload === undefined ? {} : { payload }),
  });
const usd = (amount: number) => ({ amount, currency: 'USD' });
const draftOf = (more: object = {}) => ({
  email: 'ada@example.com',
  lines: [
    { sku: 'BOWL-D', quantity: 2 },
    { title: 'Engraving', price: usd(500), quantity: 3 },
  ],
  address: addresses.US,
  shippingFee: usd(700),
  discounts: [{ title: 'Old friend', amount: usd(550) }],
  note: 'She rings twice',
  ...more,
});
const create = async (more: object = {}) => {
  const made = await call('POST', '/draft-orders', { payload: draftOf(more) });
  expect(made).toMatchObject({ code: 0 });
  return { ...made.data, etag: made.headers['etag'] };
};
const act = (id: string, action: string, payload: object = {}, more: More = {}) => call('POST', `/draft-orders/${id}/${action}`, { payload, ...more });
const stockOf = async ({ id }: TestVariant) =>
  (await sql<{ reserved: number }>`select reserved from stock_level where variant_id = ${id}`.execute(shop.kysely)).rows[0]!.reserved;
const mails = async () =>
  Promise.all((await readdir(shop.host.config.mailDir).catch(() => [])).toSorted().map((name) => readFile(`${shop.host.config.mailDir}/${name}`, 'utf8')));
/** The text of a mail, its soft line breaks undone. */
const mailTo = async (orderNo: string) => {
  await runJobs(shop);
  return (await mails()).filter((mail) => mail.includes(orderNo)).map((mail) => mail.replaceAll('=\r\n', '').replaceAll('=\n', '').replaceAll('=3D', '='));
};

describe('a draft', () => {
  it('shows what it comes to by prices, discounts, shipping and taxes of its address, and reserves nothing', async () => {
    const draft = await create();
    // 2 × 20.00 + 3 × 5.00 = 55.00 less 5.50; 7.25 % in California on goods.
    expect(draft).toMatchObject({
      state: 'open',
      name: expect.stringMatching(/^D\d+$/),
      currency: 'USD',
      email: 'ada@example.com',
      lines: [
        { sku: 'BOWL-D', title: 'Ember bowl', quantity: 2, price: usd(2_000), ownPrice: false, subtotal: usd(4_000), total: usd(3_600), available: 1_000 },
        { sku: null, title: 'Engraving', quantity: 3, price: usd(500), ownPrice: true, subtotal: usd(1_500), total: usd(1_350), available: null },
      ],
      discounts: [{ title: 'Old friend', amount: usd(550), taken: usd(550) }],
      subtotal: usd(5_500),
      discount: usd(550),
      shipping: usd(700),
      taxIncluded: false,
      order: null,
    });
    expect(draft.tax.amount).toBeGreaterThanOrEqual(359);
    expect(draft.total.amount).toBe(5_500 - 550 + 700 + draft.tax.amount);
    expect(await stockOf(bowl)).toBe(0);
  });

  it('is the body that changes it; a stale or missing tag changes nothing', async () => {
    const { id } = await create();
    const read = await call('GET', `/draft-orders/${id}`);
    const etag = read.headers['etag'];
    expect(await call('PUT', `/draft-orders/${id}`, { payload: read.data })).toMatchObject({ status: 428 });
    const same = await call('PUT', `/draft-orders/${id}`, { payload: read.data, etag });
    expect(same.data).toEqual({ ...read.data, updatedAt: expect.any(String) });
    const [first, second] = read.data.lines;
    const written = [
      { ...first, quantity: 5 },
      { ...second, price: usd(100) },
    ];
    const changed = await call('PUT', `/draft-orders/${id}`, { payload: { ...read.data, lines: written }, etag: same.headers['etag'] });
    expect(changed.data).toMatchObject({ subtotal: usd(10_300), lines: [{ ownPrice: false }, { price: usd(100) }] });
    expect(await call('PUT', `/draft-orders/${id}`, { payload: read.data, etag })).toMatchObject({ status: 412, code: 40 });
    // A price of the record that is changed is staff's own.
    const priced = await call('PUT', `/draft-orders/${id}`, {
      payload: { ...changed.data, lines: [{ ...changed.data.lines[0], price: usd(1_500) }] },
      etag: changed.headers['etag'],
    });
    expect(priced.data).toMatchObject({ subtotal: usd(7_500), lines: [{ sku: 'BOWL-D', ownPrice: true, price: usd(1_500) }] });
    expect(await call('DELETE', `/draft-orders/${id}`)).toMatchObject({ status: 428 });
    expect(await call('DELETE', `/draft-orders/${id}`, { etag: priced.headers['etag'] })).toMatchObject({ code: 0 });
    expect(await call('GET', `/draft-orders/${id}`)).toMatchObject({ status: 404 });
    const lines = await sql<{ action: string }>`select action from staff_action where subject = ${id}`.execute(shop.kysely);
    expect(new Set(lines.rows.map((line) => line.action))).toEqual(new Set(['draftOrder.create', 'draftOrder.update', 'draftOrder.delete']));
  });

  it('is found by name, customer, state and number', async () => {
    const { id, name } = await create({ email: 'grace@example.com' });
    const list = async (filter: object) =>
      (await call('GET', `/draft-orders?filter=${encodeURIComponent(JSON.stringify(filter))}`)).data.items.map((one: any) => one.id);
    expect(await list({ q: name })).toEqual([id]);
    expect(await list({ q: 'grace@' })).toEqual([id]);
    expect(await list({ q: 'grace@', state: 'open' })).toEqual([id]);
    expect(await list({ q: 'grace@', state: 'completed' })).toEqual([]);
    expect(await list({ q: '50%' })).toEqual([]);
    const all = (await call('GET', '/draft-orders?sort=total&size=1')).data;
    expect(all.items).toHaveLength(1);
    expect(all.total).toBeGreaterThan(1);
  });

  it.each<[string, object, string]>([
    ['no lines', { lines: [] }, 'lines'],
    ['a price below zero', { lines: [{ title: 'X', price: usd(-1), quantity: 1 }] }, 'lines.0.price.amount'],
    ['half a cent', { lines: [{ title: 'X', price: usd(0.5), quantity: 1 }] }, 'lines.0.price'],
    ['a price below zero of a product', { lines: [{ sku: 'BOWL-D', price: -1, quantity: 1 }] }, 'lines.0.price'],
    ['a line without a title', { lines: [{ price: usd(1), quantity: 1 }] }, 'lines.0.title'],
    ['a line without a price', { lines: [{ title: 'X', quantity: 1 }] }, 'lines.0.price'],
    ['too many units', { lines: [{ sku: 'BOWL-D', quantity: 1_000 }] }, 'lines.0.quantity'],
    ['no units', { lines: [{ sku: 'BOWL-D', quantity: 0 }] }, 'lines.0.quantity'],
    ['an unknown SKU', { lines: [{ sku: 'NOT-THERE', quantity: 1 }] }, 'lines.0.sku'],
    ['a discount of more than the lines', { discounts: [{ amount: usd(5_501) }] }, 'discounts.0.amount'],
    ['a discount below zero', { discounts: [{ amount: usd(-1) }] }, 'discounts.0.amount.amount'],
    ['a discount of nothing', { discounts: [{ title: 'X' }] }, 'discounts.0.amount'],
    ['more than all', { discounts: [{ percent: 100.1 }] }, 'discounts.0.percent'],
    ['an unknown coupon', { discounts: [{ code: 'NOTHING' }] }, 'discounts.0.code'],
    ['another currency', { shippingFee: { amount: 1, currency: 'EUR' } }, 'shippingFee'],
    ['an unknown currency', { currency: 'XXX', lines: [{ sku: 'BOWL-D', quantity: 1 }], shippingFee: null, discounts: [] }, 'currency'],
    ['a shipping method that is not offered', { shippingFee: null, shippingMethodId: 'rocket' }, 'shippingMethodId'],
    ['nobody', { email: null }, 'email'],
    ['no address of mail', { email: 'ada' }, 'email'],
    ['an unknown customer', { customer: '0190a0b0-0000-7000-8000-000000000000' }, 'customer'],
    ['a wrong postal code', { address: { ...addresses.US, postalCode: '9' } }, 'address.postalCode'],
  ])('refuses %s and names the field', async (_what, more, field) => {
    const refused = await call('POST', '/draft-orders', { payload: draftOf(more) });
    expect(refused).toMatchObject({ status: 400, code: 40 });
    expect(Object.keys(refused.data.errors)).toContain(field);
  });

  it('asks for the e-mail address alone, which is what its form has', async () => {
    expect((await call('POST', '/draft-orders', { payload: draftOf({ email: null }) })).data.errors).toEqual({ email: 'E-mail is required' });
  });

  it('takes a price of its own, a percentage, a method of the shop and prices of another market', async () => {
    const german = await create({
      lines: [{ sku: 'BOWL-D', quantity: 1 }],
      address: addresses.DE,
      shippingFee: null,
      shippingMethodId: 'standard',
      discounts: [{ percent: 10 }],
    });
    expect(german).toMatchObject({ currency: 'EUR', taxIncluded: true, discounts: [{ percent: 10 }], shippingMethodId: 'standard' });
    expect(german.total.amount).toBe(german.subtotal.amount - german.discount.amount + german.shipping.amount);
    expect(german.tax.amount).toBeGreaterThan(0);
    const own = await create({ lines: [{ sku: 'BOWL-D', quantity: 2, price: 1_234 }], discounts: [], shippingFee: 0 });
    expect(own).toMatchObject({ subtotal: usd(2_468), lines: [{ ownPrice: true, price: usd(1_234) }], shipping: usd(0) });
  });

  it('says what it would come to without being stored', async () => {
    const before = (await call('GET', '/draft-orders')).data.total;
    const { data } = await call('POST', '/draft-orders/preview', { payload: draftOf({ discounts: [{ amount: usd(9_999) }], shippingFee: null }) });
    expect(data).toMatchObject({ subtotal: usd(5_500), discount: usd(5_500), errors: { 'discounts.0.amount': expect.any(String) } });
    expect(data.shippingMethods.map((method: any) => method.id)).toContain('standard');
    expect((await call('GET', '/draft-orders')).data.total).toBe(before);
  });
});

describe('completed', () => {
  it('a draft is an order with the same sums, paid where staff say so; then it takes no change', async () => {
    const draft = await create();
    expect(await act(draft.id, 'complete', { markPaid: true }, { token: support })).toMatchObject({ status: 403, code: 30 });
    const done = await act(draft.id, 'complete', { markPaid: true });
    expect(done).toMatchObject({ code: 0, data: { state: 'completed', total: draft.total, order: { payStatus: 'paid' } } });
    const order = (await call('GET', `/orders/${done.data.orderId}`)).data;
    expect(order).toMatchObject({
      orderNo: done.data.orderNo,
      payStatus: 'paid',
      total: draft.total,
      tax: draft.tax,
      subtotal: draft.subtotal,
      shippingFee: draft.shipping,
      promotionDiscounts: [{ title: 'Old friend', amount: usd(550) }],
      products: [
        { sku: 'BOWL-D', quantity: 2 },
        { sku: '', slug: '', title: 'Engraving', quantity: 3 },
      ],
      notes: [{ text: 'She rings twice' }],
      contact: { email: 'ada@example.com' },
      address: { postalCode: '94103' },
    });
    expect(order.timeline[0]).toMatchObject({ event: 'placed', actor: { kind: 'staff' } });
    expect(await stockOf(bowl)).toBe(2);
    // Other products would be priced without what was agreed on.
    const edit = { payload: { lines: [{ sku: 'BOWL-D', quantity: 1 }] } };
    expect(order.editable).toBe(false);
    expect(await call('POST', `/orders/${done.data.orderId}/edit`, edit)).toMatchObject({ status: 409, code: 41 });
    const closed = { status: 409, code: 41 };
    const etag = done.headers['etag'];
    expect(await call('PUT', `/draft-orders/${draft.id}`, { payload: draftOf(), etag })).toMatchObject(closed);
    expect(await call('DELETE', `/draft-orders/${draft.id}`, { etag })).toMatchObject(closed);
    expect(await act(draft.id, 'complete')).toMatchObject(closed);
    expect(await act(draft.id, 'send-invoice')).toMatchObject(closed);
    // What the catalogue asks today is no matter to it.
    await sql`update variant set price_amount = 9999 where id = ${bowl.id}`.execute(shop.kysely);
    expect((await call('GET', `/draft-orders/${draft.id}`)).data.total).toEqual(draft.total);
    await sql`update variant set price_amount = 2000 where id = ${bowl.id}`.execute(shop.kysely);
    expect((await mailTo(done.data.orderNo)).map((mail) => /^Subject: (.*)/m.exec(mail)?.[1])).toEqual([expect.stringContaining('Payment received')]);
  });

  it('its order is sent, refunded line by line, and reported, lines without a product too', async () => {
    const draft = await create({
      lines: [
        { title: 'Engraving', price: 800, quantity: 2 },
        { sku: 'BOWL-D', quantity: 1 },
      ],
      discounts: [],
    });
    const { orderId } = (await act(draft.id, 'complete', { markPaid: true })).data;
    const order = (await call('GET', `/orders/${orderId}`)).data;
    const [engraving, thing] = order.products;
    const refund = { lines: [{ lineId: engraving.lineId, quantity: 1, restock: true, writeOff: true }], reason: 'a letter is wrong', notify: false };
    expect(await call('POST', `/orders/${orderId}/refund`, { payload: refund })).toMatchObject({ code: 0, data: { refundState: 'partial' } });
    expect(await call('POST', `/orders/${orderId}/ship`, { payload: {} })).toMatchObject({ code: 0 });
    const sent = (await call('GET', `/orders/${orderId}`)).data;
    expect(sent.products).toMatchObject([{ shipped: 1 }, { lineId: thing.lineId, shipped: 1 }]);
    const back = { lines: [{ lineId: engraving.lineId, quantity: 1, restock: true }], reason: 'all wrong', notify: false };
    expect(await call('POST', `/orders/${orderId}/refund`, { payload: back })).toMatchObject({ code: 0 });
    const day = shop.clock.now.toISOString().slice(0, 10);
    const report = await call('GET', `/reports/products?from=${day}&to=${day}&currency=USD`);
    expect(report.code).toBe(0);
    expect(JSON.stringify(report.data)).toContain('Engraving');
    expect(await call('GET', `/reports/overview?from=${day}&to=${day}&currency=USD`)).toMatchObject({ code: 0 });
    const guest = shop.client();
    const [mail] = (await mailTo(order.orderNo)).slice(-1);
    const orderToken = /#([\w-]{20,})/.exec(mail!)![1]!;
    expect((await guest.post('/api/web/order/reorder', { orderNo: order.orderNo, orderToken })).data.lines).toMatchObject([{ sku: 'BOWL-D' }]);
  });

  it('sells no more than there is, and names the line', async () => {
    const draft = await create({
      lines: [
        { sku: 'BOWL-D', quantity: 1 },
        { sku: 'LAST-D', quantity: 3 },
      ],
    });
    expect(draft.lines[1].messages).toHaveLength(1);
    const short = await act(draft.id, 'complete');
    expect(short).toMatchObject({
      status: 409,
      code: 41,
      data: { errors: { 'lines.1.quantity': expect.stringContaining('Last cup') }, lines: [{ line: 1, sku: 'LAST-D', available: 2 }] },
    });
    expect((await call('GET', `/draft-orders/${draft.id}`)).data).toMatchObject({ state: 'open', order: null });
    expect(await stockOf(last)).toBe(0);
  });

  it('belongs to the account it was written for', async () => {
    const ada = await signedIn(shop);
    const draft = await create({ email: undefined, customer: ada.accountId, language: 'zh-HK' });
    expect(draft).toMatchObject({ customer: ada.accountId, language: 'zh-HK' });
    const { orderNo } = (await act(draft.id, 'complete')).data;
    expect((await ada.post('/order/detail', { orderNo })).data).toMatchObject({ orderNo, payStatus: 'unpaid', total: draft.total });
    const wanted = `/draft-orders?filter=${encodeURIComponent(JSON.stringify({ customer: ada.accountId }))}`;
    expect((await call('GET', wanted)).data.items).toMatchObject([{ id: draft.id, state: 'completed' }]);
  });

  it('its products can be changed where nothing but the catalogue set the prices', async () => {
    const draft = await create({ lines: [{ sku: 'BOWL-D', quantity: 1 }], discounts: [] });
    const { orderId } = (await act(draft.id, 'complete')).data;
    expect((await call('GET', `/orders/${orderId}`)).data.editable).toBe(true);
    const edit = { payload: { lines: [{ sku: 'BOWL-D', quantity: 1 }] } };
    expect(await call('POST', `/orders/${orderId}/edit`, edit)).toMatchObject({ code: 0, data: { subtotal: usd(4_000) } });
  });

  it('is made once, however often it is asked for', async () => {
    const draft = await create();
    const headers = { 'idempotency-key': 'complete-once' };
    const first = await act(draft.id, 'complete', {}, { headers });
    expect((await act(draft.id, 'complete', {}, { headers })).text).toBe(first.text);
    const another = await create();
    const both = await Promise.all([act(another.id, 'complete'), act(another.id, 'complete')]);
    expect(both.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
  });
});

describe('the invoice', () => {
  it('mails a link by which a guest sees the order and pays it', async () => {
    const draft = await create({ email: 'guest@example.com' });
    const sent = await act(draft.id, 'send-invoice', {}, { token: support });
    expect(sent).toMatchObject({ code: 0, data: { state: 'invoiced', invoiceSentAt: expect.any(String), order: { payStatus: 'unpaid' } } });
    const { orderNo } = sent.data;
    const [mail, ...others] = await mailTo(orderNo);
    expect(others).toEqual([]);
    expect(mail).toContain('guest@example.com');
    const orderToken = /checkout\/thankyou\?order=[^#]*#([\w-]+)/.exec(mail!)![1]!;
    const guest = shop.client();
    const order = (await guest.post('/api/web/order/detail', { orderNo, orderToken })).data;
    expect(order).toMatchObject({ total: draft.total, actions: ['pay', 'cancel'], products: [{ sku: 'BOWL-D' }, { title: 'Engraving' }] });
    const page = (await guest.post('/api/web/checkout/get', { slug: order.payPath.split('/').at(-1), orderToken })).data;
    expect(page).toMatchObject({ state: 'placed', payable: true, total: draft.total, lines: [{ title: 'Ember bowl' }, { title: 'Engraving', image: null }] });
    expect(page.paymentMethods.map((method: any) => method.id)).toContain('sandbox');
    expect(await guest.post('/api/web/payment/start', { orderNo, orderToken, methodId: 'sandbox' })).toMatchObject({
      code: 0,
      data: { payment: { state: 'requiresAction' } },
    });
    expect(await call('PUT', `/draft-orders/${draft.id}`, { payload: draftOf(), etag: sent.headers['etag'] })).toMatchObject({ status: 409, code: 41 });
    // Once more: the same order, a link of its own.
    shop.clock.now = new Date(shop.clock.now.getTime() + 1_000);
    expect((await act(draft.id, 'send-invoice')).data).toMatchObject({ orderNo });
    expect(await mailTo(orderNo)).toHaveLength(2);
  });

  it('is closed by staff who say that the money has come', async () => {
    const draft = await create();
    const { orderNo } = (await act(draft.id, 'send-invoice')).data;
    expect((await act(draft.id, 'complete', { markPaid: true })).data).toMatchObject({ state: 'completed', orderNo, order: { payStatus: 'paid' } });
  });

  it('leaves the draft open again when its order is cancelled unpaid', async () => {
    const draft = await create();
    const { orderId } = (await act(draft.id, 'send-invoice')).data;
    expect(await call('POST', `/orders/${orderId}/cancel`, { payload: { reason: 'too late' } })).toMatchObject({ code: 0 });
    const open = await call('GET', `/draft-orders/${draft.id}`);
    expect(open.data).toMatchObject({ state: 'open', order: null });
    expect(await call('PUT', `/draft-orders/${draft.id}`, { payload: open.data, etag: open.headers['etag'] })).toMatchObject({ code: 0 });
    const again = (await act(draft.id, 'send-invoice')).data;
    expect(again.state).toBe('invoiced');
    expect(again.orderId).not.toBe(orderId);
  });

  it('needs an address to be mailed to', async () => {
    const mobile = await signedIn(shop);
    await sql`update account set email = null, country_code = '+1', mobile = '4155550199' where id = ${mobile.accountId}`.execute(shop.kysely);
    const draft = await create({ email: null, customer: mobile.accountId });
    expect(await act(draft.id, 'send-invoice')).toMatchObject({ status: 409, code: 41, data: { errors: { email: expect.any(String) } } });
    expect(await act(draft.id, 'complete')).toMatchObject({ code: 0 });
  });
});

it('goes with its customer when two customers become one', async () => {
  const [kept, gone] = [await signedIn(shop), await signedIn(shop)];
  const draft = await create({ email: null, customer: gone.accountId });
  expect(await call('POST', `/customers/${kept.accountId}/merge`, { payload: { from: gone.accountId } })).toMatchObject({ code: 0 });
  expect((await call('GET', `/draft-orders/${draft.id}`)).data).toMatchObject({ customer: kept.accountId });
  expect(await act(draft.id, 'complete')).toMatchObject({ code: 0, data: { customer: kept.accountId } });
});
