// Gift cards in the life of an order: nobody sends them, and they keep no order open.
import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { amount } from '#kit/pure/amount.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { findBroken } from '#test/faults/find-broken.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { placeTestOrder, testDraft, type TestOrder } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { returnsOf, setReturnAddress } from '#test/harness/returns.ts';
import { runJob, runJobs } from '#test/harness/run-jobs.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let card: TestVariant;
let bowl: TestVariant;
let staff: Record<string, string>;
const dayMs = 24 * 3_600_000;

beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
  await setReturnAddress(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.now = new Date('2026-11-26T10:00:00Z');
  staff = { 'x-auth': await staffToken(shop, 'manager') };
  [card] = (await insertTestProduct(shop.host.database, { taxClass: 'giftCard', variants: [{ price: 2_500, onHand: 10 }] })) as [TestVariant];
  [bowl] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1_000, onHand: 10 }] })) as [TestVariant];
});

const act = (order: TestOrder, action: string, body: object = {}) => shop.client().post(`/api/admin/orders/${order.orderId}/${action}`, body, staff);
const seenByStaff = async (order: TestOrder) => (await shop.client().get(`/api/admin/orders/${order.orderId}`, staff)).data;
const detail = async (order: TestOrder) => (await order.client.post('/api/web/order/detail', { orderNo: order.orderNo })).data;
const confirm = (order: TestOrder) => order.client.post('/api/web/order/confirm', { orderNo: order.orderNo });
const stock = async ({ id }: TestVariant) =>
  (await sql<{ onHand: number; reserved: number }>`select on_hand, reserved from stock_level where variant_id = ${id}`.execute(shop.kysely)).rows[0]!;
const balances = async ({ orderNo }: TestOrder) =>
  (await sql<{ balance: number }>`select balance_amount::int as balance from gift_card where order_no = ${orderNo}`.execute(shop.kysely)).rows.map(
    (row) => row.balance,
  );
const toShip = async () =>
  (await shop.client().get(`/api/admin/orders?size=100&filter=${encodeURIComponent(JSON.stringify({ waits: 'ship' }))}`, staff)).data.items.map(
    (one: { orderNo: string }) => one.orderNo,
  );

/** An order of one card, and of a bowl beside it where `mixed`. */
async function place({ mixed = false, paymentMethodId = 'bankTransfer' } = {}): Promise<TestOrder> {
  const cardLine = { ...testDraft(card, { quantity: 1, price: 2_500 }).lines[0]!, title: 'A gift card', taxClass: 'giftCard' };
  const bowlLine = { ...testDraft(bowl, { quantity: 1, price: 1_000 }).lines[0]!, title: 'A bowl' };
  const lines = mixed ? [cardLine, bowlLine] : [cardLine];
  const [subtotal, shippingFee] = mixed ? [3_500, 500] : [2_500, 0];
  const sums = { subtotal: amount(subtotal), shippingFee: amount(shippingFee), total: amount(subtotal + shippingFee) };
  return placeTestOrder(shop, card, { lines, ...sums, paymentMethodId });
}

async function placePaid(how: { mixed?: boolean } = {}): Promise<TestOrder> {
  const order = await place(how);
  expect(await act(order, 'mark-paid')).toMatchObject({ code: 0 });
  await runJobs(shop);
  expect(await balances(order)).toEqual([2_500]);
  return order;
}

