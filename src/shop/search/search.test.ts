import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { systemContext } from '#kit/server/context.ts';
import { on } from '#kit/server/database.ts';
import { refreshRenamed } from '#shop/catalog/search/refresh-renamed.ts';
import { countStatements, statementsOf } from '#test/harness/count-statements.ts';
import { staffToken } from '#test/harness/staff.ts';
import { enforceRetention } from '#kit/server/privacy/retention.ts';
import { searchSlice } from './index.ts';
import { writeSearches } from './log-searches.ts';
import type { TestApp } from '#test/harness/app.ts';
import { demoShop } from '#test/harness/demo-shop.ts';
import { readProduct } from '#shop/catalog/index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await demoShop();
}, 60_000);
afterAll(() => shop.close());

const get = (path: string) => shop.client().get(`/api/web${path}`);

describe('search', () => {
  it('finds products and pages, filtered and sorted like any list', async () => {
    const { data } = await get('/search?q=cup&sort=price&size=5');
    expect(data.items.length).toBeGreaterThan(0);
    expect(data.items.map((item: { price: { amount: number } }) => item.price.amount)).toEqual(
      data.items.map((item: { price: { amount: number } }) => item.price.amount).toSorted((a: number, b: number) => a - b),
    );
    expect(data).toMatchObject({ page: 1, size: 5 });
    expect((await get('/search?q=shipping')).data.pages[0]).toMatchObject({ slug: 'shipping' });
  });
  it('finds articles and pages beside them, linked to where they are read', async () => {
    const [article] = (await get('/search?q=glaze')).data.articles;
    expect(article).toEqual({ id: expect.any(String), slug: expect.any(String), title: expect.any(String) });
    const { text } = await shop.client().get('/search?q=glaze');
    expect(text).toContain(`href="/article/${article.slug}"`);
    expect((await shop.client().get('/zh/search?q=shipping')).text).toContain('href="/zh/page/shipping"');
    expect((await get('/search/suggest?q=glaze')).data.articles.map(({ slug }: { slug: string }) => slug)).toContain(article.slug);
  });
  it('puts what is called so first', async () => {
    expect((await get('/search?q=brae%20cup')).data.items[0].slug).toBe('brae-cup');
  });
  it('finds nothing for nonsense, and says so', async () => {
    expect((await get('/search?q=zzqqxx')).data).toMatchObject({ items: [], total: 0, facets: [], pages: [] });
  });
  it.each([
    ['a word', 'q=lamp'],
    ['a further page', 'q=a&page=2'],
    ['a page beyond the last', 'q=lamp&page=50'],
    ['nothing', 'q=zzqqxy'],
    ['nothing, of several words', 'q=zzqqxy+qqzzyx'],
    ['nothing, narrowed', 'q=zzqqxy&inStock=1&opt.colour=moss'],
    ['a misspelt word', 'q=cusion'],
    ['a misspelt word, narrowed', 'q=cusion&inStock=1&rating=4'],
    ['misspelt words of which few have all', 'q=cusion+vaze+zzqqxy'],
    ['misspelt words, narrowed', 'q=cusion+bowll&inStock=1&price=1000-'],
    ['a further page of misspelt words', 'q=cusion+bowll&page=2'],
    ['no words', 'inStock=1'],
    ['no words at all', 'sort=newest'],
  ])('takes at most six statements for a page of %s', async (_, query) => {
    // What is memoized, a picture of the page that says so too, was read before.
    await shop.client().get('/search?q=zzqq');
    await shop.client().get('/nowhere');
    const count = await countStatements(shop.host.database, async () => {
      // Beyond the last page there is none.
      expect((await shop.client().get(`/search?${query}`)).status).toBe(/page=50|bowll&page=2/.test(query) ? 404 : 200);
    });
    expect(count).toBeLessThanOrEqual(6);
  });
  it('rejects what it cannot understand', async () => {
    for (const query of [`q=${'x'.repeat(201)}`, 'q=a&q=b', 'q=a&page=0'])
      expect([query.slice(0, 9), (await get(`/search?${query}`)).status]).toEqual([query.slice(0, 9), 400]);
  });
  it('accepts any bytes as a query', async () => {
    for (const q of ['%', '\\', "'; drop table product; --", '👩‍👩‍👧', '_', '"', '*'])
      expect([q, (await get(`/search?q=${encodeURIComponent(q)}`)).status]).toEqual([q, 200]);
  });
});

it('rejects a NUL, which no text holds', async () => {
  for (const path of ['/search?q=%00', '/search/suggest?q=a%00', '/product/detail?slug=%00', '/product/list?category=a%00b', '/product/list?opt.a=%00'])
    expect([path, (await get(path)).status]).toEqual([path, 400]);
  await expect(readProduct(shop.host.database.reader, { slug: 'a\0', currency: 'USD', lang: 'en' })).rejects.toMatchObject({ spec: { status: 404 } });
});

