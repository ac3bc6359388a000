import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { readProduct } from '#shop/catalog/index.ts';
import { seedDemo } from '#server/seed/seed-demo.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  await seedDemo(shop.host);
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
    expect(data).toMatchObject({ page: 1, size: 5, articles: [] });
    expect((await get('/search?q=shipping')).data.pages[0]).toMatchObject({ slug: 'shipping' });
  });
  it('puts what is called so first', async () => {
    expect((await get('/search?q=brae%20cup')).data.items[0].slug).toBe('brae-cup');
  });
  it('finds nothing for nonsense, and says so', async () => {
    expect((await get('/search?q=zzqqxx')).data).toMatchObject({ items: [], total: 0, facets: [], pages: [] });
  });
  it('refuses what it cannot understand', async () => {
    for (const query of [`q=${'x'.repeat(201)}`, 'q=a&q=b', 'q=a&page=0'])
      expect([query.slice(0, 9), (await get(`/search?${query}`)).status]).toEqual([query.slice(0, 9), 400]);
  });
  it('takes any bytes for words', async () => {
    for (const q of ['%', '\\', "'; drop table product; --", '👩‍👩‍👧', '_', '"', '*'])
      expect([q, (await get(`/search?q=${encodeURIComponent(q)}`)).status]).toEqual([q, 200]);
  });
});

it('refuses a NUL, which no text holds', async () => {
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

describe('promotions and coupons', () => {
  it('are lists with nothing in them yet', async () => {
    for (const kind of ['promotion', 'coupon']) expect((await get(`/${kind}/list`)).data).toEqual({ items: [], total: 0, page: 1, size: 20 });
    expect((await get('/coupon/list?page=0')).status).toBe(400);
  });
});
