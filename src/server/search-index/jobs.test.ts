// Rebuilds and comparisons of another release, which runs beside this one.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { systemContext } from '#kit/server/context.ts';
import { prepareJobs } from '#kit/server/jobs.ts';
import { layout, type IndexPlace } from '#shop/catalog/opensearch/index.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { searchIndexSlice } from './jobs.ts';

let shop: TestApp;
let place: IndexPlace;
const asked: string[] = [];
beforeAll(async () => {
  shop = await createTestApp();
  await prepareJobs(shop.db.url, searchIndexSlice(null).jobs!);
  const ask = async ({ path }: { path: string }) => void asked.push(path);
  place = {
    cluster: { hosts: 'none', ask, close: async () => undefined },
    aliases: { live: 'test-products', next: 'test-products-next' },
    shopId: '018f0000-0000-7000-8000-000000000001',
    database: shop.host.database,
    now: () => shop.clock.now,
  };
});
afterAll(() => shop.close());
beforeEach(async () => {
  asked.length = 0;
  await shop.run(sql`delete from pgboss.job where name like 'search-index.%'`);
  await shop.run(sql`update search_index set rebuilt_until = ${new Date(shop.clock.now.getTime() + 60_000)}`);
});

const run = (name: string, data: object) => {
  const job = searchIndexSlice(place).jobs!.find((one) => one.name === name)!;
  return job.run(systemContext(shop.host, { name }), job.data.parse(data) as never);
};
const queued = async () => (await shop.run<{ data: object }>(sql`select data from pgboss.job where name like 'search-index.%' and state = 'created'`)).rows;
const step = { index: 'test-products-2-abcd', after: '018f0000-0000-7000-8000-000000000001', count: 1 };

it('leaves the rebuild of a newer release to its processes, until nobody goes on with it', async () => {
  const job = { layout: layout + 1, step };
  await run('search-index.rebuild', job);
  expect([asked, await queued()]).toEqual([[], [{ data: job }]]);
  await shop.run(sql`delete from pgboss.job where name like 'search-index.%'`);
  await shop.run(sql`update search_index set rebuilt_until = ${new Date(shop.clock.now.getTime() - 1)}`);
  await run('search-index.rebuild', job);
  expect([asked, await queued()]).toEqual([[], []]);
});

it.each([[{ layout: layout - 1, step }], [{ step }]])('ends the rebuild of an older release', async (job) => {
  await run('search-index.rebuild', job);
  expect([asked, await queued()]).toEqual([[], []]);
  expect((await shop.run(sql`select 1 from search_index where rebuilt_until < ${shop.clock.now}`)).rows).toHaveLength(1);
});

it.each([layout - 1, layout + 1])('does not compare what another release writes', async (other) => {
  await run('search-index.check', { layout: other, after: null, drifted: 0 });
  expect([asked, await queued()]).toEqual([[], []]);
});
