import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { on } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { markPaid } from '#shop/orders/pay/mark-paid.ts';
import { publishSections } from '#shop/templates/index.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { entryOf } from '#test/harness/extensions.ts';
import { placeTestOrder, staffContext } from '#test/harness/orders.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { runJob, runJobs } from '#test/harness/run-jobs.ts';
import { signedIn } from '#test/harness/shoppers.ts';
import { testExtension } from 'vitrine/extension/testing';
import { pointsOf } from './earn-points.ts';
import loyalty from './server.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ extensions: [entryOf('loyalty', loyalty)] });
});
afterAll(() => shop.close());

const run = <Row>(statement: ReturnType<typeof sql<Row>>) => statement.execute(on<Record<string, never>>(shop.host.database.reader));

it('runs, and keeps the contracts', () => {
  testExtension(loyalty);
  expect([shop.extensions.running.map(({ definition }) => definition.name), shop.extensions.leftOut]).toEqual([['loyalty'], []]);
});

it('gives whole points for the goods of a paid order, once, and forgets them when their time is over', async () => {
  const { accountId } = await signedIn(shop);
  const [cup] = await insertTestProduct(shop.host.database, { variants: [{ sku: `CUP-${newId()}` }] });
  const order = await placeTestOrder(shop, cup!, { paymentMethodId: 'bankTransfer' });
  await run(sql`update orders set account_id = ${accountId} where order_no = ${order.orderNo}`);
  await markPaid(await staffContext(shop), { order: order.orderNo });
  expect(await runJobs(shop)).toContain('ext.loyalty.on.order.paid');
  const points = async () => (await run(sql<{ points: number; accountId: string }>`select points, account_id from ext_loyalty.point`)).rows;
  expect(await points()).toEqual([{ points: 39, accountId }]);

  const { rows } = await run(sql<{ id: string }>`select id from orders where order_no = ${order.orderNo}`);
  await runJob(shop, 'ext.loyalty.on.order.paid', { id: newId(), type: 'order.paid', at: shop.clock.now.toISOString(), data: { orderId: rows[0]!.id } });
  expect(await points()).toHaveLength(1);

  shop.clock.now = new Date(shop.clock.now.getTime() + 366 * 24 * 3_600_000);
  await runJob(shop, 'ext.loyalty.expire');
  expect(await points()).toEqual([]);
});

it('says on a page what an order earns', async () => {
  await shop.host.database.transaction((tx) =>
    publishSections(tx, { name: 'tag-list', sections: [{ section: 'loyalty-points', settings: {} }], now: shop.clock.now }),
  );
  await vi.waitFor(async () => expect((await shop.client().get('/tag')).text).toContain('Earn 1 points for each USD you spend.'));
  expect((await shop.client().get('/zh/tag')).text).toContain('每消费 1 USD 可获得 1 积分。');
});

it('counts whole points only', () => {
  expect([pointsOf(3_998, 1), pointsOf(99, 1), pointsOf(99, 2), pointsOf(0, 5)]).toEqual([39, 0, 1, 0]);
});
