/** Pages whose parts fail, and the errors shown and logged. */
import { z } from 'zod';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { forbidden } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { usualPageCache } from '#kit/server/host-config.ts';
import { systemContext } from '#kit/server/context.ts';
import type { AnyPageKind } from '#kit/server/page/page-kind.ts';
import { defineSection } from '#kit/server/page/section.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { readAssets } from './compose/assets.ts';
import { kinds } from './kinds.ts';
import type { PageName } from '#shop/settings/routes/index.ts';
import { sections } from './sections.ts';
import { createStorefront, type Storefront } from './storefront.ts';
import { readThemeFiles } from './theme/themes.ts';

const card = { title: () => 'Section' };

let shop: TestApp;
let storefront: Storefront;
let load: AnyPageKind['load'];
let loads = 0;
const logged: string[] = [];
const log = { info: () => undefined, warn: () => undefined, error: (_fields: object, text: string) => void logged.push(text) };

const good = defineSection({ name: 'good', card, settings: z.object({}), Component: () => <p>still here</p> });
const badLoad = defineSection({
  name: 'bad-load',
  card,
  settings: z.object({}),
  load: async () => {
    throw new Error('select secret from somewhere');
  },
  Component: () => <p>never</p>,
});
const badRender = defineSection({
  name: 'bad-render',
  card,
  settings: z.object({}),
  Component: () => {
    throw new Error('cannot draw');
  },
});

beforeAll(async () => {
  shop = await createTestApp();
  const files = await readThemeFiles(['themes']);
  const templates = new Map(files.templates);
  const pick = (names: string[]) => names.map((section) => ({ section, settings: {} }));
  templates.set('default/tag-list', pick(['good', 'bad-load', 'bad-render']));
  templates.set('default/home', pick(['bad-load', 'bad-render']));
  const found = { kind: 'found' as const, model: null, meta: { title: 'T', description: '' }, tags: [] };
  load = async () => found;
  const kind = (name: PageName): AnyPageKind => ({
    name,
    kind: 'tag',
    query: [],
    visibility: 'public',
    load: (context, request) => {
      loads += 1;
      return load(context, request);
    },
  });
  storefront = await createStorefront({
    database: shop.host.database,
    log,
    now: shop.host.now,
    baseUrl: 'http://localhost:3000',
    kinds: new Map([...kinds, ['tag-list', kind('tag-list')], ['home', kind('home')]]),
    sections: new Map([...sections, ...[good, badLoad, badRender].map((section) => [section.name, section] as const)]),
    themeFiles: { ...files, templates },
    assets: await readAssets('no/such/folder'),
    headersFor: () => ({}),
    pageCache: usualPageCache,
    currencyFor: async () => 'USD',
  });
});
afterAll(() => shop.close());

const get = async (address: string, { preview = false } = {}) => {
  const [pathname = '/', query = ''] = address.split('?');
  const contextFor = async () => systemContext({ ...shop.host, log }, { name: 'test' });
  const { page } = await storefront.get({ pathname, query: new URLSearchParams(query), currencies: [], preview, contextFor });
  const { headers } = await page.encode('identity');
  return {
    status: page.status,
    text: page.text.toString(),
    cacheControl: headers[headers.indexOf('cache-control') + 1],
    retryAfter: headers[headers.indexOf('retry-after') + 1],
  };
};

test('a section that fails is left out and logged; the rest is shown and not cached', async () => {
  const page = await get('/tag');
  expect([page.status, page.cacheControl]).toEqual([200, 'private, no-store']);
  expect(page.text).toContain('still here');
  expect(page.text).not.toMatch(/never|secret|cannot draw/);
  expect(logged.filter((text) => text === 'section left out')).toHaveLength(2);
  const before = loads;
  await get('/tag');
  expect(loads).toBe(before + 1);
});

test('with nothing left the page is an error without its details', async () => {
  const document = await get('/');
  expect(document.status).toBe(500);
  const route = JSON.parse((await get('/?request=route')).text) as { code: number; data: { pageBody: string } };
  expect([route.code, JSON.stringify(route).includes('secret')]).toEqual([500, false]);
});

test.each([
  [() => new Error('oops at line 7'), 500, 500],
  [() => Object.assign(new Error('connect ECONNREFUSED 10.0.0.7'), { code: 'ECONNREFUSED' }), 503, 500],
  [() => new ShopError(forbidden), 403, 30],
])('a loader that throws answers as what it is', async (fault, status, code) => {
  const before = load;
  load = async () => {
    throw fault();
  };
  try {
    const document = await get('/tag');
    expect(document.status).toBe(status);
    expect(document.text).not.toMatch(/oops|10\.0\.0\.7/);
    expect(document.cacheControl).toMatch(/no-store/);
    expect(JSON.parse((await get('/tag?request=route')).text)).toMatchObject({ code });
  } finally {
    load = before;
  }
});

test('a redirect is one for a document, and data for a route request', async () => {
  const before = load;
  load = async () => ({ kind: 'redirect', status: 301, location: '/tag/new' });
  expect((await get('/tag')).status).toBe(301);
  expect(JSON.parse((await get('/tag?request=route')).text)).toEqual({ code: 0, msg: '', data: { redirect: { status: 301, location: '/tag/new' } } });
  load = before;
});

test('while as many pages are being rendered as may be, the next is answered 503', async () => {
  const before = load;
  const gate = Promise.withResolvers<void>();
  load = async (...asked) => {
    await gate.promise;
    return before(...asked);
  };
  const begun = loads;
  // A preview is nobody else's, so no two share a rendering.
  const rendering = Array.from({ length: 128 }, () => get('/tag', { preview: true }));
  await vi.waitFor(() => expect(loads).toBe(begun + 128), { timeout: 10_000 });
  const rejected = await get('/tag', { preview: true });
  expect(rejected).toMatchObject({
    status: 503,
    cacheControl: 'no-store',
    retryAfter: '2',
    text: expect.stringContaining('There is a lot going on right now'),
  });
  gate.resolve();
  expect(new Set((await Promise.all(rendering)).map(({ status }) => status))).toEqual(new Set([200]));
  expect((await get('/tag', { preview: true })).status).toBe(200);
  load = before;
});
