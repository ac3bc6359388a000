// A shop front of another origin, and programs without cookies: guests by header, listed origins, languages and currencies that the shop does not know.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiVersions, currentVersion } from '#server/requests/served-versions.ts';
import { on } from '#kit/server/database.ts';
import { invalidateMemoized } from '#kit/server/memoize.ts';
import { hashSecret } from '#kit/server/ids.ts';
import type { DB } from '#tables';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp, type TestClient } from '../harness/app.ts';
import { countStatements } from '../harness/count-statements.ts';
import { insertTestProduct } from '../harness/products.ts';
import { staffToken } from '../harness/staff.ts';

let shop: TestApp;
let sku: string;
const foreign = 'https://app.example';
const origin = { origin: foreign, 'sec-fetch-site': 'cross-site' };
const same = { 'sec-fetch-site': 'same-origin' };

beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
  const [variant] = await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 5000 }] });
  sku = variant!.sku;
});
afterAll(() => shop.close());

const add = (client: TestClient, headers: Record<string, string> = {}) => client.post('/api/web/cart/add', { sku, quantity: 1 }, headers);
const count = async (client: TestClient, headers: Record<string, string>) => (await client.post('/api/web/cart/count', {}, headers)).data.count;
const newGuest = async () => (await shop.client().post('/api/web/guest')).data.guest as string;

async function listOrigins(origins: readonly unknown[]) {
  const headers = { 'x-auth': await staffToken(shop, 'owner') };
  const url = '/api/admin/settings/api';
  const { headers: read } = await shop.client().get(url, headers);
  const answer = await shop.client().send({ method: 'PUT', url, payload: { origins } as object, headers: { ...headers, 'if-match': String(read['etag']) } });
  invalidateMemoized(['settings']);
  return answer;
}

describe('a guest without cookies', () => {
  it('is made by one call and known by a header from then on', async () => {
    const guest = await newGuest();
    expect(guest).toMatch(/^[\w-]{43}$/);
    const added = await add(shop.client(), { 'x-guest': guest });
    expect([added.code, added.headers['set-cookie'], added.headers['x-guest-issued']]).toEqual([0, undefined, undefined]);
    expect(await count(shop.client(), { 'x-guest': guest })).toBe(1);
    expect(await count(shop.client(), { 'x-guest': await newGuest() })).toBe(0);
    const stored = await on<DB>(shop.host.database.reader).selectFrom('guest').selectAll().where('secretHash', '=', hashSecret(guest)).execute();
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(guest);
  });

  it('stands in the answer of a first write, so that no cart is lost', async () => {
    const added = await add(shop.client());
    const issued = String(added.headers['x-guest-issued']);
    expect(await count(shop.client(), { 'x-guest': issued })).toBe(1);
    const unknown = await add(shop.client(), { 'x-guest': 'never-was-one' });
    expect(unknown.headers['x-guest-issued']).toMatch(/^[\w-]{43}$/);
    expect(unknown.headers['set-cookie']).toBeUndefined();
  });

  it('is never given to a script of the shop’s own pages', async () => {
    const added = await add(shop.client(), same);
    expect(added.headers['x-guest-issued']).toBeUndefined();
    expect(String(added.headers['set-cookie'])).toMatch(/^guest=.*HttpOnly/);
  });

  it('named by header wins over the one of a cookie, and nothing is merged', async () => {
    const browser = shop.client();
    await add(browser, same);
    const guest = await newGuest();
    expect(await count(browser, { 'x-guest': guest })).toBe(0);
    await add(browser, { 'x-guest': guest });
    await add(browser, { 'x-guest': guest });
    expect(await count(browser, { 'x-guest': guest })).toBe(2);
    expect(await count(browser, {})).toBe(1);
  });
});

