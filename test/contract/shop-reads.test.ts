// What a headless storefront is built from: the shop's data, menus, articles, pages, entries, promotions.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { on } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { invalidateMemoized } from '#kit/server/memoize.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { writeSettings } from '#shop/settings/index.ts';
import { createTestApp, type TestApp } from '../harness/app.ts';

let shop: TestApp;
const longAgo = '2020-01-01T00:00:00Z';
const menus = {
  header: [
    {
      texts: { en: { title: 'Tables' }, zh: { title: '餐桌' } },
      type: 'category',
      target: 'table',
      children: [{ texts: { en: { title: 'Hidden' } }, type: 'category', target: 'hidden' }],
    },
    { texts: { en: { title: 'Friends' } }, type: 'url', url: 'https://example.com/x' },
  ],
  side: [{ texts: { en: { title: 'Us' } }, type: 'page', target: 'about' }],
};

beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(async (tx) => {
    await seedCommerce(tx);
    const db = on(tx);
    const item = (kind: string, slug: string, { title, type = '', published = true }: { title: string; type?: string; published?: boolean }) =>
      sql`insert into content_item (id, kind, type, slug, texts, published, publish_at)
        values (${newId()}, ${kind}, ${type}, ${slug}, ${JSON.stringify({ en: { title, body: '<p>Text</p>' }, zh: { title: '标题' } })}, ${published}, ${longAgo})`.execute(
        db,
      );
    await item('article', 'first', { title: 'First' });
    await item('article', 'draft', { title: 'Draft', published: false });
    await item('page', 'privacy', { title: 'Privacy' });
    await item('page', 'terms', { title: 'Terms', published: false });
    await item('entry', 'winter', { title: 'Winter', type: 'lookbook' });
    await sql`insert into category (id, slug, texts) values (${newId()}, 'table', '{"en": {"title": "Table"}}')`.execute(db);
    await sql`insert into category (id, slug, texts, published) values (${newId()}, 'hidden', '{"en": {"title": "Hidden"}}', false)`.execute(db);
    await writeSettings(tx, 'menus', menus as never, shop.host.now());
  });
  invalidateMemoized(['settings', 'menu', 'markets', 'categories']);
});
afterAll(() => shop.close());

const read = (path: string, lang = 'en') => shop.client().get(`/api/web/${path}`, { 'x-lang': lang });

it('tells what it is called, speaks, sells in, ships to and offers', async () => {
  const { data } = await read('shop', 'zh');
  expect(data).toMatchObject({
    website: 'http://localhost:3000',
    languages: [{ code: 'en', title: 'English', default: true }, { code: 'zh' }, { code: 'zh-HK' }],
    menus: ['header', 'footer', 'side'].toSorted((a, b) => data.menus.indexOf(a) - data.menus.indexOf(b)),
    // The terms are not published.
    policies: [{ slug: 'privacy', title: '标题' }],
    features: { visitConsent: { ask: 'byCountry' } },
    limits: { quantityPerLine: expect.any(Number), returnDays: 30 },
  });
  expect(data.currencies).toContainEqual({ code: 'USD', exponent: 2, default: true });
  expect(data.currencies.find((one: { code: string }) => one.code === 'JPY')?.exponent).toBe(0);
  expect(data.countries.map((one: { country: string }) => one.country)).toContain('US');
  expect(data.features.paymentMethods.map((one: { id: string }) => one.id)).toContain('bankTransfer');
});

it('shows menus without what is not published, and none that nobody made', async () => {
  expect((await read('menu/detail?key=header')).data).toEqual({
    key: 'header',
    items: [
      { title: 'Tables', type: 'category', target: 'table', path: '/category/table', picture: null, children: [] },
      { title: 'Friends', type: 'url', target: null, path: 'https://example.com/x', picture: null, children: [] },
    ],
  });
  expect((await read('menu/detail?key=header', 'zh')).data.items[0].title).toBe('餐桌');
  expect((await read('menu/detail?key=constructor')).status).toBe(404);
});

it.each([
  ['article/list', 'first'],
  ['page/list', 'privacy'],
  ['entry/list?type=lookbook', 'winter'],
])('%s names what is published', async (path, slug) => {
  const { data } = await read(path);
  expect(data).toMatchObject({ total: 1, page: 1, items: [{ slug }] });
  expect(data.items[0]).not.toHaveProperty('body');
});

it.each(['article/detail?slug=first', 'page/detail?slug=privacy', 'entry/detail?type=lookbook&slug=winter'])('%s answers the text', async (path) => {
  expect((await read(path)).data).toMatchObject({ body: '<p>Text</p>', languages: ['en', 'zh'] });
});

it.each([
  'article/detail?slug=draft',
  'article/detail?slug=none',
  'page/detail?slug=terms',
  'entry/detail?type=other&slug=winter',
  'promotion/detail?slug=none',
  'coupon/detail?slug=none',
])('%s is not found, whether it is hidden or was never there', async (path) => {
  const { status, code, reason, data } = await read(path);
  expect([status, code, reason, data]).toEqual([404, 40, 'notFound', null]);
});

it.each(['article/list?size=0', 'page/list?page=0', 'entry/list', 'menu/detail?key=A%20B'])('%s is refused', async (path) => {
  expect((await read(path)).status).toBe(400);
});
