/**
 * Scripts in the texts of a small shop: none stands on its pages so that it could run. The whole of it, every stored text in a real browser and the back office
 * besides, is test/e2e/payloads.e2e.ts, in the long run.
 */
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp } from './harness/app.ts';
import { insertTestProduct } from './harness/products.ts';
import { dangers } from './e2e/dangers.ts';
import { fill, textColumns, unknownColumns } from './e2e/fill-payloads.ts';
import { mark, payloads } from './e2e/payloads.ts';

let shop: TestApp;
let database: pg.Client;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
  for (const slug of ['cup', 'mug', 'bowl']) await insertTestProduct(shop.host.database, { slug, variants: [{}, {}] });
  database = new pg.Client(shop.db.url);
  await database.connect();
  await fill(database);
});
afterAll(async () => {
  await database.end();
  await shop.close();
});

/** What of a document could run. */
function dangersIn(html: string): string[] {
  vi.stubGlobal('document', new DOMParser().parseFromString(html, 'text/html'));
  return dangers();
}
afterEach(() => vi.unstubAllGlobals());

it('says of every column that holds text whether people write it', async () => {
  expect(unknownColumns(await textColumns(database)), 'fill these columns too, or say why nobody writes them: test/e2e/payloads.ts').toEqual([]);
});

it('finds them where nothing prevents them from running', () => {
  const found = payloads.filter((payload) => dangersIn(`<!doctype html><html><body><p title="${payload}">${payload}</p></body></html>`).length > 0);
  expect(found.length).toBeGreaterThan(35);
});

it.each(['/product/cup', '/zh/product/mug'])('are text on %s', async (path) => {
  const { text } = await shop.client().get(path);
  expect(text).toContain(mark('product.texts'));
  expect(dangersIn(text)).toEqual([]);
});

it.each(['/category/none', '/cart', '/'])('do not stand on %s so that they could run', async (path) => {
  expect(dangersIn((await shop.client().get(path)).text)).toEqual([]);
});

it('are text in the search query', async () => {
  for (const payload of payloads.filter((_one, index) => index % 6 === 0)) {
    const { status, text } = await shop.client().get(`/search?q=${encodeURIComponent(payload)}`);
    expect({ payload, status, dangers: dangersIn(text) }).toEqual({ payload, status: 200, dangers: [] });
  }
});
