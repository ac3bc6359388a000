import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { amount } from '#kit/pure/amount.ts';
import { on } from '#kit/server/database.ts';
import type { DB } from '#tables';
import { invalidateMemoized } from '#kit/server/memoize.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { issueGiftCard } from '#shop/gift-cards/index.ts';
import { placeTestOrder, testContext } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { staffToken } from '#test/harness/staff.ts';
import { reportNames } from './contract.ts';

let shop: TestApp;
let headers: Record<string, string>;
let bowl: TestVariant;
let mug: TestVariant;
const noon = '2026-03-10T12:00:00Z';

beforeAll(async () => {
  shop = await createTestApp();
  shop.clock.now = new Date(noon);
  headers = { 'x-auth': await staffToken(shop, 'owner') };
  [bowl] = (await insertTestProduct(shop.host.database, { title: 'Ember bowl', variants: [{ price: 1999, sku: 'BOWL', onHand: 5 }] })) as [TestVariant];
  [mug] = (await insertTestProduct(shop.host.database, { title: '=Mug', variants: [{ price: 1000, sku: 'MUG', onHand: 500 }] })) as [TestVariant];
});
afterAll(() => shop.close());

const get = (path: string, given = headers) => shop.client().get(`/api/admin/reports/${path}`, given);
async function act(id: string, action: string, body: object = {}) {
  const { code, msg } = await shop.client().post(`/api/admin/orders/${id}/${action}`, body, headers);
  if (code !== 0) throw new Error(msg);
}
const usd = (cents: number) => ({ amount: cents, currency: 'USD' });
const linesOf = (variant: TestVariant, title: string) => ({ productId: variant.productId, title });

/** A customer's order of a catalogue product. */
async function sell(variant: TestVariant, title: string, more: Parameters<typeof placeTestOrder>[2] = {}) {
  const placed = await placeTestOrder(shop, variant, { paymentMethodId: 'bankTransfer', ...more });
  await on<DB>(shop.db.database.reader).updateTable('orderLine').set(linesOf(variant, title)).where('orderId', '=', placed.orderId).execute();
  return placed;
}

describe('what staff ask wrongly', () => {
  it.each([
    ['from=2026-03-02&to=2026-03-01', 'from'],
    ['from=2020-01-01&to=2026-01-01', 'to'],
    ['from=2026-02-30', 'from'],
    ['to=yesterday', 'to'],
    ['from=0001-01-01&to=0001-01-02', 'from'],
    ['days=0', 'days'],
    ['days=1e3', 'days'],
    ['currency=XXX', 'currency'],
    ['currency=usd', 'currency'],
    ['timeZone=Mars/Olympus', 'timeZone'],
  ])('%s is refused and %s named', async (query, field) => {
    for (const path of ['overview', 'funnel', ...reportNames, 'sales.csv']) {
      const answer = await get(`${path}?${query}`);
      expect([path, answer.status, answer.code]).toEqual([path, 400, 40]);
      expect(Object.keys(answer.data.errors)).toContain(field);
    }
  });

  it('an unknown format or comparison is refused too', async () => {
    expect(await get('sales?format=xls')).toMatchObject({ status: 400, data: { errors: { format: expect.any(String) } } });
    expect(await get('overview?compare=maybe')).toMatchObject({ status: 400, data: { errors: { compare: expect.any(String) } } });
  });
});

it('a shop without orders has figures of 0', async () => {
  const { data } = await get('overview?compare=true');
  expect(data).toMatchObject({
    from: '2026-02-09',
    to: '2026-03-10',
    currency: 'USD',
    timeZone: 'UTC',
    orders: 0,
    sales: usd(0),
    net: usd(0),
    averageOrder: usd(0),
    conversion: 0,
    returningShare: 0,
    topProducts: [],
    topSearches: [],
    waiting: { toShip: 0, toDecide: 0, unpaid: 0, returns: 0, reviews: 0, inquiries: 0 },
    previous: { from: '2026-01-10', to: '2026-02-08', orders: 0 },
  });
  expect(data.byDay).toHaveLength(30);
  for (const name of reportNames) {
    const answer = await get(name);
    expect([name, answer.status]).toEqual([name, 200]);
    expect((await get(`${name}.csv`)).status).toBe(200);
  }
});

