import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { signedIn } from '#test/harness/shoppers.ts';
import { seedCommerce } from '../../seed-commerce.ts';
import { seedShopperLists } from './seed-shopper-lists.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
});
afterAll(() => shop.close());

it('gives the demo shopper favorites of what the shop sells, credits and a notification', async () => {
  await insertTestProduct(shop.host.database, { slug: 'brae-cup', variants: [{ price: 1000 }] });
  const robin = await signedIn(shop);
  await seedShopperLists(shop.host, robin.email);
  await seedShopperLists(shop.host, 'nobody@shop.example');
  expect((await robin.post('/favorite/count')).data).toMatchObject({ product: 1, total: 1 });
  expect((await robin.page('/user/credits')).data.pageBody).toContain('$15.00');
  expect((await robin.post('/notice/count')).data).toEqual({ unread: 1 });
});
