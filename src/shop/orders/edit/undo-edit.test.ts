// A paid order that staff raised and whose difference nobody pays: it is again what was paid, in time or when it is cancelled.
import { readFile, readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { formatMoney } from '#kit/pure/amount.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { findBroken } from '#test/faults/find-broken.ts';
import { createTestApp, type ApiAnswer, type TestApp, type TestClient } from '#test/harness/app.ts';
import { fillCheckout, submit } from '#test/harness/buyers.ts';
import { expectMoneyHolds } from '#test/harness/money.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { runJob, runJobs } from '#test/harness/run-jobs.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let mug: TestVariant;
let bowl: TestVariant;
let rare: TestVariant;
let manager: Record<string, string>;
const dayMs = 24 * 3_600_000;

beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
});
afterAll(() => shop.close());
beforeEach(async () => {
  manager = { 'x-auth': await staffToken(shop, 'manager') };
  [mug, bowl, rare] = (await insertTestProduct(shop.host.database, {
    variants: [
      { price: 2_000, onHand: 50 },
      { price: 3_333, onHand: 50 },
      { price: 500, onHand: 1 },
    ],
  })) as [TestVariant, TestVariant, TestVariant];
});

type Bought = { orderNo: string; client: TestClient };
const act = ({ orderNo }: Bought, action: string, body: object = {}): Promise<ApiAnswer> =>
  shop.client().post(`/api/admin/orders/${orderNo}/${action}`, body, manager);
const read = async ({ orderNo }: Bought): Promise<any> => (await shop.client().get(`/api/admin/orders/${orderNo}`, manager)).data;

async function place(lines: readonly [TestVariant, number][], payment = 'bankTransfer'): Promise<Bought> {
  const client = shop.client();
  for (const [variant, quantity] of lines) await client.post('/api/web/cart/add', { sku: variant.sku, quantity });
  const { data } = await submit(client, await fillCheckout(client, { payment }));
  return { orderNo: data.orderNo, client };
}
async function paid(
  lines: readonly [TestVariant, number][] = [
    [mug, 2],
    [rare, 1],
  ],
  payment = 'bankTransfer',
): Promise<Bought> {
  const order = await place(lines, payment);
  expect(await act(order, 'mark-paid')).toMatchObject({ code: 0 });
  await runJobs(shop);
  return order;
}
/** A mug and the rare one go, three bowls come. */
async function raise(order: Bought): Promise<any> {
  const [mugs, rares] = (await read(order)).products;
  const lines = [
    { lineId: mugs.lineId, quantity: 1 },
    { lineId: rares.lineId, quantity: 0 },
    { sku: bowl.sku, quantity: 3 },
  ];
  const { code, data } = await act(order, 'edit', { lines });
  expect([code, data.due.amount > 0]).toEqual([0, true]);
  return data;
}
/** What an order is of and costs. */
const sums = ({ products, subtotal, tax, taxes, total, due, paymentAmount }: any) => ({
  lines: products.map(({ lineId, sku, title, options, quantity, price, total: of, discounts }: any) => ({
    lineId,
    sku,
    title,
    options,
    quantity,
    price,
    of,
    discounts,
  })),
  subtotal,
  tax,
  taxes,
  total,
  due,
  paymentAmount,
});
async function later(days: number): Promise<void> {
  shop.clock.now = new Date(shop.clock.now.getTime() + days * dayMs);
  manager = { 'x-auth': await staffToken(shop, 'manager') };
  await runJob(shop, 'order.undo-edits');
  await runJobs(shop);
}
const stock = async ({ id }: TestVariant) =>
  (await sql<{ reserved: number }>`select reserved from stock_level where variant_id = ${id}`.execute(shop.kysely)).rows[0]!.reserved;
async function expectWhole(): Promise<void> {
  await expectMoneyHolds(shop);
  expect(await findBroken(shop.db.url)).toEqual([]);
}
async function pageOf(order: Bought, kind: 'invoice' | { creditNote: string }): Promise<string> {
  const { data } = kind === 'invoice' ? await act(order, 'invoice') : await act(order, 'credit-note', kind);
  const { body } = await shop.app.inject(data.url.slice(shop.host.config.baseUrl.length));
  return body;
}

it('is cancelled as it was paid: lines, invoice and credit note agree', async () => {
  const order = await paid();
  const before = await read(order);
  const raised = await raise(order);
  expect(await act(order, 'cancel', { reason: 'No longer wanted' })).toMatchObject({ code: 0, data: { status: 'cancelled', refundState: 'full' } });
  const after = await read(order);
  for (const page of [await pageOf(order, 'invoice'), await pageOf(order, { creditNote: after.refunds[0].creditNote })]) {
    expect(page).toContain(formatMoney(before.total, 'en'));
    expect(page).not.toContain(formatMoney(raised.total, 'en'));
    for (const { title } of before.products) expect([title, page.includes(title)]).toEqual([title, true]);
  }
  expect(sums(after)).toEqual(sums(before));
  expect(after.refunds).toMatchObject([{ amount: before.total, lines: before.products.map(({ lineId, quantity }: any) => ({ lineId, quantity })) }]);
  expect(after.timeline.slice(-3).map(({ event }: any) => event)).toEqual(['edited', 'edited', 'cancelledByMerchant']);
  expect([await stock(mug), await stock(bowl), await stock(rare)]).toEqual([0, 0, 0]);
  await runJobs(shop);
  await expectWhole();
});

