/** The contract's rules for every request under `/api/` (sections 1, 2, 4 and 9), sentence by sentence, as a stranger would try them. */
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { ApiAnswer, TestApp, TestClient } from '#test/harness/app.ts';
import { demoShop } from '#test/harness/demo-shop.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { shopperToken, staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let client: TestClient;
let sku: string;
beforeAll(async () => {
  shop = await demoShop();
  client = shop.client();
  sku = (await client.get('/api/web/product/list?inStock=1&size=1')).data.items[0].sku;
}, 60_000);
afterAll(() => shop.close());

const json = { 'content-type': 'application/json' };
const get = (path: string, headers: Record<string, string> = {}) => client.get(`/api/web${path}`, headers);
const post = (path: string, body: unknown = {}, headers: Record<string, string> = {}) => client.post(`/api/web${path}`, body, headers);
const send = (url: string, payload: string, headers: Record<string, string>) => client.send({ method: 'POST', url: `/api/web${url}`, payload, headers });
const brief = ({ status, code }: ApiAnswer) => [status, code];

describe('the envelope', () => {
  test.each(['/api', '/api/', '/api/nope', '/api/web', '/api/web/nope', '/api/admin/nope', '/api/web/%ZZ', '/api/web/auth/nope'])(
    '%s is not there',
    async (path) => {
      const answer = await client.get(path);
      expect([...brief(answer), typeof answer.msg, answer.data]).toEqual([404, 40, 'string', null]);
    },
  );

  test.each(['/return/quote', '/return/apply'])('%s names the fields that it misses, and knows no order of nobody', async (path) => {
    const empty = await post(path);
    expect([...brief(empty), Object.keys(empty.data.errors).slice(0, 2)]).toEqual([400, 40, ['orderNo', 'lines']]);
    const body = { orderNo: '261121-AAAAAA', lines: [{ lineId: 'x', quantity: 1 }], applyType: 'returnRefund' };
    expect(brief(await post(path, body))).toEqual([404, 40]);
  });

  test.each([
    ['GET', '/cart/add', 'POST'],
    ['PUT', '/cart/add', 'POST'],
    ['DELETE', '/checkout/submit', 'POST'],
    ['GET', '/auth/signin', 'POST'],
    ['POST', '/product/list', 'GET'],
    ['PATCH', '/search', 'GET'],
  ] as const)('%s %s is 405, and names what is allowed', async (method, path, allowed) => {
    const answer = await client.send({ method, url: `/api/web${path}` });
    expect([...brief(answer), answer.headers['allow']]).toEqual([405, 40, allowed]);
  });

  test('a body that is no object is refused as the request', async () =>
    expect((await shop.client().send({ method: 'POST', url: '/api/web/cart/add', payload: [] })).data.errors).toEqual({ body: 'The request is not valid' }));

  test.each(['{', '{"sku":', '', 'nope', '[]', '1', '"x"', 'null'])('the body %j is 400', async (body) =>
    expect(brief(await send('/cart/add', body, json))).toEqual([400, 40]),
  );

  it('a body over the limit is 413', async () => expect(brief(await post('/cart/add', { sku: 'x'.repeat(400_000) }))).toEqual([413, 40]));

  test.each([
    ['text/plain', '{"sku":"x","quantity":1}'],
    ['application/xml', '<sku/>'],
    ['nonsense', 'x'],
    ['application/x-www-form-urlencoded', 'sku=x&quantity=1'],
    ['Application/X-WWW-Form-Urlencoded; charset=utf-8', 'sku=x&quantity=1'],
    ['multipart/form-data; boundary=b', '--b\r\ncontent-disposition: form-data; name="sku"\r\n\r\nx\r\n--b--\r\n'],
  ])('%s is 415', async (type, body) => {
    expect(brief(await send('/cart/add', body, { 'content-type': type }))).toEqual([415, 40]);
    expect(brief(await send('/cart/get', body, { 'content-type': type }))).toEqual([415, 40]);
  });

  test.each([
    ['POST', '/api/web/nothing', 404],
    ['PUT', '/api/web/cart/add', 405],
    ['POST', '/', 405],
    ['DELETE', '/cart', 405],
  ] as const)('%s %s is %i, whatever is sent to it', async (method, url, status) => {
    for (const [type, payload] of [
      ['text/plain', 'x'],
      ['application/json', '{'],
      ['nonsense', 'x'],
    ] as const) {
      const answer = await shop.client().send({ method, url, payload, headers: { 'content-type': type } });
      expect([type, answer.status, answer.headers['allow'] !== undefined]).toEqual([type, status, status === 405]);
    }
  });

  it('ignores unknown fields', async () => {
    const buyer = shop.client();
    const { data } = await buyer.post('/api/web/cart/add', { sku, quantity: 1, price: { amount: 1, currency: 'USD' }, total: 1, isAdmin: true });
    expect([data.count, data.lines[0].price.amount > 1, 'isAdmin' in data]).toEqual([1, true, false]);
  });
});

