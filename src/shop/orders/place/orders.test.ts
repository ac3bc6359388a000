import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { placeTestOrder, testContext, testDraft, type TestOrder } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { runJob, runJobs } from '#test/harness/run-jobs.ts';
import { placeOrder } from '../index.ts';

let shop: TestApp;
let variant: TestVariant;
const minutes = 60_000;

beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.now = new Date('2026-11-21T10:00:00Z');
  [variant] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 10 }] })) as [TestVariant];
});

const stock = async () =>
  (await sql<{ onHand: number; reserved: number }>`select on_hand, reserved from stock_level where variant_id = ${variant.id}`.execute(shop.kysely)).rows[0]!;
const detail = async (order: TestOrder) => (await order.client.post('/api/web/order/detail', { orderNo: order.orderNo })).data;
const after = (ms: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms);
};
const mails = async () =>
  Promise.all((await readdir(shop.host.config.mailDir).catch(() => [])).toSorted().map((name) => readFile(`${shop.host.config.mailDir}/${name}`, 'utf8')));
const mailsOf = async (order: TestOrder) => (await mails()).filter((mail) => mail.includes(order.orderNo));

describe('placing', () => {
  it('stores a copy of everything, reserves stock, and its sums add up', async () => {
    const order = await placeTestOrder(shop, variant, { remark: 'Ring twice' });
    expect(order.orderNo).toMatch(/^261121-[0-9A-HJKMNP-TV-Z]{6}$/);
    expect(await stock()).toEqual({ onHand: 10, reserved: 2 });
    const seen = await detail(order);
    expect(seen).toMatchObject({
      status: 'inProgress',
      payStatus: 'unpaid',
      subtotal: { amount: 3998, currency: 'USD' },
      shippingFee: { amount: 500 },
      total: { amount: 4498 },
      paymentAmount: { amount: 0 },
      remark: 'Ring twice',
      products: [{ sku: variant.sku, quantity: 2, price: { amount: 1999 }, total: { amount: 3998 } }],
      payment: { methodId: 'sandbox', state: 'pending', dueAt: '2026-11-21T10:30:00.000Z' },
      actions: ['pay', 'cancel'],
      payPath: `/checkout/${order.draft.checkoutSlug}`,
    });
    expect(seen.timeline.map((event: any) => event.title)).toEqual(['Order placed']);
  });

  it('answers the first order when the checkout is placed again, at the same time too', async () => {
    const draft = testDraft(variant);
    const order = await placeTestOrder(shop, variant, draft);
    const again = { ...draft, shopper: order.draft.shopper };
    const place = () => shop.host.database.transaction((tx) => placeOrder(tx, testContext(shop), again));
    const both = await Promise.all([place(), place(), place()]);
    expect(new Set(both.map((placed) => placed.orderNo))).toEqual(new Set([order.orderNo]));
    expect(await stock()).toEqual({ onHand: 10, reserved: 2 });
    const stranger = shop.client();
    for (const { orderToken } of both) expect((await stranger.post('/api/web/order/detail', { orderNo: order.orderNo, orderToken })).code).toBe(0);
  });

  it('sells what there is and no more', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 40 }, () => placeTestOrder(shop, variant, { quantity: 1 })));
    expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(10);
    expect(await stock()).toEqual({ onHand: 10, reserved: 10 });
  });

  it('takes a total of 0 for paid', async () => {
    const order = await placeTestOrder(shop, variant, { price: 0, shippingFee: 0 as never, paymentMethodId: null });
    expect(await detail(order)).toMatchObject({ payStatus: 'paid', payment: null, actions: ['cancel', 'return'] });
  });

  it('rejects a draft that does not add up, and writes nothing', async () => {
    await expect(placeTestOrder(shop, variant, { total: 1 as never })).rejects.toThrow(/do not add up/);
    expect(await stock()).toEqual({ onHand: 10, reserved: 0 });
  });

  it('sends a bounded number of statements', async () => {
    const before = shop.host.database.statements.count;
    await placeTestOrder(shop, variant);
    // Begin and commit; guest, order, names, lines, payment, event with its token, notice, two of the queue, stock (lock, change).
    expect(shop.host.database.statements.count - before).toBeLessThanOrEqual(13);
  });
});