it('is withdrawn from, after its shopper asked to cancel it, the same way; declined, its difference can still be paid', async () => {
  const [approved, declined] = [
    await paid([
      [mug, 2],
      [bowl, 1],
    ]),
    await paid([
      [mug, 1],
      [bowl, 1],
    ]),
  ];
  const before = await read(approved);
  for (const order of [approved, declined]) {
    await raise(order);
    expect(await order.client.post('/api/web/order/cancel', { orderNo: order.orderNo, reason: 'x' })).toMatchObject({ code: 0 });
  }
  await later(8);
  expect((await read(declined)).due.amount).toBeGreaterThan(0);
  expect(await act(approved, 'cancel-approve')).toMatchObject({ code: 0 });
  expect(sums(await read(approved))).toEqual(sums(before));
  expect(await act(declined, 'cancel-reject', { reason: 'Packed' })).toMatchObject({ code: 0 });
  expect(await act(declined, 'mark-paid')).toMatchObject({ code: 0, data: { due: { amount: 0 } } });
  await later(8);
  expect((await read(declined)).products).toMatchObject([{ sku: mug.sku }, { sku: bowl.sku, quantity: 3 }]);
  await runJobs(shop);
  await expectWhole();
});

it('is undone after seven days, with a mail; money that comes later goes back', async () => {
  const order = await paid();
  const before = await read(order);
  const raised = await raise(order);
  expect(raised.payment.dueAt).toBe(new Date(shop.clock.now.getTime() + 7 * dayMs).toISOString());
  const { data: started } = await order.client.post('/api/web/payment/start', { orderNo: order.orderNo, methodId: 'sandbox' });
  await later(6);
  expect((await read(order)).due).toEqual(raised.due);
  // Raised once more, it is payable for seven days from then on; what is undone is all of it.
  expect(await act(order, 'edit', { lines: [{ sku: mug.sku, quantity: 1 }] })).toMatchObject({ code: 0 });
  await later(6);
  expect((await read(order)).due.amount).toBeGreaterThan(raised.due.amount);
  await later(1);
  const after = await read(order);
  expect(sums(after)).toEqual(sums(before));
  expect(after).toMatchObject({ payStatus: 'paid', payment: { dueAt: null }, actions: expect.arrayContaining(['ship', 'refund']) });
  expect(after.timeline.at(-1)).toMatchObject({ event: 'edited', reason: expect.stringContaining('wasn’t paid'), actor: { kind: 'system' } });
  expect([await stock(mug), await stock(bowl), await stock(rare)]).toEqual([2, 0, 1]);
  const names = (await readdir(shop.host.config.mailDir)).filter((name) => name.includes(`edited-${order.orderNo}`)).sort();
  expect(await readFile(`${shop.host.config.mailDir}/${names.at(-1)}`, 'utf8')).toContain('the order is back to what you paid for');
  await order.client.send({
    method: 'POST',
    url: started.payment.action.url,
    payload: 'card=4242424242424242',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  await runJobs(shop);
  expect(sums(await read(order)).total).toEqual(before.total);
  expect(await act(order, 'ship')).toMatchObject({ code: 0 });
  await expectWhole();
});

it('stays as long as what the change took out is sold, and is undone when there is some again', async () => {
  const order = await paid();
  const before = await read(order);
  await raise(order);
  const other = await paid([[rare, 1]]);
  await later(8);
  expect((await read(order)).due.amount).toBeGreaterThan(0);
  await expectWhole();
  expect(await act(other, 'cancel', { reason: 'Not wanted' })).toMatchObject({ code: 0 });
  await later(0);
  expect(sums(await read(order))).toEqual(sums(before));
  await expectWhole();
});

it('is neither refunded nor returned before its difference is paid or undone', async () => {
  const order = await paid();
  const raised = await raise(order);
  const [mugs] = raised.products;
  expect(raised.actions).not.toContain('refund');
  expect(await act(order, 'refund', { amount: 100, reason: 'A scratch' })).toMatchObject({ status: 409, code: 41 });
  const asked = { orderNo: order.orderNo, applyType: 'refundOnly', applyDescription: 'x', lines: [{ lineId: mugs.lineId, quantity: 1 }] };
  expect(await order.client.post('/api/web/return/apply', asked)).toMatchObject({ status: 409, code: 41 });
  await later(8);
  expect(await act(order, 'refund', { amount: 100, reason: 'A scratch' })).toMatchObject({ code: 0 });
  expect(await order.client.post('/api/web/return/apply', asked)).toMatchObject({ code: 0 });
  await runJobs(shop);
  await expectWhole();
});

it('waits for the goods where it is paid at the door', async () => {
  const order = await paid(
    [
      [mug, 1],
      [rare, 1],
    ],
    'cashOnDelivery',
  );
  const raised = await raise(order);
  expect(raised.payment.dueAt).toBeNull();
  await later(8);
  expect((await read(order)).due).toEqual(raised.due);
  expect(await act(order, 'ship')).toMatchObject({ code: 0 });
  expect(await act(order, 'mark-paid')).toMatchObject({ code: 0, data: { due: { amount: 0 } } });
  await expectWhole();
});
