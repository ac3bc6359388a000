/** The sample extension in a shop. It is tried as a folder here, and as a package that was packed by tools/packed-extension.test.ts. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { newId } from '#kit/server/ids.ts';
import { markPaid } from '#shop/orders/pay/mark-paid.ts';
import { publishSections } from '#shop/templates/index.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { fillCheckout, submit } from '#test/harness/buyers.ts';
import { contextOf, entryOf } from '#test/harness/extensions.ts';
import { placeTestOrder, staffContext } from '#test/harness/orders.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { runJob, runJobs } from '#test/harness/run-jobs.ts';
import { signedIn } from '#test/harness/shoppers.ts';
import { staffToken } from '#test/harness/staff.ts';
import { testAdminResource, testExtension } from 'vitrine/extension/testing';
import loyalty from './loyalty/server.ts';

let shop: TestApp;
let staff: { 'x-auth': string };
beforeAll(async () => {
  shop = await createTestApp({ extensions: [entryOf('loyalty', loyalty)] });
  await shop.host.database.transaction(seedCommerce);
  staff = { 'x-auth': await staffToken(shop, 'manager') };
});
afterAll(() => shop.close());

const run = <Row>(statement: ReturnType<typeof sql<Row>>) => statement.execute(shop.kysely);
const dayMs = 24 * 3_600_000;
const url = '/api/admin/ext/loyalty/points';
const give = async (email: string, points: number) => {
  const expiresAt = new Date(shop.clock.now.getTime() + 30 * dayMs).toISOString();
  return shop.client().post(url, { email, points, note: 'For the wait', expiresAt }, staff);
};
const pointsOf = async (accountId: string) =>
  (await run(sql<{ remaining: number }>`select remaining from ext_loyalty.point where account_id = ${accountId} order by earned_at, id`)).rows.map(
    ({ remaining }) => remaining,
  );

it('runs, and keeps the contracts', async () => {
  testExtension(loyalty);
  expect([shop.extensions.running.map(({ definition }) => definition.name), shop.extensions.leftOut]).toEqual([['loyalty'], []]);
  const { email } = await signedIn(shop);
  const input = { email, points: 5, note: '', expiresAt: '2039-01-01T00:00:00Z' };
  await expect(
    testAdminResource(loyalty.resources![0]! as never, await contextOf(shop, 'loyalty'), {
      input: () => input,
      changed: { ...input, note: 'Longer', expiresAt: '2039-02-01T00:00:00Z' },
    }),
  ).resolves.toBeUndefined();
});

it('gives whole points for the goods of a paid order, once, and forgets them when their time is over', async () => {
  const { accountId } = await signedIn(shop);
  const [cup] = await insertTestProduct(shop.host.database, { variants: [{ sku: `CUP-${newId()}` }] });
  const order = await placeTestOrder(shop, cup!, { paymentMethodId: 'bankTransfer' });
  await run(sql`update orders set account_id = ${accountId} where order_no = ${order.orderNo}`);
  await markPaid(await staffContext(shop), { order: order.orderNo });
  expect(await runJobs(shop)).toContain('ext.loyalty.on.order.paid');
  expect(await pointsOf(accountId)).toEqual([39]);

  const { rows } = await run(sql<{ id: string }>`select id from orders where order_no = ${order.orderNo}`);
  await runJob(shop, 'ext.loyalty.on.order.paid', { id: newId(), type: 'order.paid', at: shop.clock.now.toISOString(), data: { orderId: rows[0]!.id } });
  expect(await pointsOf(accountId)).toEqual([39]);

  const now = shop.clock.now;
  shop.clock.now = new Date(now.getTime() + 366 * dayMs);
  await runJob(shop, 'ext.loyalty.expire');
  shop.clock.now = now;
  expect(await pointsOf(accountId)).toEqual([]);
});

it('takes a discount off for points that staff gave, spends them with the order, and returns them when it is cancelled', async () => {
  const shopper = await signedIn(shop);
  expect((await give('nobody@shop.example', 250)).msg).toBe('No account has this address.');
  const given = await give(shopper.email, 250);
  expect(given.data).toMatchObject({ email: shopper.email, points: 250, remaining: 250, source: 'staff' });
  const found = await shop.client().get(`${url}?filter=${encodeURIComponent(JSON.stringify({ q: shopper.email }))}`, staff);
  expect(found.data).toMatchObject({ total: 1, items: [{ id: given.data.id }] });

  const [cup] = await insertTestProduct(shop.host.database, { variants: [{ price: 1_999, onHand: 10 }] });
  await shopper.post('/cart/add', { sku: cup!.sku, quantity: 1 });
  const cart = (await shopper.post('/cart/get')).data;
  expect(cart.promotionDiscounts).toEqual([expect.objectContaining({ title: 'Loyalty points', amount: { amount: 200, currency: 'USD' } })]);
  const headers = { 'x-auth': shopper.token };
  const placed = await submit(shopper.client, await fillCheckout(shopper.client, { payment: 'bankTransfer', headers }), headers);
  expect([placed.code, await pointsOf(shopper.accountId)]).toEqual([0, [50]]);
  expect((await shop.client().get('/api/admin/ext/loyalty/overview', staff)).data).toEqual({ points: 50, accounts: 1 });

  const { rows } = await run(sql<{ id: string }>`select id from orders where order_no = ${placed.data.orderNo}`);
  const event = { id: newId(), type: 'order.cancelled', at: shop.clock.now.toISOString(), data: { orderId: rows[0]!.id } };
  for (const _time of [1, 2]) await runJob(shop, 'ext.loyalty.on.order.cancelled', event);
  expect((await pointsOf(shopper.accountId)).toSorted()).toEqual([200, 50]);
});

it('says on a page what an order earns', async () => {
  await shop.host.database.transaction((tx) =>
    publishSections(tx, { name: 'tag-list', sections: [{ section: 'loyalty-points', settings: {} }], now: shop.clock.now }),
  );
  await vi.waitFor(async () => expect((await shop.client().get('/tag')).text).toContain('Earn 1 point for each USD you spend.'));
  expect((await shop.client().get('/zh/tag')).text).toContain('每消费 1 USD 可获得 1 积分。');
  expect((await shop.client().get('/zh-HK/tag')).text).toContain('每消費 1 USD 可獲得 1 積分。');
});

it('says it in the words of the merchant', async () => {
  const texts = '/api/admin/texts/loyalty.earnOne';
  const { data, headers } = await shop.client().get(texts, staff);
  expect(data.texts.en).toBe('Earn {points} point for each {currency} you spend.');
  const written = { en: '{points} star for each {currency}!' };
  const put = await shop.client().send({ method: 'PUT', url: texts, payload: { texts: written }, headers: { ...staff, 'if-match': headers['etag']! } });
  expect(put.data.edited).toEqual(['en']);
  await vi.waitFor(async () => expect((await shop.client().get('/tag')).text).toContain('1 star for each USD!'));
  expect((await shop.client().get('/zh/tag')).text).toContain('每消费 1 USD 可获得 1 积分。');
});
