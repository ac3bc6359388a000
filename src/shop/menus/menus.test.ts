/** Menus that staff write, and where header and footer lead by them. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { on } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { createTestApp, type TestApp, type TestClient } from '#test/harness/app.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let client: TestClient;
let editor: Record<string, string>;
beforeAll(async () => {
  shop = await createTestApp();
  client = shop.client();
  editor = { 'x-auth': await staffToken(shop, 'editor') };
  await insertTestProduct(shop.host.database, { slug: 'cup', title: 'Cup', variants: [{ sku: 'CUP-1', price: 1800, onHand: 9 }] });
  await shop.host.database.transaction(async (tx) => {
    const db = on(tx);
    await sql`insert into category (id, slug, texts) values (${newId()}, 'table', '{"en": {"title": "Table"}, "zh": {"title": "餐桌"}}')`.execute(db);
    await sql`insert into content_item (id, kind, slug, texts) values (${newId()}, 'page', 'about', '{"en": {"title": "About"}}')`.execute(db);
  });
});
afterAll(() => shop.close());

const read = (key: string) => client.get(`/api/admin/menus/${key}`, editor);
const put = (key: string, items: unknown, ifMatch: string, headers = editor) =>
  client.send({ method: 'PUT', url: `/api/admin/menus/${key}`, payload: { items }, headers: { ...headers, 'if-match': ifMatch } });
const named = (title: string, more: object) => ({ texts: { en: { title } }, ...more });

describe('menus', () => {
  test('are listed by pages, as everything is', async () => {
    const list = await client.get('/api/admin/menus?size=1&page=2', editor);
    expect(list.data).toMatchObject({ page: 2, size: 1, total: expect.any(Number) });
    expect((await client.get('/api/admin/menus?page=0', editor)).status).toBe(400);
  });

  test('are written by their place, and shown at once in every language', async () => {
    const before = await read('header');
    expect(before.data).toEqual({ id: 'header', items: [] });
    const items = [
      named('All tables', { type: 'category', target: 'table', children: [named('The cup', { type: 'product', target: 'cup' }), named('Heading', {})] }),
      named('Us', { type: 'page', target: 'about' }),
      named('Look-up', { type: 'page', target: 'order-lookup' }),
      named('Read', { type: 'custom', target: 'journal' }),
      named('Friends', { type: 'url', url: 'https://example.com/x' }),
    ];
    const etag = String(before.headers['etag']);
    expect(await put('header', items, etag)).toMatchObject({ status: 200, code: 0 });
    const page = (await client.get('/zh')).text;
    for (const href of ['/zh/category/table', '/zh/product/cup', '/zh/page/about', '/zh/page/order-lookup', '/zh/journal', 'https://example.com/x'])
      expect([href, page.includes(`href="${href}"`)]).toEqual([href, true]);
    expect(await put('header', [], etag)).toMatchObject({ status: 412 });
    expect((await client.get('/api/admin/menus', editor)).data.items).toContainEqual({ id: 'header', count: 5 });
    await put('side', [named('Us', { type: 'page', target: 'about' })], '*');
    expect((await read('side')).data.items).toHaveLength(1);
    expect((await read('header')).data.items).toHaveLength(5);
  });

  test('of any name have no entries at first', async () => {
    expect((await read('constructor')).data).toEqual({ id: 'constructor', items: [] });
  });

  test('follow the addresses of pages', async () => {
    const manager = { 'x-auth': await staffToken(shop, 'manager') };
    const url = '/api/admin/settings/routes';
    const { data } = await client.get(url, manager);
    const changed = { ...data, details: { ...data.details, page: '/info/{slug}', category: '/c/{slug}' } };
    await client.send({ method: 'PUT', url, payload: changed, headers: { ...manager, 'if-match': '*' } });
    await vi.waitFor(async () => {
      const page = (await client.get('/')).text;
      for (const href of ['/c/table', '/info/about', '/info/order-lookup']) expect([href, page.includes(`href="${href}"`)]).toEqual([href, true]);
    });
  });

  test.each([
    ['nowhere', [named('x', { type: 'category', target: 'none' })], 'items.0.target'],
    ['nowhere, further down', [named('x', { children: [named('y', { type: 'page', target: 'none' })] })], 'items.0.children.0.target'],
    ['a category by the slug of a product', [named('x', { type: 'category', target: 'cup' })], 'items.0.target'],
    ['a script', [named('x', { type: 'url', url: 'javascript:alert(1)' })], 'items.0.url'],
    ['another site in disguise', [named('x', { type: 'url', url: '//evil.example' })], 'items.0.url'],
    ['no name', [{ texts: {}, type: 'url', url: '/' }], 'items.0.texts'],
    ['an unknown picture', [named('x', { type: 'url', url: '/', image: newId() })], 'items.0.image'],
  ])('refuse an entry that leads to %s, by its field', async (_what, items, field) => {
    const answer = await put('footer', items, '*');
    expect([answer.status, Object.keys(answer.data?.errors ?? {})]).toEqual([400, [field]]);
  });

  test('offer categories by their titles, and are no business of support', async () => {
    expect((await client.get('/api/admin/menu-targets?type=category&q=%E9%A4%90', { ...editor, 'x-lang': 'zh' })).data.items).toEqual([
      { slug: 'table', title: '餐桌' },
    ]);
    const support = { 'x-auth': await staffToken(shop, 'support') };
    expect(await put('footer', [], '*', support)).toMatchObject({ status: 403, code: 30 });
  });
});
