/** Refunds by staff: of lines, of shipping, of sums; what becomes of the order, its stock and its returns; credit notes. */
import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { amount } from '#kit/pure/amount.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { placeTestOrder, staffContext, testDraft, type TestOrder } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { orderAt, returnsOf, setReturnAddress } from '#test/harness/returns.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { staffToken } from '#test/harness/staff.ts';
import { findBroken } from '#test/faults/find-broken.ts';
import { markPaid } from '../pay/index.ts';

let shop: TestApp;
let mug: TestVariant;
let bowl: TestVariant;
let manager: Record<string, string>;

beforeAll(async () => {
  shop = await createTestApp();
  await setReturnAddress(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  manager = { 'x-auth': await staffToken(shop, 'manager') };
  [mug, bowl] = (await insertTestProduct(shop.host.database, {
    variants: [
      { price: 1999, onHand: 100 },
      { price: 1000, onHand: 100 },
    ],
  })) as [TestVariant, TestVariant];
});

const runAction = (order: TestOrder, action: string, body: object = {}) => shop.client().post(`/api/admin/orders/${order.orderId}/${action}`, body, manager);
const refund = async (order: TestOrder, body: object) => {
  const answer = await runAction(order, 'refund', { reason: 'A scratch', ...body });
  expect([answer.code, answer.msg]).toEqual([0, expect.anything()]);
  return answer.data;
};
const detail = async (order: TestOrder) => (await order.client.post('/api/web/order/detail', { orderNo: order.orderNo })).data;
const stock = async (variant = mug) =>
  (await sql<{ onHand: number; reserved: number }>`select on_hand, reserved from stock_level where variant_id = ${variant.id}`.execute(shop.kysely)).rows[0]!;
const parcel = { expressName: 'Cormorant', expressNumber: 'CM-1' };

/** Two mugs and three bowls, 6998 of goods and 500 of shipping, paid. */
async function mixed(): Promise<{ order: TestOrder; mugs: string; bowls: string }> {
  const ofMug = testDraft(mug, { quantity: 2 }).lines[0]!;
  const ofBowl = testDraft(bowl, { quantity: 3, price: 1000 }).lines[0]!;
  const order = await placeTestOrder(shop, mug, {
    lines: [ofMug, ofBowl],
    subtotal: amount(6998),
    total: amount(7498),
    paymentMethodId: 'bankTransfer',
  });
  await markPaid(await staffContext(shop), { order: order.orderId });
  const [mugs, bowls] = await returnsOf(order).lineIds();
  return { order, mugs: mugs!, bowls: bowls! };
}

describe('the shopper', () => {
  it('sends a mail unless staff say not to', async () => {
    const { order } = await mixed();
    const mails = async () => {
      await runJobs(shop);
      return (await readdir(shop.host.config.mailDir)).filter((name) => name.includes(`refunded-${order.orderNo}`)).length;
    };
    await refund(order, { amount: 100, notify: false });
    expect(await mails()).toBe(0);
    await refund(order, { amount: 100 });
    expect(await mails()).toBe(1);
  });
});

describe('a refund of lines', () => {
  it('is what the units cost; unsent units are no longer sent and become available to others', async () => {
    const { order, mugs, bowls } = await mixed();
    expect(await stock()).toEqual({ onHand: 100, reserved: 2 });
    const seen = await refund(order, { lines: [{ lineId: mugs, quantity: 1, restock: true }] });
    expect(seen).toMatchObject({ status: 'inProgress', refundState: 'partial', refundedAmount: { amount: 1999 } });
    expect(seen.refunds).toMatchObject([
      {
        amount: { amount: 1999 },
        reason: 'A scratch',
        lines: [{ lineId: mugs, quantity: 1, amount: { amount: 1999 } }],
        creditNote: expect.stringMatching(/^CN-\d{4}-\d{6}$/),
      },
    ]);
    expect(await stock()).toEqual({ onHand: 100, reserved: 1 });
    const tooMany = await runAction(order, 'ship', { ...parcel, lines: [{ lineId: mugs, quantity: 2 }] });
    expect(tooMany).toMatchObject({ status: 409, code: 41 });
    expect(await runAction(order, 'refund', { lines: [{ lineId: mugs, quantity: 2 }], reason: 'More' })).toMatchObject({
      status: 409,
      code: 41,
      data: { left: 1 },
    });
    const sent = (await runAction(order, 'ship', parcel)).data;
    expect(sent.shipments[0].lines).toEqual([
      { lineId: mugs, quantity: 1 },
      { lineId: bowls, quantity: 3 },
    ]);
    expect(sent.actions).toEqual(['deliver', 'refund']);
  });

  it('of everything unsent cancels an order of which nothing was sent, and its coupons and stock come back', async () => {
    const { order, mugs, bowls } = await mixed();
    const lines = [
      { lineId: mugs, quantity: 2, restock: true },
      { lineId: bowls, quantity: 3, writeOff: true },
    ];
    const seen = await refund(order, { lines, shipping: 500 });
    expect(seen).toMatchObject({ status: 'cancelled', payStatus: 'paid', refundState: 'full', refundedAmount: { amount: 7498 }, actions: [] });
    expect(seen.refunds).toMatchObject([{ amount: { amount: 7498 }, shipping: { amount: 500 } }]);
    expect(await stock()).toEqual({ onHand: 100, reserved: 0 });
    // What is written off is not on hand any more either.
    expect(await stock(bowl)).toEqual({ onHand: 97, reserved: 0 });
  });

  it('of which some were sent puts back only what is reported as returned, and never removes unsent units from stock by default', async () => {
    const { order, mugs, bowls } = await mixed();
    await runAction(order, 'ship', { ...parcel, lines: [{ lineId: bowls, quantity: 1 }] });
    await refund(order, { lines: [{ lineId: bowls, quantity: 3, restock: false }] });
    expect(await stock(bowl)).toEqual({ onHand: 99, reserved: 0 });
    await refund(order, { lines: [{ lineId: mugs, quantity: 1, restock: false }] });
    expect(await stock()).toEqual({ onHand: 100, reserved: 1 });
    expect(await runAction(order, 'refund', { lines: [{ lineId: mugs, quantity: 1, writeOff: true }], reason: 'Broken' })).toMatchObject({ code: 0 });
    expect(await stock()).toEqual({ onHand: 99, reserved: 0 });
  });

  it('of what is left completes an order whose rest is delivered, at once or with the delivery', async () => {
    const one = await mixed();
    await runAction(one.order, 'ship', { ...parcel, lines: [{ lineId: one.mugs, quantity: 2 }] });
    await runAction(one.order, 'deliver');
    expect(await refund(one.order, { lines: [{ lineId: one.bowls, quantity: 3 }] })).toMatchObject({ status: 'completed', refundState: 'partial' });
    const two = await mixed();
    await runAction(two.order, 'ship', { ...parcel, lines: [{ lineId: two.mugs, quantity: 2 }] });
    expect(await refund(two.order, { lines: [{ lineId: two.bowls, quantity: 3 }] })).toMatchObject({ status: 'inProgress', actions: ['deliver', 'refund'] });
    expect((await runAction(two.order, 'deliver')).data).toMatchObject({ status: 'completed' });
    expect(await stock(bowl)).toEqual({ onHand: 100, reserved: 0 });
  });

  it('of goods that were sent puts them on hand again when so asked, and leaves less to return', async () => {
    const order = await orderAt(shop, mug, 'delivered', { quantity: 3 });
    const [lineId] = await returnsOf(order).lineIds();
    await refund(order, { lines: [{ lineId, quantity: 1, restock: true }] });
    expect(await stock()).toEqual({ onHand: 98, reserved: 0 });
    await refund(order, { lines: [{ lineId, quantity: 1 }] });
    expect(await stock()).toEqual({ onHand: 98, reserved: 0 });
    expect((await detail(order)).products[0]).toMatchObject({ returned: 2, returnableGoods: 1 });
    expect((await returnsOf(order).quote({ lines: [{ lineId, quantity: 2 }] })).code).toBe(41);
    // With the last unit everything is refunded: shipping too.
    expect((await returnsOf(order).quote({ lines: [{ lineId, quantity: 1 }] })).data).toMatchObject({ refundAmount: { amount: 2499 } });
  });

  it('accepts a lower amount, and none above what the units cost', async () => {
    const { order, mugs } = await mixed();
    const lines = [{ lineId: mugs, quantity: 1 }];
    expect(await runAction(order, 'refund', { lines, amount: 2_000, reason: 'No' })).toMatchObject({ status: 409, code: 41 });
    expect((await refund(order, { lines, amount: { amount: 1_500, currency: 'USD' } })).refunds[0]).toMatchObject({
      amount: { amount: 1500 },
      lines: [{ amount: { amount: 1500 } }],
    });
  });
});

describe('a refund of a sum', () => {
  it('lowers what returns bring, by what the lines were paid for; goodwill lowers nothing', async () => {
    const order = await orderAt(shop, mug, 'delivered', { quantity: 2 });
    const [lineId] = await returnsOf(order).lineIds();
    const quote = async (quantity: number) => (await returnsOf(order).quote({ lines: [{ lineId, quantity }] })).data.refundAmount.amount;
    expect(await quote(1)).toBe(1999);
    await refund(order, { amount: 300, goodwill: true });
    expect([await quote(1), await quote(2)]).toEqual([1999, 4198]);
    await refund(order, { amount: 998, reason: 'Late' });
    expect([await quote(1), await quote(2)]).toEqual([1500, 3200]);
    const refunds = (await detail(order)).refunds;
    expect(refunds.map((one: any) => [one.goodwill, one.lines.map((line: any) => [line.quantity, line.amount.amount])])).toEqual([
      [true, []],
      [false, [[0, 998]]],
    ]);
  });

  it('counts for a return that was asked for before', async () => {
    const order = await orderAt(shop, mug, 'delivered', { quantity: 2 });
    const [lineId] = await returnsOf(order).lineIds();
    const { data } = await returnsOf(order).apply({ applyType: 'returnRefund', lines: [{ lineId, quantity: 1 }] });
    const asStaff = async () => (await shop.client().get(`/api/admin/returns/${data.returnNo}`, manager)).data;
    await refund(order, { amount: 1_000 });
    // Shopper and staff see what it brings now, and nobody is quoted less for what is no longer promised.
    const now = { refundAmount: { amount: 1499 }, quotedAmount: { amount: 1499 }, lines: [{ total: { amount: 1499 } }] };
    expect([(await returnsOf(order).detail(data.returnNo)).data, await asStaff()]).toMatchObject([now, now]);
    const listed = (await order.client.post('/api/web/return/list', { orderNo: order.orderNo })).data.items;
    expect(listed).toMatchObject([now]);
    const promise = (await returnsOf(order).quote({ lines: [{ lineId, quantity: 1 }] })).data;
    expect(promise.refundAmount.amount).toBe(1499 + 500);
    const second = (await returnsOf(order).apply({ applyType: 'returnRefund', lines: [{ lineId, quantity: 1 }] })).data;
    expect(second).toMatchObject({ refundAmount: { amount: 1499 + 500 }, lines: [{ total: { amount: 1499 } }] });
    expect((await returnsOf(order).detail(data.returnNo)).data).toMatchObject({ ...now, timeline: [{ event: 'applied' }, { event: 'lowered' }] });
    await returnsOf(order).cancel(second.returnNo);
    const tooMuch = await shop.client().post(`/api/admin/returns/${data.returnNo}/approve`, { refundAmount: 1500, reason: 'No' }, manager);
    expect(tooMuch).toMatchObject({ status: 409, code: 41 });
    for (const [action, body] of [
      ['approve', {}],
      ['receive', { restock: true }],
    ] as const)
      expect((await shop.client().post(`/api/admin/returns/${data.returnNo}/${action}`, body, manager)).code).toBe(0);
    expect((await returnsOf(order).detail(data.returnNo)).data.refundAmount.amount).toBe(1499);
    expect((await returnsOf(order).quote({ lines: [{ lineId, quantity: 1 }] })).data.refundAmount.amount).toBe(1499 + 500);
  });

  it('is shared over lines by what each was paid for, then over shipping', async () => {
    const { order, mugs, bowls } = await mixed();
    const seen = await refund(order, { amount: 3499 });
    expect(seen.refunds[0].lines).toEqual([
      { lineId: mugs, quantity: 0, amount: { amount: 1999, currency: 'USD' } },
      { lineId: bowls, quantity: 0, amount: { amount: 1500, currency: 'USD' } },
    ]);
    const rest = await refund(order, { amount: 3999 });
    expect(rest.refunds[1]).toMatchObject({ amount: { amount: 3999 }, shipping: { amount: 500 } });
    // Everything has gone back, so nothing is sent any more.
    expect(rest).toMatchObject({ status: 'cancelled', refundState: 'full' });
    expect([await stock(), await stock(bowl)]).toEqual([
      { onHand: 100, reserved: 0 },
      { onHand: 100, reserved: 0 },
    ]);
  });

  it('that is goodwill leaves the order as it is', async () => {
    const { order } = await mixed();
    expect(await refund(order, { amount: 7498, goodwill: true })).toMatchObject({ status: 'inProgress', refundState: 'full', actions: ['ship', 'cancel'] });
    expect((await runAction(order, 'ship', parcel)).code).toBe(0);
  });

  it('while a return of unsent goods runs ends the order once that is decided', async () => {
    const { order, mugs } = await mixed();
    const { data } = await returnsOf(order).apply({ applyType: 'refundOnly', lines: [{ lineId: mugs, quantity: 2 }] });
    expect(await refund(order, { amount: 7498 })).toMatchObject({ status: 'inProgress', actions: [] });
    expect([await stock(), await stock(bowl)]).toMatchObject([{ reserved: 2 }, { reserved: 0 }]);
    await returnsOf(order).cancel(data.returnNo);
    expect(await detail(order)).toMatchObject({ status: 'cancelled' });
    expect(await stock()).toEqual({ onHand: 100, reserved: 0 });
  });

  it.each([
    [{ amount: 7499 }, 409],
    [{ shipping: 501 }, 409],
    [{ amount: 400, shipping: 500 }, 400],
    [{ amount: { amount: 100, currency: 'EUR' } }, 400],
    [{}, 400],
    [{ amount: 0 }, 400],
    [{ amount: 100, reason: '' }, 400],
    [{ lines: [] }, 400],
    [{ lines: [{ lineId: 'nothing', quantity: 1 }] }, 400],
  ])('%j is rejected', async (body, status) => {
    const { order } = await mixed();
    const before = await shop.client().get(`/api/admin/orders/${order.orderId}`, manager);
    expect((await runAction(order, 'refund', { reason: 'A scratch', ...body })).status).toBe(status);
    expect((await shop.client().get(`/api/admin/orders/${order.orderId}`, manager)).text).toBe(before.text);
  });
});

describe('staff cancel a paid order', () => {
  it('of which nothing was sent: the money goes back, stock is free', async () => {
    const { order, mugs, bowls } = await mixed();
    await refund(order, { lines: [{ lineId: mugs, quantity: 1 }] });
    const { data } = await runAction(order, 'cancel', { reason: 'No longer made' });
    expect(data).toMatchObject({ status: 'cancelled', payStatus: 'paid', refundState: 'full', refundedAmount: { amount: 7498 } });
    expect(data.refunds[1]).toMatchObject({
      amount: { amount: 5499 },
      shipping: { amount: 500 },
      lines: [
        { lineId: mugs, quantity: 1, amount: { amount: 1999 } },
        { lineId: bowls, quantity: 3, amount: { amount: 3000 } },
      ],
    });
    expect([await stock(), await stock(bowl)]).toEqual([
      { onHand: 100, reserved: 0 },
      { onHand: 100, reserved: 0 },
    ]);
  });

  it('not while a return runs, nor once something was sent', async () => {
    const one = await mixed();
    await returnsOf(one.order).apply({ applyType: 'refundOnly', lines: [{ lineId: one.mugs, quantity: 1 }] });
    expect(await runAction(one.order, 'cancel', { reason: 'Gone' })).toMatchObject({ status: 409, code: 41, msg: expect.stringContaining('refund') });
    const two = await mixed();
    await runAction(two.order, 'ship', { ...parcel, lines: [{ lineId: two.mugs, quantity: 1 }] });
    expect(await runAction(two.order, 'cancel', { reason: 'Gone' })).toMatchObject({ status: 409, code: 41 });
  });
});

describe('lists', () => {
  it('say whether an order was refunded in part or whole, and are narrowed by it', async () => {
    const [none, partial, full] = [(await mixed()).order, (await mixed()).order, (await mixed()).order];
    await refund(partial, { amount: 100 });
    await refund(full, { amount: 7498 });
    const found = async (refundState: string) => {
      const filter = encodeURIComponent(JSON.stringify({ q: mug.sku, refundState }));
      const { data } = await shop.client().get(`/api/admin/orders?filter=${filter}`, manager);
      return data.items.map((item: any) => [item.orderNo, item.refundState]);
    };
    expect(await found('none')).toEqual([[none.orderNo, 'none']]);
    expect(await found('partial')).toEqual([[partial.orderNo, 'partial']]);
    expect(await found('full')).toEqual([[full.orderNo, 'full']]);
  });
});

it('credit notes are numbered without a gap, also when refunds run at the same time', async () => {
  const orders = await Promise.all(Array.from({ length: 4 }, () => mixed()));
  await Promise.all(
    orders.flatMap(({ order }) => [
      runAction(order, 'refund', { amount: 100, reason: 'a' }),
      runAction(order, 'refund', { amount: 8_000, reason: 'too much' }),
      runAction(order, 'refund', { shipping: 100, reason: 'b' }),
    ]),
  );
  const rows = await sql<{
    sequence: number;
  }>`select note_sequence as sequence from order_refund where note_sequence is not null order by note_sequence`.execute(shop.kysely);
  expect(rows.rows.length).toBeGreaterThan(8);
  expect(rows.rows.map((row) => row.sequence)).toEqual(rows.rows.map((_, index) => index + 1));
});

it('all of this leaves the books sound', async () => {
  await runJobs(shop, { only: ['order.refund'] });
  expect(await findBroken(shop.db.url)).toEqual([]);
});
