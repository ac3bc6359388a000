// Orders of another shop: what becomes of them, what they leave alone, and whom they are shown to.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { staffContext, testContext } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { signedIn } from '#test/harness/shoppers.ts';
import { staffToken } from '#test/harness/staff.ts';
import { findBroken } from '#test/faults/find-broken.ts';
import { importOrder, type ForeignOrder, type OrderProblem } from './index.ts';

let shop: TestApp;
let cup: TestVariant;
beforeAll(async () => {
  shop = await createTestApp();
  [cup] = (await insertTestProduct(shop.host.database, { slug: 'cup', variants: [{ sku: 'CUP', onHand: 5 }] })) as [TestVariant];
});
afterAll(() => shop.close());

const query = async <Row>(text: string) => (await sql<Row>`${sql.raw(text)}`.execute(shop.kysely)).rows;
const line = { quantity: '2', title: 'Fern Cup', price: '8.00', sku: 'CUP', lineStatus: 'fulfilled' };
const usual = {
  email: 'ada@shopper.example',
  financialStatus: 'paid',
  fulfillmentStatus: 'fulfilled',
  createdAt: '2024-05-01 09:58:12 -0400',
  paidAt: '2024-05-01 10:00:00 -0400',
  fulfilledAt: '2024-05-02 09:00:00 -0400',
  currency: 'USD',
  subtotal: '16.00',
  shipping: '5.00',
  taxes: '0.00',
  total: '21.00',
  shippingName: 'Ada Moss',
  shippingAddress: '1 Main Street',
  shippingCity: 'Portland',
  shippingProvince: 'OR',
  shippingCountry: 'US',
  shippingZip: "'97201",
};
let last = 1000;
const orderWith = (cells: Record<string, string> = {}, more: Partial<ForeignOrder> = {}): ForeignOrder => {
  last += 1;
  return { row: 2, cells: { ...usual, number: `#${last}`, ...cells }, lines: [line], ...more };
};
const bring = (order: ForeignOrder, dryRun = false) => importOrder(testContext(shop), order, { from: 'shopify', dryRun });
const manager = async () => ({ 'x-auth': await staffToken(shop, 'manager') });
const found = async (q: string) =>
  (await shop.client().get(`/api/admin/orders?filter=${encodeURIComponent(JSON.stringify({ q }))}`, await manager())).data.items;