describe('the language of `msg`', () => {
  const said = async (headers: Record<string, string>) => (await get('/nope', headers)).msg;
  test.each([
    [{}, 'en'],
    [{ 'x-lang': 'zh' }, 'zh'],
    [{ 'x-lang': 'zh-TW' }, 'zh-HK'],
    [{ 'x-lang': 'ZH-hk' }, 'zh-HK'],
    [{ 'x-lang': 'de' }, 'en'],
    [{ 'x-lang': 'xx', cookie: 'lang=zh' }, 'zh'],
    [{ 'x-lang': 'en', 'accept-language': 'zh' }, 'en'],
    [{ 'accept-language': 'zh-CN,zh;q=0.9,en;q=0.8' }, 'zh'],
    [{ 'accept-language': 'zh;q=0.5,en;q=0.9' }, 'en'],
    [{ 'accept-language': 'zh;q=0,en' }, 'en'],
    [{ 'accept-language': 'xx,zh-hk;q=0.3' }, 'zh-HK'],
    [{ 'accept-language': 'zh-Hant-HK' }, 'zh-HK'],
    [{ 'accept-language': 'zh-Hans-CN' }, 'zh'],
    [{ 'accept-language': ';;q=x,,*' }, 'en'],
  ] as [Record<string, string>, string][])('%j gets %s', async (headers, lang) => expect(await said(headers)).toBe(await said({ 'x-lang': lang })));
});

describe('a token that is not valid', () => {
  const token = { 'x-auth': 'nonsense' };
  test.each(['/cart/get', '/checkout/submit', '/order/detail', '/order/list', '/order/lookup', '/payment/start', '/visitor/track', '/stat/duration'])(
    '%s answers 50, whatever was sent',
    async (path) => {
      expect(brief(await post(path, {}, token))).toEqual([401, 50]);
      expect(brief(await send(path, '{', { ...json, ...token }))).toEqual([401, 50]);
      expect(brief(await send(path, 'x', { 'content-type': 'application/xml', ...token }))).toEqual([401, 50]);
      expect(brief(await send(path, 'a=1', { 'content-type': 'application/x-www-form-urlencoded', ...token }))).toEqual([401, 50]);
    },
  );
  test.each(['/product/list', '/product/list?page=0', '/product/detail?slug=nope', '/category/tree', '/search?q=cup'])('%s too', async (path) =>
    expect(brief(await get(path, token))).toEqual([401, 50]),
  );
});