describe('after some orders', () => {
  let first: Awaited<ReturnType<typeof sell>>;
  beforeAll(async () => {
    shop.clock.now = new Date('2026-03-09T12:00:00Z');
    first = await sell(bowl, 'Ember bowl', { quantity: 2, price: 1999 });
    shop.clock.now = new Date(noon);
    await sell(mug, '=Mug', { quantity: 1, price: 1000 });
    await sell(mug, '=Mug', { quantity: 3, price: 900, currency: 'EUR', contact: { email: 'bea@example.com' } });
    const gone = await sell(mug, '=Mug', { quantity: 9, price: 1000, contact: { email: 'cid@example.com' } });
    await act(gone.orderId, 'cancel', { reason: 'out of stock' });
    await act(first.orderId, 'mark-paid');
    await act(first.orderId, 'refund', { amount: 700, reason: 'late' });
  });

  it('the overview adds up the orders of one currency and leaves cancelled ones out', async () => {
    const { data } = await get('overview?from=2026-03-10&to=2026-03-10&compare=1');
    expect(data).toMatchObject({ orders: 1, sales: usd(1500), refunds: usd(700), net: usd(800), averageOrder: usd(1500), returningShare: 1 });
    expect(data.previous).toMatchObject({ from: '2026-03-09', to: '2026-03-09', orders: 1, sales: usd(4498), refunds: usd(0), returningShare: 0 });
    expect(data.byDay).toEqual([{ date: '2026-03-10', orders: 1, sales: usd(1500), refunds: usd(700), visitors: 0 }]);
    expect(data.topProducts).toMatchObject([{ title: '=Mug', quantity: 1, orders: 1, sales: usd(1000) }]);
    expect(data.waiting).toMatchObject({ toShip: 1, unpaid: 2, toDecide: 0 });
    expect(data.lowStock).toMatchObject([{ sku: 'BOWL', available: 3 }]);
    expect((await get('overview?from=2026-03-10&to=2026-03-10&currency=EUR')).data).toMatchObject({ orders: 1, sales: { amount: 3200, currency: 'EUR' } });
    expect((await get('overview')).data.previous).toBeNull();
    expect((await get('overview?days=2')).data).toMatchObject({ from: '2026-03-09', to: '2026-03-10', orders: 2 });
  });

  it('money agrees with the orders as the API shows them', async () => {
    const { items } = (await shop.client().get('/api/admin/orders?size=100', headers)).data;
    const own = items.filter((order: any) => order.currency === 'USD' && order.status !== 'cancelled');
    const sum = (amounts: { amount: number }[]) => amounts.reduce((total, one) => total + one.amount, 0);
    const { data } = await get('overview');
    expect(data.sales).toEqual(usd(sum(own.map((order: any) => order.total))));
    expect(data.refunds).toEqual(usd(sum(own.flatMap((order: any) => order.refunds.map((refund: any) => refund.amount)))));
  });

  it('days are those of the shop’s time zone', async () => {
    const changed = { key: 'shop', value: JSON.stringify({ timeZone: 'Pacific/Kiritimati' }) };
    await sql`insert into setting (key, value) values (${changed.key}, ${changed.value}::jsonb)`.execute(on<DB>(shop.db.database.reader));
    invalidateMemoized(['settings']);
    const { data } = await get('overview?from=2026-03-11&to=2026-03-11');
    expect(data).toMatchObject({ timeZone: 'Pacific/Kiritimati', orders: 1, sales: usd(1500) });
    expect((await get('overview?from=2026-03-11&to=2026-03-11&timeZone=UTC')).data).toMatchObject({ orders: 0 });
    await sql`delete from setting where key = 'shop'`.execute(on<DB>(shop.db.database.reader));
    invalidateMemoized(['settings']);
  });

  it('every list has its rows and totals', async () => {
    const sales = (await get('sales?from=2026-03-09&to=2026-03-10')).data;
    expect(sales.rows).toMatchObject([
      { date: '2026-03-09', orders: 1, subtotal: usd(3998), shipping: usd(500), discounts: usd(0), sales: usd(4498), net: usd(4498) },
      { date: '2026-03-10', orders: 1, sales: usd(1500), refunds: usd(700), net: usd(800) },
    ]);
    expect(sales.totals).toMatchObject({ orders: 2, sales: usd(5998), refunds: usd(700), net: usd(5298) });
    const products = (await get('products')).data;
    expect(products.rows.map(({ title, quantity, sales: sold }: any) => [title, quantity, sold.amount])).toEqual([
      ['Ember bowl', 2, 3998],
      ['=Mug', 1, 1000],
    ]);
    expect(products).toMatchObject({ total: 2, totals: { orders: 2, quantity: 3, sales: usd(4998) } });
    const customers = (await get('customers')).data;
    expect(customers.rows).toMatchObject([
      { name: 'Ada Byron', email: 'ada@example.com', orders: 2, sales: usd(5998), firstOrderAt: '2026-03-09T12:00:00.000Z' },
    ]);
    const stock = (await get('stock?from=2026-03-09&to=2026-03-10')).data;

    expect(stock.rows).toMatchObject([
      { sku: 'BOWL', onHand: 5, reserved: 2, available: 3, sold: 2, daysLeft: 3, value: usd(9995) },
      { sku: 'MUG', onHand: 500, sold: 4, daysLeft: 248 },
    ]);
    expect(stock.totals).toMatchObject({ onHand: 505, reserved: 6, sold: 6 });
    const setOnHand = (units: number) => sql`update stock_level set on_hand = ${units} where variant_id = ${mug.id}`.execute(on<DB>(shop.db.database.reader));
    await setOnHand(30_000_000);
    expect((await get('stock?from=2025-03-11&to=2026-03-10')).data.rows).toMatchObject([{ sku: 'BOWL' }, { sku: 'MUG', daysLeft: 2_147_483_647 }]);
    await setOnHand(500);
    const payments = (await get('payments')).data;
    expect(payments.rows).toMatchObject([{ id: 'bankTransfer', orders: 1, received: usd(4498), refunds: usd(700), net: usd(3798) }]);
  });

  it('a tax is one row whatever the language of the orders, and refunds lower its base', async () => {
    shop.clock.now = new Date('2026-03-25T12:00:00Z');
    headers = { 'x-auth': await staffToken(shop, 'owner') };
    const taxed = (title: string) => ({
      quantity: 2,
      price: 500,
      tax: amount(160),
      taxIncluded: true,
      taxes: [{ title, basisPoints: 1900, base: amount(840), amount: amount(160) }],
      total: amount(1500),
    });
    const first = await sell(mug, '=Mug', taxed('VAT'));
    const second = await sell(mug, '=Mug', taxed('MwSt.'));
    await sql`update orders set lang = case when id = ${first.orderId} then 'en' else 'de' end where id in (${first.orderId}, ${second.orderId})`.execute(
      shop.kysely,
    );
    const path = 'taxes?from=2026-03-25&to=2026-03-25';
    const row = { country: 'US', rate: 1900, orders: 2, base: usd(1680), tax: usd(320) };
    expect((await get(path)).data.rows).toMatchObject([{ ...row, title: 'VAT' }]);
    expect((await get(path, { ...headers, 'x-lang': 'de' })).data.rows).toMatchObject([{ ...row, title: 'MwSt.' }]);
    await act(second.orderNo, 'mark-paid');
    const { products } = (await shop.client().get(`/api/admin/orders/${second.orderNo}`, headers)).data;
    await act(second.orderNo, 'refund', { lines: [{ lineId: products[0].lineId, quantity: 1, restock: false }], reason: 'Late' });
    // Orders of tests do not share their tax over the lines.
    await sql`update refund_line set tax_amount = 80 where refund_id in (select id from order_refund where order_id = ${second.orderId})`.execute(shop.kysely);
    const { rows, totals } = (await get(path)).data;
    expect(rows).toMatchObject([row, { base: usd(-420), tax: usd(-80) }]);
    expect(totals).toEqual({ base: usd(1260), tax: usd(240) });
    // Nothing of it waits in what follows.
    await act(second.orderNo, 'cancel', { reason: 'Late' });
  });

  it('taxes and promotions agree with the orders as they have them', async () => {
    shop.clock.now = new Date('2026-03-20T12:00:00Z');
    headers = { 'x-auth': await staffToken(shop, 'owner') };
    const context = testContext(shop);
    const card = { amount: amount(200), currency: 'USD', note: '', expiresAt: null, lang: 'en', recipientName: '', recipientEmail: null, senderName: '' };
    const { id: cardId } = await context.transaction((tx) => issueGiftCard(tx, context, { ...card, message: '', sendAt: null }));
    await sell(mug, '=Mug', {
      quantity: 2,
      price: 1000,
      tax: amount(399),
      taxIncluded: false,
      taxes: [
        { title: 'VAT', basisPoints: 1900, base: amount(2000), amount: amount(380) },
        { title: 'Local', basisPoints: 662.5, base: amount(287), amount: amount(19) },
      ],
      couponDiscounts: [{ title: 'Ten off', code: 'TEN', amount: amount(100) }],
      promotionDiscounts: [{ title: 'Spring', amount: amount(50) }],
      giftCards: [{ cardId, amount: amount(200) }],
      total: amount(2549),
    });
    const only = 'from=2026-03-20&to=2026-03-20';
    expect((await get(`taxes?${only}`)).data).toMatchObject({
      rows: [
        { country: 'US', title: 'VAT', rate: 1900, orders: 1, base: usd(2000), tax: usd(380) },
        { country: 'US', title: 'Local', rate: 662.5, base: usd(287), tax: usd(19) },
      ],
      totals: { tax: usd(399) },
    });
    expect((await get(`promotions?${only}`)).data).toMatchObject({
      rows: [
        { title: 'Ten off', code: 'TEN', orders: 1, discount: usd(100), sales: usd(2549) },
        { title: 'Spring', code: '', orders: 1, discount: usd(50) },
      ],
      totals: { discount: usd(150) },
    });
    expect((await get(`sales?${only}`)).data.totals).toMatchObject({
      subtotal: usd(2000),
      discounts: usd(150),
      tax: usd(399),
      giftCards: usd(200),
      sales: usd(2549),
    });
    const { text, headers: sent } = await get(`taxes?${only}&format=csv`);
    expect(text.split('\r\n').slice(0, 3)).toEqual([
      '\uFEFFCountry,Name,Rate (%),Orders,Taxable amount,Tax,Currency',
      'US,VAT,19,1,20.00,3.80,USD',
      'US,Local,6.625,1,2.87,0.19,USD',
    ]);
    expect(sent).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'content-disposition': 'attachment; filename="taxes-2026-03-20-2026-03-20.csv"' });
    shop.clock.now = new Date(noon);
  });

  it('files are no formulas, and speak the language asked for', async () => {
    const { text } = await get('products.csv?from=2026-03-09&to=2026-03-10', { ...headers, 'x-lang': 'zh' });
    expect(text).toMatch(/^\uFEFF名称,订单数,/);
    expect((await get('products.csv?from=2026-03-09&to=2026-03-10')).text).toContain("\r\n'=Mug,1,");
    const back = (await get('payments.csv?from=2026-03-10&to=2026-03-10')).text.split('\r\n')[1];
    expect(back).toBe('Bank transfer,1,44.98,7.00,37.98,USD');
  });
});

