/** Orders paid by PayPal, from the checkout's start to money given back, against a fake that speaks its HTTP. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { placeTestOrder, staffContext, testContext, type TestOrder } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { startPaypal, type FakePaypal } from '#test/fakes/paypal.ts';
import { expireOrder } from './expire-unpaid-orders.ts';
import { refundOrder } from '../refund/index.ts';

let shop: TestApp;
let fake: FakePaypal;
let variant: TestVariant;
let order: TestOrder;
const minute = 60_000;

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
  Object.assign(fake.next, { capture: 'COMPLETED', refund: 'COMPLETED', amount: null, page: null });
  [variant] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 10 }] })) as [TestVariant];
  order = await placeTestOrder(shop, variant, { paymentMethodId: 'paypal' });
});

const detail = async () => (await order.client.post('/api/web/order/detail', { orderNo: order.orderNo })).data;
const events = async (): Promise<string[]> => (await detail()).timeline.map((one: { event: string }) => one.event);
const start = (methodId = 'paypal') => order.client.post('/api/web/payment/start', { orderNo: order.orderNo, methodId });
/** Starts, and answers PayPal's order and the address to which its page sends the browser back. */
async function begin(): Promise<{ paypalOrder: string; back: string }> {
  const { data } = await start();
  const paypalOrder = new URL(data.payment.action.url).searchParams.get('token')!;
  return { paypalOrder, back: new URL(fake.orders.get(paypalOrder)!.returnUrl).pathname };
}
const send = ({ headers, body }: ReturnType<FakePaypal['notify']>) =>
  shop.client().send({ method: 'POST', url: '/api/web/payment/webhook/paypal', payload: body, headers });
const at = () => ({ at: shop.clock.now });
const refunds = async () =>
  (
    await sql<{
      amount: number;
      state: string;
    }>`select amount::int, state from refund r join orders o on o.id = r.order_id where o.order_no = ${order.orderNo} order by r.seq`.execute(shop.kysely)
  ).rows;

describe('the way of a payment', () => {
  it('to PayPal and back: agreed to, captured, thanked for', async () => {
    const { paypalOrder, back } = await begin();
    expect((await shop.client().get(back)).headers['location']).toBe(`/checkout/${order.draft.checkoutSlug}`);
    expect(await detail()).toMatchObject({ payStatus: 'unpaid', payment: { state: 'requiresAction' } });
    fake.approve(paypalOrder);
    const done = await shop.client().get(`${back}?token=${paypalOrder}&PayerID=X`);
    expect([done.status, done.headers['location']]).toEqual([303, `/checkout/thankyou?order=${order.orderNo}`]);
    expect(await detail()).toMatchObject({ payStatus: 'paid', paymentAmount: { amount: 4498 } });
    // The notification that follows says nothing new, however often it comes.
    const notification = fake.captured(fake.captureOf(paypalOrder)!, at());
    for (let time = 0; time < 2; time += 1) expect((await send(notification)).status).toBe(200);
    await runJobs(shop);
    expect(await events()).toEqual(['placed', 'paid']);
  });

  it('whose browser never comes back is captured by a job once PayPal reports the approval', async () => {
    const { paypalOrder } = await begin();
    fake.approve(paypalOrder);
    expect((await send(fake.approved(paypalOrder, at()))).status).toBe(200);
    await runJobs(shop);
    expect(await detail()).toMatchObject({ payStatus: 'paid' });
    expect(await events()).toEqual(['placed', 'paid']);
  });

  it('that PayPal holds back waits, and is paid when PayPal reports it', async () => {
    const { paypalOrder, back } = await begin();
    fake.approve(paypalOrder);
    fake.next.capture = 'PENDING';
    expect((await shop.client().get(back)).headers['location']).toBe(`/checkout/thankyou?order=${order.orderNo}`);
    expect(await detail()).toMatchObject({ payStatus: 'unpaid', payment: { state: 'pending' } });
    const capture = fake.captureOf(paypalOrder)!;
    capture.status = 'COMPLETED';
    await send(fake.captured(capture, at()));
    // What was sent earlier comes later.
    await send(fake.captured(capture, { ...at(), type: 'PAYMENT.CAPTURE.PENDING' }));
    expect(await detail()).toMatchObject({ payStatus: 'paid', payment: { state: 'captured' } });
  });

  it('that is declined leads back to the checkout, and another one pays', async () => {
    const first = await begin();
    fake.approve(first.paypalOrder);
    fake.plan({ match: /capture$/, times: 1, issue: 'INSTRUMENT_DECLINED' });
    expect((await shop.client().get(first.back)).headers['location']).toBe(`/checkout/${order.draft.checkoutSlug}`);
    expect(await detail()).toMatchObject({ payStatus: 'unpaid', payment: { state: 'failed' }, actions: ['pay', 'cancel'] });
    const second = await begin();
    expect(second.paypalOrder).not.toBe(first.paypalOrder);
    fake.approve(second.paypalOrder);
    await shop.client().get(second.back);
    expect(await events()).toEqual(['placed', 'paymentFailed', 'paid']);
  });

  it('is not lost while PayPal is away', async () => {
    const { paypalOrder, back } = await begin();
    fake.approve(paypalOrder);
    fake.fail('serverError');
    expect((await shop.client().get(back)).headers['location']).toBe(`/checkout/${order.draft.checkoutSlug}`);
    expect(await start()).toMatchObject({ status: 503, code: 500 });
    fake.fail(null);
    const again = await start();
    expect(again.data.payment.action.url).toBe(`http://localhost:3000${back}`);
    await shop.client().get(back);
    expect(await detail()).toMatchObject({ payStatus: 'paid' });
  });
});

