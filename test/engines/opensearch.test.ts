/** OpenSearch before PostgreSQL's engine, against a real cluster (test/harness/opensearch/start.ts says which). */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareJobs } from '#kit/server/jobs.ts';
import { openCluster, type Cluster } from '#kit/server/opensearch/cluster.ts';
import { searchIndexSlice } from '#server/search-index/jobs.ts';
import { openSearchIndex, type OpenSearchIndex } from '#server/search-index/open-search-index.ts';
import { seedDemo } from '#server/seed/seed-demo.ts';
import { engineOver } from '#shop/catalog/opensearch/catalog-index.ts';
import { carryOver, followChanges } from '#shop/catalog/opensearch/follow-changes.ts';
import { beginRebuild, compareSome, continueRebuild, indexPlace, repair, type IndexPlace } from '#shop/catalog/opensearch/index.ts';
import { searchIndex } from '#shop/catalog/opensearch/search-index.ts';
import { holdCatalogSearch } from '#test/contract/catalog-search.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { hasOpenSearch, startOpenSearch, type TestOpenSearch } from '#test/harness/opensearch/start.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { judge, meanOf, slugsInShop } from '#test/search-quality/measure.ts';

/** What is found is held here, not how fast on a machine that does something else. */
const patientMs = 10_000;

const rethrow = (error: unknown) => {
  throw error;
};
const never = () => rethrow(new Error('it asked PostgreSQL'));

