/** What becomes of payments and refunds that stay open: asked after, reminded of, taken up again. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { placeTestOrder, staffContext, testContext, type TestOrder } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { runJob, runJobs } from '#test/harness/run-jobs.ts';
import { mailsTo } from '#test/harness/sign-in.ts';
import { signedIn } from '#test/harness/shoppers.ts';
import { startPaypal, type FakePaypal } from '#test/fakes/paypal.ts';
import { markPaid } from '../pay/index.ts';
import { refundOrder } from '../refund/index.ts';

let shop: TestApp;
let fake: FakePaypal;
let variant: TestVariant;
let email = '';
let count = 0;
const minute = 60_000;
const hour = 60 * minute;

beforeAll(async () => {
  fake = await startPaypal();
  shop = await createTestApp({ config: { payments: { stripe: null, paypal: fake.account } } });
});
afterAll(async () => {
  await shop.close();
  await fake.close();
});
beforeEach(async () => {
  fake.fail(null);
  fake.asked.length = 0;
  Object.assign(fake.next, { capture: 'COMPLETED', refund: 'COMPLETED', amount: null, page: null });
  email = `open-${(count += 1)}@example.com`;
  [variant] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 100 }] })) as [TestVariant];
});

const later = (ms: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms);
};
const place = (paymentMethodId: 'paypal' | 'sandbox' | 'bankTransfer' | 'cashOnDelivery' = 'paypal') =>
  placeTestOrder(shop, variant, { paymentMethodId, contact: { email } });
const detail = async (order: TestOrder) => (await order.client.post('/api/web/order/detail', { orderNo: order.orderNo })).data;
const events = async (order: TestOrder): Promise<string[]> => (await detail(order)).timeline.map((one: { event: string }) => one.event);
const start = (order: TestOrder, methodId: string) => order.client.post('/api/web/payment/start', { orderNo: order.orderNo, methodId });
/** Begins at PayPal; answers its order. */
async function begun(order: TestOrder): Promise<string> {
  return new URL((await start(order, 'paypal')).data.payment.action.url).searchParams.get('token')!;
}
const expire = () => runJob(shop, 'order.expire');
const subjects = async () => (await mailsTo(shop, email)).map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1] ?? '');

describe('before an order runs out, its providers are asked', () => {
  it('and a payment whose word never came is not lost', async () => {
    const order = await place();
    fake.approve(await begun(order));
    later(31 * minute);
    await expire();
    expect(await detail(order)).toMatchObject({ status: 'inProgress', payStatus: 'paid' });
    expect(await events(order)).toEqual(['placed', 'paid']);
  });

  it('what they have in hand is waited for, an hour at most', async () => {
    const order = await place();
    const paypalOrder = await begun(order);
    fake.approve(paypalOrder);
    fake.next.capture = 'PENDING';
    later(31 * minute);
    await expire();
    expect(await detail(order)).toMatchObject({ status: 'inProgress', payStatus: 'unpaid', payment: { state: 'pending' } });
    later(58 * minute);
    await expire();
    expect(await detail(order)).toMatchObject({ status: 'inProgress' });
    later(2 * minute);
    await expire();
    expect(await detail(order)).toMatchObject({ status: 'cancelled', payStatus: 'unpaid' });
    // It comes after all, and goes back.
    const capture = fake.captureOf(paypalOrder)!;
    capture.status = 'COMPLETED';
    const { headers, body } = fake.captured(capture, { at: shop.clock.now });
    await shop.client().send({ method: 'POST', url: '/api/web/payment/webhook/paypal', payload: body, headers });
    await runJobs(shop);
    expect(capture.status).toBe('REFUNDED');
    expect(await events(order)).toEqual(['placed', 'expired', 'surplusRefunded']);
    expect(await subjects()).toContainEqual(expect.stringContaining(order.orderNo));
  });

  it('one that is away is asked once a run, and waited for an hour', async () => {
    const orders = [await place(), await place(), await place(), await place(), await place(), await place(), await place()];
    for (const order of orders) await begun(order);
    const transfer = await place('sandbox');
    fake.fail('serverError');
    fake.asked.length = 0;
    later(31 * minute);
    await expire();
    expect(fake.asked.length).toBeLessThanOrEqual(5);
    for (const order of orders) expect(await detail(order)).toMatchObject({ status: 'inProgress' });
    expect(await detail(transfer)).toMatchObject({ status: 'cancelled' });
    later(hour);
    await expire();
    for (const order of orders) expect(await detail(order)).toMatchObject({ status: 'cancelled' });
  });

  it('an order at whose provider nothing happened is cancelled, with one mail', async () => {
    const order = await place();
    const paypalOrder = await begun(order);
    fake.orders.delete(paypalOrder);
    const before = (await subjects()).length;
    later(31 * minute);
    await expire();
    await runJobs(shop);
    expect(await events(order)).toEqual(['placed', 'paymentFailed', 'expired']);
    expect((await subjects()).length - before).toBe(1);
  });
});

