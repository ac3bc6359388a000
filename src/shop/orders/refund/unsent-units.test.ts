// Refunds by staff of units that were not sent: the last of them take shipping and gift cards along, and nothing is written off that is not there.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { amount, zero } from '#kit/pure/amount.ts';
import { findBroken } from '#test/faults/find-broken.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { placeTestOrder, staffContext, testDraft, type TestOrder } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { orderAt, returnsOf } from '#test/harness/returns.ts';
import { staffToken } from '#test/harness/staff.ts';
import { markPaid } from '../pay/index.ts';

let shop: TestApp;
let mug: TestVariant;
let kist: TestVariant;
let staff: Record<string, string>;

beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.now = new Date('2026-11-26T10:00:00Z');
  staff = { 'x-auth': await staffToken(shop, 'manager') };
  const ahead = { as: 'preorder', expectedOn: '2027-01-12', limit: 20 } as const;
  const variants = [
    { price: 1999, onHand: 100 },
    { price: 1999, onHand: 0, ahead },
  ];
  [mug, kist] = (await insertTestProduct(shop.host.database, { variants })) as [TestVariant, TestVariant];
});

const admin = (path: string, body: object) => shop.client().post(`/api/admin${path}`, body, staff);
const refund = (order: TestOrder, body: object) => admin(`/orders/${order.orderId}/refund`, { reason: 'x', ...body });
const lineOf = async (order: TestOrder) => (await returnsOf(order).lineIds())[0]!;
const onHand = async ({ id }: TestVariant) => {
  const found = await sql<{ onHand: number }>`select on_hand from stock_level where variant_id = ${id}`.execute(shop.kysely);
  return found.rows[0]!.onHand;
};

/** Two mugs of 1999 and 500 of shipping, all of it paid by a gift card of 10000. */
async function paidByCard(): Promise<{ order: TestOrder; balance: () => Promise<number> }> {
  const { data } = await admin('/gift-cards', { amount: 10_000, currency: 'USD', note: 'x' });
  const giftCards = [{ cardId: data.id as string, amount: amount(4498) }];
  const order = await placeTestOrder(shop, mug, { giftCards, total: zero, paymentMethodId: null });
  const balance = async () => (await shop.client().get(`/api/admin/gift-cards/${data.id}`, staff)).data.balance.amount as number;
  expect(await balance()).toBe(5502);
  return { order, balance };
}

describe('a refund of all units of which none was sent', () => {
  it('gives shipping back with them', async () => {
    const order = await orderAt(shop, mug, 'paid');
    const answer = await refund(order, { lines: [{ lineId: await lineOf(order), quantity: 2 }] });
    expect(answer).toMatchObject({
      code: 0,
      data: { status: 'cancelled', refundState: 'full', refunds: [{ amount: { amount: 4498 }, shipping: { amount: 500 } }] },
    });
  });

  it('does so with the last of them, and not before', async () => {
    const order = await orderAt(shop, mug, 'paid');
    const lines = [{ lineId: await lineOf(order), quantity: 1 }];
    expect(await refund(order, { lines })).toMatchObject({ code: 0, data: { status: 'inProgress', refundedAmount: { amount: 1999 } } });
    expect(await refund(order, { lines })).toMatchObject({ code: 0, data: { status: 'cancelled', refundedAmount: { amount: 4498 } } });
  });

  it('gives back what staff name instead: a part of shipping, or one sum for all', async () => {
    const named = async (body: object) => {
      const order = await orderAt(shop, mug, 'paid');
      const { data } = await refund(order, { lines: [{ lineId: await lineOf(order), quantity: 2 }], ...body });
      return [data.status, data.refundedAmount.amount, data.refunds[0].shipping.amount];
    };
    expect(await named({ shipping: 100 })).toEqual(['cancelled', 4098, 100]);
    expect(await named({ shipping: 0 })).toEqual(['cancelled', 3998, 0]);
    expect(await named({ amount: 4200 })).toEqual(['cancelled', 4200, 202]);
    expect(await named({ amount: 3000 })).toEqual(['cancelled', 3000, 0]);
  });

  it('leaves shipping where something was sent', async () => {
    const order = await orderAt(shop, mug, 'paid');
    const lineId = await lineOf(order);
    expect(await admin(`/orders/${order.orderId}/ship`, { lines: [{ lineId, quantity: 1 }] })).toMatchObject({ code: 0 });
    const answer = await refund(order, { lines: [{ lineId, quantity: 2 }] });
    expect(answer).toMatchObject({ code: 0, data: { status: 'inProgress', refundedAmount: { amount: 3998 } } });
  });

  it('gives gift cards back all that they paid, also what a lower sum keeps of it', async () => {
    const whole = await paidByCard();
    const lines = [{ lineId: await lineOf(whole.order), quantity: 2 }];
    expect(await refund(whole.order, { lines })).toMatchObject({ code: 0, data: { status: 'cancelled', giftCardsReturned: { amount: 4498 } } });
    expect(await whole.balance()).toBe(10_000);
    const lower = await paidByCard();
    const { data } = await refund(lower.order, { lines: [{ lineId: await lineOf(lower.order), quantity: 2 }], amount: 3000 });
    expect(data).toMatchObject({ status: 'cancelled', giftCardsReturned: { amount: 4498 } });
    expect(data.refunds.map((one: { giftCards: { amount: number } }) => one.giftCards.amount)).toEqual([3000, 1498]);
    expect(await lower.balance()).toBe(10_000);
  });
});

