/** Money that came twice or too late, and whose refund the provider refuses: what staff can do about it. */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { expectMoneyHolds } from '#test/harness/money.ts';
import { placeTestOrder, type TestOrder } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { staffToken } from '#test/harness/staff.ts';
import { findBroken } from '#test/faults/find-broken.ts';
import { startPaypal, type FakePaypal } from '#test/fakes/paypal.ts';

let shop: TestApp;
let fake: FakePaypal;
let variant: TestVariant;
let order: TestOrder;
let manager: Record<string, string>;
const total = 4498;
const money = { amount: total, currency: 'USD' };

beforeAll(async () => {
  fake = await startPaypal();
  shop = await createTestApp({ config: { payments: { stripe: null, paypal: { ...fake.account } } } });
  [variant] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 500 }] })) as [TestVariant];
});
afterAll(async () => {
  await shop.close();
  await fake.close();
});
beforeEach(async () => {
  manager = { 'x-auth': await staffToken(shop, 'manager') };
  order = await placeTestOrder(shop, variant, { paymentMethodId: 'paypal' });
  fake.next.refund = 'COMPLETED';
});
afterEach(() => expectMoneyHolds(shop));

const start = (methodId: string) => order.client.post('/api/web/payment/start', { orderNo: order.orderNo, methodId });
const staffView = async () => (await shop.client().get(`/api/admin/orders/${order.orderNo}`, manager)).data;
const runAction = (action: string, body: object, headers = manager) => shop.client().post(`/api/admin/orders/${order.orderNo}/${action}`, body, headers);
const settle = async (way: string, reason = 'We owe it') =>
  runAction('settle-surplus', { surplus: (await staffView()).surpluses[0]?.id ?? 'none', way, reason });

async function payByPaypal(paypalOrder: string): Promise<void> {
  fake.settle(paypalOrder, { status: 'COMPLETED' });
  await shop.client().get(new URL(fake.orders.get(paypalOrder)!.returnUrl).pathname);
}

/** Paid by card and by PayPal, which refuses to give its money back; answers PayPal's order. */
async function paidTwice(): Promise<string> {
  const paypalOrder = new URL((await start('paypal')).data.payment.action.url).searchParams.get('token')!;
  const url = (await start('sandbox')).data.payment.action.url as string;
  await order.client.send({ method: 'POST', url, payload: 'card=4242424242424242', headers: { 'content-type': 'application/x-www-form-urlencoded' } });
  fake.next.refund = 'REFUSED';
  await payByPaypal(paypalOrder);
  await runJobs(shop);
  return paypalOrder;
}

const refundsSent = async () => {
  const found = await sql<{ methodId: string; amount: number; state: string }>`
    select method_id, amount::int, state from refund where order_id = ${order.orderId} order by seq`.execute(shop.kysely);
  return found.rows.map((row) => `${row.methodId} ${row.amount} ${row.state}`);
};

