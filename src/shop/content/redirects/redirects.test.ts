import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invalidateTags } from '#kit/server/events/announce.ts';
import { on } from '#kit/server/database.ts';
import { seedMarkets } from '#shop/markets/index.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { staffToken } from '#test/harness/staff.ts';
import { cleanAddress, cleanPath } from './rules.ts';

let shop: TestApp;
let editor: Record<string, string>;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedMarkets);
  editor = { 'x-auth': await staffToken(shop, 'editor') };
}, 60_000);
afterAll(() => shop.close());

const url = '/api/admin/redirects';
const write = (from: string, to: string) => shop.client().post(url, { from, to }, editor);
const goes = async (path: string) => {
  const { status, headers } = await shop.client().get(path);
  return status === 301 ? headers['location'] : status;
};
const errorsOf = (data: unknown) => (data as { errors?: Record<string, string> }).errors ?? {};

describe('redirects', () => {
  it('send on from what is not there, with language and query, at once', async () => {
    for (const path of ['/shop/old.html', '/zh/shop/old.html', '/bye', '/product/gone', '/shop/other.html'])
      expect([path, await goes(path)]).toEqual([path, 404]);
    for (const from of ['/shop/old.html', '/bye/', '/product/gone', '/%E6%97%A7']) expect((await write(from, '/search')).code).toBe(0);
    expect(await goes('/shop/old.html')).toBe('/search');
    expect(await goes('/zh/shop/old.html?q=cup&utm_source=mail')).toBe('/zh/search?q=cup&utm_source=mail');
    expect(await goes('/bye')).toBe('/search');
    expect(await goes('/zh-HK/旧')).toBe('/zh-HK/search');
    expect(await goes('/product/gone?q=a%0d%0ab')).toBe('/search?q=a%0D%0Ab');
    expect(await goes('/shop/other.html')).toBe(404);
    const route = await shop.client().get('/bye?request=route&x=1');
    expect(JSON.parse(route.text)).toMatchObject({ code: 0, data: { redirect: { status: 301, location: '/search?x=1' } } });
  });

  it('take one step, whatever was written first', async () => {
    await write('/a1', '/b1');
    await write('/b1', '/c1');
    expect([await goes('/a1'), await goes('/b1')]).toEqual(['/c1', '/c1']);
    await write('/c1', '/d1');
    expect([await goes('/a1'), await goes('/b1'), await goes('/c1')]).toEqual(['/d1', '/d1', '/d1']);
    expect((await write('/e1', '/a1')).data).toMatchObject({ to: '/d1' });
    for (const to of ['/a1', '/b1', '/c1', '/d1', '/d1/']) {
      const { status, data } = await write('/d1', to);
      expect([to, status, Object.keys(errorsOf(data))]).toEqual([to, 400, ['to']]);
    }
  });

  it('are changed and deleted only as they were read', async () => {
    const made = await write('/etag-1', '/search');
    const at = `${url}/${(made.data as { id: string }).id}`;
    const tag = String((await shop.client().get(at, editor)).headers['etag']);
    const put = (to: string, ifMatch: string) =>
      shop.client().send({ method: 'PUT', url: at, payload: { from: '/etag-1', to }, headers: { ...editor, 'if-match': ifMatch } });
    expect((await put('/cart', tag)).status).toBe(200);
    expect(await goes('/etag-1')).toBe('/cart');
    expect((await put('/search', tag)).status).toBe(412);
    const now = String((await shop.client().get(at, editor)).headers['etag']);
    expect((await shop.client().send({ method: 'DELETE', url: at, headers: { ...editor, 'if-match': now } })).status).toBe(200);
    expect(await goes('/etag-1')).toBe(404);
    const { text } = await shop.client().get(`${url}?filter=${encodeURIComponent('{"q":"/A1"}')}&sort=-from`, editor);
    expect(JSON.parse(text).data).toMatchObject({ total: 1, items: [{ from: '/a1', to: '/d1' }] });
  });
});

const hostile = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%5C%5Cevil.example',
  '/%2Fevil.example',
  '/.//evil.example',
  '/../x',
  '/%2e%2e/x',
  'https:evil.example',
  'https:/evil.example',
  'https://evil.example/',
  'https://shop.example@evil.example/',
  'https://evil.example\\@shop.example/',
  'https://shop.example:8443/',
  'https://shop.example.evil.example/',
  'http://shop.example/',
  'javascript:alert(1)',
  'JAVASCRIPT://shop.example/%0Aalert(1)',
  'data:text/html,x',
  '/x\r\nset-cookie: a=b',
  '/x%0d%0aset-cookie:%20a=b',
  '/x\u0000',
  '/a b',
  '/x?y',
  '/x#y',
  '/zh/x',
  '/%',
  'x',
];

describe('addresses of redirects', () => {
  it.each(hostile)('refuse %j', async (to) => {
    expect([cleanPath(to), cleanAddress(to, ['shop.example'])]).toEqual([null, null]);
    expect((await write('/hostile', to)).status).toBe(400);
    expect((await write(to, '/search')).status).toBe(400);
  });

  it.each([
    '/',
    '/cart',
    '/cart/',
    '/tag',
    '/journal',
    '/api/web/x',
    '/assets/x.js',
    '/backoffice',
    '/user',
    '/user/order',
    '/checkout/x',
    '/sitemap.xml',
    '/bye',
  ])('reject %s as a source, with a message at the field', async (from) => {
    const { status, data } = await write(from, '/search');
    expect([status, errorsOf(data)]).toEqual([400, { from: expect.stringMatching(/\S+ \S+/) }]);
  });

  it('may be of another site only when the settings name its host', async () => {
    expect((await write('/blog', 'https://blog.example/a?b=c')).status).toBe(400);
    await shop.host.database.transaction(async (tx) => {
      await sql`insert into setting (key, value) values ('redirects', '{"hosts": ["blog.example"]}') on conflict (key) do update set value = excluded.value`.execute(
        on<Record<string, never>>(tx),
      );
      await invalidateTags(tx, ['settings']);
    });
    await new Promise((done) => setTimeout(done, 100));
    expect((await write('/blog', 'https://blog.example/a?b=c')).status).toBe(200);
    expect(await goes('/zh/blog?d=e')).toBe('https://blog.example/a?b=c&d=e');
    expect((await write('/blog2', 'https://evil.example/')).status).toBe(400);
  });
});