describe('reminders', () => {
  const remind = async () => {
    await runJob(shop, 'order.remind');
    await runJobs(shop);
    return (await subjects()).filter((subject) => subject.includes('is waiting for payment')).length;
  };

  it('go out in the last third of the window, once for each method', async () => {
    const order = await place();
    later(19 * minute);
    expect(await remind()).toBe(0);
    later(2 * minute);
    expect([await remind(), await remind()]).toEqual([1, 1]);
    // Another method has another window.
    expect((await start(order, 'bankTransfer')).code).toBe(0);
    expect(await remind()).toBe(1);
    later(6 * 24 * hour + minute);
    expect([await remind(), await remind()]).toEqual([2, 2]);
    await start(order, 'paypal');
    later(21 * minute);
    expect(await remind()).toBe(2);
  });

  it('never go to a shopper who paid, cancelled, or pays at the door', async () => {
    await markPaid(await staffContext(shop), { order: (await place('bankTransfer')).orderId });
    const cancelled = await place();
    await cancelled.client.post('/api/web/order/cancel', { orderNo: cancelled.orderNo, reason: '' });
    await place('cashOnDelivery');
    later(25 * minute);
    expect(await remind()).toBe(0);
    later(6.5 * 24 * hour);
    expect(await remind()).toBe(0);
  });

  it('go out although one before them fails', async () => {
    const [broken, other] = [await place(), await place()];
    await sql`create function refuse_reminder() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`.execute(shop.kysely);
    await sql`create trigger refuse_reminder before update of reminded_method_ids on orders for each row when (old.id = ${sql.lit(broken.orderId)})
      execute function refuse_reminder()`.execute(shop.kysely);
    later(21 * minute);
    expect(await remind()).toBe(1);
    expect((await mailsTo(shop, email)).some((mail) => mail.includes('is waiting for payment') && mail.includes(other.orderNo))).toBe(true);
    await sql`drop function refuse_reminder cascade`.execute(shop.kysely);
  });

  it('stand on the pages of who has an account, and lead to the payment', async () => {
    const shopper = await signedIn(shop);
    const order = await placeTestOrder(shop, variant, { paymentMethodId: 'paypal', contact: { email } });
    await sql`update orders set account_id = ${shopper.accountId}, guest_id = null where id = ${order.orderId}`.execute(shop.kysely);
    later(25 * minute);
    expect(await remind()).toBe(1);
    const { data } = await shopper.post('/notice/list', {});
    expect(data.items).toMatchObject([{ kind: 'paymentDue', path: `/checkout/${order.draft.checkoutSlug}`, text: expect.stringContaining(order.orderNo) }]);
  });
});

describe('refunds', () => {
  const refundRows = async (order: TestOrder) =>
    (await sql<{ state: string; askAt: Date | null }>`select state, ask_at from refund where order_id = ${order.orderId}`.execute(shop.kysely)).rows;
  async function refunding(): Promise<{ order: TestOrder; paypalOrder: string }> {
    const order = await place();
    const paypalOrder = await begun(order);
    fake.approve(paypalOrder);
    await shop.client().get(new URL(fake.orders.get(paypalOrder)!.returnUrl).pathname);
    await refundOrder(await staffContext(shop), { order: order.orderId, amount: { amount: 1000 }, reason: 'A scratch' });
    return { order, paypalOrder };
  }

  it('wait for a provider that is away, and those whose job is lost are taken up by the clock', async () => {
    const { order, paypalOrder } = await refunding();
    fake.fail('serverError');
    await runJobs(shop);
    expect(await refundRows(order)).toMatchObject([{ state: 'pending', askAt: new Date(shop.clock.now.getTime() + minute) }]);
    await sql`delete from pgboss.job where name = 'order.refund' and state = 'created'`.execute(shop.kysely);
    fake.fail(null);
    later(30 * minute);
    await runJob(shop, 'payment.refunds');
    expect(await runJobs(shop)).not.toContain('order.refund');
    later(2 * minute);
    await runJob(shop, 'payment.refunds');
    await runJob(shop, 'payment.refunds');
    expect((await runJobs(shop)).filter((name) => name === 'order.refund')).toHaveLength(1);
    expect(await refundRows(order)).toMatchObject([{ state: 'succeeded' }]);
    expect(fake.captureOf(paypalOrder)!.refunded).toBe(10);
    later(2 * hour);
    await runJob(shop, 'payment.refunds');
    expect(await runJobs(shop)).toEqual([]);
  });

  it('that are pending at the provider are asked about by their own job alone', async () => {
    const { order } = await refunding();
    fake.next.refund = 'PENDING';
    await runJobs(shop);
    const [row] = await refundRows(order);
    expect(row).toMatchObject({ state: 'pending', askAt: new Date(shop.clock.now.getTime() + minute) });
    later(10 * minute);
    await runJob(shop, 'payment.refunds');
    expect((await runJobs(shop)).filter((name) => name === 'order.refund')).toHaveLength(1);
  });
});

it('a method is changed only to one that takes such a sum from there', async () => {
  const order = await placeTestOrder(shop, variant, { paymentMethodId: 'sandbox', currency: 'CNY' });
  expect(await start(order, 'paypal')).toMatchObject({ status: 409, code: 41 });
  expect(await start(order, 'nothing')).toMatchObject({ code: 41 });
  expect(testContext(shop).config.payments.paypal).not.toBeNull();
});