describe('a surplus whose refund is rejected', () => {
  it('waits for staff, and is no part of what refunds of the order can give back', async () => {
    await paidTwice();
    const seen = await staffView();
    expect(seen).toMatchObject({ payStatus: 'paid', refundState: 'none', paymentAmount: { amount: 2 * total }, refundedAmount: { amount: 0 } });
    expect(seen.surpluses).toMatchObject([{ amount: money, title: 'PayPal', ways: ['again', 'otherPayment', 'outside'] }]);
    expect(seen.actions).toEqual(['ship', 'cancel', 'refund', 'settle-surplus']);
    expect(await runAction('refund', { amount: total + 1, reason: 'More than it cost' })).toMatchObject({ status: 409, code: 41 });
    expect((await runAction('refund', { amount: total, reason: 'All of it' })).data).toMatchObject({
      refundState: 'full',
      status: 'cancelled',
      actions: ['settle-surplus'],
    });
  });

  it('is tried again, as often as it takes', async () => {
    const paypalOrder = await paidTwice();
    const first = (await staffView()).surpluses[0].id;
    expect((await settle('again')).data).toMatchObject({ surpluses: [], refundedAmount: { amount: total } });
    await runJobs(shop);
    const second = (await staffView()).surpluses[0].id;
    expect(second).not.toBe(first);
    fake.next.refund = 'COMPLETED';
    expect((await settle('again')).code).toBe(0);
    await runJobs(shop);
    expect(await staffView()).toMatchObject({ surpluses: [], refundState: 'none', refundedAmount: { amount: total }, actions: ['ship', 'cancel', 'refund'] });
    expect(await refundsSent()).toEqual(['paypal 4498 failed', 'paypal 4498 failed', 'paypal 4498 succeeded']);
    expect(fake.captureOf(paypalOrder)).toMatchObject({ status: 'REFUNDED' });
  });

  it('stays as the payment of the order where the other payment goes back instead', async () => {
    const paypalOrder = await paidTwice();
    const settled = (await settle('otherPayment')).data;
    expect(settled).toMatchObject({ surpluses: [], refundedAmount: { amount: total }, payment: { methodId: 'paypal' } });
    await runJobs(shop);
    expect(await refundsSent()).toEqual(['paypal 4498 failed', 'sandbox 4498 succeeded']);
    fake.next.refund = 'COMPLETED';
    expect((await runAction('refund', { amount: 1000, reason: 'A scratch' })).data).toMatchObject({ refundState: 'partial' });
    await runJobs(shop);
    expect(fake.captureOf(paypalOrder)).toMatchObject({ status: 'PARTIALLY_REFUNDED', refunded: 10 });
  });

  it('is not exchanged for a payment of which a part went back', async () => {
    await paidTwice();
    await runAction('refund', { amount: 500, reason: 'A scratch' });
    expect((await staffView()).surpluses).toMatchObject([{ ways: ['again', 'outside'] }]);
    expect(await settle('otherPayment')).toMatchObject({ status: 409, code: 41 });
  });

  it('is settled outside with a reason, once, and the audit log and the timeline say so', async () => {
    await paidTwice();
    const { id } = (await staffView()).surpluses[0];
    expect(await settle('outside', ' ')).toMatchObject({ status: 400, code: 40, data: { errors: { reason: expect.anything() } } });
    const body = { surplus: id, way: 'outside', reason: 'Sent by bank transfer' };
    expect((await runAction('settle-surplus', body, { 'x-auth': await staffToken(shop, 'editor') })).status).toBe(403);
    const [one, two] = await Promise.all([runAction('settle-surplus', body), runAction('settle-surplus', body)]);
    expect([one.code, two.code].sort()).toEqual([0, 41]);
    const seen = await staffView();
    expect(seen).toMatchObject({ surpluses: [], refundState: 'none', refundedAmount: { amount: total } });
    expect(seen.timeline.at(-1)).toMatchObject({ event: 'surplusSettled', reason: 'Sent by bank transfer', actor: { kind: 'staff' } });
    expect(await refundsSent()).toEqual(['paypal 4498 failed']);
    const log = await sql<{ detail: object }>`select detail from staff_action where action = 'order.settleSurplus' and subject = ${order.orderNo}`.execute(
      shop.kysely,
    );
    expect(log.rows).toMatchObject([{ detail: { way: 'outside', amount: total, reason: 'Sent by bank transfer' } }]);
  });

  it('of an order that was cancelled before it was paid can be tried again or settled outside', async () => {
    const paypalOrder = new URL((await start('paypal')).data.payment.action.url).searchParams.get('token')!;
    await order.client.post('/api/web/order/cancel', { orderNo: order.orderNo });
    fake.next.refund = 'REFUSED';
    await payByPaypal(paypalOrder);
    await runJobs(shop);
    expect(await staffView()).toMatchObject({
      status: 'cancelled',
      payStatus: 'unpaid',
      surpluses: [{ ways: ['again', 'outside'] }],
      actions: ['settle-surplus'],
    });
    fake.next.refund = 'COMPLETED';
    await settle('again');
    await runJobs(shop);
    expect(await staffView()).toMatchObject({ surpluses: [], refundState: 'full', actions: [] });
  });

  it('and all of this leaves the books sound', async () => {
    await runJobs(shop);
    expect(await findBroken(shop.db.url)).toEqual([]);
  });
});
