import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { countStatements } from '#test/harness/count-statements.ts';
import { testContext } from '#test/harness/orders.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { describeBrands } from '../../fill/index.ts';
import { listBrands } from '../../lists/index.ts';
import { loadBrandList } from './load.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

async function sell(brand: string, titles: readonly string[]) {
  for (const [index, title] of titles.entries()) {
    const [made] = await insertTestProduct(shop.host.database, { title, variants: [{}] });
    await sql`update product set brand = ${brand}, sales_count = ${100 - index} where id = ${made!.productId}`.execute(shop.kysely);
  }
}

async function load() {
  const context = testContext(shop);
  const model = { title: 'Brands', path: '/brand', list: await listBrands(context.db, { page: 1, lang: 'en' }) };
  let loaded: Awaited<ReturnType<typeof loadBrandList>> | undefined;
  const statements = await countStatements(shop.host.database, async () => {
    loaded = await loadBrandList({ context, model });
  });
  return { ...loaded!.data, tags: loaded!.tags, statements };
}

it('shows what sells best of the brands that are described, the others as pictures, in as many statements for all as for one', async () => {
  await sell('Mill', ['Towel', 'Napkin', 'Apron', 'Rug']);
  await sell('Forge', ['Hook']);
  const plain = await load();
  expect(plain.stories).toEqual([]);
  expect(plain.others.map(({ title, productCount }) => [title, productCount])).toEqual([
    ['Forge', 1],
    ['Mill', 4],
  ]);
  const describe = (name: string) =>
    shop.host.database.transaction((tx) => describeBrands(tx, [{ name, texts: { en: { title: name, description: '<p>By the river.</p>' } }, coverId: null }]));
  await describe('Mill');
  const one = await load();
  expect(one.stories.map(({ title, products }) => [title, products.map((product) => product.title)])).toEqual([['Mill', ['Towel', 'Napkin', 'Apron']]]);
  expect(one.others.map(({ title }) => title)).toEqual(['Forge']);
  expect(one.tags).toEqual(['products', ...one.stories[0]!.products.map(({ id }) => `product:${id}`)]);
  await sell('Yard', ['Basket']);
  await describe('Yard');
  await describe('Forge');
  const all = await load();
  expect(all.stories.map(({ title }) => title)).toEqual(['Forge', 'Mill', 'Yard']);
  expect(all.statements).toBe(one.statements);
});
