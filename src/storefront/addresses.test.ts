/** Addresses of pages, changed by staff while the shop runs. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { invalidateTags } from '#kit/server/events/announce.ts';
import { on } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { seedMarkets } from '#shop/markets/index.ts';
import type { StaffRoutes } from '#shop/settings/contract.ts';
import { createTestApp, type TestApp, type TestClient } from '#test/harness/app.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let client: TestClient;
let manager: Record<string, string>;
const url = '/api/admin/settings/routes';
/** Writes, and invalidates the page cache. */
const run = (statement: ReturnType<typeof sql>) =>
  shop.host.database.transaction(async (tx) => {
    await statement.execute(on(tx));
    await invalidateTags(tx, ['settings']);
  });

beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedMarkets);
  client = shop.client();
  manager = { 'x-auth': await staffToken(shop, 'manager') };
  await insertTestProduct(shop.host.database, { slug: 'cup', title: 'Cup', variants: [{ sku: 'CUP-1', price: 1800, onHand: 9 }] });
  await run(sql`update product set brand = 'Lund & Birk' where slug = 'cup'`);
});
afterAll(() => shop.close());

const read = () => client.get(url, manager);
async function change(of: (routes: StaffRoutes) => StaffRoutes) {
  const { data, headers } = await read();
  return client.send({ method: 'PUT', url, payload: of(data as StaffRoutes), headers: { ...manager, 'if-match': String(headers['etag']) } });
}
const details = (changed: Partial<StaffRoutes['details']>) => change((routes) => ({ ...routes, details: { ...routes.details, ...changed } }));
/** Pages are long: a failure shows only the part that was wanted. */
const holds = (page: { text: string }, part: string) => expect([part, page.text.includes(part)]).toEqual([part, true]);
const at = async (path: string) => {
  const { status, headers } = await client.get(path);
  return status === 200 ? 200 : [status, String(headers['location'] ?? '')];
};

describe('settings/routes', () => {
  test('are read as the contract names them, and written only with the tag that was read', async () => {
    const { data, status } = await read();
    expect(status).toBe(200);
    expect(data).toEqual({
      userBasePath: '/user/',
      appBasePath: '/app/',
      details: {
        article: '/article/{slug}',
        category: '/category/{slug}',
        collection: '/collection/{slug}',
        page: '/page/{slug}',
        product: '/product/{slug}',
        tag: '/tag/{slug}',
      },
      customCategories: [{ key: 'journal', slug: 'journal', source: 'article', texts: expect.any(Object) }],
    });
    expect(await client.send({ method: 'PUT', url, payload: data, headers: manager })).toMatchObject({ status: 428, code: 40 });
    expect(await client.send({ method: 'PUT', url, payload: data, headers: { ...manager, 'if-match': '"x"' } })).toMatchObject({ status: 412 });
    const editor = { 'x-auth': await staffToken(shop, 'editor') };
    expect((await client.get(url, editor)).status).toBe(200);
    expect(await client.send({ method: 'PUT', url, payload: data, headers: { ...editor, 'if-match': '*' } })).toMatchObject({ status: 403, code: 30 });
  });

  test('move pages at once; old addresses lead to the new ones, with query and language, however often they change', async () => {
    expect(await at('/product/cup')).toBe(200);
    expect((await details({ product: '/p/{slug}' })).data.details.product).toBe('/p/{slug}');
    expect(await at('/p/cup/CUP-1')).toBe(200);
    expect(await at('/zh/product/cup?sku=1')).toEqual([308, '/zh/p/cup?sku=1']);
    expect((await client.get('/product/cup?request=route')).data).toEqual({ redirect: { status: 308, location: '/p/cup' } });
    await details({ product: '/shop/{slug}.html' });
    expect(await at('/shop/cup.html')).toBe(200);
    expect(await at('/product/cup/CUP-1')).toEqual([308, '/shop/cup.html/CUP-1']);
    expect(await at('/p/cup')).toEqual([308, '/shop/cup.html']);
    expect((await client.get('/zh/shop/cup.html?request=route')).data.meta.canonical).toMatch(/\/zh\/shop\/cup\.html$/);
    await details({ product: '/product/{slug}' });
    expect(await at('/product/cup')).toBe(200);
    expect(await at('/p/cup')).toEqual([308, '/product/cup']);
    expect(await at('/p/none')).toEqual([308, '/product/none']);
    expect(((await at('/product/none')) as [number])[0]).toBe(404);
  });

  test('move the user area, the app path and custom categories', async () => {
    const answer = await change((routes) => ({
      ...routes,
      userBasePath: 'my/account',
      appBasePath: '/tools/*',
      customCategories: [{ ...routes.customCategories[0]!, slug: 'stories' }],
    }));
    expect(answer).toMatchObject({
      status: 200,
      data: { userBasePath: '/my/account/', appBasePath: '/tools/', customCategories: [{ key: 'journal', slug: 'stories' }] },
    });
    expect(await at('/my/account/order')).toBe(200);
    expect(await at('/user/order/X1')).toEqual([308, '/my/account/order/X1']);
    expect(await at('/stories')).toBe(200);
    expect(await at('/journal?page=1')).toEqual([308, '/stories?page=1']);
    expect(await at('/app/map/x')).toEqual([308, '/tools/map/x']);
    await change((routes) => ({
      ...routes,
      userBasePath: '/user/',
      appBasePath: '/app/',
      customCategories: [{ ...routes.customCategories[0]!, slug: 'journal' }],
    }));
    expect(await at('/user/order')).toBe(200);
  });

  test('two kinds may change places: nothing leads round in a circle', async () => {
    await details({ article: '/tag/{slug}', tag: '/article/{slug}' });
    expect(((await at('/tag/none')) as [number])[0]).toBe(404);
    expect(((await at('/article/none')) as [number])[0]).toBe(404);
    await details({ article: '/article/{slug}', tag: '/tag/{slug}' });
  });

  test.each([
    ['two kinds at one address', { details: { article: '/words/{slug}', page: '/words/{slug}' } }, ['details.article', 'details.page'], ['article', 'page']],
    ['a product below another kind', { details: { article: '/product/{slug}/x' } }, ['details.article', 'details.product'], ['/product/{slug}']],
    [
      'a page of the shop itself',
      { customCategories: [{ key: 'looks', slug: 'cart', source: 'entry' as const, texts: {} }] },
      ['customCategories.0.slug'],
      ['/cart', 'looks'],
    ],
    ['a language', { customCategories: [{ key: 'looks', slug: 'zh', source: 'entry' as const, texts: {} }] }, ['customCategories.0.slug'], ['/zh', 'language']],
    ['what is no page', { userBasePath: '/api/' }, ['userBasePath'], ['/api', 'server']],
  ])('reject %s, naming both at their fields', async (_what, changed, fields, named) => {
    const answer = await change((routes) => ({ ...routes, ...changed, details: { ...routes.details, ...('details' in changed ? changed.details : {}) } }));
    expect(answer).toMatchObject({ status: 409, code: 40 });
    expect(Object.keys(answer.data.errors)).toEqual(fields);
    for (const words of Object.values(answer.data.errors)) for (const one of named) expect(words).toContain(one);
    expect(await at('/product/cup')).toBe(200);
  });

  test.each([
    ['details.product', { product: '/p/' }],
    ['details.product', { product: '/p/{slug}/{slug}' }],
    ['details.product', { product: 'p//{slug}' }],
    ['details.product', { product: '/../{slug}' }],
    ['details.product', { product: '/p/{slug}?x' }],
    ['details.product', { product: '/p/:slug' }],
  ])('reject a pattern that is none: %s %j', async (field, changed) => {
    const answer = await details(changed);
    expect([answer.status, Object.keys(answer.data.errors)]).toEqual([400, [field]]);
  });

  test('refuse an address that an item at the root of the shop has, and the other way round', async () => {
    await run(
      sql`insert into content_item (id, kind, slug, root_slug, texts) values (${newId()}, 'page', 'looks-page', 'looks', '{"en": {"title": "Looks"}}')`,
    );
    expect((await details({ tag: '/looks/{slug}' })).data.errors).toEqual({ 'details.tag': expect.stringContaining('/looks') });
    await expect(
      run(sql`insert into collection (id, slug, root_slug, texts) values (${newId()}, 'x', 'looks', '{"en": {"title": "X"}}')`),
    ).rejects.toMatchObject({ code: '23505' });
  });

  test('the same custom category twice is rejected', async () => {
    const twice = ['a', 'b'].map((slug) => ({ key: 'looks', slug, source: 'entry' as const, texts: {} }));
    const answer = await change((routes) => ({ ...routes, customCategories: twice }));
    expect([answer.status, Object.keys(answer.data.errors)]).toEqual([409, ['customCategories.1.key']]);
  });
});

