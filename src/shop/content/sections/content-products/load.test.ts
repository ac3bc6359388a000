import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SectionScope } from '#kit/server/page/section.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { testContext } from '#test/harness/orders.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import type { ContentPageModel } from '../content-model.ts';
import { loadContentProducts } from './load.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

it('puts what is sold out last', async () => {
  const insert = (title: string, onHand: number) => insertTestProduct(shop.host.database, { title, variants: [{ price: 1999, onHand }] });
  const made = [await insert('Lantern', 0), await insert('Bowl', 5), await insert('Cup', 5)];
  const item = { productIds: made.map(([variant]) => variant!.productId) };
  const { data } = await loadContentProducts({ context: testContext(shop), model: { item } } as unknown as SectionScope<ContentPageModel>);
  expect(data.products.map(({ title }) => title)).toEqual(['Bowl', 'Cup', 'Lantern']);
});
