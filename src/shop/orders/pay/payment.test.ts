import { createHmac, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { expectMoneyHolds } from '#test/harness/money.ts';
import { placeTestOrder, staffContext, testContext, type TestOrder } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { runJob, runJobs } from '#test/harness/run-jobs.ts';
import { cancelOrder } from '../cancel/index.ts';
import { markPaid } from '../pay/index.ts';
import { refundOrder } from '../refund/index.ts';
import { expireOrder } from './expire-unpaid-orders.ts';

let shop: TestApp;
let variant: TestVariant;
let secret: string;
let order: TestOrder;
const total = 4498;

beforeAll(async () => {
  shop = await createTestApp();
  secret = (await sql<{ webhookSecret: string }>`select webhook_secret from payment_provider where id = 'sandbox'`.execute(shop.kysely)).rows[0]!.webhookSecret;
});
afterAll(() => shop.close());
beforeEach(async () => {
  [variant] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 10 }] })) as [TestVariant];
  order = await placeTestOrder(shop, variant);
});

const detail = async (of = order) => (await of.client.post('/api/web/order/detail', { orderNo: of.orderNo })).data;
const start = (methodId = 'sandbox', of = order) => of.client.post('/api/web/payment/start', { orderNo: of.orderNo, methodId });
const pageOf = async (of = order): Promise<string> => (await start('sandbox', of)).data.payment.action.url;
const form = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  order.client.send({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
const pay = async (url: string, card = '4242 4242 4242 4242') => form(url, { card });
const after = (ms: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms);
};

let events = 0;
const body = (reference: string, more: { type?: string; id?: string; amount?: number; currency?: string; orderNo?: string } = {}) => {
  const { type = 'payment.captured', id = `evt_${(events += 1)}`, ...data } = more;
  return JSON.stringify({ id, type, data: { reference, amount: total, currency: 'USD', ...data } });
};
const sign = (text: string, { at = shop.clock.now, key = secret }: { at?: Date; key?: string } = {}) => {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', key).update(`${seconds}.${text}`).digest('hex')}`;
};
const webhook = (text: string, signature = sign(text), provider = 'sandbox') =>
  shop.client().send({
    method: 'POST',
    url: `/api/web/payment/webhook/${provider}`,
    payload: text,
    headers: { 'content-type': 'application/json', 'sandbox-signature': signature },
  });
const reference = async () => (await pageOf()).split('/').at(-1)!;

describe('the sandbox page', () => {
  it('is a plain form in the language of the order, under a policy of its own', async () => {
    const chinese = await placeTestOrder(shop, variant, { lang: 'zh' });
    const url = await pageOf(chinese);
    const page = await shop.client().get(url);
    expect(page.status).toBe(200);
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self'/);
    expect(page.text).toMatch(/<html lang="zh">/);
    expect(page.text).toMatch(/<form method="post">.*name="card"/s);
    expect(page.text).not.toMatch(/<script|style=|<style/);
    const style = /<link rel="stylesheet" href="([^"]+)"/.exec(page.text)![1]!;
    expect((await shop.client().get(style)).headers['content-type']).toMatch(/^text\/css/);
    expect((await pay(url)).headers['location']).toBe(`/zh/checkout/thankyou?order=${chinese.orderNo}`);
  });

  it('takes a good card: the order is paid, the shopper thanked', async () => {
    const done = await pay(await pageOf());
    expect([done.status, done.headers['location']]).toEqual([303, `/checkout/thankyou?order=${order.orderNo}`]);
    expect(await detail()).toMatchObject({
      status: 'inProgress',
      payStatus: 'paid',
      paymentAmount: { amount: total },
      payment: { state: 'captured' },
      actions: ['cancel', 'return'],
    });
    // The webhook that follows says nothing new.
    after(5_000);
    await runJobs(shop);
    expect((await detail()).timeline.map((event: any) => event.event)).toEqual(['placed', 'paid']);
    expect(await start()).toMatchObject({ code: 0, data: { payment: { state: 'captured', action: { type: 'none' } } } });
    await expectMoneyHolds(shop);
  });

  it('declines: back to the checkout, where it can be tried again', async () => {
    const first = await pageOf();
    expect((await pay(first, '4000000000000002')).headers['location']).toBe(`/checkout/${order.draft.checkoutSlug}`);
    expect(await detail()).toMatchObject({ payStatus: 'unpaid', payment: { state: 'failed' }, actions: ['pay', 'cancel'] });
    expect((await shop.client().get(first)).headers['location']).toBe(`/checkout/${order.draft.checkoutSlug}`);
    const second = await pageOf();
    expect(second).not.toBe(first);
    await pay(second);
    expect(await detail()).toMatchObject({ payStatus: 'paid' });
  });

  it('asks for 3-D Secure, and takes both answers', async () => {
    const url = await pageOf();
    expect((await form(url, { outcome: 'success' })).status).toBe(422);
    const asked = await pay(url, '4000002500003155');
    expect([asked.status, asked.headers['location']]).toEqual([303, url]);
    expect((await shop.client().get(url)).text).toMatch(/value="success"[^>]* name="outcome".*value="decline"[^>]* name="outcome"/s);
    expect((await form(url, { outcome: 'decline' })).headers['location']).toBe(`/checkout/${order.draft.checkoutSlug}`);
    const again = await pageOf();
    await pay(again, '4000002500003155');
    await form(again, { outcome: 'success' });
    expect(await detail()).toMatchObject({ payStatus: 'paid' });
  });

  it('takes a test wallet where people pay so, and nowhere else', async () => {
    const inYuan = await placeTestOrder(shop, variant, { lang: 'zh', currency: 'CNY' });
    const url = await pageOf(inYuan);
    expect((await shop.client().get(url)).text).toMatch(/value="alipay".*支付宝.*微信支付/s);
    expect((await form(url, { wallet: 'alipay' })).headers['location']).toBe(`/zh/checkout/thankyou?order=${inYuan.orderNo}`);
    const inDollars = await pageOf();
    expect((await shop.client().get(inDollars)).text).not.toContain('alipay');
    expect((await form(inDollars, { wallet: 'alipay' })).status).toBe(422);
    expect(await detail()).toMatchObject({ payStatus: 'unpaid' });
    await expectMoneyHolds(shop);
  });

  it('lets the late card wait for its webhook', async () => {
    expect((await pay(await pageOf(), '4000000000000259')).headers['location']).toBe(`/checkout/thankyou?order=${order.orderNo}`);
    expect(await detail()).toMatchObject({ payStatus: 'unpaid', payment: { state: 'pending' } });
    expect(await start()).toMatchObject({ data: { payment: { state: 'pending', action: { type: 'none' } } } });
    after(5_000);
    await runJobs(shop);
    expect(await detail()).toMatchObject({ payStatus: 'paid' });
    await expectMoneyHolds(shop);
  });

  it('says that a card is unknown, and rejects other sites and unknown pages', async () => {
    const url = await pageOf();
    const wrong = await pay(url, '4111111111111111');
    expect([wrong.status, /role="alert"/.test(wrong.text)]).toEqual([422, true]);
    expect(await form(url, { card: '4242424242424242' }, { origin: 'https://evil.example' })).toMatchObject({ status: 403, code: 30 });
    expect(await form(url, { card: '4242424242424242' }, { 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403 });
    expect((await shop.client().get('/payment/sandbox/unknown')).status).toBe(404);
    expect(await detail()).toMatchObject({ payStatus: 'unpaid' });
  });

  it('does not exist where test cards are not allowed', async () => {
    const url = await pageOf();
    shop.host.config.sandboxPayments = false;
    try {
      expect((await shop.client().get(url)).status).toBe(404);
      expect(await start()).toMatchObject({ status: 409, code: 41, msg: 'No payment method available' });
      expect((await webhook(body('x'))).status).toBe(404);
    } finally {
      shop.host.config.sandboxPayments = true;
    }
  });
});