describe('who may see an order', () => {
  it('the browser that placed it, or who holds the token; for all others it is not there', async () => {
    const order = await placeTestOrder(shop, variant);
    const stranger = shop.client();
    const other = (await placeTestOrder(shop, variant)).client;
    const missing = await stranger.post('/api/web/order/detail', { orderNo: '261121-000000' });
    for (const [client, body] of [
      [stranger, { orderNo: order.orderNo }],
      [other, { orderNo: order.orderNo }],
      [stranger, { orderNo: order.orderNo, orderToken: 'guessed' }],
    ] as const) {
      expect(await client.post('/api/web/order/detail', body)).toMatchObject({ status: 404, code: 40, text: missing.text });
      expect(await client.post('/api/web/order/cancel', body)).toMatchObject({ status: 404 });
      expect(await client.post('/api/web/payment/start', { ...body, methodId: 'sandbox' })).toMatchObject({ status: 404 });
    }
    expect(await stranger.post('/api/web/order/detail', { orderNo: order.orderNo.toLowerCase(), orderToken: order.orderToken })).toMatchObject({
      status: 200,
      code: 0,
    });
  });

  it('asks a guest who wants a list to sign in', async () => {
    const { client } = await placeTestOrder(shop, variant);
    expect(await client.post('/api/web/order/list')).toMatchObject({ status: 401, code: 50 });
  });

  it('stores no token, only its hash', async () => {
    const order = await placeTestOrder(shop, variant);
    const all = await sql<{ tokenHash: string }>`select token_hash from order_token`.execute(shop.kysely);
    expect(all.rows.some((row) => row.tokenHash === order.orderToken)).toBe(false);
  });
});

describe('cancelling', () => {
  it('releases an unpaid order at once, and says so by mail', async () => {
    const order = await placeTestOrder(shop, variant);
    const key = { 'idempotency-key': 'k1' };
    const first = await order.client.post('/api/web/order/cancel', { orderNo: order.orderNo, reason: 'Too late' }, key);
    expect(first).toMatchObject({ code: 0, data: { status: 'cancelled', payStatus: 'unpaid', actions: [], payPath: null } });
    expect(await stock()).toEqual({ onHand: 10, reserved: 0 });
    const again = await order.client.post('/api/web/order/cancel', { orderNo: order.orderNo, reason: 'Too late' }, key);
    expect([again.text, again.headers['idempotency-replayed']]).toEqual([first.text, 'true']);
    expect(await order.client.post('/api/web/order/cancel', { orderNo: order.orderNo })).toMatchObject({ status: 409, code: 41 });
    expect(await stock()).toEqual({ onHand: 10, reserved: 0 });
    await runJobs(shop);
    expect((await mailsOf(order)).filter((mail) => /Subject: Order .* was cancelled/.test(mail))).toHaveLength(1);
  });

  it('happens by itself when the payment window ends, and not before', async () => {
    const [waits, transfer, delivery] = [
      await placeTestOrder(shop, variant),
      await placeTestOrder(shop, variant, { paymentMethodId: 'bankTransfer' }),
      await placeTestOrder(shop, variant, { paymentMethodId: 'cashOnDelivery' }),
    ];
    after(29 * minutes);
    await runJob(shop, 'order.expire');
    expect(await detail(waits)).toMatchObject({ status: 'inProgress' });
    after(2 * minutes);
    await Promise.all([runJob(shop, 'order.expire'), runJob(shop, 'order.expire')]);
    expect(await detail(waits)).toMatchObject({ status: 'cancelled', payStatus: 'unpaid' });
    expect((await detail(waits)).timeline.map((event: any) => event.event)).toEqual(['placed', 'expired']);
    expect(await detail(transfer)).toMatchObject({ status: 'inProgress' });
    expect(await stock()).toEqual({ onHand: 10, reserved: 4 });
    after(7 * 24 * 60 * minutes);
    await runJob(shop, 'order.expire');
    expect(await detail(transfer)).toMatchObject({ status: 'cancelled' });
    expect(await detail(delivery)).toMatchObject({ status: 'inProgress' });
    expect(await stock()).toEqual({ onHand: 10, reserved: 2 });
  });
});

