// A cluster that is away, hangs, lies, is another's or empty: lists go on by PostgreSQL within a bounded time, and never show a wrong price.
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openCluster } from '#kit/server/opensearch/cluster.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { FakeAnswer, startFakeServer, type FakeRequest, type FakeServer, type Fault } from '#test/harness/fake-server.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { putEngineBefore } from '../search/chosen-engine.ts';
import { indexPlace, openCatalogIndex, type CatalogIndex } from './catalog-index.ts';
import { layout } from './index-settings.ts';
import { questionLimitMs } from './search-index.ts';

let shop: TestApp;
let fake: FakeServer;
let index: CatalogIndex;
let remove: () => void;
let productIds: string[];
let rebuilds = 0;
let checks = 0;
const warned: string[] = [];
const said: string[] = [];
/** What the fake says; a test changes it. */
type Says = { greeting: object; shopId: string; layout: number; next: number | null; products: number; newest: number; page: object | null };
let usual: Says;
let says: Says;

beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
  for (const slug of ['cup', 'jug', 'pan'])
    await insertTestProduct(shop.host.database, { slug, title: slug, variants: [{ sku: slug.toUpperCase(), price: 1_800, onHand: 9 }] });
  const { rows } = await shop.run<{ id: string }>(sql`select id from product order by slug`);
  productIds = rows.map(({ id }) => id);
  const found = await shop.run<{ shopId: string }>(sql`update search_index set is_whole = true, is_recorded = true returning shop_id`);
  usual = {
    greeting: { version: { distribution: 'opensearch', number: '2.19.6' } },
    shopId: found.rows[0]!.shopId,
    layout,
    next: null,
    products: 3,
    newest: 0,
    page: null,
  };
});
afterAll(() => shop.close());

function answer({ url, body }: FakeRequest): object {
  if (url.pathname === '/') return says.greeting;
  if (url.pathname.endsWith('/_msearch')) return { responses: [{ timed_out: false, hits: { total: { value: 3, relation: 'eq' } }, aggregations: {} }] };
  if (!url.pathname.endsWith('/_search'))
    return {
      'test-products-1': { aliases: { 'test-products': {} }, mappings: { _meta: { shop: says.shopId, layout: says.layout } } },
      ...(says.next === null
        ? {}
        : { 'test-products-2': { aliases: { 'test-products-next': {} }, mappings: { _meta: { shop: says.shopId, layout: says.next } } } }),
    };
  if (body.includes('"newest"')) return { hits: { total: { value: says.products } }, aggregations: { newest: { value: says.newest } } };
  return says.page ?? pageOf(productIds.toReversed());
}

const pageOf = (ids: readonly unknown[], more: object = {}) => ({
  timed_out: false,
  hits: { total: { value: ids.length }, hits: ids.map((_id) => ({ _id })) },
  ...more,
});

async function open(url: string): Promise<void> {
  const log = { ...shop.host.log, warn: (fields: { reason?: string }, text: string) => void (warned.push(text), said.push(fields.reason ?? '')) };
  const place = await indexPlace(openCluster({ nodes: [url], username: null, password: null }), 'test', shop.host);
  index = openCatalogIndex(place, { log: log as never, rebuild: async () => void (rebuilds += 1), check: async () => void (checks += 1) });
  remove = putEngineBefore(index.engine, 'index');
  await index.ready;
}

beforeEach(async () => {
  says = { ...usual };
  [rebuilds, checks] = [0, 0];
  warned.length = 0;
  said.length = 0;
  fake = await startFakeServer(answer);
  await open(fake.url);
});
afterEach(async () => {
  remove();
  await index.close();
  await fake.close();
});

type Item = { id: string; slug: string; price: { amount: number } };
async function list(query = ''): Promise<Item[]> {
  const { data } = await shop.client().get(`/api/web/product/list?sort=sales${query}`);
  return data.items;
}
const isUsed = () => index.state().reason === null;
const comesBack = () => expect.poll(isUsed, { timeout: 4_000 }).toBe(true);

it('finds what the index says, in its order, and has it compared once a day', async () => {
  expect((await list()).map(({ id }) => id)).toEqual(productIds.toReversed());
  expect(index.counts).toEqual({ opensearch: 1, postgresql: 0 });
  expect([checks > 0, rebuilds, warned]).toEqual([true, 0, []]);
});

it('shows prices of the database, and nothing that is not published, whatever the index holds', async () => {
  await shop.run(sql`update product set published = false where slug = 'jug'`);
  says.page = {
    timed_out: false,
    hits: {
      total: { value: 4 },
      hits: [...productIds, '018f0000-0000-7000-8000-000000000001'].map((_id) => ({ _id, _source: { price: 1, title: 'Poisoned' } })),
    },
  };
  expect((await list()).map(({ slug, price }) => [slug, price.amount])).toEqual([
    ['cup', 1_800],
    ['pan', 1_800],
  ]);
  await shop.run(sql`update product set published = true where slug = 'jug'`);
  await shop.run(sql`delete from search_change`);
});