test('content pages follow their path wherever the shop itself names one', async () => {
  await details({ page: '/info/{slug}' });
  const home = await client.get('/zh');
  for (const slug of ['newsletter', 'feedback', 'privacy', 'wish-list']) {
    expect([slug, home.text.includes(`/page/${slug}`)]).toEqual([slug, false]);
    expect((await client.get(`/info/${slug}`)).status).not.toBe(308);
  }
  holds(home, 'href="/zh/info/feedback"');
  holds(home, 'action="/zh/info/newsletter"');
  const posted = await client.send({
    method: 'POST',
    url: '/page/newsletter',
    payload: 'form=subscribe&email=a%40example.com',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect([posted.status, posted.headers['location']]).toEqual([308, '/info/newsletter']);
  await details({ page: '/page/{slug}' });
});

test('a custom category lists brands, and has a page for each', async () => {
  await change((routes) => ({
    ...routes,
    customCategories: [
      ...routes.customCategories,
      { key: 'makers', slug: 'makers', source: 'brand', texts: { en: { title: 'Makers' }, zh: { title: '工坊' } } },
    ],
  }));
  const list = await client.get('/zh/makers');
  expect(list.status).toBe(200);
  holds(list, '工坊');
  const [, path] = /href="(\/zh\/makers\/[^"]+)"/.exec(list.text)!;
  const page = await client.get(path!);
  expect(page.status).toBe(200);
  holds(page, 'Lund &amp; Birk');
  holds(page, 'href="/zh/product/cup"');
  expect((await client.get('/makers/none')).status).toBe(404);
});

test('a collection lives at the root of the shop, with its facets', async () => {
  const id = newId();
  await run(
    sql`insert into collection (id, slug, root_slug, published, texts) values (${id}, 'spring', 'new-in-spring', true, '{"en": {"title": "Spring"}, "zh": {"title": "春天"}}')`,
  );
  await run(sql`insert into product_collection (collection_id, product_id, position) select ${id}, id, 0 from product where slug = 'cup'`);
  for (const path of ['/new-in-spring', '/zh/new-in-spring?sort=price']) {
    const page = await client.get(path);
    expect([path, page.status]).toEqual([path, 200]);
    holds(page, '/product/cup"');
  }
  const { data } = await client.get('/zh/new-in-spring?request=route');
  expect(data).toMatchObject({ data: { kind: 'root', alternates: { en: '/new-in-spring' } }, meta: { title: expect.stringContaining('春天') } });
  await run(sql`update collection set published = false where id = ${id}`);
  await vi.waitFor(async () => expect((await client.get('/new-in-spring')).status).toBe(404));
});
