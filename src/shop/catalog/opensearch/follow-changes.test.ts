// Carrying changes over to a cluster that takes only some of them, and by a process that has no way to it.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { onInvalidation } from '#kit/server/events/announce.ts';
import { openCluster, type Cluster } from '#kit/server/opensearch/cluster.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { FakeAnswer, startFakeServer, type FakeRequest, type FakeServer } from '#test/harness/fake-server.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { indexPlace } from './catalog-index.ts';
import { carryOver, followChanges } from './follow-changes.ts';
import { layout } from './index-settings.ts';
import type { IndexPlace } from './rebuild-index.ts';

let shop: TestApp;
let fake: FakeServer;
let cluster: Cluster;
let place: IndexPlace;
let productIds: string[];
/** What the fake does not take: a product; more of them at once than so many; and once, the rest after so many. */
let limits: { refusedId: string | null; mostAtOnce: number; mostWrites: number };
/** Of which layouts its indexes are. */
let layouts: { live: number | null; next: number | null };
/** The paths that were written to. */
const writtenTo: string[] = [];
const held = new Map<string, { digest: string }>();
const refusals: object[] = [];

beforeAll(async () => {
  shop = await createTestApp();
  for (const slug of ['cup', 'jug', 'pan', 'pot'])
    await insertTestProduct(shop.host.database, { slug, title: slug, variants: [{ sku: slug.toUpperCase(), price: 1_800, onHand: 9 }] });
  const { rows } = await shop.run<{ id: string }>(sql`select id from product order by slug`);
  productIds = rows.map(({ id }) => id);
  fake = await startFakeServer(answer);
  cluster = openCluster({ nodes: [fake.url], username: null, password: null });
  place = await indexPlace(cluster, 'test', shop.host);
});
afterAll(async () => {
  await cluster.close();
  await fake.close();
  await shop.close();
});
beforeEach(async () => {
  fake.fault = null;
  limits = { refusedId: null, mostAtOnce: 1_000, mostWrites: Infinity };
  layouts = { live: layout, next: null };
  writtenTo.length = 0;
  held.clear();
  refusals.length = 0;
  await shop.run(sql`delete from search_change`);
});

function answer({ url, body }: FakeRequest): object {
  if (url.pathname.endsWith('/_mget')) {
    const { ids } = JSON.parse(body) as { ids: string[] };
    return { docs: ids.map((_id) => (held.has(_id) ? { _id, _source: held.get(_id) } : { _id })) };
  }
  if (url.pathname.endsWith('/_bulk')) {
    writtenTo.push(url.pathname);
    return write(body);
  }
  const index = (alias: string, ofLayout: number) => ({ aliases: { [alias]: {} }, mappings: { _meta: { shop: place.shopId, layout: ofLayout } } });
  const { live, next } = layouts;
  return {
    ...(live === null ? {} : { 'test-products-1': index('test-products', live) }),
    ...(next === null ? {} : { 'test-products-2': index('test-products-next', next) }),
  };
}

function write(body: string): object {
  const lines = body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { index?: { _id: string }; digest: string });
  const wanted = lines.flatMap(({ index }, at) => (index ? [{ id: index._id, digest: lines[at + 1]!.digest }] : []));
  if (wanted.length > limits.mostAtOnce) return new FakeAnswer(413, {});
  const { mostWrites } = limits;
  limits.mostWrites = Infinity;
  const items = wanted.map(({ id, digest }, at) => {
    if (at >= mostWrites) return { index: { status: 429, error: { type: 'rejected_execution_exception', reason: 'busy' } } };
    if (id === limits.refusedId) return { index: { status: 400, error: { type: 'mapper_parsing_exception', reason: 'immense' } } };
    held.set(id, { digest });
    return { index: { status: 201 } };
  });
  return { items };
}

const log = () => ({ ...shop.host.log, warn: () => undefined, error: (fields: object) => void refusals.push(fields) });
const change = (ids = productIds) => shop.run(sql`insert into search_change (product_id) select unnest(${ids}::uuid[])`);
const waiting = async () => (await shop.run<{ count: number }>(sql`select count(*) as count from search_change`)).rows[0]!.count;

it('passes over a product that the index does not take, and says which', async () => {
  limits.refusedId = productIds[1]!;
  await change();
  await carryOver(place, log());
  expect([...held.keys()].toSorted()).toEqual(productIds.filter((id) => id !== productIds[1]).toSorted());
  expect(refusals).toEqual([{ productId: productIds[1], reason: 'mapper_parsing_exception: immense' }]);
  expect(await waiting()).toBe(0);
});

it('halves what is too large at once', async () => {
  limits.mostAtOnce = 1;
  await change();
  await carryOver(place, log());
  expect([held.size, refusals, await waiting()]).toEqual([4, [], 0]);
});

it('lets changes wait where the index takes none of several', async () => {
  limits.mostAtOnce = 0;
  await change();
  await expect(carryOver(place, log())).rejects.toThrow('it takes none of 4 products: 413');
  expect([refusals, await waiting()]).toEqual([[], 4]);
});

it('has pages of all products invalidated that a round which failed may have written', async () => {
  limits.mostWrites = 1;
  await change();
  const invalidated: string[] = [];
  const stop = onInvalidation(async (_tx, tags) => void invalidated.push(...tags));
  const follower = followChanges(place, log());
  await expect.poll(waiting, { timeout: 8_000 }).toBe(0);
  stop();
  await follower.close();
  expect(invalidated).toEqual(expect.arrayContaining(['products', ...productIds.map((id) => `product:${id}`)]));
});

it.each([
  ['a newer release has an index', { live: layout + 1, next: null }],
  ['a newer release builds one', { live: layout, next: layout + 1 }],
  ['the index is of an older release', { live: layout - 1, next: null }],
  ['an older release builds the first one', { live: null, next: layout - 1 }],
])('lets changes wait where %s', async (_what, named) => {
  layouts = named;
  await change();
  await expect(carryOver(place, log())).rejects.toThrow(/version of the shop/);
  expect([writtenTo, await waiting()]).toEqual([[], 4]);
});

it('writes to its own index alone while that of an older release is in use', async () => {
  layouts = { live: layout - 1, next: layout };
  await change();
  await carryOver(place, log());
  expect([writtenTo, await waiting()]).toEqual([['/test-products-next/_bulk'], 0]);
});

it('leaves the following to a process that can write', async () => {
  const blocked = await startFakeServer(answer);
  const other = openCluster({ nodes: [blocked.url], username: null, password: null });
  const first = followChanges({ ...place, cluster: other }, log());
  await expect.poll(async () => (await shop.run(sql`select 1 from search_index where follower_id is not null`)).rows, { timeout: 4_000 }).toHaveLength(1);
  blocked.fault = 'serverError';
  await change();
  const second = followChanges(place, log());
  await expect.poll(waiting, { timeout: 8_000 }).toBe(0);
  expect(held.size).toBe(4);
  await first.close();
  await second.close();
  await other.close();
  await blocked.close();
});
