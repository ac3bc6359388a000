// A network in front: pages name their tags to it, and what became stale is purged there, in few calls, and again when it did not answer.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { announce, invalidateTags } from '#kit/server/events/announce.ts';
import { listenerName } from '#kit/server/events/listen.ts';
import { usualPageCache, type CdnConfig } from '#kit/server/host-config.ts';
import { prepareJobs } from '#kit/server/jobs.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { startFakeServer, type FakeServer } from '#test/harness/fake-server.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { contextForJob } from '../job-context.ts';
import { cdnSlice, purgeOnInvalidation } from './cdn-slice.ts';
import { purgeAtNetwork } from './purge-at-network.ts';

type Purge = { path: string; tags: string[]; key: string };

describe.each(['fastly', 'cloudflare'] as const)('%s', (network) => {
  let api: FakeServer;
  let shop: TestApp;
  let cdn: CdnConfig;
  let stop: () => void;
  const purges: Purge[] = [];

  beforeAll(async () => {
    api = await startFakeServer(({ url, headers, body }) => {
      const { surrogate_keys: keys, tags } = JSON.parse(body) as { surrogate_keys?: string[]; tags?: string[] };
      purges.push({ path: url.pathname, tags: keys ?? tags ?? [], key: String(headers['fastly-key'] ?? headers['authorization']) });
      return { success: true };
    });
    cdn = { network, apiToken: 'the-token', target: 'the-target', apiUrl: api.url };
    shop = await createTestApp({ config: { cdn } });
    await prepareJobs(shop.db.url, cdnSlice.jobs!);
    await shop.host.database.transaction(seedCommerce);
    await insertTestProduct(shop.host.database, { slug: 'cup', title: 'Cup', variants: [{ sku: 'CUP-1', price: 1800, onHand: 9 }] });
    stop = purgeOnInvalidation(shop.host);
    await shop.host.jobs.work(cdnSlice.jobs!, (name) => contextForJob(shop.host, name));
  });
  afterAll(async () => {
    stop();
    await shop.close();
    await api.close();
  });
  beforeEach(() => void purges.splice(0));

  const change = (...tags: string[]) => shop.host.database.transaction((tx) => invalidateTags(tx, tags));
  const purged = () => new Set(purges.flatMap(({ tags }) => tags));

  it('gets the tags of shared pages, and of no others', async () => {
    // Far from midnight, when the promised day of delivery is another one and the page ends sooner.
    shop.clock.now = new Date(`${shop.clock.now.toISOString().slice(0, 10)}T12:00:00Z`);
    const page = await shop.client().get('/product/cup');
    const name = network === 'fastly' ? 'surrogate-key' : 'cache-tag';
    const tags = String(page.headers[name]).split(network === 'fastly' ? ' ' : ',');
    expect(tags).toEqual(expect.arrayContaining([expect.stringMatching(/^product:[\da-f-]{36}$/), 'settings', 'menu']));
    expect(page.headers['cache-control']).toContain('s-maxage=60');
    expect((await shop.client().get('/cart')).headers[name]).toBeUndefined();
    expect((await shop.client().post('/api/web/cart/count', {})).headers[name]).toBeUndefined();
  });

  it('is purged of what a change made stale, several changes at once', async () => {
    await Promise.all([change('product:1', 'product:2'), change('menu'), change('product:2', 'odd tag,x')]);
    await expect.poll(purged, { timeout: 10_000 }).toEqual(new Set(['everything', 'product:1', 'product:2', 'menu', 'odd_tag_x']));
    expect(purges.length).toBeLessThanOrEqual(2);
    expect(purges[0]).toMatchObject(
      network === 'fastly'
        ? { path: '/service/the-target/purge', key: 'the-token' }
        : { path: '/client/v4/zones/the-target/purge_cache', key: 'Bearer the-token' },
    );
  });

  it('is purged of what the database itself announces', async () => {
    await shop.host.database.transaction((tx) => announce(tx, { kind: 'stale', tags: ['collection:7'] }));
    await expect.poll(purged, { timeout: 10_000 }).toContain('collection:7');
  });

  it('is purged of everything once announcements are heard again', async () => {
    await shop.run(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name like ${`${listenerName}%`}`,
    );
    await expect.poll(purged, { timeout: 10_000 }).toContain('settings');
  });

  it('is not purged of what was rolled back', async () => {
    const failing = shop.host.database.transaction(async (tx) => {
      await invalidateTags(tx, ['product:undone']);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await change('product:done');
    await expect.poll(purged, { timeout: 10_000 }).toContain('product:done');
    expect(purged()).not.toContain('product:undone');
  });

  it('is asked again when it fails', { timeout: 30_000 }, async () => {
    api.fault = 'serverError';
    const before = api.asked.length;
    await change('product:later');
    await expect.poll(() => api.asked.length, { timeout: 10_000 }).toBeGreaterThan(before);
    api.fault = null;
    await expect.poll(purged, { timeout: 20_000 }).toContain('product:later');
  });

  it('takes many tags in calls of the size that it allows, and failures are named without the token', async () => {
    await purgeAtNetwork(
      cdn,
      Array.from({ length: 300 }, (_, at) => `product:${at}`),
    );
    expect(purges.map(({ tags }) => tags.length)).toEqual(network === 'fastly' ? [256, 44] : Array.from({ length: 10 }, () => 30));
    for (const fault of ['serverError', 'redirect', 'cutOff'] as const) {
      api.fault = fault;
      const failure = await purgeAtNetwork(cdn, ['menu']).catch((error: Error) => error);
      expect(String(failure)).toMatch(/Error/);
      expect(String(failure)).not.toContain('the-token');
    }
    api.fault = null;
  });
});

it('keeps redirects, which no purge finds, for a minute at most', async () => {
  const shop = await createTestApp({ config: { pageCache: { ...usualPageCache, sharedSeconds: 86_400 } } });
  await shop.host.database.transaction(seedCommerce);
  const { status, headers } = await shop.client().get('/zh-hk');
  expect([status, headers['cache-control']]).toEqual([301, 'public, max-age=0, s-maxage=60']);
  const { data, headers: ofRoute } = await shop.client().get('/zh-hk?request=route');
  expect([data.redirect.status, ofRoute['cache-control']]).toEqual([301, 'public, max-age=0, s-maxage=60']);
  await shop.close();
});

it('gets nothing where none stands in front', async () => {
  const shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
  await insertTestProduct(shop.host.database, { slug: 'cup', title: 'Cup', variants: [{ sku: 'CUP-1', price: 1800, onHand: 9 }] });
  const { headers } = await shop.client().get('/product/cup');
  expect(headers).not.toHaveProperty('surrogate-key');
  expect(headers).not.toHaveProperty('cache-tag');
  await shop.close();
});
