/** Pages over the whole application (docs/contract.md, "Pages"). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { invalidInput, notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { invalidateTags } from '#kit/server/events/announce.ts';
import { createContents } from '#shop/content/edit/index.ts';
import { seedMarkets } from '#shop/markets/index.ts';
import { writeSettings } from '#shop/settings/index.ts';
import { publishSections } from '#shop/templates/index.ts';
import { createTestApp, type TestApp, type TestClient } from '#test/harness/app.ts';
import { staffToken } from '#test/harness/staff.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { sql } from 'kysely';
import { on } from '#kit/server/database.ts';
import { usualPageCache } from '#kit/server/host-config.ts';
import { systemContext } from '#kit/server/context.ts';
import { readAssets } from './compose/assets.ts';
import { kinds } from './kinds.ts';
import { sections } from './sections.ts';
import { createStorefront } from './storefront.ts';
import type { StorefrontParts } from './storefront-parts.ts';
import { readThemeFiles } from './theme/themes.ts';

let shop: TestApp;
let client: TestClient;
let productId: string;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedMarkets);
  client = shop.client();
  const [variant] = await insertTestProduct(shop.host.database, { slug: 'cup', title: 'Cup', variants: [{ sku: 'CUP-1', price: 1800, onHand: 9 }] });
  productId = variant!.productId;
  const kiln = { en: { title: 'Kiln night' }, zh: { title: '窑边一夜' } };
  await shop.host.database.transaction((tx) => createContents(tx, [{ kind: 'article', slug: 'kiln', texts: kiln }], shop.clock.now));
});
afterAll(() => shop.close());

const route = (path: string, headers: Record<string, string> = {}) => client.get(`${path}${path.includes('?') ? '&' : '?'}request=route`, headers);
describe('a page', () => {
  test.each(['/', '/product/cup', '/zh/product/cup', '/search?q=cup', '/tag'])('%s is the same by document and by route request', async (path) => {
    const document = await client.get(path);
    const { code, data } = await route(path);
    expect([document.status, code]).toEqual([200, 0]);
    expect(document.text).toContain(
      `<div id="page-head">${data.pageHead}</div><main id="page-body" tabindex="-1">${data.pageBody}</main><div id="page-foot">${data.pageFoot}</div>`,
    );
    expect(document.text).toContain(`<title>${data.meta.title}</title>`);
    expect(Object.keys(data).toSorted()).toEqual(['data', 'meta', 'pageBody', 'pageFoot', 'pageHead', 'theme']);
  });

  test('says what it is, and what is to be mounted in it', async () => {
    const { data } = await route('/zh/product/cup/CUP-1');
    expect(data.data).toMatchObject({ kind: 'product', lang: 'zh', path: '/product/cup/CUP-1', params: { slug: 'cup', sku: 'CUP-1' } });
    expect(data.data.alternates).toMatchObject({ en: '/product/cup/CUP-1', zh: '/zh/product/cup/CUP-1' });
    for (const island of data.data.islands) expect(`${data.pageHead}${data.pageBody}${data.pageFoot}`).toContain(`data-island="${island.id}"`);
    expect(data.data.islands.map((island: { name: string }) => island.name)).toContain('buy-box');
    expect(data.theme).toMatchObject({ primaryColor: '#4a00ff', container: { screen: { '3xl': '1660px' }, padding: { sm: '.7rem', xl: '2rem' } } });
  });

  test('has nothing inline, and a policy that forbids it', async () => {
    const { text, headers } = await client.get('/product/cup');
    expect(headers['content-security-policy']).toMatch(/script-src 'self'; style-src 'self'/);
    expect(headers['content-security-policy']).not.toMatch(/unsafe|nonce|sha\d/);
    expect(text).not.toMatch(/<style|\sstyle=|\son[a-z]+=|javascript:/i);
    const scripts = [...text.matchAll(/<script[^>]*>/g)];
    expect(scripts.length).toBeGreaterThan(1);
    for (const script of scripts) expect(script[0]).toMatch(/type="application\/(ld\+)?json"|type="module"(?: fetchpriority="low")? src="\/assets\//);
  });

  test('leaves out head and foot when asked', async () => {
    const { data } = await route('/product/cup?hideHead=1&hideFoot=1');
    expect([data.pageHead, data.pageFoot]).toEqual(['', '']);
    expect(data.pageBody).toContain('Cup');
    expect((await client.get('/product/cup?hideHead=1')).text).toContain('<div id="page-head"></div>');
  });

  test('answers HEAD with headers and no body', async () => {
    const head = await client.send({ method: 'HEAD', url: '/product/cup' });
    expect([head.status, head.text]).toEqual([200, '']);
    expect(Number(head.headers['content-length'])).toBeGreaterThan(1_000);
  });

  test('is a product to search engines, at its one true address whatever the request calls its host', async () => {
    const { text } = await client.get('/en/product/cup/CUP-1', { host: 'evil.example' });
    expect(text).toContain('<link rel="canonical" href="http://localhost:3000/product/cup">');
    expect(text).not.toContain('evil.example');
    expect((await client.get('/product/cup')).text).toContain('hreflang="x-default"');
    expect(text).toContain('"@type":"Product"');
  });
});

describe('what is not there', () => {
  test.each([
    '/product/no-such',
    '/product/cup/NO-SUCH',
    '/category/no-such',
    '/tag/no-such',
    '/collection/no-such',
    '/page/no-such',
    '/article/x',
    '/inquiry/x',
    '/promotion/x',
    '/coupon/x',
    '/app/x',
    '/no-such',
    '/a/b/c/d',
    '/%ZZ',
    '/zh/no-such',
  ])('%s is 404, in place', async (path) => {
    const document = await client.get(path);
    expect(document.status).toBe(404);
    expect(document.headers['content-type']).toBe('text/html; charset=utf-8');
    const json = await route(path);
    expect([json.status, json.code, json.data.data.kind]).toEqual([404, 40, 'error']);
    expect(json.data.pageBody).toContain('404');
  });

  test.each([
    ['403', 30],
    ['404', 40],
    ['500', 500],
  ])('/error/%s answers with that status', async (status, code) => {
    expect((await client.get(`/error/${status}`)).status).toBe(Number(status));
    const json = await route(`/zh/error/${status}`);
    expect([json.status, json.code, json.data.data.lang]).toEqual([Number(status), code, 'zh']);
    expect(json.headers['cache-control']).not.toMatch(/s-maxage=(6[1-9]|[7-9]\d|\d{3,})/);
  });

  test.each(['/search?q=cup&page=2', '/search?q=cup&page=1000000000', '/tag?page=x', '/search?page=1000000000'])('%s says so', async (path) =>
    expect((await client.get(path)).status).toBe(path.startsWith('/tag') ? 200 : 404),
  );

  test.each([
    ['/zh-hk', '/zh-HK'],
    ['/ZH/product/cup?utm=1', '/zh/product/cup?utm=1'],
    ['/zh_TW/cart', '/zh-TW/cart'],
  ])('%s names its language in another spelling, and is led there', async (path, there) => {
    const { status, headers } = await client.get(path);
    expect([status, headers['location']]).toEqual([301, there]);
  });
  test.each(['/zhx', '/enx/product/cup'])('%s names no language', async (path) => expect((await client.get(path)).status).toBe(404));

  test('an error page of another number is no page', async () => expect((await client.get('/error/418')).status).toBe(404));
});

describe('a search for more than fits', () => {
  test('is for as much of it as fits, and breaks no character', async () => {
    const { status, text } = await client.get(`/search?q=${'a'.repeat(10_000)}`);
    expect(status).toBe(200);
    expect(text).toContain(`“${'a'.repeat(200)}”`);
    expect(text).not.toContain('a'.repeat(201));
    expect((await client.get(`/search?q=${encodeURIComponent(`${'a'.repeat(199)}😀`)}`)).text).toContain(`“${'a'.repeat(199)}”`);
  });
});

describe('the user area', () => {
  test('gives a shell to a document request, and 50 to a route request without a valid token', async () => {
    const document = await client.get('/user/order');
    expect([document.status, document.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(document.text).toContain('"shell":true');
    for (const headers of [{}, { 'x-auth': 'nonsense' }] as Record<string, string>[]) {
      const json = await route('/user/order', headers);
      expect([json.status, json.code, json.data]).toEqual([401, 50, null]);
    }
  });

  test('a token that is not valid is never taken for the guest', async () => {
    const json = await route('/cart', { 'x-auth': 'nonsense' });
    expect([json.status, json.code]).toEqual([401, 50]);
  });
});

describe('what may be cached', () => {
  const publicKinds = [
    'home',
    'search',
    'tag',
    'category',
    'product',
    'article',
    'page',
    'collection',
    'promotion',
    'coupon',
    'custom',
    'inquiry',
    'root',
    'app',
    'auth',
    'error',
  ];

  test('goes by page kind', () => {
    for (const kind of kinds.values()) expect([kind.kind, kind.visibility]).toEqual([kind.kind, publicKinds.includes(kind.kind) ? 'public' : 'private']);
  });

  test('public pages are cached whole, without cookies, and answered by 304', async () => {
    const first = await client.get('/product/cup', { 'accept-encoding': 'br' });
    expect(first.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+$/);
    expect(first.headers).not.toHaveProperty('set-cookie');
    expect(first.headers['content-encoding']).toBe('br');
    expect(first.headers['vary']).toContain('Cookie');
    expect((await client.get('/product/cup?currency=EUR')).headers['vary']).not.toContain('Cookie');
    const again = await client.get('/product/cup', { 'accept-encoding': 'br', 'if-none-match': first.headers['etag']! });
    expect([again.status, again.text]).toEqual([304, '']);
    const before = shop.host.database.statements.count;
    await client.get('/product/cup?utm_source=x&userAgent=a&referer=b&cookies=c');
    expect(shop.host.database.statements.count).toBe(before);
  });

  test.each(['/cart', '/checkout/x', '/checkout/thankyou', '/user/center'])('%s is nobody else’s', async (path) =>
    expect((await client.get(path)).headers['cache-control']).toMatch(/^(private, )?no-store$/),
  );

  test('depends on language, currency and the parameters that the kind names', async () => {
    const titles = await Promise.all(['/product/cup', '/zh/product/cup'].map(async (path) => (await route(path)).data.data.lang));
    expect(titles).toEqual(['en', 'zh']);
    const currencies = await Promise.all(
      [
        route('/product/cup?currency=EUR', { 'x-currency': 'JPY', cookie: 'currency=CNY' }),
        route('/product/cup', { 'x-currency': 'JPY' }),
        route('/product/cup?currency=XXX'),
      ].map(async (answer) => (await answer).data.data.currency),
    );
    expect(currencies).toEqual(['EUR', 'JPY', 'USD']);
  });

  test('is dropped within a second of a change, and only where the change shows', async () => {
    const titleOf = async () => (await route('/product/cup')).data.meta.title as string;
    expect(await titleOf()).toContain('Cup');
    await shop.host.database.transaction(async (tx) => {
      await sql`update product set texts = '{"en":{"title":"Beaker"},"zh":{"title":"烧杯"}}' where id = ${productId}`.execute(on(tx));
      await invalidateTags(tx, [`product:${productId}`]);
    });
    await expect.poll(titleOf, { timeout: 1_000 }).toContain('Beaker');
  });

  test('a changed theme is a new style sheet, with no rebuild', async () => {
    const sheetOf = async () => /href="(\/theme\/[^"]+)"/.exec((await client.get('/')).text)![1]!;
    const before = await sheetOf();
    expect((await client.get(before)).text).toContain('--color-primary:#4a00ff');
    expect((await client.get(before)).headers['cache-control']).toContain('immutable');
    const packed = await client.get(before, { 'accept-encoding': 'br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(Number(packed.headers['content-length'])).toBeLessThan(1_500);
    await shop.host.database.transaction((tx) =>
      writeSettings(tx, 'theme', { base: 'hearth', changes: { primaryColor: '#123456', titleColor: 'red;}body{display:none' } }, shop.clock.now),
    );
    await expect.poll(sheetOf).not.toBe(before);
    const { text } = await client.get(await sheetOf());
    expect(text).toContain('--color-primary:#123456');
    expect(text).not.toContain('display:none');
    expect((await route('/')).data.theme).toMatchObject({ primaryColor: '#123456', backgroundColor: '#fbf8f3' });
    await shop.host.database.transaction((tx) => writeSettings(tx, 'theme', {}, shop.clock.now));
  });

  test('a section that does not exist is left out; with nothing left to show the page is an error', async () => {
    const pagesOf = (names: string[]) =>
      shop.host.database.transaction((tx) =>
        publishSections(tx, { name: 'tag-list', sections: names.map((section) => ({ section, settings: {} })), now: shop.clock.now }),
      );
    const quiet = console.error;
    console.error = () => undefined;
    await pagesOf(['tag-list', 'no-such-section']);
    await expect.poll(async () => (await client.get('/tag')).status).toBe(200);
    await pagesOf(['no-such-section']);
    await expect.poll(async () => (await client.get('/tag')).status).toBe(500);
    expect((await client.get('/tag')).headers['cache-control']).toMatch(/no-store/);
    await shop.host.database.transaction(async (tx) => {
      await sql`delete from template_version where name = 'tag-list'`.execute(on(tx));
      await invalidateTags(tx, ['template:tag-list']);
    });
    await expect.poll(async () => (await client.get('/tag')).status).toBe(200);
    console.error = quiet;
  });

  test('a template that is missing says so, with status 500', async () => {
    const files = await readThemeFiles(['themes']);
    const { storefront, call, logged } = await ownStorefront({
      themeFiles: { ...files, templates: new Map([...files.templates].filter(([name]) => name !== 'default/tag-list')) },
    });
    const { page } = await storefront.get(call);
    expect(page.status).toBe(500);
    expect(page.text.toString()).toContain('模板不存在');
    expect(logged).toContain('template does not exist');
  });

  test('a page that cannot be shown again after its form was rejected is an error page, not JSON', async () => {
    const form = async () => Promise.reject(new ShopError(invalidInput, { data: { errors: {} } }));
    const load = async () => Promise.reject(new ShopError(notFound));
    const kind = { ...kinds.get('tag-list')!, forms: { x: form }, showsFormErrors: true as const, load };
    const { storefront, call } = await ownStorefront({ kinds: new Map(kinds).set('tag-list', kind) });
    const { page } = await storefront.post(call, new URLSearchParams({ form: 'x' }));
    expect([page.status, page.text.toString().slice(0, 15)]).toEqual([404, '<!doctype html>']);
  });
});

/** A storefront with parts of its own, and a call for its list of tags. */
async function ownStorefront(parts: Partial<StorefrontParts>) {
  const logged: string[] = [];
  const log = { info: () => undefined, warn: () => undefined, error: (_fields: unknown, text: string) => void logged.push(text) };
  const storefront = await createStorefront({
    database: shop.host.database,
    log,
    now: shop.host.now,
    baseUrl: shop.host.config.baseUrl,
    kinds,
    sections,
    themeFiles: await readThemeFiles(['themes']),
    assets: await readAssets('no/such/folder'),
    headersFor: () => ({}),
    pageCache: usualPageCache,
    currencyFor: async () => 'USD',
    ...parts,
  });
  const contextFor = async () => systemContext({ ...shop.host, log }, { name: 'test', locale: 'zh' });
  return { storefront, logged, call: { pathname: '/zh/tag', query: new URLSearchParams(), currencies: [], preview: false, contextFor } };
}