describe('webhooks', () => {
  it('count once, however often they come', async () => {
    const text = body(await reference());
    expect((await webhook(text)).status).toBe(200);
    const twice = await Promise.all([webhook(text), webhook(text)]);
    expect(twice.map((answer) => [answer.status, answer.text])).toEqual([
      [200, '{"received":true}'],
      [200, '{"received":true}'],
    ]);
    expect(await detail()).toMatchObject({ payStatus: 'paid', paymentAmount: { amount: total }, refundedAmount: { amount: 0 } });
    await expectMoneyHolds(shop);
  });

  it('may come in any order: a failure after the capture, a capture after the failure', async () => {
    const first = await reference();
    await webhook(body(first));
    await webhook(body(first, { type: 'payment.failed' }));
    expect(await detail()).toMatchObject({ payStatus: 'paid', payment: { state: 'captured' } });
    order = await placeTestOrder(shop, variant);
    const second = await reference();
    await webhook(body(second, { type: 'payment.failed' }));
    expect(await detail()).toMatchObject({ payStatus: 'unpaid', payment: { state: 'failed' } });
    await webhook(body(second));
    expect(await detail()).toMatchObject({ payStatus: 'paid' });
    await expectMoneyHolds(shop);
  });

  it('are rejected when forged, altered, too old or for an unknown order, and leave no data', async () => {
    const ref = await reference();
    const text = body(ref);
    const old = new Date(shop.clock.now.getTime() - 6 * 60_000);
    const refused = [
      await webhook(text, sign(text, { key: 'guessed' })),
      await webhook(text.replace('4498', '4499'), sign(text)),
      await webhook(text, sign(text, { at: old })),
      await webhook(text, 'nonsense'),
      await webhook('{"id":', sign('{"id":')),
    ];
    expect(refused.map((answer) => answer.status)).toEqual([400, 400, 400, 400, 400]);
    expect((await webhook(text, sign(text), 'nobody')).status).toBe(404);
    expect((await webhook('x'.repeat(70_000))).status).toBe(413);
    expect((await sql<{ n: number }>`select count(*) as n from payment_event where body like ${`%${ref}%`}`.execute(shop.kysely)).rows[0]!.n).toBe(0);
    expect(await detail()).toMatchObject({ payStatus: 'unpaid' });
  });

  it('of a wrong amount or currency pay nothing and are refunded', async () => {
    await webhook(body(await reference(), { amount: total - 1 }));
    expect(await detail()).toMatchObject({ payStatus: 'unpaid', paymentAmount: { amount: total - 1 }, refundedAmount: { amount: total - 1 } });
    await webhook(body(await reference(), { currency: 'EUR' }));
    expect((await detail()).refunds).toMatchObject([{ amount: { amount: total - 1, currency: 'USD' } }, { amount: { amount: total, currency: 'EUR' } }]);
    await pay(await pageOf());
    expect(await detail()).toMatchObject({ payStatus: 'paid', paymentAmount: { amount: 2 * total - 1 }, refundedAmount: { amount: total - 1 } });
    await expectMoneyHolds(shop);
  });

  it('of money that nothing here knows are refunded, with word to the shopper where the order is named', async () => {
    await webhook(body('unheard-of', { orderNo: order.orderNo }));
    await webhook(body('unheard-of-either', { orderNo: '261121-XXXXXX' }));
    expect(await detail()).toMatchObject({ payStatus: 'unpaid', refundedAmount: { amount: total } });
    await runJobs(shop);
    const open = await sql<{ n: number }>`select count(*) as n from refund where state <> 'succeeded'`.execute(shop.kysely);
    expect(open.rows[0]!.n).toBe(0);
    await expectMoneyHolds(shop);
  });

  it('of unknown money refund it once, however many events report it', async () => {
    const report = (orderNo: string) => webhook(body(`second-${orderNo}`, { id: `evt-${randomUUID()}`, orderNo }));
    for (const orderNo of [order.orderNo, '261121-YYYYYY']) {
      expect((await Promise.all([report(orderNo), report(orderNo), report(orderNo)])).map(({ status }) => status)).toEqual([200, 200, 200]);
      after(60_000);
      await runJob(shop, 'payment.events');
      const refunds = await sql`select id from refund where provider_reference = ${`second-${orderNo}`}`.execute(shop.kysely);
      expect(refunds.rows).toHaveLength(1);
    }
  });

  it('that were stored by a process that died are processed by the job', async () => {
    const ref = await reference();
    const text = body(ref);
    await sql`insert into payment_event (id, provider, event_id, body, notice, received_at)
      values (gen_random_uuid(), 'sandbox', 'left', ${text}, ${JSON.stringify({ kind: 'captured', reference: ref, amount: total, currency: 'USD' })}::jsonb, ${shop.clock.now})`.execute(
      shop.kysely,
    );
    await runJob(shop, 'payment.events');
    expect(await detail()).toMatchObject({ payStatus: 'unpaid' });
    after(60_000);
    await runJob(shop, 'payment.events');
    expect(await detail()).toMatchObject({ payStatus: 'paid' });
  });
});