describe('writing off units that wait for stock', () => {
  /** Three units sold ahead, paid. */
  async function ahead(): Promise<{ order: TestOrder; lineId: string }> {
    const expected = { as: 'preorder', expectedOn: '2027-01-12', quantity: 3 } as const;
    const lines = testDraft(kist, { quantity: 3 }).lines.map((line) => ({ ...line, expected }));
    const order = await placeTestOrder(shop, kist, { quantity: 3, lines, paymentMethodId: 'bankTransfer' });
    await markPaid(await staffContext(shop), { order: order.orderId });
    return { order, lineId: await lineOf(order) };
  }

  it('is refused beside its field, as they are not there', async () => {
    const { order, lineId } = await ahead();
    const lines = [{ lineId, quantity: 2, writeOff: true }];
    expect(await refund(order, { lines })).toMatchObject({ status: 400, code: 40, data: { errors: { lines: expect.stringContaining('0') } } });
    expect(await onHand(kist)).toBe(0);
    expect(await refund(order, { lines: [{ lineId, quantity: 2 }] })).toMatchObject({ code: 0 });
    expect(await onHand(kist)).toBe(0);
  });

  it('takes those that have come', async () => {
    const { order, lineId } = await ahead();
    await admin(`/stock/${kist.id}/adjust`, { change: 1, reason: 'received' });
    expect(await refund(order, { lines: [{ lineId, quantity: 2, writeOff: true }] })).toMatchObject({ status: 400, code: 40 });
    expect(await refund(order, { lines: [{ lineId, quantity: 1, writeOff: true }] })).toMatchObject({ code: 0 });
    expect(await onHand(kist)).toBe(0);
  });
});

it('writes off no more than is on hand, also where a count found fewer than are reserved', async () => {
  const order = await orderAt(shop, mug, 'paid', { quantity: 3 });
  const lineId = await lineOf(order);
  await admin(`/stock/${mug.id}/adjust`, { onHand: 1, reason: 'counted' });
  const lines = [{ lineId, quantity: 2, writeOff: true }];
  expect(await refund(order, { lines })).toMatchObject({ status: 409, code: 41, data: { sku: mug.sku, onHand: 1 } });
  expect(await onHand(mug)).toBe(1);
  expect(await refund(order, { lines: [{ lineId, quantity: 1, writeOff: true }] })).toMatchObject({ code: 0 });
  expect(await onHand(mug)).toBe(0);
  await admin(`/stock/${mug.id}/adjust`, { onHand: 100, reason: 'counted' });
});

it('leaves books that add up', async () => {
  expect(await findBroken(shop.db.url, [])).toEqual([]);
});
