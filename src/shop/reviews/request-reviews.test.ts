import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { placeTestOrder, staffContext } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { runJob, runJobs } from '#test/harness/run-jobs.ts';
import { mailsTo } from '#test/harness/sign-in.ts';
import { markPaid } from '../orders/pay/index.ts';
import { refundOrder } from '../orders/refund/index.ts';
import { deliverOrder, shipOrder } from '../orders/ship/index.ts';

const start = new Date('2026-11-21T10:00:00Z');
const dayMs = 24 * 3_600_000;
let shop: TestApp;
let variant: TestVariant;

beforeAll(async () => {
  shop = await createTestApp();
  [variant] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 100 }] })) as [TestVariant];
});
afterAll(() => shop.close());

/** An order that arrived on the first day. */
async function delivered(email: string, more: Parameters<typeof placeTestOrder>[2] = {}) {
  shop.clock.now = start;
  const order = await placeTestOrder(shop, variant, { contact: { email }, paymentMethodId: 'bankTransfer', ...more });
  const staff = await staffContext(shop);
  await markPaid(staff, { order: order.orderId });
  await shipOrder(staff, { order: order.orderId, expressName: 'DHL', expressNumber: '1' });
  await deliverOrder(staff, { order: order.orderId });
  return order;
}

/** What is asked of an address so many days after the first. */
async function asked(email: string, days: number): Promise<string[]> {
  shop.clock.now = new Date(start.getTime() + days * dayMs);
  await runJob(shop, 'review.request');
  await runJobs(shop);
  return (await mailsTo(shop, email)).filter((mail) => mail.includes('List-Unsubscribe'));
}

const open = (mail: string) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');

describe('a review', () => {
  it('is asked for once, some days after the goods arrived, in the language of the order', async () => {
    const { orderNo } = await delivered('reader@example.com', { lang: 'zh' });
    expect(await asked('reader@example.com', 4)).toEqual([]);
    const [mail = '', ...more] = await asked('reader@example.com', 6);
    expect(more).toEqual([]);
    expect(open(mail)).toContain('撰写评价');
    const [, path, token] = new RegExp(`/zh(/checkout/thankyou\\?order=${orderNo})#([\\w-]+)`).exec(open(mail).replaceAll('&amp;', '&')) ?? [];
    expect(path).toBeTruthy();
    // The link opens the order without a sign-in.
    expect(await shop.client().post('/api/web/order/detail', { orderNo, orderToken: token })).toMatchObject({ code: 0, data: { orderNo } });
    expect(await asked('reader@example.com', 7)).toHaveLength(1);
  });

  it('is asked for at each address that a checkout takes, and where one order fails of the others', async () => {
    await delivered('ada@mail.my_shop.c');
    const broken = await delivered('broken@example.com');
    await delivered('fine@example.com');
    await sql`update orders set email = 'no address' where id = ${broken.orderId}`.execute(shop.kysely);
    expect(await asked('fine@example.com', 6)).toHaveLength(1);
    expect(await asked('ada@mail.my_shop.c', 6)).toHaveLength(1);
  });

  it('is not asked for of what was given back, and not after a month', async () => {
    const order = await delivered('refunded@example.com');
    const amount = (await order.client.post('/api/web/order/detail', { orderNo: order.orderNo })).data.total;
    await refundOrder(await staffContext(shop), { order: order.orderId, amount, reason: 'broken' });
    expect(await asked('refunded@example.com', 6)).toEqual([]);
    await delivered('late@example.com');
    expect(await asked('late@example.com', 31)).toEqual([]);
  });

  it('is never asked for again once the address said so, by its mail program or on the page', async () => {
    await delivered('enough@example.com');
    const [mail = ''] = await asked('enough@example.com', 6);
    const [, url = ''] = /List-Unsubscribe:\s*<[^>]*?(\/api\/web\/newsletter\/unsubscribe\?token=[^>]+)>/.exec(open(mail).replaceAll(/\r?\n /g, '')) ?? [];
    expect(url).toContain('token=stop-');
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const page = await shop.app.inject(`/page/newsletter?unsubscribe=${url.split('token=')[1]}`);
    expect(page.body).toContain('One click more, and we send you no more reminders');
    const forged = `${url.slice(0, -2)}xx`;
    const press = (address: string) =>
      shop
        .client()
        .send({ method: 'POST', url: address, headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'List-Unsubscribe=One-Click' });
    expect((await press(forged)).code).toBe(40);
    await delivered('enough@example.com');
    expect(await asked('enough@example.com', 6)).toHaveLength(2);
    expect((await press(url)).code).toBe(0);
    expect((await press(url)).code).toBe(0);
    await delivered('Enough@Example.com');
    expect(await asked('enough@example.com', 6)).toHaveLength(2);
  });
});
