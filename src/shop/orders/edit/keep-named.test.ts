// What stays of an order when staff change it: lines that a return or a refund names, the tax on its shipping, and how it was paid.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { seedCommerce } from '#server/seed-commerce.ts';
import { startPaypal, type FakePaypal } from '#test/fakes/paypal.ts';
import { findBroken } from '#test/faults/find-broken.ts';
import { createTestApp, type ApiAnswer, type TestApp, type TestClient } from '#test/harness/app.ts';
import { addresses, fillCheckout, submit, type Purchase } from '#test/harness/buyers.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { returnsOf } from '#test/harness/returns.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let fake: FakePaypal;
let mug: TestVariant;
let bowl: TestVariant;
let manager: Record<string, string>;
beforeAll(async () => {
  fake = await startPaypal();
  shop = await createTestApp({ config: { payments: { stripe: null, paypal: { ...fake.account } } } });
  await shop.host.database.transaction(seedCommerce);
  const variants = [
    { price: 2_000, onHand: 100 },
    { price: 3_333, onHand: 100 },
  ];
  [mug, bowl] = (await insertTestProduct(shop.host.database, { variants })) as [TestVariant, TestVariant];
});
afterAll(async () => {
  await shop.close();
  await fake.close();
});
beforeEach(async () => {
  manager = { 'x-auth': await staffToken(shop, 'manager') };
  fake.next.refund = 'COMPLETED';
});

type Bought = { orderNo: string; client: TestClient };
const act = ({ orderNo }: Bought, action: string, body: object = {}): Promise<ApiAnswer> =>
  shop.client().post(`/api/admin/orders/${orderNo}/${action}`, body, manager);
const read = async ({ orderNo }: Bought): Promise<any> => (await shop.client().get(`/api/admin/orders/${orderNo}`, manager)).data;

/** A mug and a bowl. */
async function place(purchase: Purchase = {}, code?: string): Promise<Bought> {
  const client = shop.client();
  for (const { sku } of [mug, bowl]) await client.post('/api/web/cart/add', { sku, quantity: 1 }, purchase.headers);
  let checkout = await fillCheckout(client, purchase);
  if (code) checkout = (await client.post('/api/web/checkout/gift-card', { slug: checkout.slug, code }, purchase.headers)).data;
  return { orderNo: (await submit(client, checkout, purchase.headers)).data.orderNo, client };
}
async function payByPaypal(order: Bought): Promise<void> {
  const { data } = await order.client.post('/api/web/payment/start', { orderNo: order.orderNo, methodId: 'paypal' });
  const token = new URL(data.payment.action.url).searchParams.get('token')!;
  fake.settle(token, { status: 'COMPLETED' });
  await shop.client().get(new URL(fake.orders.get(token)!.returnUrl).pathname);
  await runJobs(shop);
}
const without = async (order: Bought, at: number, action = 'edit') =>
  act(order, action, { lines: [{ lineId: (await read(order)).products[at].lineId, quantity: 0 }] });
const refused = { status: 409, code: 41, reason: 'orderNotEditable' };

it('keeps the lines of a return that came to nothing', async () => {
  const order = await place();
  expect(await act(order, 'mark-paid')).toMatchObject({ code: 0 });
  const own = returnsOf(order);
  const [first] = await own.lineIds();
  const { data: asked } = await own.apply({ applyType: 'refundOnly', lines: [{ lineId: first, quantity: 1 }] });
  expect(await own.cancel(asked.returnNo)).toMatchObject({ code: 0 });
  for (const action of ['edit-quote', 'edit']) expect(await without(order, 0, action)).toMatchObject(refused);
  expect(await without(order, 1)).toMatchObject({ code: 0 });
  expect((await own.detail(asked.returnNo)).data.lines).toMatchObject([{ sku: mug.sku, quantity: 1 }]);
});

it('keeps the lines of a credit note whose refund was rejected', async () => {
  const order = await place({ payment: 'paypal' });
  await payByPaypal(order);
  fake.next.refund = 'REFUSED';
  const { data } = await act(order, 'refund', { amount: 500, reason: 'A scratch' });
  await runJobs(shop);
  expect(await read(order)).toMatchObject({ refundedAmount: { amount: 0 }, refunds: [] });
  expect(await without(order, 0)).toMatchObject(refused);
  const { data: link } = await act(order, 'credit-note', { creditNote: data.refunds[0].creditNote });
  const { body } = await shop.app.inject(link.url.slice(shop.host.config.baseUrl.length));
  expect(body).toContain(mug.sku);
});

it('keeps the tax on shipping, wherever it goes by then', async () => {
  const order = await place({ address: { ...addresses.US, province: 'NY', city: 'New York', postalCode: '10001' } });
  expect(await act(order, 'mark-paid')).toMatchObject({ code: 0 });
  const before = await read(order);
  const goods = before.products.reduce((sum: number, { total }: any) => sum + total.amount, 0);
  const shippingTax = (seen: any, net: number) => seen.tax.amount - Math.round(net * 0.04);
  expect(shippingTax(before, goods)).toBeGreaterThan(0);
  expect(await act(order, 'address', { address: addresses.US })).toMatchObject({ code: 0 });
  const after = await act(order, 'edit', { lines: [{ lineId: before.products[0].lineId, quantity: 2 }] });
  expect(shippingTax(after.data, goods + 2_000)).toBe(shippingTax(before, goods));
});

it('takes the rest by PayPal where PayPal paid the first part, as another invoice', async () => {
  const order = await place({ payment: 'paypal' });
  await payByPaypal(order);
  expect(await read(order)).toMatchObject({ payStatus: 'paid' });
  expect(await act(order, 'edit', { lines: [{ sku: mug.sku, quantity: 3 }] })).toMatchObject({ code: 0 });
  const { data } = await order.client.post('/api/web/payment/start', { orderNo: order.orderNo, methodId: 'paypal' });
  const token = new URL(data.payment.action.url).searchParams.get('token')!;
  fake.approve(token);
  await shop.client().get(new URL(fake.orders.get(token)!.returnUrl).pathname);
  expect(await read(order)).toMatchObject({ due: { amount: 0 }, payment: { methodId: 'paypal', state: 'captured' } });
});

it('says by what the rest was paid of an order that a gift card had paid', async () => {
  const { data: card } = await shop.client().post('/api/admin/gift-cards', { amount: 90_000, currency: 'USD', note: 'x' }, manager);
  const [one, other] = [await place({}, card.code), await place({}, card.code)];
  for (const order of [one, other]) {
    expect(await read(order)).toMatchObject({ payStatus: 'paid', payment: null });
    expect(await act(order, 'edit', { lines: [{ sku: mug.sku, quantity: 3 }] })).toMatchObject({ code: 0 });
  }
  await payByPaypal(one);
  expect(await read(one)).toMatchObject({ due: { amount: 0 }, payment: { methodId: 'paypal', state: 'captured' } });
  expect(await act(other, 'mark-paid')).toMatchObject({ code: 0, data: { payment: { methodId: 'bankTransfer' } } });
  expect(await findBroken(shop.db.url)).toEqual([]);
});
