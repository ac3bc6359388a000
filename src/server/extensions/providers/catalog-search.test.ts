/** A search engine of an extension: asked in place of PostgreSQL's, checked, and left alone while it fails. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { defineCatalogSearch, type ExtensionCatalogSearch } from 'vitrine/extension';
import { testCatalogSearch, testContext } from 'vitrine/extension/testing';
import { newId } from '#kit/server/ids.ts';
import { refreshProducts } from '#shop/catalog/products/store-write.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { extensionWith } from '#test/harness/extensions.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { usualLimits } from '../time-limit.ts';

/** Reads "kettle" as what the shop calls a teapot, and leaves the rest as it is. */
const rewording = defineCatalogSearch<object>({
  find: (_context, query, usual) =>
    usual.find(query.search ? { ...query, search: { ...query.search, text: query.search.text.replace('kettle', 'teapot') } } : query),
  suggest: (_context, query, usual) => usual.suggest({ ...query, text: query.text.replace('kettle', 'teapot') }),
});
let find: ExtensionCatalogSearch['find'];
let asked = 0;
const engine = {
  find: (...given: Parameters<typeof find>) => {
    asked += 1;
    return find(...given);
  },
  suggest: (...given: never[]) => (rewording.suggest as (...all: never[]) => Promise<string[]>)(...given),
};

let shop: TestApp;
let teapot: TestVariant;
let draft: TestVariant;
beforeAll(async () => {
  const entries = ['finder', 'seeker'].map((name) => extensionWith(name, { catalogSearch: engine as never }));
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  shop = await createTestApp({ extensions: entries, extensionLimits: { ...usualLimits, sectionMs: 1_500, restMs: 0 } });
  logged.mockRestore();
  [teapot] = (await insertTestProduct(shop.host.database, { title: 'Gorse teapot', variants: [{}] })) as [TestVariant];
  const [pail] = (await insertTestProduct(shop.host.database, { title: 'Zinc pail', variants: [{}] })) as [TestVariant];
  [draft] = (await insertTestProduct(shop.host.database, { title: 'Draft teapot', published: false, variants: [{}] })) as [TestVariant];
  await shop.host.database.transaction((tx) =>
    refreshProducts(
      tx,
      [teapot, pail, draft].map(({ productId }) => productId),
    ),
  );
});
afterAll(() => shop.close());
let logged: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  find = rewording.find as never;
});
afterEach(() => void logged.mockRestore());

const search = async (q: string) => (await shop.client().get(`/api/web/search?q=${q}&currency=USD`)).data.items.map(({ slug }: { slug: string }) => slug);
const one = (productIds: string[]) => ({ productIds, total: productIds.length, isLowerBound: false, facets: null, correctedText: null });

it('keeps the contract', () => expect(testCatalogSearch(rewording, testContext({ settings: {} }))).resolves.toBeUndefined());

it('finds and suggests in place of PostgreSQL', async () => {
  expect(await search('kettle')).toEqual([teapot.slug]);
  expect(await search('pail')).toHaveLength(1);
  const { data } = await shop.client().get('/api/web/search/suggest?q=kettle&currency=USD');
  expect(JSON.stringify(data)).toContain('Gorse teapot');
  expect(logged).not.toHaveBeenCalled();
});

it('shows nothing that is not published, whatever its index holds', async () => {
  find = async () => one([draft.productId, newId(), teapot.productId]);
  expect(await search('teapot')).toEqual([teapot.slug]);
});

it.each<[string, () => unknown]>([
  ['throws', () => Promise.reject(new Error('the engine is away'))],
  [
    'throws at once',
    () => {
      throw new Error('the engine is away');
    },
  ],
  ['hangs', () => new Promise(() => undefined)],
  ['answers nothing', async () => undefined],
  ['answers no ids', async () => one(["'; drop table product; --"])],
  ['names a product twice', async () => one([teapot.productId, teapot.productId])],
  ['answers more than a page', async () => one(Array.from({ length: 300 }, () => newId()))],
  [
    'counts what are no counts',
    async () => ({ ...one([teapot.productId]), facets: { list: { total: -1, isLowerBound: false, values: [] }, chosen: new Map() } }),
  ],
])('that %s is replaced by PostgreSQL, with a line in the log', async (_what, fault) => {
  find = fault as never;
  expect(await search('gorse')).toEqual([teapot.slug]);
  expect(await search('kettle')).toEqual([]);
  expect(logged).toHaveBeenCalledWith('the search engine failed; PostgreSQL answers in its place', expect.objectContaining({ extension: 'finder' }));
});

it('is left alone for a while after it failed', async () => {
  shop.extensions.running[0]!.limits.restMs = 60_000;
  find = () => Promise.reject(new Error('away'));
  expect(await search('zinc')).toHaveLength(1);
  const before = asked;
  find = rewording.find as never;
  expect(await search('kettle')).toEqual([]);
  expect([asked, logged.mock.calls.length]).toEqual([before, 1]);
});

it('is one: a second engine is left out, and named', () => {
  expect(shop.extensions.leftOut).toEqual([expect.objectContaining({ name: 'seeker', problem: 'the extension finder is the search engine already' })]);
});
