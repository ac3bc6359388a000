/** The life of a return through the API, as its shopper and staff bring it along. */
import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { amount } from '#kit/pure/amount.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import type { TestOrder } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { bring, orderAt, returnsOf, setReturnAddress } from '#test/harness/returns.ts';
import { runJob, runJobs } from '#test/harness/run-jobs.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let variant: TestVariant;
let blue: TestVariant;
let dear: TestVariant;
let manager: Record<string, string>;
const days = 24 * 3_600_000;
const start = new Date('2026-11-21T10:00:00Z');

beforeAll(async () => {
  shop = await createTestApp();
  await setReturnAddress(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.now = start;
  manager = { 'x-auth': await staffToken(shop, 'manager') };
  [variant, blue, dear] = (await insertTestProduct(shop.host.database, {
    variants: [
      { price: 1999, onHand: 50 },
      { price: 1999, onHand: 2 },
      { price: 2500, onHand: 5 },
    ],
  })) as [TestVariant, TestVariant, TestVariant];
});

const after = (ms: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms);
};
const stock = async (of = variant) =>
  (
    await sql<{ onHand: number; reserved: number; ledger: number }>`select on_hand, reserved,
    (select sum(change)::int from stock_movement m where m.variant_id = l.variant_id) as ledger from stock_level l where variant_id = ${of.id}`.execute(
      shop.kysely,
    )
  ).rows[0]!;
const runAction = (returnNo: string, action: string, body: object = {}, as = manager) =>
  shop.client().post(`/api/admin/returns/${returnNo}/${action}`, body, as);
const detail = async (order: TestOrder) => (await order.client.post('/api/web/order/detail', { orderNo: order.orderNo })).data;
const events = (answer: any) => answer.data.timeline.map((entry: { event: string }) => entry.event);

/** Applies for `quantity` units of the first line. */
async function applied(order: TestOrder, applyType: string, { quantity = 1, ...more }: { quantity?: number; [field: string]: unknown } = {}) {
  const [lineId] = await returnsOf(order).lineIds();
  return returnsOf(order).apply({ applyType, lines: [{ lineId, quantity, ...(more['exchangeSku'] ? { exchangeSku: more['exchangeSku'] } : {}) }], ...more });
}
async function numberOf(order: TestOrder, applyType: string, more = {}): Promise<string> {
  const answer = await applied(order, applyType, more);
  expect([answer.code, answer.msg]).toEqual([0, expect.anything()]);
  return answer.data.returnNo;
}

