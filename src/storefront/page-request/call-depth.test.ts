/** Few modules lie between the page cache and a query, read from the stack of that query. */
import { relative } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { insertTestProduct } from '#test/harness/products.ts';

/** Of the twelve that a page request may pass, `pages/unknown-paths.ts` (the route) and `pages/pages.ts` come before the page cache. */
const mostModules = 10;

let shop: TestApp;
let ways: Map<string, string[]>;
const stackDepth = Error.stackTraceLimit;
beforeAll(async () => {
  shop = await createTestApp();
  await insertTestProduct(shop.host.database, { slug: 'cup', title: 'Cup', variants: [{ sku: 'CUP-1', price: 1800, onHand: 9 }] });
});
beforeEach(() => {
  Error.stackTraceLimit = 100;
  ways = new Map();
  shop.host.database.statements.log = (text) => ways.set(text, modulesOf(new Error('a query').stack!));
});
afterAll(() => {
  Error.stackTraceLimit = stackDepth;
  return shop.close();
});

/** The shop's own modules on a stack, the outermost first, each as often as the way enters it. */
function modulesOf(stack: string): string[] {
  const files = [...stack.matchAll(/\(?(?:file:\/\/)?(\/[^():]+):\d+:\d+\)?$/gm)].map(([, file]) => relative(process.cwd(), file!));
  const own = files.filter((file) => file.startsWith('src/') && !file.endsWith('.test.ts')).toReversed();
  return own.filter((file, at) => file !== own[at - 1]);
}

test.each([
  ['/product/cup', ['src/storefront/page-request/load.ts', 'src/storefront/kinds/product.ts', 'src/shop/catalog/products/store.ts']],
  ['/search?q=cup', ['src/storefront/page-request/load.ts', 'src/storefront/kinds/listing.ts', 'src/shop/catalog/search/postgres-search.ts']],
  ['/tag', ['src/storefront/page-request/load-sections.ts', 'src/shop/catalog/sections/tag-list/load.ts', 'src/shop/catalog/lists/store-listings.ts']],
])('%s asks the database by at most twelve modules, each entered once', async (path, steps) => {
  expect((await shop.client().get(path)).status).toBe(200);
  expect([...ways.values()]).toContainEqual(expect.arrayContaining(steps));
  for (const way of ways.values()) {
    expect(way.length).toBeLessThanOrEqual(mostModules);
    expect(way).toEqual([...new Set(way)]);
  }
});
