import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#kit/server/ids.ts';
import { announced } from '#test/harness/announcements.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { testContext } from '#test/harness/orders.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { readScenes } from './read-scenes.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

it('an article shows a product that it names once that is published', async () => {
  const [made] = await insertTestProduct(shop.host.database, { slug: 'to-come', title: 'To come', variants: [{}] });
  const { productId } = made!;
  const publish = (published: boolean) => sql`update product set published = ${published} where id = ${productId}`.execute(shop.kysely);
  await publish(false);
  const id = newId();
  const texts = JSON.stringify({ en: { title: 'On wool', body: '<p>Warm.</p>' } });
  await sql`insert into content_item (id, kind, slug, texts) values (${id}, 'article', 'on-wool', ${texts}::jsonb)`.execute(shop.kysely);
  await sql`insert into content_product (item_id, product_id, position) values (${id}, ${productId}, 0)`.execute(shop.kysely);
  const isShown = async () => (await shop.client().get('/article/on-wool')).text.includes('/product/to-come');
  expect(await isShown()).toBe(false);
  expect(await readScenes(testContext(shop), [{ id, title: '' }], 4)).toMatchObject([{ productIds: [], namedProductIds: [productId] }]);
  await publish(true);
  await announced(shop, [`product:${productId}`]);
  expect(await isShown()).toBe(true);
});