describe.skipIf(!hasOpenSearch)('OpenSearch', () => {
  let server: TestOpenSearch;
  const clusters: Cluster[] = [];
  const placeFor = (shop: TestApp, name: string) => {
    const cluster = openCluster({ nodes: [server.url], username: null, password: null });
    clusters.push(cluster);
    return indexPlace(cluster, name, shop.host);
  };
  const build = async (place: IndexPlace) => expect(await continueRebuild(place, (await beginRebuild(place, { always: true }))!, 60_000)).toBeNull();
  const deleteIndexes = async () => {
    const named = (await clusters[0]?.ask({ method: 'GET', path: '/_cat/indices/test-*', querystring: { format: 'json' } }, 5_000)) as
      | { index: string }[]
      | undefined;
    for (const { index } of named ?? []) await clusters[0]!.ask({ method: 'DELETE', path: `/${index}` }, 5_000);
  };
  beforeAll(async () => {
    server = await startOpenSearch();
  }, 700_000);
  afterAll(async () => {
    await deleteIndexes();
    for (const cluster of clusters) await cluster.close();
    await server.stop();
  });

  holdCatalogSearch('OpenSearch', async (shop) => {
    const place = await placeFor(shop, server.name());
    await build(place);
    const watch = { isUsable: () => true, failed: rethrow };
    const engine = engineOver(searchIndex(place.cluster, place.aliases.live, patientMs), {
      watch,
      counts: { opensearch: 0, postgresql: 0 },
      log: shop.host.log,
    });
    return {
      search: engine({ find: never, suggest: never }, shop.host.database.reader),
      async refresh() {
        while (await carryOver(place, shop.host.log));
      },
    };
  });

  describe('a whole shop', () => {
    let shop: TestApp;
    let search: OpenSearchIndex;
    let place: IndexPlace;
    beforeAll(async () => {
      shop = await createTestApp();
      await seedDemo(shop.host);
      const index = server.name();
      place = await placeFor(shop, index);
      await prepareJobs(shop.db.url, searchIndexSlice(null).jobs!);
      search = await openSearchIndex({ nodes: [server.url], username: null, password: null, index }, shop.host);
    }, 180_000);
    afterAll(async () => {
      await search.close();
      await shop.close();
    });
    const list = async (path: string, query: Record<string, string>) => {
      const { data } = await shop.client().get(`/api/web/${path}?${new URLSearchParams(query).toString()}`);
      return data.items.map((item: { slug: string }) => item.slug) as string[];
    };
    const runOwnJobs = () => runJobs({ ...shop, slices: [search.slice] }, { only: search.slice.jobs!.map(({ name }) => name) });
    const isUsed = () => search.index.state().reason === null;

    async function emptyIndex(): Promise<void> {
      const { cluster, aliases } = place;
      const found = await cluster.ask({ method: 'POST', path: `/${aliases.live}/_search`, body: { size: 1_000, _source: false } }, 5_000);
      const bulkBody = (found as { hits: { hits: { _id: string }[] } }).hits.hits.map(({ _id }) => ({ delete: { _id } }));
      await cluster.ask({ method: 'POST', path: `/${aliases.live}/_bulk`, querystring: { refresh: true }, bulkBody }, 5_000);
    }

    it('is found by PostgreSQL until its index is built, by a job, and by OpenSearch from then on', async () => {
      expect(search.describe()).toMatch(/^Search: PostgreSQL, until OpenSearch at .* can be used: it has no index of the shop$/);
      expect((await list('search', { q: 'lamp', lang: 'en' })).length).toBeGreaterThan(0);
      await expect.poll(async () => (await runOwnJobs(), isUsed()), { timeout: 30_000, interval: 500 }).toBe(true);
      const { opensearch, postgresql } = search.index.counts;
      expect((await list('search', { q: 'lamp', lang: 'en' })).length).toBeGreaterThan(0);
      expect(search.index.counts).toEqual({ opensearch: opensearch + 1, postgresql });
    }, 60_000);

    it('is searched as people mean it, in three languages', async () => {
      const inShop = await slugsInShop((page) => list('product/list', { page: String(page), size: '100' }));
      const { postgresql } = search.index.counts;
      const judged = await judge(({ q, lang }) => list('search', { q, lang, size: '10' }), inShop);
      expect(judged.length).toBeGreaterThanOrEqual(60);
      for (const { lang, q, score, found } of judged.filter(({ score }) => score < 0.8)) console.log(`${score.toFixed(2)} ${lang} "${q}": ${found.join(' ')}`);
      console.log(['en', 'zh', 'zh-HK'].map((lang) => `${lang} ${meanOf(judged, lang).toFixed(3)}`).join(', '));
      expect(search.index.counts.postgresql).toBe(postgresql);
      for (const lang of ['en', 'zh', 'zh-HK']) expect([lang, meanOf(judged, lang)]).toEqual([lang, expect.toSatisfy((mean: number) => mean >= 0.9)]);
    }, 120_000);

    it('finds a product that changed within two seconds, and tells pages again', async () => {
      const told: string[] = [];
      const stop = shop.host.announcements.on('stale', ({ tags }) => void told.push(...tags));
      const { rows } = await shop.run(
        sql`update product set texts = jsonb_set(texts, '{en,title}', '"Quixotic zymurgy kit"') where slug = (select min(slug) from product where published) returning id, slug`,
      );
      const [{ id, slug }] = rows as [{ id: string; slug: string }];
      await shop.run(sql`update product set search_terms = product_search_terms(id) where id = ${id}`);
      await expect.poll(() => list('search', { q: 'zymurgy', lang: 'en' }), { timeout: 2_000, interval: 100 }).toEqual([slug]);
      await expect.poll(() => told, { timeout: 2_000 }).toEqual(expect.arrayContaining(['products', `product:${id}`]));
      stop();
      // By the stem, which PostgreSQL's engine does not know.
      expect(await list('search', { q: 'quixotically', lang: 'en' })).toEqual([slug]);
    });

    it('is compared with the products, and what drifted is written again', async () => {
      await expect.poll(async () => (await compareSome(place)).drift, { timeout: 5_000 }).toEqual({ missing: [], other: [], extra: [] });
      const { rows } = await shop.run(sql`select product_id as id from product_listing where published order by 1 limit 2`);
      const [gone, wrong] = rows.map((row) => (row as { id: string }).id);
      const { cluster, aliases } = place;
      await cluster.ask({ method: 'DELETE', path: `/${aliases.live}/_doc/${gone}`, querystring: { refresh: true } }, 5_000);
      await cluster.ask(
        { method: 'POST', path: `/${aliases.live}/_update/${wrong}`, querystring: { refresh: true }, body: { doc: { digest: 'poisoned' } } },
        5_000,
      );
      const extra = '018f0000-0000-7000-8000-000000000001';
      await cluster.ask(
        { method: 'PUT', path: `/${aliases.live}/_doc/${extra}`, querystring: { refresh: true }, body: { id: extra, digest: 'poisoned' } },
        5_000,
      );
      const { drift } = await compareSome(place);
      expect(drift).toEqual({ missing: [gone], other: [wrong], extra: [extra] });
      await repair(place, drift);
      await expect.poll(async () => (await compareSome(place)).drift, { timeout: 5_000 }).toEqual({ missing: [], other: [], extra: [] });
    }, 30_000);

    it('is built anew while it is used, and holds what changed after it was read', async () => {
      const before = search.index.counts.postgresql;
      const filled = await continueRebuild(place, (await beginRebuild(place, { always: true }))!, 1);
      expect(filled!.count).toBeGreaterThan(100);
      await shop.run(sql`update stock_level set on_hand = 0 where variant_id in (select id from variant order by id limit 20)`);
      await shop.run(
        sql`update product set published = false where id = (select product_id from product_listing where published order by product_id desc limit 1)`,
      );
      expect((await list('search', { q: 'lamp', lang: 'en' })).length).toBeGreaterThan(0);
      const waiting = async () => (await shop.run(sql`select 1 from search_change`)).rows.length;
      await expect.poll(waiting, { timeout: 5_000 }).toBe(0);
      expect(await continueRebuild(place, filled!, 60_000)).toBeNull();
      expect(search.index.counts.postgresql).toBe(before);
      await expect.poll(async () => (await compareSome(place)).drift, { timeout: 5_000 }).toEqual({ missing: [], other: [], extra: [] });
    }, 60_000);

    it('loses no change while two processes follow, the index is built anew and products change all the time', async () => {
      const second = followChanges(place, shop.host.log);
      let [isOver, changes] = [false, 0];
      const changing = (async () => {
        for (; !isOver; changes += 1)
          await shop.run(
            sql`update stock_level set on_hand = case when on_hand > 0 then 0 else 7 end where variant_id in (select id from variant order by random() limit 5)`,
          );
      })();
      for (let time = 0; time < 3; time += 1) await build(place);
      await carryOver(place, shop.host.log);
      isOver = true;
      await changing;
      expect(changes).toBeGreaterThan(10);
      await expect.poll(async () => (await compareSome(place)).drift, { timeout: 10_000 }).toEqual({ missing: [], other: [], extra: [] });
      await second.close();
    }, 60_000);

    it('never replaces what is newer by what is older', async () => {
      const { rows } = await shop.run(sql`select product_id as id from product_listing where published order by 1 limit 1`);
      const { id } = rows[0] as { id: string };
      const { cluster, aliases } = place;
      const read = async () => (await cluster.ask({ method: 'GET', path: `/${aliases.live}/_doc/${id}` }, 5_000)) as { _version: number };
      const { _version: newest } = await read();
      const old = { method: 'PUT', path: `/${aliases.live}/_doc/${id}`, querystring: { version: newest - 1, version_type: 'external' }, body: { id } } as const;
      await expect(cluster.ask(old, 5_000)).rejects.toThrow('version_conflict');
      expect((await read())._version).toBe(newest);
    });

    it.each([
      ['emptied', emptyIndex],
      [
        'deleted',
        async () => {
          const found = (await place.cluster.ask({ method: 'GET', path: `/${place.aliases.live}` }, 5_000)) as object;
          await place.cluster.ask({ method: 'DELETE', path: `/${Object.keys(found)[0]}` }, 5_000);
        },
      ],
    ])(
      'is found by PostgreSQL when the index was %s, and builds it anew',
      async (_what, harm) => {
        await harm();
        await expect.poll(isUsed, { timeout: 5_000 }).toBe(false);
        expect((await list('search', { q: 'lamp', lang: 'en' })).length).toBeGreaterThan(0);
        await expect.poll(async () => (await runOwnJobs(), isUsed()), { timeout: 30_000, interval: 500 }).toBe(true);
        await expect.poll(async () => (await compareSome(place)).drift, { timeout: 5_000 }).toEqual({ missing: [], other: [], extra: [] });
      },
      60_000,
    );
  });
});