describe('money that does not fit', () => {
  it('is not fetched for an order that is cancelled, though the shopper agrees', async () => {
    const { paypalOrder, back } = await begin();
    shop.clock.now = new Date(shop.clock.now.getTime() + 31 * minute);
    await expireOrder(testContext(shop), order.orderId);
    fake.approve(paypalOrder);
    await send(fake.approved(paypalOrder, at()));
    await runJobs(shop);
    expect((await shop.client().get(back)).headers['location']).toBe(`/checkout/thankyou?order=${order.orderNo}`);
    expect(fake.captureOf(paypalOrder)).toBeNull();
    expect(await detail()).toMatchObject({ status: 'cancelled', payStatus: 'unpaid' });
  });

  it('of a wrong sum or currency is given back, and the order waits', async () => {
    const { paypalOrder, back } = await begin();
    fake.approve(paypalOrder);
    fake.next.amount = { currency_code: 'USD', value: '44.97' };
    await shop.client().get(back);
    await runJobs(shop);
    expect(await detail()).toMatchObject({ payStatus: 'unpaid', refundedAmount: { amount: 4497 } });
    expect(await refunds()).toEqual([{ amount: 4497, state: 'succeeded' }]);
    expect(fake.captureOf(paypalOrder)!.status).toBe('REFUNDED');
  });

  it('that belongs to no attempt is refunded, and reported where the order is known', async () => {
    const capture = fake.captureForNobody({ currency_code: 'USD', value: '7.00' }, `${order.orderNo}@localhost:3000`);
    expect((await send(fake.captured(capture, at()))).status).toBe(200);
    await runJobs(shop);
    expect(capture.status).toBe('REFUNDED');
    expect(await events()).toEqual(['placed', 'surplusRefunded']);
  });

  it('goes back to the shopper in part; a refund that is pending at PayPal is asked about again', async () => {
    const { paypalOrder, back } = await begin();
    fake.approve(paypalOrder);
    await shop.client().get(back);
    const staff = await staffContext(shop);
    fake.next.refund = 'PENDING';
    await refundOrder(staff, { order: order.orderNo, amount: { amount: 1000 }, reason: 'A scratch' });
    await runJobs(shop);
    expect(await refunds()).toEqual([{ amount: 1000, state: 'pending' }]);
    const made = [...fake.refunds.values()].find(({ captureId }) => captureId === fake.captureOf(paypalOrder)!.id)!;
    made.status = 'COMPLETED';
    await send(fake.refunded(made, at()));
    await runJobs(shop);
    expect(await refunds()).toEqual([{ amount: 1000, state: 'succeeded' }]);
    expect(fake.captureOf(paypalOrder)).toMatchObject({ status: 'PARTIALLY_REFUNDED', refunded: 10 });
  });

  it('that PayPal rejects in the end does not count: its credit note keeps its number, and the sum can be refunded again', async () => {
    const { paypalOrder, back } = await begin();
    fake.approve(paypalOrder);
    await shop.client().get(back);
    const staff = await staffContext(shop);
    fake.next.refund = 'PENDING';
    const { totalAmount } = await refundOrder(staff, { order: order.orderNo, amount: { amount: 1000 }, reason: 'A scratch' });
    await runJobs(shop);
    const [{ creditNote }] = (await detail()).refunds;
    const made = [...fake.refunds.values()].find(({ captureId }) => captureId === fake.captureOf(paypalOrder)!.id)!;
    made.status = 'FAILED';
    await send(fake.refunded(made, at()));
    await runJobs(shop);
    expect(await detail()).toMatchObject({ refunds: [], refundedAmount: { amount: 0 }, refundState: 'none' });
    await refundOrder(staff, { order: order.orderNo, amount: { amount: totalAmount }, reason: 'Again' });
    const seen = await detail();
    expect(seen).toMatchObject({ status: 'cancelled', refundState: 'full', refunds: [{ amount: { amount: totalAmount }, creditNote: expect.anything() }] });
    expect(seen.refunds[0].creditNote).not.toBe(creditNote);
  });
});

it('a forged notification is rejected and leaves no data', async () => {
  const { paypalOrder } = await begin();
  fake.approve(paypalOrder);
  const forged = fake.approved(paypalOrder, { ...at(), webhookId: 'ANOTHER1' });
  expect((await send(forged)).status).toBe(400);
  expect(await runJobs(shop)).not.toContain('payment.ask');
  expect(await detail()).toMatchObject({ payStatus: 'unpaid' });
});