describe('another origin', () => {
  it('is refused until staff list it, with the reason', async () => {
    const refused = await add(shop.client(), origin);
    expect([refused.status, refused.code, refused.reason, refused.data]).toEqual([403, 30, 'originNotListed', { setting: 'settings/api' }]);
    const read = await shop.client().get('/api/web/search?q=bowl', origin);
    expect([read.status, read.reason, read.headers['access-control-allow-origin']]).toEqual([403, 'originNotListed', undefined]);
    expect((await preflight(foreign)).status).toBe(403);
  });

  it('that is listed reads and writes, without cookies', async () => {
    expect((await listOrigins([foreign])).code).toBe(0);
    const allowed = await preflight(foreign);
    expect(allowed.status).toBe(204);
    expect(allowed.headers).toMatchObject({ 'access-control-allow-origin': foreign, 'access-control-allow-methods': 'GET, HEAD, POST' });
    expect(allowed.headers['access-control-allow-headers']).toContain('x-guest');
    expect(allowed.headers['access-control-allow-credentials']).toBeUndefined();
    expect(allowed.headers['vary']).toContain('Origin');

    const added = await add(shop.client(), origin);
    expect(added.code).toBe(0);
    expect(added.headers).toMatchObject({ 'access-control-allow-origin': foreign, vary: expect.stringContaining('Origin') });
    expect(added.headers['access-control-expose-headers']).toContain('x-guest-issued');
    expect(added.headers['set-cookie']).toBeUndefined();
    const guest = { ...origin, 'x-guest': String(added.headers['x-guest-issued']) };
    expect(await count(shop.client(), guest)).toBe(1);

    // A browser of the shop's own guest, on a page of the other origin.
    const browser = shop.client();
    await add(browser, same);
    expect(await count(browser, origin)).toBe(0);
    // A refusal can be read as well.
    const wrong = await browser.post('/api/web/cart/add', { sku: '', quantity: 0 }, origin);
    expect([wrong.status, wrong.headers['access-control-allow-origin']]).toEqual([400, foreign]);
  });

  it('opens nothing but the shopper API, and to itself alone', async () => {
    expect((await preflight('https://app.example.evil')).status).toBe(403);
    expect((await preflight('null')).status).toBe(403);
    for (const url of ['/api/admin/auth/signin', '/cart'])
      expect(
        (await shop.client().send({ method: 'OPTIONS', url, headers: { ...origin, 'access-control-request-method': 'POST' } })).headers,
      ).not.toHaveProperty('access-control-allow-origin');
    expect((await shop.client().post('/api/admin/auth/signin', { account: 'a', password: 'b' }, origin)).status).toBe(403);
  });

  it('is asked about by preflights that reach no database', async () => {
    // Settings are in memory from the first one on.
    const first = await preflight(foreign);
    // And a browser asks again after two hours only.
    expect(first.headers['access-control-max-age']).toBe('7200');
    let answers: { status: number }[] = [];
    const statements = await countStatements(shop.host.database, async () => {
      answers = await Promise.all(Array.from({ length: 2_000 }, () => preflight(foreign)));
    });
    expect([answers.length, answers.every(({ status }) => status === 204), statements]).toEqual([2_000, true, 0]);
    expect(await countStatements(shop.host.database, () => add(shop.client(), origin))).toBeGreaterThan(0);
  });

  it.each([['*'], ['https://*.example'], ['https://app.example/'], ['https://app.example/path'], ['http://app.example'], ['app.example'], ['null'], [''], [7]])(
    'is no %j',
    async (wrong) => expect((await listOrigins([wrong])).status).toBe(400),
  );

  it('is one of fifty at most', async () => {
    const many = Array.from({ length: 51 }, (_, index) => `https://app-${index}.example`);
    expect((await listOrigins(many)).status).toBe(400);
    expect((await listOrigins(many.slice(1))).code).toBe(0);
  });
});

it.each([
  [{ 'x-lang': 'tlh' }, ''],
  [{}, 'lang=tlh'],
] as const)('a language that the shop does not know is refused by the API (%j, %s)', async (headers, query) => {
  const answer = await shop.client().get(`/api/web/search?q=bowl&${query}`, headers);
  expect([answer.status, answer.reason]).toEqual([400, 'languageUnknown']);
});

it('a currency that was given up harms nobody', async () => {
  const client = shop.client();
  client.cookies.set('currency', 'XXX');
  expect((await client.get('/api/web/search?q=bowl')).code).toBe(0);
  expect((await client.get('/search?q=bowl&currency=XXX')).status).toBe(200);
});

function preflight(from: string) {
  const headers = { origin: from, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type,x-guest' };
  return shop.client().send({ method: 'OPTIONS', url: '/api/web/cart/add', headers });
}

describe('a version of the API', () => {
  const versioned = { 'vitrine-version': currentVersion };

  it('is named by every answer, asked for or not', async () => {
    for (const headers of [{}, versioned])
      for (const url of ['/api/web/search?q=bowl', '/api/web/nothing', '/api/admin/orders', '/api/web/search?currency=XXX'])
        expect([url, (await shop.client().get(url, headers)).headers['vitrine-version']]).toEqual([url, currentVersion]);
    expect((await shop.client().get('/', versioned)).headers['vitrine-version']).toBeUndefined();
  });

  it.each([['2020-01-01'], ['latest'], [''], [`${currentVersion}, ${currentVersion}`]])('%j is refused with the versions there are', async (version) => {
    for (const url of ['/api/web/search?q=bowl', '/api/admin/orders', '/api/web/nothing']) {
      const refused = await shop.client().get(url, { 'vitrine-version': version });
      expect([refused.status, refused.code, refused.reason, refused.data]).toEqual([400, 40, 'apiVersionUnknown', { versions: apiVersions }]);
    }
  });

  it('is distinguished by caches, and may be sent and read by other origins', async () => {
    expect((await shop.client().get('/api/web/search?q=bowl', versioned)).headers['vary']).toContain('Vitrine-Version');
    await listOrigins([foreign]);
    const allowed = (await preflight(foreign)).headers;
    expect(allowed['access-control-allow-headers']).toContain('vitrine-version');
    expect(allowed['access-control-allow-headers']).toContain('x-publishable-key');
    for (const wrong of [{ 'vitrine-version': '2020-01-01' }, { 'x-publishable-key': 'pk_unknown' }]) {
      const refused = await add(shop.client(), { ...origin, ...wrong } as never);
      expect([refused.status, refused.headers['access-control-allow-origin']]).toEqual([400, foreign]);
      expect(refused.headers['access-control-expose-headers']).toContain('vitrine-version');
    }
  });
});