describe('a return with refund', () => {
  it('goes from application over the parcel to the refund, and the units are on hand again', async () => {
    const order = await orderAt(shop, variant, 'delivered');
    expect(await detail(order)).toMatchObject({ products: [{ returnable: 2, returnableGoods: 2, returned: 0 }], actions: expect.arrayContaining(['return']) });
    const [lineId] = await returnsOf(order).lineIds();
    expect(await returnsOf(order).quote({ lines: [{ lineId, quantity: 1 }], applyType: 'returnRefund' })).toMatchObject({
      code: 0,
      data: { refundAmount: { amount: 1999, currency: 'USD' }, refundCredits: { amount: 0 }, shippingFee: { amount: 0 } },
    });
    const one = await applied(order, 'returnRefund', { applyDescription: 'Too <b>small</b>' });
    expect(one).toMatchObject({
      code: 0,
      data: {
        orderNo: order.orderNo,
        returnNo: expect.stringMatching(/^R261121-[0-9A-HJKMNP-TV-Z]{6}$/),
        status: 'pendingApproval',
        auditStatus: 'pendingApproval',
        applyType: 'returnRefund',
        applyDescription: 'Too <b>small</b>',
        refundAmount: { amount: 1999 },
        returnAddress: null,
        actions: ['cancel'],
        lines: [{ lineId, quantity: 1, sku: variant.sku, total: { amount: 1999 } }],
      },
    });
    expect(await detail(order)).toMatchObject({ products: [{ returnable: 1, returned: 1 }] });
    const { returnNo } = one.data;
    expect(await returnsOf(order).logistics(returnNo)).toMatchObject({ status: 409, code: 41 });
    expect(await runAction(returnNo, 'approve')).toMatchObject({ code: 0, data: { auditStatus: 'auditSuccessful', status: 'pendingApproval' } });
    expect((await returnsOf(order).detail(returnNo)).data).toMatchObject({
      returnAddress: { consignee: 'Returns desk', contactNumber: '+44 1632 960152', detailedAddress: '3 Beck Lane, Aldermoor' },
      actions: ['cancel', 'logistics'],
      logisticsDueAt: new Date(start.getTime() + 14 * days).toISOString(),
    });
    after(days);
    expect((await returnsOf(order).logistics(returnNo)).data).toMatchObject({
      logisticsCompany: 'Sparrow',
      logisticsNumber: 'SP-9',
      deliveryTime: shop.clock.now.toISOString(),
      actions: ['logistics'],
    });
    expect(await returnsOf(order).cancel(returnNo)).toMatchObject({ status: 409, code: 41, msg: expect.stringContaining('on their way') });
    expect(await stock()).toEqual({ onHand: 48, reserved: 0, ledger: 48 });
    manager = { 'x-auth': await staffToken(shop, 'manager') };
    const received = await runAction(returnNo, 'receive', { restock: true });
    expect(received).toMatchObject({ code: 0, data: { status: 'completed', auditStatus: 'auditSuccessful', refundAmount: { amount: 1999 }, restocked: true } });
    expect(events(received)).toEqual(['applied', 'approved', 'sent', 'received', 'refunded']);
    expect(await stock()).toEqual({ onHand: 49, reserved: 0, ledger: 49 });
    expect(await detail(order)).toMatchObject({
      payStatus: 'paid',
      refundedAmount: { amount: 1999 },
      refunds: [{ amount: { amount: 1999 }, reason: `Return ${returnNo}` }],
      products: [{ returnable: 1, returned: 1 }],
    });
    await runJobs(shop);
    expect((await sql<{ state: string }>`select state from refund where order_id = ${order.orderId}`.execute(shop.kysely)).rows).toEqual([
      { state: 'succeeded' },
    ]);
  });

  it('refunds shipping with the last unit', async () => {
    const order = await orderAt(shop, variant, 'delivered');
    const first = await numberOf(order, 'returnRefund');
    const second = await applied(order, 'returnRefund');
    expect(second.data).toMatchObject({ refundAmount: { amount: 2499 }, shippingFee: { amount: 500 } });
    for (const returnNo of [first, second.data.returnNo]) {
      expect((await runAction(returnNo, 'approve')).code).toBe(0);
      expect((await runAction(returnNo, 'receive', { restock: false })).code).toBe(0);
    }
    expect(await detail(order)).toMatchObject({ refundedAmount: { amount: 4498 }, total: { amount: 4498 } });
    expect(await stock()).toMatchObject({ onHand: 48 });
  });

  it('when declined, ends with its description, and the units can be returned again', async () => {
    const order = await orderAt(shop, variant, 'delivered');
    const returnNo = await numberOf(order, 'returnRefund', { quantity: 2 });
    expect(await runAction(returnNo, 'refuse', {})).toMatchObject({ status: 400, data: { errors: { description: expect.any(String) } } });
    expect(await runAction(returnNo, 'refuse', { description: 'Worn for months' })).toMatchObject({
      data: { status: 'ended', auditStatus: 'auditFailed', refuseDescription: 'Worn for months', actions: [] },
    });
    expect(await detail(order)).toMatchObject({ products: [{ returnable: 2, returned: 0 }], refundedAmount: { amount: 0 } });
    expect((await applied(order, 'returnRefund', { quantity: 2 })).data).toMatchObject({ refundAmount: { amount: 4498 } });
  });

  it('whose goods are not as agreed ends with a message and without a refund', async () => {
    const order = await orderAt(shop, variant, 'delivered');
    const returnNo = await numberOf(order, 'returnRefund');
    await runAction(returnNo, 'approve');
    await returnsOf(order).logistics(returnNo);
    expect(await runAction(returnNo, 'reject-goods', { description: 'An empty box' })).toMatchObject({
      data: { status: 'ended', auditStatus: 'auditSuccessful', refuseDescription: 'An empty box' },
    });
    expect(await detail(order)).toMatchObject({ refundedAmount: { amount: 0 }, products: [{ returned: 0 }] });
  });
});