describe('an imported order', () => {
  it('is kept once, as it was, with its number; a later export that says something else of it writes it anew', async () => {
    const order = orderWith();
    expect(await bring(order, true)).toBe('created');
    expect(await found(order.cells['number']!)).toEqual([]);
    expect(await bring(order)).toBe('created');
    expect(await bring(order)).toBe('unchanged');
    const [kept] = await found(order.cells['number']!);
    expect(kept).toMatchObject({
      imported: { from: 'shopify', number: order.cells['number'] },
      status: 'completed',
      payStatus: 'paid',
      placedAt: '2024-05-01T13:58:12.000Z',
      total: { amount: 2100, currency: 'USD' },
      paymentAmount: { amount: 2100 },
      address: { firstName: 'Ada', lastName: 'Moss', postalCode: '97201', province: 'OR' },
      products: [{ sku: 'CUP', slug: 'cup', shipped: 2, total: { amount: 1600 } }],
      actions: [],
      editable: false,
    });
    expect(kept.timeline.map(({ event }: { event: string }) => event)).toEqual(['placed', 'paid', 'completed', 'imported']);
    await shop.client().post(`/api/admin/orders/${kept.id}/tags`, { tags: ['mine'] }, await manager());
    const refunded = { ...order, cells: { ...order.cells, financialStatus: 'partially_refunded', refundedAmount: '5.00' } };
    expect(await bring(refunded)).toBe('updated');
    expect(await bring(refunded)).toBe('unchanged');
    const [again] = await found(order.cells['number']!);
    expect(again).toMatchObject({ id: kept.id, orderNo: kept.orderNo, tags: ['mine'], refundState: 'partial', refundedAmount: { amount: 500 } });
    expect(again.refunds).toMatchObject([{ amount: { amount: 500 }, creditNote: null, at: '2024-05-02T13:00:00.000Z' }]);
    expect(again.products).toHaveLength(1);
  });

  it('moves no stock, pays nothing, tells nobody, and breaks no invariant', async () => {
    const before = await query(`select on_hand, reserved from stock_level where variant_id = '${cup.id}'`);
    const silent = `select (select count(*) from payment) as payments, (select count(*) from stock_movement) as moves, (select count(*) from coupon_use) as uses,
      (select count(*) from pgboss.job where name not like '\\_\\_%') as jobs, (select count(*) from invoice) as invoices`;
    const quiet = await query(silent);
    await bring(orderWith());
    await bring(
      orderWith(
        { cancelledAt: '2024-05-03 09:00:00 +0000', financialStatus: 'voided', fulfillmentStatus: 'unfulfilled' },
        { lines: [{ ...line, lineStatus: '' }] },
      ),
    );
    await bring(orderWith({ financialStatus: 'refunded', refundedAmount: '21.00', fulfillmentStatus: '' }, { lines: [{ ...line, lineStatus: '' }] }));
    expect(await query(silent)).toEqual(quiet);
    shop.clock.now = new Date(shop.clock.now.getTime() + 40 * 24 * 3_600_000);
    await runJobs(shop);
    expect(await query(`select 1 from orders where imported_from is not null and status not in ('completed', 'cancelled')`)).toEqual([]);
    expect(await query(`select on_hand, reserved from stock_level where variant_id = '${cup.id}'`)).toEqual(before);
    expect(await findBroken(shop.db.url)).toEqual([]);
  });

  it('is history: nobody pays, sends, refunds, changes, returns or invoices it', async () => {
    const order = orderWith();
    await bring(order);
    const [{ id, products }] = await found(order.cells['number']!);
    const staff = await manager();
    const does = (action: string, body: object) => shop.client().post(`/api/admin/orders/${id}/${action}`, body, staff);
    for (const [action, body] of [
      ['ship', {}],
      ['cancel', { reason: 'x' }],
      ['refund', { amount: 100, reason: 'x' }],
      ['mark-paid', {}],
      ['invoice', {}],
      ['hold', { note: 'x' }],
      ['resend', { mail: 'placed' }],
      ['open-return', { lines: [{ lineId: products[0].lineId, quantity: 1 }], applyType: 'returnRefund' }],
    ] as const)
      expect([action, (await does(action, body)).code]).toEqual([action, 41]);
    expect(await findBroken(shop.db.url)).toEqual([]);
  });
});

describe('whose it is', () => {
  it('the account that has proved the address, at its next sign-in or at once; nobody else', async () => {
    const bob = await signedIn(shop);
    const [{ email }] = await query<{ email: string }>(`select email from account where id = '${bob.accountId}'`).then((rows) => rows as [{ email: string }]);
    const order = orderWith({ email: email.toUpperCase() });
    await bring(order);
    const { data } = await bob.post('/order/list', {});
    expect(data.items).toMatchObject([{ imported: { number: order.cells['number'] }, actions: [] }]);
    const { orderNo } = data.items[0];
    expect((await bob.page('/user/order')).data.pageBody).toContain(order.cells['number']);
    expect((await bob.page(`/user/order/${orderNo}`)).data.pageBody).toContain(order.cells['number']);
    const eve = await signedIn(shop);
    expect((await eve.post('/order/list', {})).data.items).toEqual([]);
    expect((await eve.post('/order/detail', { orderNo })).status).toBe(404);
    expect((await shop.client().post('/api/web/order/detail', { orderNo: order.cells['number'] })).status).toBe(404);
    // An account whose address nobody has proved has none of it.
    await query(`update account set email_verified_at = null where id = '${eve.accountId}'`);
    const [{ email: unproved }] = (await query<{ email: string }>(`select email from account where id = '${eve.accountId}'`)) as [{ email: string }];
    await bring(orderWith({ email: unproved }));
    expect((await eve.post('/order/list', {})).data.items).toEqual([]);
  });

  it('a guest who knows number and address gets its link by mail', async () => {
    const order = orderWith({ email: 'guest@shopper.example' });
    await bring(order);
    await shop.client().post('/api/web/order/lookup', { orderNo: order.cells['number'], email: 'guest@shopper.example' });
    await runJobs(shop);
    expect(await query(`select 1 from order_token t join orders o on o.id = t.order_id where o.external_number = '${order.cells['number']}'`)).toHaveLength(1);
  });

  it('erased with its account, or by staff with its address; no later import brings the address back', async () => {
    const order = orderWith({ email: 'gone@shopper.example', notes: 'Ring twice' });
    await bring(order);
    const staff = await staffContext(shop);
    const made = await shop.client().post('/api/admin/customers', { email: 'gone@shopper.example', firstName: 'Gone' }, await manager());
    expect(staff.caller.kind).toBe('staff');
    expect((await shop.client().post(`/api/admin/customers/${made.data.id}/erase`, {}, { 'x-auth': await staffToken(shop, 'owner') })).code).toBe(0);
    const left = `select email, account_id, (select count(*)::int from order_note n where n.order_id = o.id) as notes from orders o where external_number = '${order.cells['number']}'`;
    expect(await query(left)).toEqual([{ email: null, accountId: null, notes: 0 }]);
    expect(await bring({ ...order, cells: { ...order.cells, financialStatus: 'refunded', refundedAmount: '21.00' } })).toBe('unchanged');
    expect(await query(left)).toEqual([{ email: null, accountId: null, notes: 0 }]);
  });
});