describe.each<Fault>(['silent', 'serverError', 'garbage', 'tooLong', 'redirect', 'cutOff'])('a cluster that is %s', (fault) => {
  it('is waited for once, said once, and comes back by itself', async () => {
    fake.fault = fault;
    const since = performance.now();
    expect(await list()).toHaveLength(3);
    expect(performance.now() - since).toBeLessThan(questionLimitMs + 600);
    const later = performance.now();
    for (let time = 0; time < 5; time += 1) expect(await list()).toHaveLength(3);
    expect(performance.now() - later).toBeLessThan(questionLimitMs);
    expect([isUsed(), index.counts.opensearch, index.counts.postgresql]).toEqual([false, 0, 6]);
    fake.fault = null;
    await comesBack();
    await list();
    expect(index.counts.opensearch).toBe(1);
    // A question and a look find another fault in what is redirected.
    expect(warned.filter((text) => text === 'OpenSearch cannot be used; PostgreSQL finds products').length).toBeLessThanOrEqual(fault === 'redirect' ? 2 : 1);
    expect(warned.at(-1)).toBe('OpenSearch is back and finds products');
    expect(rebuilds).toBe(0);
  });
});

it.each([
  ['more products than were asked for', () => pageOf(Array.from({ length: 500 }, (_, at) => `018f0000-0000-7000-8000-${String(at).padStart(12, '0')}`))],
  ['ids that are none', () => pageOf(["'; drop table product; --"])],
  ['a total that is none', () => pageOf(productIds, { hits: { total: { value: -1 }, hits: [] } })],
  ['a part of the answer', () => pageOf(productIds, { timed_out: true })],
  ['something else', () => ({ hello: 'world' })],
])('is left alone when it answers %s', async (_what, page) => {
  says.page = page();
  expect((await list()).map(({ slug }) => slug).toSorted()).toEqual(['cup', 'jug', 'pan']);
  expect([isUsed(), index.counts.postgresql]).toEqual([false, 1]);
});

it('answers one question that it does not take by PostgreSQL, and the others goes on to ask', async () => {
  const noise = console.error;
  console.error = () => undefined;
  says.page = new FakeAnswer(400, { error: { type: 'parsing_exception', reason: 'no such thing' } });
  expect(await list()).toHaveLength(3);
  console.error = noise;
  expect(isUsed()).toBe(true);
  says.page = null;
  await list();
  expect(index.counts).toEqual({ opensearch: 1, postgresql: 1 });
});

it.each<[string, Partial<Says>, RegExp, boolean]>([
  [
    'another version',
    { greeting: { version: { distribution: 'opensearch', number: '1.3.0' } } },
    /opensearch 1\.3\.0; the shop works with OpenSearch 2 and 3/,
    false,
  ],
  ['another product', { greeting: { version: { number: '8.15.0' } } }, /Elasticsearch 8\.15\.0/, false],
  ['no search engine', { greeting: { hello: 'world' } }, /no OpenSearch/, false],
  ["another shop's index", { shopId: '018f0000-0000-7000-8000-000000000009' }, /is not this shop's: set OPENSEARCH_INDEX/, false],
  ['an index of a newer shop', { layout: layout + 1 }, /newer version of the shop/, false],
  ['an index that a newer shop builds', { next: layout + 1 }, /newer version of the shop builds/, false],
  ['an index of an older shop', { layout: layout - 1 }, /older version of the shop/, true],
  ['an emptied index', { products: 0 }, /holds 0 products where the shop has 30/, true],
  ['what a restored database has never had', { newest: 9_000_000_000 }, /what this database has never had/, true],
])('is not used with %s, and is built anew where that helps', async (_what, changed, reason, isRebuilt) => {
  // A few products more or less would be within what is allowed.
  await shop.run(sql`update listing_count set product_count = 30 where scope_id = '00000000-0000-0000-0000-000000000000'`);
  Object.assign(says, { products: 30 }, changed);
  await expect.poll(() => index.state().reason, { timeout: 4_000 }).toMatch(reason);
  expect(await list()).toHaveLength(3);
  expect(index.counts).toEqual({ opensearch: 0, postgresql: 1 });
  expect(said.filter((one) => reason.test(one))).toHaveLength(1);
  await expect.poll(() => rebuilds > 0, { timeout: 4_000 }).toBe(isRebuilt);
  await shop.run(sql`update listing_count set product_count = 3 where scope_id = '00000000-0000-0000-0000-000000000000'`);
});

it('keeps changes until the cluster takes them', async () => {
  fake.fault = 'serverError';
  await shop.run(sql`update product set sales_count = sales_count + 1 where slug = 'cup'`);
  await expect.poll(() => warned, { timeout: 4_000 }).toContain('changes of products do not reach the search index; they wait');
  const { rows } = await shop.run<{ count: number }>(sql`select count(*) as count from search_change`);
  expect(rows[0]!.count).toBe(1);
  await shop.run(sql`delete from search_change`);
});

it('is not used while changes wait for half a minute and none moves on', async () => {
  await shop.run(sql`insert into search_change (product_id, at) values (${productIds[0]}, ${new Date(shop.host.now().getTime() - 31_000)})`);
  remove();
  await index.close();
  await open(fake.url);
  expect(index.state().reason).toBe('changes of products do not reach it');
  expect(await list()).toHaveLength(3);
  expect([index.counts.postgresql, rebuilds]).toEqual([1, 0]);
  await shop.run(sql`delete from search_change`);
  await comesBack();
});
