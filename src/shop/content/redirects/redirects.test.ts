import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { on } from '#kit/server/database.ts';
import { seedMarkets } from '#shop/markets/index.ts';
import { announced } from '#test/harness/announcements.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { staffToken } from '#test/harness/staff.ts';
import { writeAddressNotes } from './index.ts';
import { missingLimits } from './contract.ts';
import { cleanAddress, cleanPath, isWorthNoting } from './rules.ts';

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

  it('lead from one address once', async () => {
    await write('/once', '/search');
    expect(await write('/once', '/cart')).toMatchObject({ status: 409, code: 40, data: { errors: { from: '/once leads somewhere else already' } } });
  });

  it('are changed and deleted only as they were read', async () => {
    const made = await write('/etag-1', '/search');
    const at = `${url}/${(made.data as { id: string }).id}`;
    const tag = String((await shop.client().get(at, editor)).headers['etag']);
    const put = (to: string, ifMatch: string) =>
      shop.client().send({ method: 'PUT', url: at, payload: { from: '/etag-1', to }, headers: { ...editor, 'if-match': ifMatch } });
    shop.clock.now = new Date(shop.clock.now.getTime() + 1_000);
    expect((await put('/search', tag)).headers['etag']).toBe(tag);
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

describe('what is asked for', () => {
  const flush = () => writeAddressNotes({ database: shop.host.database, now: shop.host.now });
  const missing = '/api/admin/missing-addresses';
  const list = async (query = '') => (await shop.client().get(`${missing}${query}`, editor)).data.items as { id: string; path: string; hits: number }[];
  const paths = async () => (await list('?sort=path')).map(({ path, hits }) => [path, hits]);
  const clear = () => sql`delete from missing_address`.execute(shop.kysely);

  it('counts whom a redirect sends on, without changing its tag', async () => {
    const made = await write('/counted', '/search');
    const at = `${url}/${(made.data as { id: string }).id}`;
    const tag = (await shop.client().get(at, editor)).headers['etag'];
    for (const path of ['/counted', '/zh/counted?x=1', '/counted/']) await goes(path);
    await flush();
    const { data, headers } = await shop.client().get(at, editor);
    expect(data).toMatchObject({ hits: 3, lastHitAt: shop.clock.now.toISOString() });
    expect(headers['etag']).toBe(tag);
    expect((await shop.client().get(`${url}?sort=-hits&size=1`, editor)).data.items).toMatchObject([{ from: '/counted' }]);
  });

  it('lists what leads nowhere, without queries, languages and persons, until a redirect begins there', async () => {
    await flush();
    await clear();
    for (const path of ['/old/cup?token=abc', '/zh/old/cup', '/product/no-such', '/old/me@shop.example', '/wp-login.php', '/a/.env', '/x.png'])
      await shop.client().get(path);
    await flush();
    expect(await paths()).toEqual([
      ['/old/cup', 2],
      ['/product/no-such', 1],
    ]);
    await goes('/old/cup');
    await write('/old/cup', '/search');
    await flush();
    expect(await paths()).toEqual([['/product/no-such', 1]]);
    const { id } = (await list())[0]!;
    const remove = () => shop.client().send({ method: 'DELETE', url: `${missing}/${id}`, headers: editor });
    expect([(await remove()).status, (await remove()).status, await list()]).toEqual([200, 404, []]);
  });

  it('asks the database nothing more than it did, and stores only so much', async () => {
    await flush();
    await clear();
    const sent: string[] = [];
    shop.host.database.statements.log = (text) => void sent.push(text);
    for (let count = 0; count < 21; count += 1) await shop.client().get('/nothing-once');
    delete shop.host.database.statements.log;
    expect(sent.filter((text) => /missing_address/.test(text))).toEqual([]);
    await sql`insert into missing_address (id, path, hits, first_seen_at, last_seen_at)
      select gen_random_uuid(), '/many-' || n, 5, ${shop.clock.now}, ${shop.clock.now} from generate_series(1, ${missingLimits.stored}::int) n`.execute(
      shop.kysely,
    );
    await flush();
    expect((await shop.client().get(`${missing}?size=1`, editor)).data).toMatchObject({
      total: missingLimits.stored,
      items: [{ path: '/nothing-once', hits: 21 }],
    });
  });

  it.each([
    ['/shop/old.html', true],
    ['/collections/all/products/cup', true],
    ['/%E6%97%A7', true],
    ['/shop/item.php', true],
    ['/order/20261123-0042', false],
    ['/reset/5f2b9c0d1e3a4b5c', false],
    ['/a/Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9v', false],
    ['/me%40shop.example', false],
    ['/call/+852 9123 4567'.replaceAll(' ', '%20'), false],
    ['/main.js', false],
    ['/error/404', false],
    [`/${'x/'.repeat(120)}x`, false],
  ])('notes %s: %s', (path, noted) => expect(isWorthNoting(path)).toBe(noted));
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

  it.each(['/', '/cart', '/cart/', '/tag', '/journal', '/api/web/x', '/assets/x.js', '/backoffice', '/user', '/user/order', '/checkout/x', '/sitemap.xml'])(
    'reject %s as a source, with a message at the field',
    async (from) => {
      const { status, data } = await write(from, '/search');
      expect([status, errorsOf(data)]).toEqual([400, { from: expect.stringMatching(/\S+ \S+/) }]);
    },
  );

  it('may be of another site only when the settings name its host', async () => {
    expect((await write('/blog', 'https://blog.example/a?b=c')).status).toBe(400);
    await shop.host.database.transaction(async (tx) => {
      await sql`insert into setting (key, value) values ('redirects', '{"hosts": ["blog.example"]}') on conflict (key) do update set value = excluded.value`.execute(
        on(tx),
      );
    });
    await announced(shop, ['settings']);
    expect((await write('/blog', 'https://blog.example/a?b=c')).status).toBe(200);
    expect(await goes('/zh/blog?d=e')).toBe('https://blog.example/a?b=c&d=e');
    expect((await write('/blog2', 'https://evil.example/')).status).toBe(400);
  });
});