describe('figures', () => {
  it('count it on its day, and count none of it for promotions', async () => {
    await bring(
      orderWith({
        createdAt: '2023-02-03 12:00:00 +0000',
        paidAt: '',
        fulfilledAt: '',
        discountCode: 'OLD',
        discountAmount: '2.00',
        subtotal: '14.00',
        total: '19.00',
      }),
    );
    const staff = { 'x-auth': await staffToken(shop, 'owner') };
    const report = async (name: string) => (await shop.client().get(`/api/admin/reports/${name}?from=2023-02-01&to=2023-02-28&currency=USD`, staff)).data;
    expect(await report('overview')).toMatchObject({ orders: 1, sales: { amount: 1900 } });
    expect((await report('promotions')).rows).toEqual([]);
  });
});

describe('a row is refused that', () => {
  const [{ cells }] = [orderWith()];
  it.each([
    ['is still to be paid', { financialStatus: 'pending' }, 'financialStatus'],
    ['is paid in part', { financialStatus: 'partially_paid' }, 'financialStatus'],
    ['is paid and not sent', { fulfillmentStatus: 'unfulfilled' }, 'fulfillmentStatus'],
    ['has lines that are not its subtotal', { subtotal: '15.00', total: '20.00', discountAmount: '0.50' }, 'subtotal'],
    ['has a total that its sums do not make', { total: '21.01' }, 'total'],
    ['gave back more than was paid', { financialStatus: 'refunded', refundedAmount: '21.01' }, 'refundedAmount'],
    ['was refunded without saying how much', { financialStatus: 'refunded' }, 'refundedAmount'],
    ['has no day', { createdAt: '' }, 'createdAt'],
    ['has a day that is none', { createdAt: '05/01/2024' }, 'createdAt'],
    ['is of tomorrow', { createdAt: '2999-01-01 00:00:00 +0000' }, 'createdAt'],
    ['has a currency that is none', { currency: 'BTC' }, 'currency'],
    ['has an amount that is none', { total: '=1+1' }, 'total'],
    ['has a part of a cent', { total: '21.001' }, 'total'],
    ['has no number', { number: '' }, 'number'],
    ['was a test', { test: 'true' }, 'test'],
  ])('%s', async (_what, change, field) => {
    const lines = field === 'fulfillmentStatus' ? [{ ...line, lineStatus: 'pending' }] : [line];
    const refused: unknown = await bring({ row: 2, cells: { ...cells, ...change }, lines }).catch((error: unknown) => error);
    expect(refused).toMatchObject({ field, message: expect.stringMatching(/\w/) });
    expect([(refused as OrderProblem).say('zh'), (refused as OrderProblem).say('zh-HK')]).toEqual([
      expect.stringMatching(/\p{Script=Han}/u),
      expect.stringMatching(/\p{Script=Han}/u),
    ]);
    expect(await query(`select 1 from orders where external_number = '${cells['number']}'`)).toEqual([]);
  });

  it('has the number of an order of this shop', async () => {
    await bring(orderWith());
    await query(
      `update orders set imported_from = null, external_number = null, import_digest = null, checkout_id = gen_random_uuid(), order_no = '240501-OWN001' where external_number = '#${last}'`,
    );
    await expect(bring(orderWith({ number: '240501-OWN001' }))).rejects.toMatchObject({ field: 'number' });
    await query(`delete from orders where order_no = '240501-OWN001'`);
  });
});