describe('two at once', () => {
  it('two tabs share one attempt; whichever sends the form, it is paid once', async () => {
    const [one, two] = await Promise.all([pageOf(), pageOf()]);
    expect(two).toBe(one);
    await Promise.all([pay(one), pay(two)]);
    expect(await detail()).toMatchObject({ payStatus: 'paid', paymentAmount: { amount: total }, refundedAmount: { amount: 0 } });
    await expectMoneyHolds(shop);
  });

  it('two captures: the second is refunded in full and said so', async () => {
    const first = await pageOf();
    await start('bankTransfer');
    const second = await pageOf();
    expect(second).not.toBe(first);
    await Promise.all([pay(first), pay(second)]);
    expect(await detail()).toMatchObject({
      payStatus: 'paid',
      paymentAmount: { amount: 2 * total },
      refundedAmount: { amount: total },
      refunds: [{ amount: { amount: total } }],
    });
    expect((await detail()).timeline.filter((event: any) => event.event === 'surplusRefunded')).toHaveLength(1);
    await expectMoneyHolds(shop);
  });

  it('a payment after the order was cancelled or expired is refunded in full', async () => {
    const url = await pageOf();
    await order.client.post('/api/web/order/cancel', { orderNo: order.orderNo });
    await pay(url);
    expect(await detail()).toMatchObject({
      status: 'cancelled',
      payStatus: 'unpaid',
      refundedAmount: { amount: total },
      refunds: [{ amount: { amount: total } }],
    });
    order = await placeTestOrder(shop, variant);
    const later = await pageOf();
    after(31 * 60_000);
    await runJob(shop, 'order.expire');
    expect(await detail()).toMatchObject({ status: 'cancelled', payStatus: 'unpaid', refundedAmount: { amount: 0 } });
    await pay(later, '4000000000000259');
    await runJobs(shop, { later: true });
    expect(await detail()).toMatchObject({ status: 'cancelled', payStatus: 'unpaid', refundedAmount: { amount: total } });
    expect(await start()).toMatchObject({ status: 409, code: 41 });
    await expectMoneyHolds(shop);
  });

  it('what was paid within the window counts, though its word comes after it', async () => {
    await pay(await pageOf(), '4000000000000259');
    after(31 * 60_000);
    await runJob(shop, 'order.expire');
    await runJobs(shop);
    expect(await detail()).toMatchObject({ status: 'inProgress', payStatus: 'paid', refundedAmount: { amount: 0 } });
    await expectMoneyHolds(shop);
  });

  it('cancelling, paying and expiring at the same moment leave one of them, and the money right', async () => {
    for (let round = 0; round < 12; round += 1) {
      order = await placeTestOrder(shop, variant, { quantity: 1 });
      const url = await pageOf();
      after(31 * 60_000);
      const guest = testContext(shop, { kind: 'guest', guestId: order.draft.shopper.guestId! });
      const races = [() => pay(url), () => cancelOrder(guest, { orderNo: order.orderNo, reason: '' }), () => expireOrder(testContext(shop), order.orderId)];
      await Promise.allSettled(
        races
          .slice(round % 3)
          .concat(races.slice(0, round % 3))
          .map((run) => run()),
      );
      const seen = await detail();
      expect(['inProgress/paid', 'pendingCancellation/paid', 'cancelled/unpaid']).toContain(`${seen.status}/${seen.payStatus}`);
      const net = seen.paymentAmount.amount - seen.refundedAmount.amount;
      expect(net).toBe(seen.payStatus === 'paid' ? seen.total.amount : 0);
      await expectMoneyHolds(shop);
    }
    const left = await sql<{
      reserved: number;
      promised: number;
    }>`select reserved, (select coalesce(sum(l.quantity), 0)::int8 from order_line l join orders o on o.id = l.order_id where l.variant_id = ${variant.id} and o.status <> 'cancelled') as promised from stock_level where variant_id = ${variant.id}`.execute(
      shop.kysely,
    );
    expect(left.rows[0]!.reserved).toBe(left.rows[0]!.promised);
  });
});

