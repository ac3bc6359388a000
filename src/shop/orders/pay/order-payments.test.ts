/** What staff see of an order's payment, and what happens when its shopper does two things at once. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { expectMoneyHolds } from '#test/harness/money.ts';
import { placeTestOrder, staffContext, testContext, type TestOrder } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { staffToken } from '#test/harness/staff.ts';
import { startPaypal, type FakePaypal } from '#test/fakes/paypal.ts';
import { expireOrder } from './expire-unpaid-orders.ts';
import { cancelOrder } from '../cancel/index.ts';
import { markPaid } from '../pay/index.ts';
import { refundOrder } from '../refund/index.ts';

let shop: TestApp;
let fake: FakePaypal;
let variant: TestVariant;
let order: TestOrder;
const minute = 60_000;

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
  order = await placeTestOrder(shop, variant, { paymentMethodId: 'paypal' });
});

const detail = async () => (await order.client.post('/api/web/order/detail', { orderNo: order.orderNo })).data;
const start = (methodId: string) => order.client.post('/api/web/payment/start', { orderNo: order.orderNo, methodId });
const begun = async (): Promise<string> => new URL((await start('paypal')).data.payment.action.url).searchParams.get('token')!;
const comeBack = (paypalOrder: string) => shop.client().get(new URL(fake.orders.get(paypalOrder)!.returnUrl).pathname);
const deliver = ({ headers, body }: ReturnType<FakePaypal['notify']>) =>
  shop.client().send({ method: 'POST', url: '/api/web/payment/webhook/paypal', payload: body, headers });
const guest = () => testContext(shop, { kind: 'guest', guestId: order.draft.shopper.guestId! });

it('staff see attempts, refunds and webhooks of an order, and no reference in full', async () => {
  const paypalOrder = await begun();
  await start('bankTransfer');
  const second = await begun();
  fake.approve(second);
  await deliver(fake.approved(second, { at: shop.clock.now }));
  await runJobs(shop);
  shop.clock.now = new Date(shop.clock.now.getTime() + 1_000);
  await deliver(fake.captured(fake.captureOf(second)!, { at: shop.clock.now }));
  await refundOrder(await staffContext(shop), { order: order.orderNo, amount: { amount: 500 }, reason: 'A scratch' });
  await runJobs(shop);
  const read = async (role: 'support' | 'editor') =>
    shop.client().get(`/api/admin/orders/${order.orderNo}/payments`, { 'x-auth': await staffToken(shop, role) });
  expect((await read('editor')).status).toBe(403);
  const { data, text } = await read('support');
  expect(data.attempts).toMatchObject([
    { title: 'PayPal', state: 'refunded', settles: true, captured: { amount: 4498, currency: 'USD' }, reference: `…${second.slice(-6)}` },
    { state: 'cancelled', captured: null },
    { title: 'PayPal', state: 'cancelled', captured: null, reference: `…${paypalOrder.slice(-6)}` },
  ]);
  expect(data.refunds).toMatchObject([{ title: 'PayPal', state: 'succeeded', amount: { amount: 500 }, reason: 'A scratch' }]);
  expect(data.webhooks).toMatchObject([
    { kind: 'captured', outcome: 'nothing' },
    { kind: 'changed', outcome: 'nothing' },
  ]);
  expect(text).not.toContain(second);
});

describe('two things at once', () => {
  it('paying, cancelling, running out and changing the method leave one of them, and the money right', async () => {
    for (let round = 0; round < 8; round += 1) {
      order = await placeTestOrder(shop, variant, { paymentMethodId: 'paypal' });
      const paypalOrder = await begun();
      fake.approve(paypalOrder);
      if (round % 2 === 1) shop.clock.now = new Date(shop.clock.now.getTime() + 31 * minute);
      const races = [
        () => comeBack(paypalOrder),
        () => cancelOrder(guest(), { orderNo: order.orderNo, reason: '' }),
        () => expireOrder(testContext(shop), order.orderId),
        () => start('bankTransfer'),
      ];
      await Promise.allSettled([...races.slice(round % 4), ...races.slice(0, round % 4)].map((run) => run()));
      await runJobs(shop);
      const seen = await detail();
      expect(['inProgress/paid', 'pendingCancellation/paid', 'cancelled/unpaid', 'inProgress/unpaid']).toContain(`${seen.status}/${seen.payStatus}`);
      expect(seen.paymentAmount.amount - seen.refundedAmount.amount).toBe(seen.payStatus === 'paid' ? seen.total.amount : 0);
      // The shop's balance equals what PayPal still holds.
      const capture = fake.captureOf(paypalOrder);
      expect(capture ? Math.round((Number(capture.amount.value) - capture.refunded) * 100) : 0).toBe(seen.payStatus === 'paid' ? seen.total.amount : 0);
    }
    await expectMoneyHolds(shop);
  });

  it('two tabs that pay by two methods: one pays, the other is given back', async () => {
    const paypalOrder = await begun();
    const page = (await start('sandbox')).data.payment.action.url as string;
    fake.settle(paypalOrder, { status: 'COMPLETED' });
    const card = () =>
      order.client.send({
        method: 'POST',
        url: page,
        payload: 'card=4242424242424242',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    await Promise.all([card(), comeBack(paypalOrder)]);
    await runJobs(shop);
    const seen = await detail();
    expect(seen).toMatchObject({ payStatus: 'paid', paymentAmount: { amount: 2 * 4498 }, refundedAmount: { amount: 4498 } });
    expect(seen.timeline.filter((one: { event: string }) => one.event === 'surplusRefunded')).toHaveLength(1);
    await expectMoneyHolds(shop);
  });

  it('two tabs that start by two methods leave one open attempt', async () => {
    await Promise.all([start('paypal'), start('sandbox'), start('bankTransfer')]);
    const { rows } = await sql<{ open: number }>`
      select count(*)::int as open from payment_attempt a join payment p on p.id = a.payment_id
      where p.order_id = ${order.orderId} and a.state in ('pending', 'requiresAction')`.execute(shop.kysely);
    expect(rows[0]!.open).toBe(1);
  });

  it('money that comes while staff mark the order paid is given back', async () => {
    const paypalOrder = await begun();
    fake.settle(paypalOrder, { status: 'COMPLETED' });
    await start('bankTransfer');
    const staff = await staffContext(shop);
    await Promise.allSettled([markPaid(staff, { order: order.orderNo }), comeBack(paypalOrder)]);
    await runJobs(shop);
    const seen = await detail();
    expect(seen.payStatus).toBe('paid');
    expect(seen.paymentAmount.amount - seen.refundedAmount.amount).toBe(4498);
    await expectMoneyHolds(shop);
  });
});