describe('public reads', () => {
  it('choose the currency by query, then header, then cookie, and ignore unknown ones', async () => {
    const currency = async (query: string, headers: Record<string, string> = {}) =>
      (await get(`/product/list?size=1${query}`, headers)).data.items[0].price.currency;
    expect(await currency('')).toBe('USD');
    expect(await currency('&currency=EUR', { 'x-currency': 'JPY', cookie: 'currency=HKD' })).toBe('EUR');
    expect(await currency('', { cookie: 'currency=HKD' })).toBe('HKD');
    expect(await currency('', { cookie: 'currency=XXX' })).toBe('USD');
    expect(await currency('', { 'x-currency': 'nope' })).toBe('USD');
    expect(await currency('&currency=usd', { 'x-currency': 'JPY' })).toBe('JPY');
    expect((await get('/product/list?size=1', { 'x-lang': 'nope' })).status).toBe(400);
    // A token that is not valid is said first.
    expect((await get('/product/list?size=1&currency=XXX', { 'x-auth': 'nope' })).status).toBe(401);
  });

  test.each([
    'page=0',
    'page=-1',
    'page=abc',
    'page=1.5',
    'page=',
    'page=1&page=2',
    'size=0',
    'size=x',
    'size=1e3',
    'sort=nope',
    'sort=',
    'price=10',
    'price=a-b',
    'rating=9',
    'inStock=x',
  ])('reject ?%s beside the field', async (query) => {
    const answer = await get(`/product/list?${query}`);
    expect([...brief(answer), Object.keys(answer.data.errors)]).toEqual([400, 40, [query.split('=')[0]]]);
  });

  it('answer 500 a page as what the shop tells programs', async () => {
    const { listSize } = (await get('/shop')).data.limits;
    expect([(await get('/product/list?size=500')).data.size, listSize]).toEqual([100, 100]);
  });

  it('count facets as choosing them does', async () => {
    const { data } = await get('/product/list?price=2000-4000');
    expect(data.facets.map((facet: { key: string }) => facet.key)).toEqual(expect.arrayContaining(['inStock', 'price']));
    for (const facet of data.facets) {
      const { value, count } = facet.values[0];
      const chosen = await get(`/product/list?${new URLSearchParams({ price: '2000-4000', [facet.key]: value })}`);
      expect([facet.key, chosen.status, chosen.data.total]).toEqual([facet.key, 200, count]);
    }
  });

  it('are tagged, answered by 304 while nothing changed, and say what they depend on', async () => {
    const first = await get('/product/list?size=2');
    expect(first.headers['cache-control']).toMatch(/^public/);
    expect(first.headers['vary']).toBe('X-Auth, Vitrine-Version, X-Lang, Accept-Language, X-Currency, Cookie, Origin');
    // A cookie chooses the language also where the address names the currency.
    expect((await get('/product/list?size=2&currency=EUR')).headers['vary']).toContain('Cookie');
    expect((await get('/product/list?size=2&currency=EUR&lang=de')).headers['vary']).toBe('X-Auth, Vitrine-Version, Origin');
    const again = await get('/product/list?size=2', { 'if-none-match': first.headers['etag']! });
    expect([again.status, again.text, again.headers['etag']]).toEqual([304, '', first.headers['etag']]);
    expect((await get('/product/list?size=2', { 'if-none-match': first.headers['etag']!, 'x-lang': 'zh' })).status).toBe(200);
    expect((await get('/product/list?page=0')).headers['etag']).toBeUndefined();
  });
});

describe('quantities', () => {
  test.each([-1, 0, 0.5, 2 ** 53, '1e3', '2', {}, [], null, true, 1_000_001])('%j is rejected with a field error, everywhere', async (quantity) => {
    for (const [path, body] of [
      ['/cart/add', { sku, quantity }],
      ['/checkout/create', { source: 'buyNow', sku, quantity }],
      ...(quantity === 0 ? [] : ([['/cart/update', { lineId: 'x', quantity }]] as const)),
    ] as const) {
      const answer = await post(path, body);
      expect([path, ...brief(answer), Object.keys(answer.data?.errors ?? {})]).toEqual([path, 400, 40, ['quantity']]);
    }
  });
});

test('more than there is of a scarce thing is said before more than a line holds', async () => {
  const [scarce, plenty] = await insertTestProduct(shop.host.database, { variants: [{ onHand: 5 }, { onHand: 5, policy: 'continue' }] });
  for (const path of ['/cart/add', '/checkout/create']) {
    const [few, many] = [
      await post(path, { source: 'buyNow', sku: scarce!.sku, quantity: 1_000 }),
      await post(path, { source: 'buyNow', sku: plenty!.sku, quantity: 1_000 }),
    ];
    expect([path, ...brief(few), few.data.available]).toEqual([path, 409, 41, 5]);
    expect([path, ...brief(many), many.data.errors.quantity]).toEqual([path, 400, 40, 'Quantity must be at most 999']);
  }
});