describe('the amount', () => {
  it('may be lowered with a reason, and never raised', async () => {
    const order = await orderAt(shop, variant, 'delivered');
    const returnNo = await numberOf(order, 'returnRefund');
    expect(await runAction(returnNo, 'approve', { refundAmount: 2000 })).toMatchObject({ status: 409, code: 41, msg: expect.stringContaining('$19.99') });
    expect(await runAction(returnNo, 'approve', { refundAmount: 1500 })).toMatchObject({ status: 400, data: { errors: { reason: expect.any(String) } } });
    expect(await runAction(returnNo, 'approve', { refundAmount: { amount: 1500, currency: 'EUR' }, reason: 'x' })).toMatchObject({ status: 400 });
    expect(await runAction(returnNo, 'approve', { refundAmount: -1, reason: 'x' })).toMatchObject({ status: 400 });
    expect((await returnsOf(order).detail(returnNo)).data).toMatchObject({ auditStatus: 'pendingApproval' });
    const approved = await runAction(returnNo, 'approve', { refundAmount: { amount: 1500, currency: 'USD' }, reason: 'A scratch' });
    expect(approved.data).toMatchObject({ refundAmount: { amount: 1500 }, quotedAmount: { amount: 1999 }, refundReason: 'A scratch' });
    await runAction(returnNo, 'receive', { restock: true });
    expect(await detail(order)).toMatchObject({ refundedAmount: { amount: 1500 } });
  });

  it('is what is left where staff have given back of the order meanwhile', async () => {
    const order = await orderAt(shop, variant, 'delivered');
    const returnNo = await numberOf(order, 'returnRefund', { quantity: 2 });
    await runAction(returnNo, 'approve');
    const given = await shop.client().post(`/api/admin/orders/${order.orderId}/refund`, { amount: 4000, reason: 'Goodwill' }, manager);
    expect(given.code).toBe(0);
    expect((await runAction(returnNo, 'receive', { restock: false })).data).toMatchObject({ refundAmount: { amount: 498 }, status: 'completed' });
    expect(await detail(order)).toMatchObject({ refundedAmount: { amount: 4498 } });
    const other = await orderAt(shop, variant, 'delivered');
    await shop.client().post(`/api/admin/orders/${other.orderId}/refund`, { amount: 4000, reason: 'Goodwill' }, manager);
    expect((await applied(other, 'returnRefund', { quantity: 2 })).data).toMatchObject({ refundAmount: { amount: 498 } });
  });

  it('holds what the line cost after discounts, with the tax that was added', async () => {
    const order = await orderAt(shop, variant, 'unpaid', {
      quantity: 3,
      price: 1000,
      taxIncluded: false,
      tax: amount(190),
      subtotal: amount(3000),
      promotionDiscounts: [{ title: 'Autumn', amount: amount(1100) }],
      shippingFee: amount(500),
      total: amount(2590),
      lines: [
        {
          ...lineOf(variant),
          quantity: 3,
          price: amount(1000),
          discounts: [{ title: 'Autumn', amount: amount(1100) }],
          total: amount(1900),
          taxAmount: amount(100),
        },
      ],
    });
    await bring(shop, order.orderId, 'delivered');
    const amounts: number[] = [];
    for (let unit = 0; unit < 3; unit += 1) amounts.push((await applied(order, 'returnRefund')).data.refundAmount.amount);
    // 2000 for three, and with the last one shipping and the tax on it.
    expect(amounts).toEqual([667, 667, 666 + 590]);
  });
});

const lineOf = ({ id, productId, sku }: TestVariant) => ({
  variantId: id,
  productId,
  sku,
  slug: 'a-thing',
  title: 'A thing',
  options: [],
  picture: null,
  discounts: [],
  taxBasisPoints: 0,
  weightGrams: 100,
  taxClass: 'standard',
});