it('shows what waits as far as rights allow, and customers to nobody else', async () => {
  const as = async (role: 'editor' | 'support') => ({ 'x-auth': await staffToken(shop, role) });
  const ofEditor = { toShip: null, toDecide: null, unpaid: null, returns: null, reviews: null, inquiries: null, lowStock: 1, mentions: null };
  expect((await get('waiting', await as('editor'))).data).toEqual(ofEditor);
  expect((await get('overview', await as('editor'))).data.waiting).toEqual(ofEditor);
  expect((await get('waiting', await as('support'))).data).toMatchObject({ toShip: 1, reviews: 0, lowStock: 1 });
  expect(await get('customers', await as('editor'))).toMatchObject({ status: 403, code: 30 });
});

it('the funnel counts visitors by how far they came, in any language and at former addresses', async () => {
  shop.clock.now = new Date('2026-03-12T12:00:00Z');
  headers = { 'x-auth': await staffToken(shop, 'owner') };
  const visit = async (visitor: string | undefined, url: string) =>
    (await shop.client().post('/api/web/visitor/track', { url }, visitor ? { 'x-visitor': visitor } : {})).data.visitorId as string;
  const ada = await visit(undefined, '/');
  for (const path of ['/product/ember-bowl', '/zh/product/mug', '/cart', '/checkout/abc', '/checkout/thankyou']) await visit(ada, path);
  await visit(undefined, '/zh-HK/product/mug/MUG?q=x');
  await visit(undefined, '/products');
  await visit(undefined, '/checkout/thankyou?x=1');
  const { data } = await get('funnel?from=2026-03-12&to=2026-03-12');
  expect(Object.fromEntries(data.steps.map(({ step, count }: any) => [step, count]))).toEqual({ visitors: 4, products: 2, carts: 1, checkouts: 1, orders: 0 });
  expect((await get('overview?from=2026-03-12&to=2026-03-12')).data).toMatchObject({ visitors: 4, conversion: 0, visitorsFrom: '2026-03-12' });
});

it('the set-up list tells what is there', async () => {
  const done = async () => (await get('setup')).data.steps.filter((one: any) => one.done).map((one: any) => one.step);
  const database = on<DB>(shop.db.database.reader);
  // Money of the test shop's orders goes to an account of its own.
  expect(await done()).toEqual(['product', 'payment', 'testOrder']);
  await sql`delete from setting where key = 'payments'`.execute(database);
  invalidateMemoized(['settings']);
  expect(await done()).toEqual(['product', 'testOrder']);
  const publish = async (...slugs: string[]) => {
    for (const slug of slugs)
      await sql`insert into content_item (id, kind, slug, texts) values (gen_random_uuid(), 'page', ${slug}, '{"en": {"title": "Privacy"}}')`.execute(database);
  };
  // Checkout and sign-up link to /page/privacy: a page at another address leaves that link dead.
  await publish('privacy-policy', 'terms', 'shipping', 'returns', 'contact');
  expect(await done()).toEqual(['product', 'testOrder']);
  await publish('privacy');
  await sql`insert into setting (key, value) values ('theme', '{}')`.execute(database);
  expect(await done()).toEqual(['product', 'legal', 'theme', 'testOrder']);
});
