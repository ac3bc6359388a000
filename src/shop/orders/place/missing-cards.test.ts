// Gift cards that an order bought and that were not issued when its job ran.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCommerce } from '#server/seed-commerce.ts';
import { findBroken } from '#test/faults/find-broken.ts';
import { createTestApp, type TestApp, type TestClient } from '#test/harness/app.ts';
import { fillCheckout, submit } from '#test/harness/buyers.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { returnsOf, setReturnAddress } from '#test/harness/returns.ts';
import { runJob, runJobs } from '#test/harness/run-jobs.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let card: TestVariant;
let staff: Record<string, string>;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
  await setReturnAddress(shop);
  [card] = (await insertTestProduct(shop.host.database, { taxClass: 'giftCard', variants: [{ price: 2_500, onHand: 100 }] })) as [TestVariant];
  staff = { 'x-auth': await staffToken(shop, 'manager') };
});
afterAll(() => shop.close());

type Order = { client: TestClient; orderNo: string; lineId: string };
const act = (orderNo: string, action: string, body: object = {}) => shop.client().post(`/api/admin/orders/${orderNo}/${action}`, body, staff);
const worths = async (orderNo: string) => {
  const db = shop.kysely;
  const { rows } = await sql<{
    balance: number;
  }>`select balance_amount::int as balance from gift_card where order_no = ${orderNo} order by balance_amount`.execute(db);
  return rows.map(({ balance }) => balance);
};

async function buy(quantity: number): Promise<Order> {
  const client = shop.client();
  const checkout = await fillCheckout(client, { source: { source: 'buyNow', sku: card.sku, quantity }, shipping: null, payment: 'bankTransfer' });
  const { orderNo } = (await submit(client, checkout)).data as { orderNo: string };
  const [lineId] = await returnsOf({ client, orderNo }).lineIds();
  return { client, orderNo, lineId: lineId! };
}

/** A paid order of two cards of which `returned` were being returned before the job could issue them. */
async function paidWhileReturned(returned = 2): Promise<Order & { returnNo: string }> {
  const order = await buy(2);
  expect(await act(order.orderNo, 'mark-paid')).toMatchObject({ code: 0 });
  const applied = await returnsOf(order).apply({ applyType: 'refundOnly', lines: [{ lineId: order.lineId, quantity: returned }] });
  expect([applied.code, applied.msg]).toEqual([0, expect.anything()]);
  await runJobs(shop);
  expect(await worths(order.orderNo)).toEqual(Array.from({ length: 2 - returned }, () => 2_500));
  return { ...order, returnNo: applied.data.returnNo };
}

describe('a card whose unit was in a return when its job ran', () => {
  it('is issued once the shopper takes the return back', async () => {
    const { client, orderNo, returnNo } = await paidWhileReturned();
    expect(await returnsOf({ client, orderNo }).cancel(returnNo)).toMatchObject({ code: 0 });
    await runJobs(shop);
    expect(await worths(orderNo)).toEqual([2_500, 2_500]);
  });

  it('is issued once staff decline the return', async () => {
    const { orderNo, returnNo } = await paidWhileReturned();
    expect(await shop.client().post(`/api/admin/returns/${returnNo}/refuse`, { description: 'x' }, staff)).toMatchObject({ code: 0 });
    await runJobs(shop);
    expect(await worths(orderNo)).toEqual([2_500, 2_500]);
  });

  it('is not issued where the return refunds it', async () => {
    const { orderNo, returnNo } = await paidWhileReturned();
    expect(await shop.client().post(`/api/admin/returns/${returnNo}/approve`, {}, staff)).toMatchObject({ code: 0 });
    expect(await shop.client().post(`/api/admin/returns/${returnNo}/refund`, {}, staff)).toMatchObject({ code: 0 });
    await runJobs(shop);
    expect(await worths(orderNo)).toEqual([]);
  });

  it('is not refunded in place of the card that was issued beside it', async () => {
    const { orderNo, returnNo } = await paidWhileReturned(1);
    expect(await shop.client().post(`/api/admin/returns/${returnNo}/approve`, {}, staff)).toMatchObject({ code: 0 });
    expect(await shop.client().post(`/api/admin/returns/${returnNo}/refund`, {}, staff)).toMatchObject({ code: 0 });
    await runJobs(shop);
    expect(await worths(orderNo)).toEqual([2_500]);
  });
});

it('a card whose job gave up is issued after the next night, and only once', async () => {
  const { orderNo } = await buy(2);
  expect(await act(orderNo, 'mark-paid')).toMatchObject({ code: 0 });
  await sql`delete from pgboss.job where name = 'order.gift-cards'`.execute(shop.kysely);
  await runJobs(shop);
  expect(await worths(orderNo)).toEqual([]);
  const about: string = (await shop.client().get(`/api/admin/orders/${orderNo}`, staff)).data.id;
  await runJob(shop, 'order.gift-cards-left');
  expect(await runJobs(shop, { only: ['order.gift-cards'], about })).toHaveLength(1);
  expect(await worths(orderNo)).toEqual([2_500, 2_500]);
  await runJob(shop, 'order.gift-cards-left');
  expect(await runJobs(shop, { only: ['order.gift-cards'], about })).toEqual([]);
});

it('leaves books that add up', async () => {
  expect(await findBroken(shop.db.url, [])).toEqual([]);
});