describe('suggestions', () => {
  it('come with pictures, in the language asked for', async () => {
    const { data } = await get(`/search/suggest?q=${encodeURIComponent('杯')}&lang=zh`);
    expect(data.products[0]).toMatchObject({
      title: expect.stringContaining('杯'),
      images: expect.arrayContaining([expect.objectContaining({ placeholder: expect.anything() })]),
    });
    expect(data.categories[0]).toMatchObject({ slug: 'cups-mugs' });
    expect(Object.keys(data)).toEqual(['products', 'categories', 'collections', 'articles', 'pages', 'queries']);
  });
  it('are none for nothing', async () => {
    expect((await get('/search/suggest?q=%20')).data.products).toEqual([]);
    expect((await get('/search/suggest')).status).toBe(400);
  });
});

describe('help', () => {
  const found = async (q: string, more = '') => (await get(`/search?q=${encodeURIComponent(q)}${more}`)).data;
  it('comes by synonyms, accents, misspellings and other scripts', async () => {
    expect((await found('blanket')).items[0].slug).toBe('haar-throw');
    expect((await found('Lámp')).items.length).toBeGreaterThan(0);
    const misspelt = await found('cusion');
    expect([misspelt.items[0].slug, misspelt.searchedFor]).toEqual(['lull-cushion', 'cushion']);
    expect((await found('茶壶')).items[0].slug).toBe('gorse-teapot');
    expect((await found('茶壺', '&lang=zh-HK')).items[0].slug).toBe('gorse-teapot');
  });
  it('puts a SKU and a barcode first', async () => {
    const { items } = await found('cup');
    expect((await found(items[1].sku.toLowerCase())).items[0].slug).toBe(items[1].slug);
  });
  it('follows renamed categories and tags', async () => {
    const { database } = shop.host;
    await sql`update tag set texts = jsonb_set(texts, '{en,title}', '"Zorbling"') where slug = 'stoneware'`.execute(on(database.reader));
    await refreshRenamed(systemContext(shop.host, { name: 'test' }));
    expect((await found('zorbling')).total).toBeGreaterThan(0);
  });
  it('offers what is searched for and bought most to who has not typed yet, in the language asked for', async () => {
    const { data } = await get('/search/popular?lang=zh&currency=CNY');
    expect(data.queries).toContain('马克杯');
    expect(data.products).toHaveLength(4);
    for (const { images, price, stock } of data.products) expect([images.length > 0, price.currency, stock !== 'out']).toEqual([true, 'CNY', true]);
    expect((await get('/search/popular')).data.queries).toContain('stoneware mug');
  });
  it('counts what others searched for once in a while, not at every key', async () => {
    const counts = async () =>
      (await statementsOf(shop.host.database, () => get('/search/suggest?q=stonew'))).filter((text) => text.includes('search_log')).length;
    await counts();
    expect(await counts()).toBe(0);
  });
  it('offers searches, and pages say what to try', async () => {
    expect((await get('/search/suggest?q=stone')).data.queries).toContain('stoneware mug');
    const { text } = await shop.client().get('/search?q=zzqqxx');
    expect(text).toContain('Often searched for');
    expect(text).toContain('/category/table');
    expect((await shop.client().get('/search?q=cusion')).text).toContain('results for “cushion”');
  });
});

describe('the log', () => {
  it('shows staff searches without results, and nobody’s address', async () => {
    const context = systemContext(shop.host, { name: 'test' });
    for (const q of ['Gravel', 'gravel ', 'me@example.com', '+44 7700 900123']) await get(`/search?q=${encodeURIComponent(q)}`);
    await writeSearches(context);
    const editor = { 'x-auth': await staffToken(shop, 'editor') };
    const asked = encodeURIComponent(JSON.stringify({ found: 'nothing', q: 'grav' }));
    const { data } = await shop.client().send({ method: 'GET', url: `/api/admin/searches?filter=${asked}`, headers: editor });
    expect(data.items).toEqual([expect.objectContaining({ query: 'gravel', searches: 2, found: 0 })]);
    const all = await shop.client().send({ method: 'GET', url: '/api/admin/searches?size=100', headers: editor });
    expect(JSON.stringify(all.data)).not.toMatch(/example\.com|7700/);
    const later = { ...context, now: () => new Date(context.now().getTime() + 200 * 24 * 3_600_000) };
    expect((await enforceRetention(later, searchSlice.retention!)).deleted).toEqual({ searches: expect.any(Number) });
  });
});

it('lists the products of a promotion, with facets', async () => {
  const { data } = await get('/product/list?promotion=wool-weeks');
  expect(data.items.map((item: { slug: string }) => item.slug)).toContain('haar-throw');
  expect(data.facets.length).toBeGreaterThan(0);
  expect((await get('/product/list?promotion=nowhere')).data.items).toEqual([]);
});