describe('text that cannot be stored (a NUL, half a character)', () => {
  const order = { orderNo: '261121-AAAAAA', email: 'ada@example.com' };
  test.each([
    ['/order/lookup', { ...order, orderNo: 'TEXT' }, 'orderNo'],
    ['/checkout/address', { slug: 'x', address: { country: 'US', firstName: 'TEXT' } }, 'address.firstName'],
    ['/checkout/submit', { slug: 'x', agree: true, remark: 'TEXT', expectedTotal: { amount: 1, currency: 'USD' } }, 'remark'],
    ['/cart/add', { sku: 'TEXT', quantity: 1 }, 'sku'],
  ])('is rejected by %s beside the field', async (path, body, field) => {
    for (const text of ['\\u0000', '\\ud800', 'x\\udc00y']) {
      const answer = await send(path, JSON.stringify(body).replace('TEXT', text), json);
      expect([text, ...brief(answer), Object.keys(answer.data?.errors ?? {})]).toEqual([text, 400, 40, [field]]);
    }
  });

  it("is rejected in the caller's language, with a field error", async () => {
    const { data } = await send('/cart/add', '{"sku":"x","quantity":"\\u0000"}', { ...json, 'x-lang': 'zh' });
    expect(data.errors.quantity).toMatch(/^数量/);
  });

  test.each([
    ['/search?q=%00', 200],
    ['/category/table?brand=%00&opt.%00=x', 200],
    ['/checkout/thankyou?order=%00', 404],
    ['/payment/sandbox/%00', 404],
    ['/assets/%00', 404],
    ['/media/%00/320.jpg', 404],
  ])('in the address %s is %i', async (path, status) => expect((await client.get(path)).status).toBe(status));
});

describe('addresses beside the API', () => {
  it('an asset that is not there is 404, not a wrong method', async () => expect((await client.get('/assets/nope.js')).status).toBe(404));

  it('a page takes no JSON', async () => {
    const answer = await client.send({ method: 'POST', url: '/product/brae-cup', payload: { form: 'add', sku, quantity: '1' } });
    expect([answer.status, answer.headers['allow']]).toEqual([405, 'GET, HEAD, POST']);
  });
});