describe('a refund without goods', () => {
  it('of unsent units keeps them from being sent, releases their stock, and closes an order of nothing else', async () => {
    const order = await orderAt(shop, variant, 'paid');
    const returnNo = await numberOf(order, 'refundOnly', { quantity: 2 });
    expect(await detail(order)).toMatchObject({ products: [{ withheld: 2, returnable: 0 }], actions: [] });
    const ship = () => shop.client().post(`/api/admin/orders/${order.orderId}/ship`, { expressName: 'C', expressNumber: '1' }, manager);
    expect(await ship()).toMatchObject({ status: 409, code: 41, msg: expect.stringContaining('refund') });
    expect(await order.client.post('/api/web/order/cancel', { orderNo: order.orderNo })).toMatchObject({
      status: 409,
      code: 41,
      msg: expect.stringContaining('refund'),
    });
    expect((await runAction(returnNo, 'approve')).data).toMatchObject({ returnAddress: null, actions: ['refund'] });
    expect(await runAction(returnNo, 'receive', { restock: true })).toMatchObject({ status: 409, code: 41 });
    expect(await stock()).toEqual({ onHand: 50, reserved: 2, ledger: 50 });
    expect((await runAction(returnNo, 'refund')).data).toMatchObject({ status: 'completed', refundAmount: { amount: 4498 }, shippingFee: { amount: 500 } });
    expect(await stock()).toEqual({ onHand: 50, reserved: 0, ledger: 50 });
    expect(await detail(order)).toMatchObject({ status: 'cancelled', payStatus: 'paid', refundedAmount: { amount: 4498 }, actions: [] });
    expect(await ship()).toMatchObject({ status: 409, code: 41 });
  });

  it('of a part lets the rest go out, which then is all of it', async () => {
    const order = await orderAt(shop, variant, 'paid');
    const returnNo = await numberOf(order, 'refundOnly');
    const ship = () => shop.client().post(`/api/admin/orders/${order.orderId}/ship`, { expressName: 'C', expressNumber: '1' }, manager);
    expect((await ship()).data).toMatchObject({ shipments: [{ lines: [{ quantity: 1 }] }] });
    expect((await detail(order)).actions).not.toContain('confirm');
    await runAction(returnNo, 'approve');
    await runAction(returnNo, 'refund');
    expect(await stock()).toEqual({ onHand: 49, reserved: 0, ledger: 49 });
    expect(await order.client.post('/api/web/order/confirm', { orderNo: order.orderNo })).toMatchObject({ code: 0, data: { status: 'completed' } });
    expect(await detail(order)).toMatchObject({ refundedAmount: { amount: 1999 }, products: [{ shipped: 1, withheld: 1, returnable: 1 }] });
  });

  it('when declined, lets them be sent after all', async () => {
    const order = await orderAt(shop, variant, 'paid');
    const returnNo = await numberOf(order, 'refundOnly', { quantity: 2 });
    await runAction(returnNo, 'refuse', { description: 'Packed already' });
    const sent = await shop.client().post(`/api/admin/orders/${order.orderId}/ship`, { expressName: 'C', expressNumber: '1' }, manager);
    expect(sent).toMatchObject({ code: 0, data: { products: [{ shipped: 2 }] } });
  });

  it('is possible for what has arrived, and not for what is on its way', async () => {
    const order = await orderAt(shop, variant, 'shipped');
    expect(await applied(order, 'refundOnly')).toMatchObject({ status: 409, code: 41, msg: expect.stringContaining('not arrived') });
    expect((await detail(order)).products[0]).toMatchObject({ returnable: 0 });
    await order.client.post('/api/web/order/confirm', { orderNo: order.orderNo });
    const returnNo = await numberOf(order, 'refundOnly');
    await runAction(returnNo, 'approve');
    expect((await runAction(returnNo, 'refund')).data).toMatchObject({ status: 'completed', refundAmount: { amount: 1999 } });
    expect(await detail(order)).toMatchObject({ status: 'completed', refundedAmount: { amount: 1999 } });
  });
});

