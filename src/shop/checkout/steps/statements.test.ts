import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { on } from '#kit/server/database.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { fillCheckout } from '#test/harness/buyers.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { findCheckout, loadCheckoutWithGoods } from '../store.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
});
afterAll(() => shop.close());

it('takes a step with two statements in one transaction, and reads the checkout by them as it is stored', async () => {
  const client = shop.client();
  for (const { sku } of await insertTestProduct(shop.host.database, { variants: [{}, {}, {}] })) await client.post('/api/web/cart/add', { sku, quantity: 1 });
  const checkout = await fillCheckout(client);
  const { statements } = shop.host.database;
  const sent: string[] = [];
  statements.log = (text) => sent.push(text.trim().split(/\s+/).slice(0, 2).join(' '));
  const answer = await client.post('/api/web/checkout/shipping', { slug: checkout.slug, methodId: 'standard' });
  delete statements.log;
  expect(answer.data.lines).toHaveLength(3);
  expect(sent.filter((text) => !/^(begin|start transaction|commit)/.test(text))).toEqual(['with held', 'update "checkout"']);

  const guestId = (await sql<{ id: string }>`select guest_id as id from checkout where slug = ${checkout.slug}`.execute(on(shop.db.database.reader))).rows[0]!
    .id;
  const shopper = { accountId: null, guestId };
  const asStored = await findCheckout(shop.host.database.reader, checkout.slug, shopper);
  const loaded = await shop.host.database.transaction((tx) => loadCheckoutWithGoods(tx, { slug: checkout.slug, shopper, currency: 'USD' }));
  expect(loaded?.stored).toEqual(asStored);
  expect(loaded?.goods).toHaveLength(3);
});
