/** A message for who gets an order as a gift: from the checkout to the parcel. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { fillCheckout } from '#test/harness/buyers.ts';
import { mailTo } from '#test/harness/mails.ts';
import { eraseAccount, exportOf } from '#test/harness/personal-data.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { signedIn, type SignedInShopper } from '#test/harness/shoppers.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let bowl: TestVariant;
let shopper: SignedInShopper;

beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
  [bowl] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1_999, onHand: 500 }] })) as [TestVariant];
});
afterAll(() => shop.close());
beforeEach(async () => {
  shopper = await signedIn(shop);
});

async function submitWith(giftMessage: unknown) {
  const headers = { 'x-auth': shopper.token };
  await shopper.post('/cart/add', { sku: bowl.sku, quantity: 1 });
  const { slug, total } = await fillCheckout(shopper.client, { headers });
  return shopper.post('/checkout/submit', { slug, agree: true, expectedTotal: total, giftMessage });
}
const storedOf = async (orderNo: string) =>
  (await sql<{ giftMessage: string }>`select gift_message from orders where order_no = ${orderNo}`.execute(shop.kysely)).rows[0]?.giftMessage;

it('is stored, and shown on the order, in its mail, to staff and on the packing slip', async () => {
  const { data } = await submitWith('  Happy birthday, <Mum>!\nLove, Ada  ');
  const { orderNo } = data;
  const message = 'Happy birthday, <Mum>!\nLove, Ada';
  expect(await storedOf(orderNo)).toBe(message);
  expect((await shopper.post('/order/detail', { orderNo })).data.giftMessage).toBe(message);
  await runJobs(shop);
  expect(await mailTo(shop, 'ada@example.com')).toContain('Gift message: Happy birthday');
  const staff = { 'x-auth': await staffToken(shop, 'support') };
  expect((await shop.client().get(`/api/admin/orders/${orderNo}`, staff)).data.giftMessage).toBe(message);
  const { url } = (await shop.client().post(`/api/admin/orders/${orderNo}/packing-slip`, {}, staff)).data;
  const slip = await shop.app.inject({ method: 'GET', url: url.replace('http://localhost:3000', '') });
  expect(slip.body).toContain('Gift message: Happy birthday, &lt;Mum&gt;!');
  expect(slip.body).not.toContain('19.99');
});

it('is optional', async () => {
  const { data } = await submitWith(undefined);
  expect(await storedOf(data.orderNo)).toBe('');
});

it.each([
  ['longer than 300 characters', 'x'.repeat(301)],
  ['with control characters', 'Happy\u0007 birthday'],
  ['that turns the direction of what follows', 'Happy \u202ebirthday'],
  ['that is no text', 7],
])('is refused when it is one %s', async (_what, message) => {
  expect(await submitWith(message)).toMatchObject({ status: 400, code: 40, data: { errors: { giftMessage: expect.any(String) } } });
});

it('may have 300 characters', async () => {
  expect((await submitWith('x'.repeat(300))).code).toBe(0);
});

it('is exported with the account, and erased with it', async () => {
  const { orderNo } = (await submitWith('For my sister')).data;
  expect((await exportOf(shop, shopper))['orders']).toMatchObject([{ orderNo, giftMessage: 'For my sister' }]);
  await sql`update orders set status = 'cancelled', cancelled_at = placed_at where order_no = ${orderNo}`.execute(shop.kysely);
  await eraseAccount(shop, shopper);
  expect(await storedOf(orderNo)).toBe('');
  const left = await sql<{ count: number }>`select count(*)::int as count from checkout where placed::text like '%For my sister%'`.execute(shop.kysely);
  expect(left.rows).toEqual([{ count: 0 }]);
});