describe('an exchange', () => {
  it('reserves at the approval, and sends the replacement once the goods are here', async () => {
    const order = await orderAt(shop, variant, 'delivered', {
      lines: [{ ...lineOf(variant), quantity: 2, price: amount(1999), total: amount(3998), taxAmount: amount(0) }],
    });
    const one = await applied(order, 'exchange', { exchangeSku: blue.sku });
    expect(one.data).toMatchObject({ refundAmount: { amount: 0 }, lines: [{ exchangeSku: blue.sku }] });
    const { returnNo } = one.data;
    expect(await stock(blue)).toMatchObject({ onHand: 2, reserved: 0 });
    await runAction(returnNo, 'approve');
    expect(await stock(blue)).toMatchObject({ onHand: 2, reserved: 1 });
    expect(await runAction(returnNo, 'exchange', { expressName: 'C', expressNumber: '1' })).toMatchObject({ status: 409, code: 41 });
    await returnsOf(order).logistics(returnNo);
    expect((await runAction(returnNo, 'receive', { restock: true })).data).toMatchObject({ status: 'pendingApproval', actions: ['reject-goods', 'exchange'] });
    expect(await stock()).toMatchObject({ onHand: 49 });
    expect(await runAction(returnNo, 'exchange', { expressName: '', expressNumber: '1' })).toMatchObject({ status: 400 });
    const sent = await runAction(returnNo, 'exchange', { expressName: 'Cormorant', expressNumber: 'CM-77' });
    expect(sent.data).toMatchObject({ status: 'completed', exchangeShipment: { expressName: 'Cormorant', expressNumber: 'CM-77' } });
    expect(await stock(blue)).toEqual({ onHand: 1, reserved: 0, ledger: 1 });
    expect((await returnsOf(order).detail(returnNo)).data.timeline.at(-1)).toMatchObject({ event: 'exchangeSent', reason: 'Cormorant CM-77' });
    expect(await detail(order)).toMatchObject({ refundedAmount: { amount: 0 }, products: [{ returned: 1, returnable: 1 }] });
  });

  it('is rejected with a message when the replacement is sold out, and released when the return ends', async () => {
    const order = await orderAt(shop, variant, 'delivered', { quantity: 3 });
    const many = await numberOf(order, 'exchange', { quantity: 3, exchangeSku: blue.sku });
    expect(await runAction(many, 'approve')).toMatchObject({ status: 409, code: 41, msg: expect.stringContaining('out of stock'), data: { available: 2 } });
    expect(await stock(blue)).toMatchObject({ reserved: 0 });
    await returnsOf(order).cancel(many);
    const one = await numberOf(order, 'exchange', { exchangeSku: blue.sku });
    await runAction(one, 'approve');
    expect(await stock(blue)).toMatchObject({ reserved: 1 });
    expect((await returnsOf(order).cancel(one)).data).toMatchObject({ status: 'cancelled', auditStatus: 'auditSuccessful' });
    expect(await stock(blue)).toMatchObject({ reserved: 0 });
  });

  it('is for the same product at the same price', async () => {
    const [stranger] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1999 }] })) as [TestVariant];
    const order = await orderAt(shop, variant, 'delivered');
    for (const exchangeSku of [dear.sku, stranger.sku, 'no-such-sku']) {
      expect([exchangeSku, await applied(order, 'exchange', { exchangeSku })]).toMatchObject([
        exchangeSku,
        { status: 409, code: 41, msg: expect.stringContaining('same product') },
      ]);
    }
    expect(await applied(order, 'returnRefund', { exchangeSku: blue.sku })).toMatchObject({ status: 400, data: { errors: { lines: expect.any(String) } } });
    expect((await applied(order, 'exchange')).data.lines).toMatchObject([{ exchangeSku: variant.sku }]);
  });
});

