/** Returns of one order beside each other, and an exchange that cannot be made. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findBroken } from '#test/faults/find-broken.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import type { TestOrder } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { orderAt, returnsOf, setReturnAddress } from '#test/harness/returns.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let variant: TestVariant;
let manager: Record<string, string>;

beforeAll(async () => {
  shop = await createTestApp();
  await setReturnAddress(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  manager = { 'x-auth': await staffToken(shop, 'manager') };
  [variant] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 50 }] })) as [TestVariant];
});

const runAction = (returnNo: string, action: string, body: object = {}) => shop.client().post(`/api/admin/returns/${returnNo}/${action}`, body, manager);
const detail = async (order: TestOrder) => (await order.client.post('/api/web/order/detail', { orderNo: order.orderNo })).data;
const events = (answer: any) => answer.data.timeline.map((entry: { event: string }) => entry.event);
async function asked(order: TestOrder, applyType = 'returnRefund') {
  const [lineId] = await returnsOf(order).lineIds();
  const { code, data } = await returnsOf(order).apply({ applyType, lines: [{ lineId, quantity: 1 }] });
  expect(code).toBe(0);
  return data.returnNo as string;
}

describe('shipping', () => {
  it('is left to the return that runs on, which loses it where it ends without a result', async () => {
    const order = await orderAt(shop, variant, 'delivered');
    const first = await asked(order);
    const second = await asked(order);
    expect((await runAction(second, 'approve')).data).toMatchObject({ refundAmount: { amount: 2499 }, shippingFee: { amount: 500 } });
    const received = await runAction(second, 'receive', { restock: false });
    expect(received.data).toMatchObject({ status: 'completed', refundAmount: { amount: 1999 }, shippingFee: { amount: 0 } });
    expect(events(received)).toEqual(['applied', 'approved', 'shippingMoved', 'received', 'refunded']);
    expect((await returnsOf(order).detail(first)).data).toMatchObject({ refundAmount: { amount: 2499 }, shippingFee: { amount: 500 } });
    await runAction(first, 'refuse', { description: 'Worn for months' });
    expect(await detail(order)).toMatchObject({ refundedAmount: { amount: 1999 }, products: [{ returned: 1 }] });
    // Asked for anew, it is the last one.
    const again = await asked(order);
    await runAction(again, 'approve');
    expect((await runAction(again, 'receive', { restock: false })).data).toMatchObject({ refundAmount: { amount: 2499 }, shippingFee: { amount: 500 } });
    expect(await detail(order)).toMatchObject({ refundedAmount: { amount: 4498 } });
    expect(await findBroken(shop.db.url)).toEqual([]);
  });

  it('is no more than what the return was to bring, where staff lowered it', async () => {
    const order = await orderAt(shop, variant, 'delivered');
    const first = await asked(order);
    const second = await asked(order);
    await runAction(second, 'approve', { refundAmount: 2_200, reason: 'A scratch' });
    expect((await runAction(second, 'receive', { restock: false })).data).toMatchObject({ refundAmount: { amount: 1999 } });
    expect((await returnsOf(order).detail(first)).data).toMatchObject({ refundAmount: { amount: 2_200 } });
    await runAction(first, 'approve');
    await runAction(first, 'receive', { restock: false });
    expect(await detail(order)).toMatchObject({ refundedAmount: { amount: 1999 + 2_200 } });
  });

  it('of what was not sent yet is left to the other refund', async () => {
    const order = await orderAt(shop, variant, 'paid');
    const first = await asked(order, 'refundOnly');
    const second = await asked(order, 'refundOnly');
    for (const action of ['approve', 'refund']) await runAction(second, action);
    expect((await returnsOf(order).cancel(first)).code).toBe(0);
    await runJobs(shop);
    expect(await detail(order)).toMatchObject({ status: 'inProgress', refundedAmount: { amount: 1999 } });
  });
});

it('an exchange that cannot be made in the end is ended, and its goods are refunded', async () => {
  const order = await orderAt(shop, variant, 'delivered');
  const [lineId] = await returnsOf(order).lineIds();
  const returnNo = await asked(order, 'exchange');
  await runAction(returnNo, 'approve');
  await runAction(returnNo, 'receive', { restock: true });
  expect(await runAction(returnNo, 'reject-goods', { description: 'The other one broke; we refund it.' })).toMatchObject({
    code: 0,
    data: { status: 'ended' },
  });
  const refund = { lines: [{ lineId, quantity: 1 }], reason: 'Not exchanged' };
  expect(await shop.client().post(`/api/admin/orders/${order.orderNo}/refund`, refund, manager)).toMatchObject({ code: 0 });
  expect(await detail(order)).toMatchObject({ refundedAmount: { amount: 1999 }, products: [{ returned: 1, returnable: 1 }] });
  const { rows } = await sql`select on_hand, reserved from stock_level where variant_id = ${variant.id}`.execute(shop.kysely);
  expect(rows).toEqual([{ onHand: 49, reserved: 0 }]);
  expect(await findBroken(shop.db.url)).toEqual([]);
});

it('a quote counts what a return that runs takes of a gift card', async () => {
  const order = await orderAt(shop, variant, 'delivered');
  await sql`update orders set gift_cards_amount = 1999, total_amount = total_amount - 1999, paid_amount = paid_amount - 1999 where id = ${order.orderId}`.execute(
    shop.kysely,
  );
  const [lineId] = await returnsOf(order).lineIds();
  const quote = async () => (await returnsOf(order).quote({ applyType: 'returnRefund', lines: [{ lineId, quantity: 1 }] })).data;
  expect(await quote()).toMatchObject({ refundAmount: { amount: 1999 }, refundGiftCards: { amount: 1999 } });
  await asked(order);
  expect(await quote()).toMatchObject({ refundAmount: { amount: 2499 }, refundGiftCards: { amount: 0 } });
});