describe('looking an order up', () => {
  it('answers the same whether or not it exists; the link comes by mail and opens the order', async () => {
    const order = await placeTestOrder(shop, variant, { lang: 'zh' });
    await runJobs(shop);
    const before = (await mails()).length;
    const ask = (orderNo: string, email: string) => shop.client().post('/api/web/order/lookup', { orderNo, email });
    const answers = [await ask(order.orderNo, 'ADA@example.com'), await ask(order.orderNo, 'eve@example.com'), await ask('261121-ZZZZZZ', 'ada@example.com')];
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200, code: 0 });
    after(1_000);
    await runJobs(shop);
    const sent = (await mails()).slice(before);
    expect(sent).toHaveLength(1);
    const text = sent[0]!.replaceAll('=\n', '').replaceAll('=3D', '=');
    expect(text).toContain('To: ada@example.com');
    const token = /\/zh\/checkout\/thankyou\?order=[0-9A-Z-]+#([\w-]{43})/.exec(text)?.[1];
    expect(await shop.client().post('/api/web/order/detail', { orderNo: order.orderNo, orderToken: token })).toMatchObject({ code: 0 });
  });

  it('is limited per order and per address', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 7; n += 1) statuses.push((await shop.client().post('/api/web/order/lookup', { orderNo: '261121-YYYYYY', email: 'a@b.co' })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const refused = await shop.client().post('/api/web/order/lookup', { orderNo: '261121-YYYYYY', email: 'a@b.co' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    after(16 * minutes);
    expect((await shop.client().post('/api/web/order/lookup', { orderNo: '261121-YYYYYY', email: 'a@b.co' })).status).toBe(200);
    // One network of IPv6 is one asker, however many addresses it has.
    const from = (remoteAddress: string, n: number) =>
      shop.client().send({
        method: 'POST',
        url: '/api/web/order/lookup',
        payload: { orderNo: `261121-ZZZZ${String(n).padStart(2, '2')}`, email: 'a@b.co' },
        remoteAddress,
      });
    const inNetwork: number[] = [];
    for (let n = 22; n < 43; n += 1) inNetwork.push((await from(`2001:db8:0:5::${n}`, n)).status);
    expect(inNetwork).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
    expect((await from('2001:db8:0:6::1', 50)).status).toBe(200);
  });
});

describe('mails', () => {
  it('confirm an order in its language, with everything escaped and a link that opens it', async () => {
    const order = await placeTestOrder(shop, variant, { paymentMethodId: 'bankTransfer', lang: 'zh-HK' });
    await runJobs(shop);
    const [mail] = await mailsOf(order);
    const text = Buffer.from(
      mail!.replaceAll('=\n', '').replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
      'latin1',
    ).toString('utf8');
    expect(text).toContain('已收到您的訂單');
    expect(text).toContain('A thing &lt;b&gt;&amp;&lt;/b&gt;');
    expect(text.slice(text.indexOf('<!DOCTYPE'))).not.toMatch(/<b>&/);
    expect(text).toContain('GB33BUKB20201555555555');
    expect(text).toContain('Content-Type: text/plain');
    expect(text).toMatch(/http:\/\/localhost:3000\/zh-HK\/checkout\/thankyou\?order=/);
  });
});
