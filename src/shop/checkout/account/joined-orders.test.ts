/** The checkout of a guest's order goes with the order to the account whose address it has. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp, type TestClient } from '#test/harness/app.ts';
import { fillCheckout, submit } from '#test/harness/buyers.ts';
import { eraseAccount, exportOf } from '#test/harness/personal-data.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { signUp } from '#test/harness/sign-in.ts';

const email = 'ada@example.com';
let shop: TestApp;
let bowl: TestVariant;
let browser: TestClient;
let checkout: { slug: string; total: object };
let orderNo: string;
let accountId: string;

beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
  [bowl] = (await insertTestProduct(shop.host.database, { variants: [{ onHand: 500 }] })) as [TestVariant];
  browser = shop.client();
  await browser.post('/api/web/cart/add', { sku: bowl.sku, quantity: 1 });
  checkout = await fillCheckout(browser);
  ({ orderNo } = (await submit(browser, checkout)).data);
  await signUp(shop, shop.client(), email);
  [{ accountId }] = (await sql<{ accountId: string }>`select id as account_id from account where email = ${email}`.execute(shop.kysely)).rows as [
    { accountId: string },
  ];
});
afterAll(() => shop.close());

it('is exported with the account', async () => {
  expect((await exportOf(shop, { accountId, email }))['checkouts']).toMatchObject([{ orderNo, email }]);
});

it('is no longer the browser’s in which it was placed, nor is a new key to its order', async () => {
  expect(await submit(browser, checkout)).toMatchObject({ status: 404 });
  // As one that an earlier version left with its guest.
  await sql`update checkout set account_id = null, guest_id = (placed->'draft'->'shopper'->>'guestId')::uuid where slug = ${checkout.slug}`.execute(
    shop.kysely,
  );
  expect((await submit(browser, checkout)).data).toMatchObject({ orderNo, orderToken: null });
  await sql`update checkout set account_id = ${accountId}, guest_id = null where slug = ${checkout.slug}`.execute(shop.kysely);
});

it('is erased with it', async () => {
  await sql`update orders set status = 'cancelled', cancelled_at = placed_at where order_no = ${orderNo}`.execute(shop.kysely);
  await eraseAccount(shop, { accountId });
  const left = await sql<{ count: number }>`select count(*)::int as count from checkout where order_no = ${orderNo} or email = ${email}`.execute(shop.kysely);
  expect(left.rows).toEqual([{ count: 0 }]);
});
