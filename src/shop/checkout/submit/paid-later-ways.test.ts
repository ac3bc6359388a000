// What is paid once it is there, by those who have no account, and with credits and gift cards.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedCommerce } from '#server/seed-commerce.ts';
import { readSettings, writeSettings } from '#shop/settings/index.ts';
import { findBroken } from '#test/faults/find-broken.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { fillCheckout, submit } from '#test/harness/buyers.ts';
import { insertAheadAndThere, type TestVariant } from '#test/harness/products.ts';
import { startPushService, type PushService } from '#test/harness/push-service.ts';
import { runJob, runJobs } from '#test/harness/run-jobs.ts';
import { signedIn } from '#test/harness/shoppers.ts';
import { mailsTo } from '#test/harness/sign-in.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let service: PushService;
let staff: Record<string, string>;
/** Sold ahead of stock, and one that is there. */
let kist: TestVariant;
let bowl: TestVariant;

beforeAll(async () => {
  service = await startPushService();
  shop = await createTestApp({ config: { pushHosts: [service.host] } });
  await shop.host.database.transaction(seedCommerce);
  await shop.host.database.transaction(async (tx) =>
    writeSettings(tx, 'payments', { ...(await readSettings(tx)).payments, chargeAhead: 'whenThere' }, shop.clock.now),
  );
});
afterAll(async () => {
  await shop.close();
  await service.close();
});
beforeEach(async () => {
  staff = { 'x-auth': await staffToken(shop, 'manager') };
  [kist, bowl] = await insertAheadAndThere(shop.host.database, shop.clock.now);
});

const admin = (path: string, body: object = {}) => shop.client().post(`/api/admin${path}`, body, staff);
const receiveAndAsk = async () => {
  await admin(`/stock/${kist.id}/adjust`, { change: 2, reason: 'received' });
  await runJob(shop, 'order.ask-for-payments');
};
const mailsAbout = async (orderNo: string) => {
  await runJobs(shop);
  return (await mailsTo(shop, 'ada@example.com')).filter((mail) => mail.includes(orderNo));
};

describe('a guest', () => {
  async function buyBoth() {
    const client = shop.client();
    for (const { sku } of [kist, bowl]) await client.post('/api/web/cart/add', { sku, quantity: 1 });
    const { data } = await submit(client, await fillCheckout(client));
    const nowNo = data.orderNo as string;
    await admin(`/orders/${nowNo}/mark-paid`);
    const detail = async (orderNo: string) => (await client.post('/api/web/order/detail', { orderNo })).data;
    return { client, nowNo, laterNo: (await detail(nowNo)).otherOrderNo as string, detail };
  }

  it('pays by the link of the mail that asks for it, in any browser', async () => {
    const { nowNo, laterNo } = await buyBoth();
    await receiveAndAsk();
    const mail = (await mailsAbout(laterNo)).find((one) => one.includes('is here: please pay'))!;
    const [, orderToken] = new RegExp(`thankyou\\?order=${laterNo}#([\\w-]+)`).exec(mail)!;
    const other = shop.client();
    const get = async (own: object) => other.post('/api/web/checkout/get', own);
    const { data } = await get({ orderNo: laterNo, orderToken });
    const order = (await other.post('/api/web/order/detail', { orderNo: laterNo, orderToken })).data;
    expect(data).toMatchObject({ payable: true, due: order.total, lines: [{ sku: kist.sku }], shippingMethod: { delivery: order.shippingMethod.delivery } });
    // The link is that order's alone.
    expect((await get({ orderNo: nowNo, orderToken })).status).toBe(404);
    expect((await other.post('/api/web/payment/start', { orderNo: laterNo, orderToken, methodId: 'sandbox' })).code).toBe(0);
    expect((await other.post('/api/web/payment/start', { orderNo: laterNo, methodId: 'sandbox' })).status).toBe(404);
  });

  it('hears of both orders on a device that follows the first', async () => {
    const { client, nowNo, laterNo } = await buyBoth();
    const device = service.newDevice();
    expect((await client.post('/api/web/push/subscribe', { ...device, orderNo: nowNo })).code).toBe(0);
    await receiveAndAsk();
    await runJobs(shop, { only: ['order.push'] });
    const { checkoutSlug } = (await shop.rows<{ checkoutSlug: string }>(sql`select checkout_slug from orders where order_no = ${laterNo}`))[0]!;
    expect(service.received.map(({ message }) => message)).toMatchObject([
      { title: `Order ${laterNo} is all here and can be paid`, path: `/checkout/${checkoutSlug}` },
    ]);
    expect((await client.get(`/checkout/${checkoutSlug}`)).text).toContain(laterNo);
  });
});

describe('credits and a gift card', () => {
  it('pay for what is there first, and go back from each order to where they came from', async () => {
    const shopper = await signedIn(shop);
    await admin('/credits', { account: shopper.accountId, amount: 1_000, reason: 'A gift' });
    const { code } = (await admin('/gift-cards', { amount: 5_000, currency: 'USD', note: 'A prize' })).data;
    const held = async () => [
      (await shopper.post('/gift-card/balance', { code })).data.balance.amount,
      (await shop.rows<{ sum: number }>(sql`select sum(amount)::int as sum from credit_entry where account_id = ${shopper.accountId}`))[0]!.sum,
    ];
    for (const { sku } of [kist, bowl]) await shopper.post('/cart/add', { sku, quantity: 1 });
    const headers = { 'x-auth': shopper.token };
    const { slug } = await fillCheckout(shopper.client, { headers });
    await shopper.post('/checkout/credits', { slug, use: true });
    const checkout = (await shopper.post('/checkout/gift-card', { slug, code })).data;
    const { orderNo } = (await submit(shopper.client, checkout, headers)).data;
    const detail = async (no: string) => (await shopper.post('/order/detail', { orderNo: no })).data;
    const first = await detail(orderNo);
    const laterNo = first.otherOrderNo as string;
    const second = await detail(laterNo);
    // What is there is paid for by them alone; what is left of the card pays for a part of the rest.
    expect(first).toMatchObject({ payStatus: 'paid', total: { amount: 0 }, credits: { amount: 1_000 } });
    expect(first.giftCardsAmount.amount + second.giftCardsAmount.amount).toBe(5_000);
    expect(second).toMatchObject({ payLater: true, credits: { amount: 0 }, total: checkout.payLater });
    expect(await held()).toEqual([0, 0]);
    await receiveAndAsk();
    expect((await admin(`/orders/${laterNo}/mark-paid`)).code).toBe(0);
    expect((await admin(`/orders/${laterNo}/ship`)).code).toBe(0);
    const all = second.total.amount + second.giftCardsAmount.amount;
    expect(await admin(`/orders/${laterNo}/refund`, { amount: all, reason: 'came broken', notify: false })).toMatchObject({ code: 0 });
    await runJobs(shop);
    expect(await held()).toEqual([second.giftCardsAmount.amount, 0]);
    expect((await admin(`/orders/${orderNo}/cancel`, { reason: 'gone' })).code).toBe(0);
    await runJobs(shop);
    expect(await held()).toEqual([5_000, 1_000]);
    expect(await findBroken(shop.db.url)).toEqual([]);
  });
});