describe('an order of gift cards alone', () => {
  it('is not sent: nobody is asked to, and no mail announces it', async () => {
    const order = await placePaid();
    const seen = await seenByStaff(order);
    expect(seen).toMatchObject({ status: 'inProgress', products: [{ giftCard: true, sendable: 0 }], actions: ['cancel', 'refund'] });
    expect(await toShip()).not.toContain(order.orderNo);
    expect(await act(order, 'ship')).toMatchObject({ status: 409, code: 41 });
    expect(await act(order, 'ship', { lines: [{ lineId: seen.products[0].lineId, quantity: 1 }] })).toMatchObject({
      status: 400,
      data: { errors: { lines: expect.anything() } },
    });
    const batch = await shop.client().post('/api/admin/orders/documents', { ids: [order.orderId], kind: 'packingSlip' }, staff);
    expect(batch).toMatchObject({ code: 0, data: { missing: 1 } });
    const names = (await readdir(shop.host.config.mailDir)).filter((name) => name.includes(`paymentReceived-${order.orderNo}`));
    const mail = (await readFile(`${shop.host.config.mailDir}/${names[0]}`, 'utf8')).replaceAll(/=\r?\n/g, '');
    expect(mail).toContain('The gift card codes come');
    expect(mail).not.toContain('ships');
    for (const kind of ['shipped', 'delivered']) expect(await act(order, 'resend', { mail: kind })).toMatchObject({ status: 409, code: 41 });
  });

  it('completes 14 days after its cards were issued, and can be cancelled until then', async () => {
    const [order, cancelled] = [await placePaid(), await placePaid()];
    expect(await detail(order)).toMatchObject({ cardsIssuedAt: shop.clock.now.toISOString(), actions: expect.arrayContaining(['cancel', 'confirm']) });
    expect(await act(cancelled, 'cancel', { reason: 'x' })).toMatchObject({ code: 0, data: { status: 'cancelled' } });
    expect(await balances(cancelled)).toEqual([0]);
    expect(await stock(card)).toEqual({ onHand: 10, reserved: 1 });
    shop.clock.now = new Date(shop.clock.now.getTime() + 14 * dayMs + 1_000);
    await runJob(shop, 'order.complete');
    expect(await detail(order)).toMatchObject({ status: 'completed', shipments: [], products: [{ shipped: 1, returnable: 0, returnableGoods: 0 }] });
    expect(await stock(card)).toEqual({ onHand: 9, reserved: 0 });
  });

  it('completes when its shopper confirms; what is unspent of it can be refunded then, and not exchanged', async () => {
    const order = await placePaid();
    expect(await confirm(order)).toMatchObject({ code: 0, data: { status: 'completed' } });
    const [lineId] = await returnsOf(order).lineIds();
    for (const applyType of ['exchange', 'returnRefund', 'refundOnly'])
      expect(await returnsOf(order).apply({ applyType, lines: [{ lineId, quantity: 1 }] })).toMatchObject({ status: 409, code: 41 });
    expect(await act(order, 'refund', { lines: [{ lineId, quantity: 1 }], reason: 'x' })).toMatchObject({ code: 0, data: { status: 'completed' } });
    expect(await balances(order)).toEqual([0]);
  });

  it('does not complete while staff hold it, and with it the codes', async () => {
    const order = await placePaid();
    expect(await act(order, 'hold', { note: 'Whose card?' })).toMatchObject({ code: 0 });
    expect(await confirm(order)).toMatchObject({ status: 409, code: 41 });
    expect(await act(order, 'release')).toMatchObject({ code: 0 });
    expect(await confirm(order)).toMatchObject({ code: 0, data: { status: 'completed' } });
  });

  it('is sent after all where staff add goods', async () => {
    const order = await placePaid();
    const [lineId] = await returnsOf(order).lineIds();
    const lines = [
      { lineId, quantity: 1 },
      { sku: bowl.sku, quantity: 1 },
    ];
    expect(await act(order, 'edit', { lines })).toMatchObject({ code: 0 });
    expect(await act(order, 'mark-paid')).toMatchObject({ code: 0 });
    await runJobs(shop);
    expect(await seenByStaff(order)).toMatchObject({ cardsIssuedAt: null, actions: expect.arrayContaining(['ship']) });
    expect(await confirm(order)).toMatchObject({ status: 409, code: 41 });
  });
});

describe('an order of gift cards and goods', () => {
  it('is sent without its cards, and is done when the goods are there', async () => {
    const order = await placePaid({ mixed: true });
    const { url } = (await act(order, 'packing-slip')).data;
    const { body: page } = await shop.app.inject(url.slice(shop.host.config.baseUrl.length));
    expect([page.includes('A bowl'), page.includes('A gift card')]).toEqual([true, false]);
    const sent = await act(order, 'ship', { expressName: 'Post', expressNumber: 'P1' });
    expect(sent).toMatchObject({ code: 0, data: { shipments: [{ lines: [{ quantity: 1 }] }] } });
    expect(sent.data.actions).not.toContain('ship');
    expect(await act(order, 'deliver')).toMatchObject({ code: 0 });
    expect(await confirm(order)).toMatchObject({ code: 0, data: { status: 'completed', shipments: [{ expressName: 'Post' }] } });
    expect(await act(order, 'resend', { mail: 'shipped' })).toMatchObject({ code: 0 });
    await runJobs(shop);
    const again = (await readdir(shop.host.config.mailDir)).filter((name) => name.includes(`shipped-${order.orderNo}`));
    for (const name of again) expect(await readFile(`${shop.host.config.mailDir}/${name}`, 'utf8')).toContain('P1');
    expect([await stock(card), await stock(bowl)]).toEqual([
      { onHand: 9, reserved: 0 },
      { onHand: 9, reserved: 0 },
    ]);
  });

  it('is one of cards alone once the goods are refunded unsent', async () => {
    const order = await placePaid({ mixed: true });
    const [, lineId] = await returnsOf(order).lineIds();
    const answer = await act(order, 'refund', { lines: [{ lineId, quantity: 1 }], reason: 'x' });
    expect(answer).toMatchObject({ code: 0, data: { status: 'inProgress', cardsIssuedAt: expect.any(String) } });
    expect(answer.data.actions).not.toContain('ship');
    expect(await confirm(order)).toMatchObject({ code: 0, data: { status: 'completed' } });
  });

  it('that completes before it is paid gets its cards with the money', async () => {
    const order = await place({ mixed: true, paymentMethodId: 'cashOnDelivery' });
    for (const action of ['ship', 'deliver']) expect(await act(order, action)).toMatchObject({ code: 0 });
    expect(await confirm(order)).toMatchObject({ code: 0, data: { status: 'completed', payStatus: 'unpaid' } });
    expect(await stock(card)).toEqual({ onHand: 10, reserved: 1 });
    expect(await act(order, 'mark-paid')).toMatchObject({ code: 0 });
    await runJobs(shop);
    expect(await balances(order)).toEqual([2_500]);
    expect(await stock(card)).toEqual({ onHand: 9, reserved: 0 });
  });
});

it('leaves books that add up', async () => {
  expect(await findBroken(shop.db.url, [])).toEqual([]);
});
