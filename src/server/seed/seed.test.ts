import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { readSettings } from '#shop/settings/index.ts';
import { readPublishedTemplates } from '#shop/templates/index.ts';
import { translationFor, type Translations } from '#kit/pure/language/written-texts.ts';
import { messageLocales } from '#kit/pure/languages.ts';
import { sections as allSections } from '#storefront/sections.ts';
import { findPictures } from '#shop/media/index.ts';
import { readPage } from '#shop/content/index.ts';
import { countStatements } from '#test/harness/count-statements.ts';
import { catalogIsEmpty } from '#shop/catalog/fill/index.ts';
import { seedDemo, seedsFolder, type SeedReport } from './seed-demo.ts';
import { readSeeds } from './read-seeds.ts';

let shop: TestApp;
let report: SeedReport;
beforeAll(async () => {
  shop = await createTestApp();
  report = await seedDemo(shop.host);
}, 60_000);
afterAll(() => shop.close());

describe('the demo shop', () => {
  it('fills an empty database once', async () => {
    const seeds = await readSeeds(seedsFolder);
    expect(report).toMatchObject({ filled: true, products: seeds.products.length });
    expect(await catalogIsEmpty(shop.host.database.reader)).toBe(false);
    expect((await seedDemo(shop.host)).filled).toBe(false);
    const { data } = await shop.client().get('/api/web/product/list?size=100');
    expect(data.total).toBe(seeds.products.length);
    const variants = await sql<{ n: number }>`select count(*) as n from variant`.execute(shop.kysely);
    // What wraps an order is no product of the lists.
    expect(variants.rows[0]!.n).toBe(seeds.products.flatMap((product) => product.variants).length + 1);
  });

  it('offers gift wrapping in the cart', async () => {
    const client = shop.client();
    await client.post('/api/web/cart/add', { sku: 'BRC-MOS-200', quantity: 1 });
    expect((await client.get('/cart')).text).toContain('Add gift wrapping · $4.00');
  });

  it('has a public coupon with few uses, which a guest can use and which says until when and for whom', async () => {
    const guest = shop.client();
    const { data } = await guest.get('/api/web/coupon/list?size=100');
    const few = data.items.find(({ limit }: { limit: { total: number | null } }) => limit.total !== null && limit.total <= 40);
    expect(few).toMatchObject({ endsAt: expect.any(String), limit: { remaining: few?.limit.total, perCustomer: 1 } });
    await guest.post('/api/web/cart/add', { sku: 'BRC-MOS-200', quantity: 1 });
    const cart = await guest.post('/api/web/cart/coupon', { code: few.code });
    expect(cart.data.couponDiscounts).toMatchObject([{ code: few.code, amount: { amount: 180 } }]);
  });

  it('sells in every currency and language of its files', async () => {
    const { data } = await shop.client().get('/api/web/product/detail?slug=brae-cup&lang=zh-TW&currency=JPY');
    expect(data).toMatchObject({ title: '緩坡杯', brand: 'Aldermoor' });
    expect(data.variants[0]).toMatchObject({ sku: 'BRC-MOS-200', price: { amount: 2700, currency: 'JPY' }, options: { colour: 'moss', size: '200ml' } });
    expect(data.options[0].values[0]).toMatchObject({ value: 'moss', swatch: '#5b6b4a' });
    expect(data.categories.map((entry: { slug: string }) => entry.slug)).toEqual(['table', 'cups-mugs', 'cups']);
    expect(data.images[0].alt).not.toBe('');
  });

  it('shows a product in its first look, where it is used, beside a thing of the hand and near by, then in its other looks', async () => {
    const { alts } = await readSeeds(seedsFolder);
    const { data } = await shop.client().get('/api/web/product/detail?slug=brae-cup&lang=en');
    const names = ['moss', 'room', 'scale', 'detail', 'chalk', 'terracotta'].map((view) => `brae-cup--${view}.jpg`);
    expect(data.images.map((image: { alt: string }) => image.alt)).toEqual(names.map((name) => alts[name]!['en']));
  });

  it('has comments on its articles, none older than the article', async () => {
    const { data } = await shop.client().get('/api/web/comment/list?article=mend-it-first');
    expect(data.items).toMatchObject([{ lang: 'en' }, { lang: 'zh', replies: [{ byShop: true, author: 'Aldermoor' }] }]);
    expect(data.items.every((one: { createdAt: string }) => one.createdAt > '2026-05-08')).toBe(true);
  });

  it('has what shoppers wrote in every language of the messages', async () => {
    const written = await sql<{ lang: string; translations: Translations<object> }>`
      select lang, translations from post union all select lang, translations from review`.execute(shop.kysely);
    expect(written.rows.length).toBeGreaterThan(200);
    // What is written in Simplified Chinese is left as it is for readers in Hong Kong.
    const isIn = (lang: string) => (one: { lang: string; translations: Translations<object> }) =>
      one.lang === lang || (one.lang === 'zh' && lang === 'zh-HK') || translationFor(one, lang)?.lang === lang;
    for (const locale of messageLocales) expect(written.rows.filter((one) => !isIn(locale)(one))).toEqual([]);
  });

  it('counts every category with what lies below it', async () => {
    const { data } = await shop.client().get('/api/web/category/tree');
    const counts = await sql<{
      slug: string;
      n: number;
    }>`select c.slug, count(pc.product_id) as n from category c left join product_category pc on pc.category_id = c.id group by 1`.execute(shop.kysely);
    const flat = (nodes: { slug: string; productCount: number; children: [] }[]): [string, number][] =>
      nodes.flatMap((node) => [[node.slug, node.productCount] as [string, number], ...flat(node.children)]);
    expect(Object.fromEntries(flat(data.items))).toEqual(Object.fromEntries(counts.rows.map((row) => [row.slug, row.n])));
  });

  it('matches the ledger: stock on hand is the sum of the movements', async () => {
    const wrong =
      await sql`select 1 from stock_level l where on_hand <> coalesce((select sum(change) from stock_movement m where m.variant_id = l.variant_id), 0)`.execute(
        shop.kysely,
      );
    expect(wrong.rows).toEqual([]);
  });

  it('has its pages, collections in order, and what is on sale', async () => {
    const view = { db: shop.host.database.reader, now: shop.host.now };
    expect((await readPage({ ...view, lang: 'zh' }, 'about')).page.title).not.toBe('');
    await expect(readPage({ ...view, lang: 'en' }, 'nowhere')).rejects.toMatchObject({ spec: { status: 404 } });
    const collections = (await shop.client().get('/api/web/collection/list?lang=zh')).data;
    expect(collections.items[0]).toMatchObject({ slug: 'slow-morning', title: '慢早晨' });
    const members = (await shop.client().get('/api/web/product/list?collection=slow-morning')).data;
    expect(members.items.slice(0, 2).map((item: { slug: string }) => item.slug)).toEqual(['brae-cup', 'gorse-teapot']);
  });

  it('has its name, menus and home page, whose pictures are pictures of the shop', async () => {
    const { reader } = shop.host.database;
    const settings = await readSettings(reader);
    expect(settings.shop.name['zh']).toBe('榆野');
    expect(settings.menus.header.length).toBeGreaterThan(0);
    const hero = (await readPublishedTemplates(reader)).sections.get('home')!.find((choice) => choice.section === 'hero')!;
    const id = String(hero.settings['picture']);
    expect((await findPictures(reader, [id], 'zh')).get(id)).toMatchObject({ url: `/media/${id}/1200.jpg` });
  });

  it('shows lists that its templates end with ways on in at most six statements', async () => {
    for (const path of ['/category/light', '/promotion', '/coupon']) {
      await shop.client().get(`${path}?currency=USD`);
      const count = await countStatements(shop.host.database, async () => {
        const { text } = await shop.client().get(`${path}?currency=EUR`);
        expect([path, /(Another way to look|See the coupons|See the offers)/.test(text)]).toEqual([path, true]);
      });
      expect([path, count <= 6, count]).toEqual([path, true, expect.any(Number)]);
    }
  });

  it('shows its home page in three languages with every section, in at most six statements', async () => {
    for (const path of ['/', '/zh', '/zh-HK']) {
      await shop.client().get(`${path}?currency=USD`);
      const count = await countStatements(shop.host.database, async () => {
        const { status, text } = await shop.client().get(`${path}?currency=EUR`);
        expect([path, status, (text.match(/<h1/g) ?? []).length]).toEqual([path, 200, 1]);
      });
      expect([path, count <= 6, count]).toEqual([path, true, expect.any(Number)]);
    }
    const sections = (await readPublishedTemplates(shop.host.database.reader)).sections.get('home')!;
    for (const { section, settings } of sections) expect([section, allSections.get(section)?.settings.safeParse(settings).error]).toEqual([section, undefined]);
  });

  it('has a picture beside what would stand alone on a desk, and no picture twice on such a page', async () => {
    for (const path of ['/auth/signin', '/auth/signup', '/auth/forget', '/page/order-lookup', '/gift-card', '/no-such-page']) {
      const { text } = await shop.client().get(`${path}?currency=EUR`);
      const [main = ''] = /<main.*<\/main>/s.exec(text) ?? [];
      expect([path, /class="beside-picture.*?<img src="\/media\//s.test(main)]).toEqual([path, true]);
      const shown = [...main.matchAll(/<img src="\/media\/([\w-]+)\//g)].map(([, id]) => id);
      expect([path, new Set(shown).size]).toEqual([path, shown.length]);
    }
  });

  it('shows the picture that its template names beside the words of an empty cart', async () => {
    const { text } = await shop.client().get('/cart');
    const [main = ''] = /<main.*<\/main>/s.exec(text) ?? [];
    expect(main.slice(0, main.indexOf('swipe-row'))).toMatch(/<img src="\/media\/[0-9a-f-]{36}\/1200\.jpg"/);
  });

  it('shows the pictures that a page or an article names, with their size and their words in its language', async () => {
    const { alts } = await readSeeds(seedsFolder);
    for (const [path, lang, names] of [
      ['/page/about', 'en', ['house-bench.jpg', 'house-loom.jpg']],
      ['/zh/page/about', 'zh', ['house-bench.jpg', 'house-loom.jpg']],
      ['/zh/article/a-night-at-the-kiln', 'zh', ['story-kiln.jpg']],
    ] as const) {
      const { text } = await shop.client().get(path);
      const body = text.slice(text.indexOf('rich-text'));
      const shown = Array.from(
        body.matchAll(/<figure><img src="\/media\/[0-9a-f-]{36}\/1200\.jpg" alt="([^"]*)" width="\d{3,4}" height="\d{3,4}"/g),
        ([, alt]) => alt,
      );
      expect([path, shown]).toEqual([path, names.map((name) => alts[name]![lang])]);
    }
  });

  it('finds a product by SKU, tag and Chinese word', async () => {
    for (const q of ['BRC-MOS-200', 'stoneware', '炻器', '缓坡']) {
      const { data } = await shop.client().get(`/api/web/product/list?q=${encodeURIComponent(q)}`);
      expect([q, data.items.some((item: { slug: string }) => item.slug === 'brae-cup')]).toEqual([q, true]);
    }
  });
});
