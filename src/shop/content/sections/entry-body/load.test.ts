import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SectionScope } from '#kit/server/page/section.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { testContext } from '#test/harness/orders.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import type { ContentPageModel } from '../content-model.ts';
import { loadEntryBody } from './load.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const load = (productIds: readonly string[]) =>
  loadEntryBody({ context: testContext(shop), model: { item: { productIds } } } as unknown as SectionScope<ContentPageModel>);

it('lists what is seen in an entry’s pictures, what is sold out last', async () => {
  const insert = async (title: string, onHand: number) => {
    const [made] = await insertTestProduct(shop.host.database, { title, variants: [{ onHand }] });
    return made!.productId;
  };
  const ids = [await insert('Lantern', 0), await insert('Bowl', 5), await insert('Cup', 5)];
  const { data, tags } = await load(ids);
  expect(data.products.map(({ title }) => title)).toEqual(['Bowl', 'Cup', 'Lantern']);
  expect(tags).toEqual(ids.map((id) => `product:${id}`));
  expect(await load([])).toEqual({ data: { products: [] }, tags: [] });
});