describe('writes', () => {
  test.each(['PUT', 'DELETE', 'PATCH'] as const)('%s is no way to ask for a page', async (method) => {
    const answer = await client.send({ method, url: '/product/cup?request=route' });
    expect([answer.status, answer.code]).toEqual([405, 40]);
    expect(answer.headers['allow']).toMatch(/^GET, HEAD/);
  });

  test('POST is for a page’s own forms only', async () => {
    const answer = await client.send({ method: 'POST', url: '/tag', payload: 'form=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } });
    expect([answer.status, answer.headers['allow']]).toEqual([405, 'GET, HEAD']);
    expect((await client.send({ method: 'POST', url: '/no/such', payload: '', headers: { 'content-type': 'application/x-www-form-urlencoded' } })).status).toBe(
      404,
    );
  });

  test('a plain form adds to the cart, issues the guest cookie and leads on', async () => {
    const buyer = shop.client();
    const added = await buyer.send({
      method: 'POST',
      url: '/zh/product/cup',
      payload: 'form=add&sku=CUP-1&quantity=2',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:3000' },
    });
    expect([added.status, added.headers['location']]).toEqual([303, '/zh/cart']);
    expect(buyer.cookies.has('guest')).toBe(true);
    expect((await buyer.get('/zh/cart')).text).toContain('CUP-1');
  });

  test.each([
    ['form=add&sku=CUP-1&quantity=900', 409, 'Only 9 left.'],
    ['form=add&sku=CUP-1&quantity=0', 400, 'Quantity must be at least 1'],
  ])('%s is rejected on the page itself, in words that the browser goes to', async (payload, status, words) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:3000' };
    const refused = await shop.client().send({ method: 'POST', url: '/product/cup', payload, headers });
    expect(refused.status).toBe(status);
    expect(refused.text).toMatch(new RegExp(`role="alert" tabindex="-1" autofocus[^>]*>.*${words}`));
  });

  test.each([{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }, { origin: 'https://evil.example' }, { origin: 'null' }] as Record<
    string,
    string
  >[])('from elsewhere (%j) are refused, pages and API alike', async (headers) => {
    const api = await client.post('/api/web/cart/get', {}, headers);
    expect([api.status, api.code]).toEqual([403, 30]);
    const page = await client.send({
      method: 'POST',
      url: '/product/cup',
      payload: 'form=add&sku=CUP-1&quantity=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
    expect(page.status).toBe(403);
  });

  test('with no word of where they come from are let in', async () => expect((await client.post('/api/web/cart/get')).code).toBe(0));
});

describe('files at the root', () => {
  test.each([
    ['/robots.txt', 'text/plain', 'Sitemap: http://localhost:3000/sitemap.xml'],
    ['/sitemap.xml', 'application/xml', 'http://localhost:3000/sitemap/product-1.xml'],
    ['/sitemap/product-1.xml', 'application/xml', 'http://localhost:3000/zh/product/cup'],
    ['/sitemap/pages-1.xml', 'application/xml', '<loc>http://localhost:3000/</loc>'],
    ['/feed.xml', 'application/rss+xml', '<link>http://localhost:3000/product/cup</link>'],
    ['/zh/feed.xml', 'application/rss+xml', '<link>http://localhost:3000/zh/product/cup</link>'],
    ['/zh-HK/feed.xml', 'application/rss+xml', '<language>zh-HK</language>'],
    ['/manifest.webmanifest', 'application/manifest+json', '"start_url"'],
    ['/favicon.svg', 'image/svg+xml', '<svg'],
    ['/payment-marks/visa.svg', 'image/svg+xml', '<svg'],
    ['/api/docs', 'text/html', '/api/web/openapi.json'],
  ])('%s', async (path, type, words) => {
    const answer = await client.get(path);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, expect.stringContaining(type)]);
    expect(answer.text).toContain(words);
  });

  test('a feed is in its language, named by the home page, and not sent again while nothing is new', async () => {
    const [english, chinese] = await Promise.all([client.get('/feed.xml'), client.get('/zh/feed.xml')]);
    expect(english.text).toContain('<title>Kiln night</title><link>http://localhost:3000/article/kiln</link>');
    expect(chinese.text).toContain('<title>窑边一夜</title><link>http://localhost:3000/zh/article/kiln</link>');
    expect((await client.get('/zh')).text).toContain('type="application/rss+xml" title="Vitrine" href="http://localhost:3000/zh/feed.xml"');
    for (const lang of ['de', 'zh-TW']) {
      expect((await client.get(`/${lang}`)).text).toContain(`href="http://localhost:3000/${lang}/feed.xml"`);
      expect((await client.get(`/${lang}/feed.xml`)).text).toContain(`<language>${lang}</language>`);
    }
    const etag = String(chinese.headers['etag']);
    expect(etag).not.toBe(english.headers['etag']);
    const again = await client.get('/zh/feed.xml', { 'if-none-match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await client.get('/feed.xml', { 'if-none-match': etag })).status).toBe(200);
  });

  test.each(['/sitemap/product-2.xml', '/sitemap/product-0.xml', '/sitemap/x.xml', '/sitemap/product-1'])('%s is not there', async (path) =>
    expect((await client.get(path)).status).toBe(404),
  );

  test('each OpenAPI document describes its own half', async () => {
    for (const [own, other] of [
      ['web', 'admin'],
      ['admin', 'web'],
    ]) {
      const { paths } = JSON.parse(
        (await client.get(`/api/${own}/openapi.json`, { 'x-auth': own === 'admin' ? await staffToken(shop, 'owner') : '' })).text,
      ) as { paths: Record<string, unknown> };
      expect(Object.keys(paths).length).toBeGreaterThan(3);
      expect(Object.keys(paths).filter((path) => path.startsWith(`/api/${other}`))).toEqual([]);
    }
  });
});