describe('what is rejected', () => {
  it.each([
    ['unpaid', 'returnRefund'],
    ['paid', 'returnRefund'],
    ['paid', 'exchange'],
    ['shipped', 'returnRefund'],
    ['shipped', 'exchange'],
    ['unpaid', 'refundOnly'],
  ] as const)('of an order that is %s: %s, with 41', async (stage, applyType) => {
    const order = await orderAt(shop, variant, stage);
    const before = await detail(order);
    expect(await applied(order, applyType)).toMatchObject({ status: 409, code: 41 });
    expect(await detail(order)).toEqual(before);
  });

  it('what is cancelled or about to be', async () => {
    const order = await orderAt(shop, variant, 'paid');
    await order.client.post('/api/web/order/cancel', { orderNo: order.orderNo });
    expect(await applied(order, 'refundOnly')).toMatchObject({ status: 409, code: 41 });
    await shop.client().post(`/api/admin/orders/${order.orderId}/cancel-approve`, {}, manager);
    expect(await applied(order, 'refundOnly')).toMatchObject({ status: 409, code: 41 });
  });

  it('more than was bought, in one or in several', async () => {
    const order = await orderAt(shop, variant, 'delivered');
    const [lineId] = await returnsOf(order).lineIds();
    expect(await applied(order, 'returnRefund', { quantity: 3 })).toMatchObject({ status: 409, code: 41, data: { lineId, returnable: 2 } });
    const twice = await returnsOf(order).apply({
      applyType: 'returnRefund',
      lines: [
        { lineId, quantity: 2 },
        { lineId, quantity: 1 },
      ],
    });
    expect(twice).toMatchObject({ status: 409, code: 41 });
    await numberOf(order, 'returnRefund', { quantity: 2 });
    expect(await applied(order, 'returnRefund')).toMatchObject({ status: 409, code: 41, data: { returnable: 0 } });
  });

  it.each([
    ['no lines', { lines: [] }, 'lines'],
    ['a line of another order', { lines: [{ lineId: '01890000-0000-7000-8000-000000000000', quantity: 1 }] }, 'lines'],
    ['no line', { lines: [{ lineId: "'; drop", quantity: 1 }] }, 'lines'],
    ['none of it', { quantity: 0 }, 'lines.0.quantity'],
    ['fewer than none', { quantity: -1 }, 'lines.0.quantity'],
    ['half a unit', { quantity: 0.5 }, 'lines.0.quantity'],
    ['words for a number', { quantity: '1e3' as never }, 'lines.0.quantity'],
    ['more than numbers hold', { quantity: 2 ** 53 }, 'lines.0.quantity'],
    ['a kind that is none', { applyType: 'gift' }, 'applyType'],
    ['a very long reason', { applyDescription: 'x'.repeat(1_001) }, 'applyDescription'],
    ['seven pictures', { images: Array.from({ length: 7 }, () => 'x') }, 'images'],
    ["another shopper's picture", { images: ['01890000-0000-7000-8000-000000000000'] }, 'images'],
    ['credits for a guest', { refundTo: 'credits' }, 'refundTo'],
  ])('%s, naming the field', async (_, more, field) => {
    const order = await orderAt(shop, variant, 'delivered');
    const answer = await applied(order, 'returnRefund', more);
    expect([answer.status, answer.code, Object.keys(answer.data?.errors ?? {})]).toEqual([400, 40, [field]]);
    expect((await detail(order)).products[0].returned).toBe(0);
  });

  it('after 30 days, or as many as are set', async () => {
    const order = await orderAt(shop, variant, 'delivered');
    after(29.9 * days);
    expect((await detail(order)).products[0].returnable).toBe(2);
    const early = await numberOf(order, 'returnRefund');
    after(0.2 * days);
    expect(await applied(order, 'returnRefund')).toMatchObject({ status: 409, code: 41, msg: expect.stringContaining('30 days') });
    expect(await detail(order)).toMatchObject({ products: [{ returnable: 0 }] });
    expect((await detail(order)).actions).not.toContain('return');
    manager = { 'x-auth': await staffToken(shop, 'manager') };
    expect((await runAction(early, 'approve')).code).toBe(0);
  });

  it('without a return address to send goods to', async () => {
    const order = await orderAt(shop, variant, 'delivered');
    const returnNo = await numberOf(order, 'returnRefund');
    const read = await shop.client().get('/api/admin/settings/returns', manager);
    const put = (payload: object, etag = '*') =>
      shop.client().send({ method: 'PUT', url: '/api/admin/settings/returns', payload, headers: { ...manager, 'if-match': etag } });
    expect((await put({ ...read.data, detailedAddress: {} }, read.headers['etag'])).code).toBe(0);
    expect(await runAction(returnNo, 'approve')).toMatchObject({ status: 409, code: 41, msg: expect.stringContaining('address') });
    expect((await put(read.data)).code).toBe(0);
    expect((await runAction(returnNo, 'approve')).code).toBe(0);
  });
});

