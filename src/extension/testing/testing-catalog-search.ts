/** The contract test of search engines (`vitrine/extension/testing`): the form of their answers. What they find, the contract test over a whole shop holds. */
import assert from 'node:assert/strict';
import type { CatalogSearch, ProductQuery } from '#shop/catalog/search/index.ts';
import type { ExtensionCatalogSearch } from '../catalog-search.ts';
import type { ExtensionContext } from '../context.ts';

const products = Array.from({ length: 30 }, (_, index) => `018f0000-0000-7000-8000-${String(index).padStart(12, '0')}`);

/** What stands for PostgreSQL's engine: it finds thirty products, whatever is asked. */
const usual: CatalogSearch = {
  find: async ({ page, size, wants }) => ({
    productIds: products.slice((page - 1) * size, page * size),
    total: products.length,
    isLowerBound: false,
    facets: wants.facets ? { list: { total: products.length, isLowerBound: false, values: [] }, chosen: new Map() } : null,
    correctedText: null,
  }),
  suggest: async ({ size }) => products.slice(0, size),
};

const list: ProductQuery = {
  scope: {},
  brand: null,
  search: null,
  chosen: {},
  specifications: [],
  fields: [],
  extensions: [],
  sort: 'relevance',
  page: 1,
  size: 20,
  pricing: { currency: 'USD', baseCurrency: 'USD', rate: '1', stepAmount: 1, hasOwnPrices: false },
  wants: { facets: false, total: true },
  known: { shopSize: products.length, listSize: null },
};

/** A search engine: it answers a page and no more, each product once, and takes any text. */
export async function testCatalogSearch<Settings>(engine: ExtensionCatalogSearch<Settings>, context: ExtensionContext<Settings>): Promise<void> {
  const find = async (more: Partial<ProductQuery>) => {
    const query = { ...list, ...more };
    const found = await engine.find(context, query, usual);
    checkIds(found.productIds, query.size);
    assert.ok(Number.isInteger(found.total) && found.total >= found.productIds.length, 'its total is less than what it shows');
    assert.equal(typeof found.isLowerBound, 'boolean', 'it does not say whether its total is a lower bound');
    assert.ok(found.correctedText === null || typeof found.correctedText === 'string', '`correctedText` is neither a text nor null');
    if (!query.wants.facets) assert.equal(found.facets, null, 'it counts facets that nobody wants');
    return found;
  };
  const first = await find({});
  const second = await find({ page: 2 });
  assert.ok(!second.productIds.some((id) => first.productIds.includes(id)), 'two pages show the same product');
  await find({ page: 1_000 });
  await find({ wants: { facets: true, total: true }, chosen: { 'opt.colour': ['blue'], price: ['1-500'] }, sort: 'price' });
  for (const text of ['teapot', '', '%', '\\', "'; drop table product; --", '"', '茶壶', '𠮷', 'x'.repeat(200)]) {
    await find({ search: { text, synonyms: [['mug', 'cup']], lang: 'en' } });
    checkIds(await engine.suggest(context, { text, size: 5, synonyms: [], lang: 'en' }, usual), 5);
  }
}

function checkIds(ids: readonly string[], most: number): void {
  assert.ok(Array.isArray(ids) && ids.every((id) => /^[0-9a-f-]{36}$/.test(id)), 'it answers what are no ids of products');
  assert.ok(ids.length <= most, `it answers ${ids.length} products where ${most} were asked for`);
  assert.equal(new Set(ids).size, ids.length, 'it names a product twice');
}