describe('answers', () => {
  test.each(['/api/web/product/list', '/api/web/nope', '/api/web/%ZZ', '/api/docs', '/product/%ZZ', '/robots.txt'])(
    'of %s are what they say they are',
    async (path) => expect((await client.get(path)).headers['x-content-type-options']).toBe('nosniff'),
  );

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('above 1 kB are compressed by %s for clients that accept it, and say so', async (encoding, unpack) => {
    const asked = { url: '/api/web/product/list?size=5', headers: { 'accept-encoding': encoding } };
    const plain = await get('/product/list?size=5');
    const packed = await shop.app.inject(asked);
    expect([packed.headers['content-encoding'], plain.headers['content-encoding']]).toEqual([encoding, undefined]);
    expect(packed.headers['vary']).toMatch(/accept-encoding/i);
    expect(unpack(packed.rawPayload).toString()).toBe(plain.text);
    expect(packed.headers['etag']).toBe(plain.headers['etag']);
    const again = await shop.app.inject({ ...asked, headers: { ...asked.headers, 'if-none-match': String(packed.headers['etag']) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await shop.app.inject({ ...asked, url: '/api/web/nope' })).headers['content-encoding']).toBeUndefined();
  });

  test.each(['/product/list', '/review/list?product=brae-cup', '/question/list?product=brae-cup', '/promotion/list'])(
    'of %s hold a hundred entries at most, however many are asked for',
    async (path) => {
      for (const size of ['101', '1000000000', '999999999999999']) {
        const answer = await get(`${path}${path.includes('?') ? '&' : '?'}size=${size}`);
        expect([answer.status, answer.data.size]).toEqual([200, 100]);
      }
    },
  );
});

it('asks who it is before it reads what was sent', async () => {
  for (const body of [{}, { page: 'x' }, { size: -1, status: {} }, { orderNo: {} }, []]) expect(brief(await post('/return/list', body))).toEqual([401, 50]);
  // A client with an order's number may have its token.
  expect(brief(await post('/return/list', { orderNo: '261121-AAAAAA', page: 'x' }))).toEqual([400, 40]);
});

describe('a list whose address says what cannot be understood', () => {
  test.each(['price=a-b', 'inStock=maybe', 'rating=9', 'price=a-b&inStock=maybe&sort=x'])('%s shows nothing as chosen', async (query) => {
    const [plain, asked] = [await client.get('/category/table'), await client.get(`/category/table?${query}`)];
    const panel = ({ text }: ApiAnswer) => /<form id="list-form".*?<\/form>|<aside.*?<\/aside>/s.exec(text)?.[0];
    const body = ({ text }: ApiAnswer) => /<main id="page-body".*?<\/main>/s.exec(text)![0].replaceAll(/[?&;](price|inStock|rating|sort)=[^"&]*/g, '');
    expect(panel(asked)).toBe(panel(plain));
    expect(body(asked)).toBe(body(plain));
  });
});

test.each([
  ['/de/article/a-table-for-eleven', 'de'],
  ['/article/a-table-for-eleven', null],
])('%s marks its words by their own language', async (path, lang) => {
  const { text } = await client.get(path);
  expect(text).toMatch(/^<!doctype html><html lang="en"/i);
  const marked = [...text.matchAll(/<(h1|div|span)( lang="(\w+)")?[^>]* (?:class="title-1|class="rich-text|aria-current="page")/g)].map(
    ([, , , found]) => found ?? null,
  );
  expect(new Set(marked)).toEqual(new Set([lang]));
});

describe('looking an order up without script', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const fill = (fields: Record<string, string>) =>
    client.send({ method: 'POST', url: '/page/order-lookup', headers: form, payload: new URLSearchParams({ form: 'lookup', ...fields }).toString() });

  it('leads back to the page, which says what happens', async () => {
    const answer = await fill({ orderNo: '261121-AAAAAA', email: 'ada@example.com' });
    expect([answer.status, answer.headers['location']]).toEqual([303, '/page/order-lookup?said=lookup']);
    expect((await client.get('/page/order-lookup?said=lookup')).text).toContain('role="status"');
  });

  it('shows what was filled in and why it was rejected', async () => {
    const { status, text } = await fill({ orderNo: '', email: 'a&"da@example.com' });
    expect(status).toBe(400);
    expect(text).toContain('a&amp;&quot;da@example.com');
    expect(text).toContain('aria-invalid="true"');
  });
});

test('the description of the back office is for staff', async () => {
  for (const token of [undefined, 'x', await shopperToken(shop)]) {
    const answer = await client.get('/api/admin/openapi.json', token ? { 'x-auth': token } : {});
    expect(brief(answer)).toEqual([401, 50]);
    expect(answer.text).not.toContain('paths');
  }
  const answer = await client.get('/api/admin/openapi.json', { 'x-auth': await staffToken(shop, 'editor') });
  expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
});

test('the webhook of a payment provider says what it answers', async () => {
  const { paths } = JSON.parse((await client.get('/api/web/openapi.json')).text) as { paths: Record<string, any> };
  expect(Object.keys(paths['/api/web/payment/webhook/{provider}'].post.responses)).toEqual(['200', '400', '404']);
  const answer = await client.send({ method: 'POST', url: '/api/web/payment/webhook/nobody', payload: '{}', headers: json });
  expect([answer.status, answer.text]).toEqual([404, '{"received":false}']);
});

test.each([100, 301, 2_000, 7_000])('a document of a name of %i letters is not there', async (length) =>
  expect((await client.get(`/document/${'x'.repeat(length)}.pdf`)).status).toBe(404),
);

test.each(['web', 'admin'])('every reference in the OpenAPI document of %s leads somewhere', async (area) => {
  const { text } = await client.get(`/api/${area}/openapi.json`, { 'x-auth': area === 'admin' ? await staffToken(shop, 'owner') : '' });
  const document = JSON.parse(text) as object;
  for (const path of new Set(Array.from(text.matchAll(/"\$ref":"#\/([^"]+)"/g), ([, found]) => found!))) {
    const found = path.split('/').reduce<any>((part, key) => part?.[key], document);
    expect([path, typeof found]).toEqual([path, 'object']);
  }
});

test('a file is described as a file, and a report as both', async () => {
  const { text } = await client.get('/api/admin/openapi.json', { 'x-auth': await staffToken(shop, 'owner') });
  const { paths } = JSON.parse(text) as { paths: Record<string, { get?: { responses: Record<string, { content: object }> } }> };
  const typesOf = (path: string) => Object.keys(paths[path]!.get!.responses['200']!.content);
  const files = Object.keys(paths).filter((path) => path.endsWith('.csv'));
  expect(files.length).toBeGreaterThan(14);
  expect(files.filter((path) => typesOf(path).join() !== 'text/csv')).toEqual([]);
  expect(typesOf('/api/admin/reports/sales')).toEqual(['application/json', 'text/csv']);
});