describe('by itself', () => {
  it('reminds once, and ends 14 days after the approval without a number', async () => {
    const order = await orderAt(shop, variant, 'delivered');
    const [lost, sent] = [await numberOf(order, 'returnRefund'), await numberOf(order, 'returnRefund')];
    for (const returnNo of [lost, sent]) await runAction(returnNo, 'approve');
    await returnsOf(order).logistics(sent);
    after(10 * days);
    await runJob(shop, 'return.remind');
    expect(events(await returnsOf(order).detail(lost))).not.toContain('reminded');
    after(1.5 * days);
    for (const _ of [1, 2]) await runJob(shop, 'return.remind');
    await runJob(shop, 'return.expire');
    expect((await returnsOf(order).detail(lost)).data).toMatchObject({ status: 'pendingApproval' });
    after(3 * days);
    await runJob(shop, 'return.expire');
    const ended = await returnsOf(order).detail(lost);
    expect(ended.data).toMatchObject({ status: 'ended', auditStatus: 'auditSuccessful' });
    expect(events(ended)).toEqual(['applied', 'approved', 'reminded', 'expired']);
    expect((await returnsOf(order).detail(sent)).data).toMatchObject({ status: 'pendingApproval' });
    expect((await detail(order)).products[0]).toMatchObject({ returned: 1 });
  });
});

describe('mails', () => {
  it('report every step in the language of the order', async () => {
    // What the tests before have queued is not read here, and rendering all of it takes long.
    await sql`delete from pgboss.job where state = 'created'`.execute(shop.kysely);
    const order = await orderAt(shop, variant, 'delivered', { lang: 'zh', quantity: 3, contact: { email: 'lin@example.com' } });
    const done = await numberOf(order, 'returnRefund');
    await runAction(done, 'approve', { refundAmount: 1000, reason: '有划痕' });
    await runAction(done, 'receive', { restock: true });
    const refused = await numberOf(order, 'returnRefund');
    await runAction(refused, 'refuse', { description: '已使用' });
    await runJobs(shop);
    const folder = shop.host.config.mailDir;
    const names = (await readdir(folder)).filter((name) => name.includes(done) || name.includes(refused));
    const kinds = names.map((name) => /return-(\w+)-R/.exec(name)?.[1]).toSorted();
    expect(kinds).toEqual(['applied', 'applied', 'approved', 'refunded', 'refused']);
    const read = async (kind: string, returnNo: string) =>
      decode(await readFile(`${folder}/${names.find((name) => name.includes(`return-${kind}-${returnNo}`))}`, 'utf8'));
    const approved = await read('approved', done);
    for (const words of ['退货组', '榆野贝克巷', '有划痕', '/zh/checkout/thankyou']) expect(approved).toContain(words);
    expect(await read('refused', refused)).toContain('已使用');
  });
});

/** A mail's text parts as they read. */
function decode(mail: string): string {
  return (
    mail.replaceAll(/(?:^[A-Za-z0-9+/]{4,}={0,2}\r?\n?)+/gm, (block) => Buffer.from(block.replaceAll(/\s/g, ''), 'base64').toString('utf8')) +
    Buffer.from(
      mail.replaceAll(/=\r?\n/g, '').replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
      'latin1',
    ).toString('utf8')
  );
}