describe('methods and refunds', () => {
  it('the method of an unpaid order changes, and its window with it', async () => {
    expect(await start('bankTransfer')).toMatchObject({ data: { payment: { state: 'pending', action: { type: 'none' } } } });
    const seen = await detail();
    expect(seen.payment).toMatchObject({ methodId: 'bankTransfer', state: 'pending' });
    expect(seen.payment.instructions.map((row: any) => row.value)).toContain(order.orderNo);
    expect(new Date(seen.payment.dueAt).getTime() - shop.clock.now.getTime()).toBe(7 * 24 * 3_600_000);
    await start('cashOnDelivery');
    expect((await detail()).payment).toMatchObject({ methodId: 'cashOnDelivery', dueAt: null });
    expect(await start('stripe')).toMatchObject({ status: 409, code: 41 });
    expect(await start({} as never)).toMatchObject({ status: 400, code: 40 });
  });

  it('answers a repeated start with the same key byte for byte', async () => {
    const key = { 'idempotency-key': 'start-1' };
    const send = () => order.client.post('/api/web/payment/start', { orderNo: order.orderNo, methodId: 'sandbox' }, key);
    const first = await send();
    const second = await send();
    expect([second.text, second.headers['idempotency-replayed']]).toEqual([first.text, 'true']);
  });

  it('a bank transfer is marked paid by staff, once', async () => {
    order = await placeTestOrder(shop, variant, { paymentMethodId: 'bankTransfer' });
    const staff = await staffContext(shop);
    const marks = await Promise.allSettled([markPaid(staff, { order: order.orderNo }), markPaid(staff, { order: order.orderId })]);
    expect(marks.filter((mark) => mark.status === 'fulfilled')).toHaveLength(1);
    expect(await detail()).toMatchObject({ payStatus: 'paid', paymentAmount: { amount: total } });
    await expectMoneyHolds(shop);
  });

  it('refunds never exceed what was paid, even two at once', async () => {
    await pay(await pageOf());
    const staff = await staffContext(shop);
    const refund = (amount: number) => refundOrder(staff, { order: order.orderNo, amount: { amount }, reason: 'A scratch' });
    await refund(1000);
    const both = await Promise.allSettled([refund(3000), refund(3000)]);
    expect(both.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(refund(499)).rejects.toMatchObject({ spec: { wire: 41 } });
    await refund(498);
    expect(await detail()).toMatchObject({ payStatus: 'paid', status: 'cancelled', refundedAmount: { amount: total } });
    await expectMoneyHolds(shop);
  });
});
