// Holding an order back, what speaks against sending one, and documents of many on one page.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#kit/server/ids.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { placeTestOrder, testAddress, type TestOrder } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { orderAt } from '#test/harness/returns.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let variant: TestVariant;
let support: Record<string, string>;
beforeAll(async () => {
  shop = await createTestApp();
  support = { 'x-auth': await staffToken(shop, 'support') };
  [variant] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 400 }] })) as [TestVariant];
});
afterAll(() => shop.close());

const act = (order: Pick<TestOrder, 'orderNo'>, action: string, body: object = {}) =>
  shop.client().post(`/api/admin/orders/${order.orderNo}/${action}`, body, support);
const find = async (filter: object): Promise<string[]> =>
  (await shop.client().get(`/api/admin/orders?filter=${encodeURIComponent(JSON.stringify(filter))}`, support)).data.items.map(
    ({ orderNo }: { orderNo: string }) => orderNo,
  );
const signs = async (order: Pick<TestOrder, 'orderNo'>): Promise<string[]> =>
  (await shop.client().get(`/api/admin/orders/${order.orderNo}/risks`, support)).data.signs.map(({ sign }: { sign: string }) => sign);

it('does not send an order that is held back, alone or with others, until it is released', async () => {
  const order = await orderAt(shop, variant, 'paid');
  const held = await act(order, 'hold', { note: 'Ask for the flat' });
  expect(held).toMatchObject({ code: 0, data: { hold: { note: 'Ask for the flat' } } });
  expect(held.data.actions).not.toContain('ship');
  expect(await act(order, 'ship')).toMatchObject({ status: 409, code: 41 });
  expect(await shop.client().post('/api/admin/orders/bulk', { ids: [order.orderId], ship: true }, support)).toMatchObject({
    code: 0,
    data: { changed: 0, failed: [{ id: order.orderId }] },
  });
  expect(await find({ held: true })).toEqual([order.orderNo]);
  expect(await find({ waits: 'ship' })).not.toContain(order.orderNo);
  expect((await order.client.post('/api/web/order/detail', { orderNo: order.orderNo })).text).not.toContain('Ask for the flat');
  const { rows } = await sql<{ action: string }>`select action from staff_action where subject = ${order.orderNo} and action like 'order.hold%'`.execute(
    shop.kysely,
  );
  expect(rows).toHaveLength(1);
  expect(await act(order, 'release')).toMatchObject({ code: 0, data: { hold: null, actions: expect.arrayContaining(['ship']) } });
  expect(await act(order, 'release')).toMatchObject({ status: 409, code: 41 });
  expect(await act(order, 'ship')).toMatchObject({ code: 0 });
  expect(await act(order, 'hold', { note: '' })).toMatchObject({ status: 409, code: 41 });
  expect(await act({ orderNo: 'nothing' }, 'hold', { note: '' })).toMatchObject({ status: 404 });
  expect(await act(order, 'hold', { note: 'x'.repeat(501) })).toMatchObject({ status: 400 });
});

it('says what speaks against an order: failed payments, many orders at once, a number of another country', async () => {
  const email = `${newId()}@shop.example`;
  const address = (more: object) => ({ ...testAddress, address: newId(), ...more });
  const first = await placeTestOrder(shop, variant, { contact: { email }, address: address({}) });
  expect(await signs(first)).toEqual([]);
  const after = (ms: number) => {
    shop.clock.now = new Date(shop.clock.now.getTime() + ms);
  };
  after(60_000);
  await placeTestOrder(shop, variant, { contact: { email }, address: address({}) });
  after(60_000);
  const third = await placeTestOrder(shop, variant, {
    contact: { email: email.toUpperCase() },
    address: address({ countryCode: '+234', phone: '8031234567' }),
  });
  expect(await signs(third)).toEqual(['manyOrders', 'phoneCountry']);
  for (let tries = 0; tries < 3; tries += 1) {
    const started = await first.client.post('/api/web/payment/start', { orderNo: first.orderNo, methodId: 'sandbox' });
    const url = started.data.payment.action.url;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await first.client.send({ method: 'POST', url, payload: new URLSearchParams({ card: '4000000000000002' }).toString(), headers });
  }
  expect(await signs(first)).toEqual(['failedPayments']);
  expect(await signs(third)).toEqual(['failedPayments', 'manyOrders', 'phoneCountry']);
  after(2 * 3_600_000);
  support = { 'x-auth': await staffToken(shop, 'support') };
  expect(await signs(await placeTestOrder(shop, variant, { contact: { email }, address: address({}) }))).toEqual(['failedPayments']);
  expect(await shop.client().get('/api/admin/orders/nothing/risks', support)).toMatchObject({ status: 404 });
});

it('shows the documents of many orders on one page, for an hour', async () => {
  const [paid, unpaid] = [await orderAt(shop, variant, 'paid'), await orderAt(shop, variant, 'unpaid')];
  const print = (body: object) => shop.client().post('/api/admin/orders/documents', body, support);
  const slips = await print({ ids: [paid.orderId, unpaid.orderId], kind: 'packingSlip' });
  expect(slips).toMatchObject({ code: 0, data: { missing: 0 } });
  const page = async (url: string) => shop.client().get(`${new URL(url).pathname}${new URL(url).search}`);
  const { text } = await page(slips.data.url);
  expect(text.match(/<article/g)).toHaveLength(2);
  expect(text).toContain(paid.orderNo);
  expect(text).toContain(unpaid.orderNo);
  const invoices = await print({ ids: [paid.orderId, unpaid.orderId, newId()], kind: 'invoice' });
  expect(invoices).toMatchObject({ code: 0, data: { missing: 2 } });
  expect((await page(invoices.data.url)).text).toMatch(/INV-\d{4}-\d{6}/);
  for (const wrong of [
    { ids: [], kind: 'invoice' },
    { ids: [paid.orderId], kind: 'creditNote' },
    { ids: Array.from({ length: 101 }, () => newId()), kind: 'invoice' },
  ])
    expect(await print(wrong)).toMatchObject({ status: 400 });
  shop.clock.now = new Date(shop.clock.now.getTime() + 3_700_000);
  expect((await page(slips.data.url)).status).toBe(404);
});
