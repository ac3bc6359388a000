/** What all lists and the records in them have in common, tried on those of the demo shop. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { staffToken } from '#test/harness/staff.ts';
import { demoShopWithShoppers } from '#test/harness/demo-shop.ts';
import type { TestApp } from '#test/harness/app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await demoShopWithShoppers();
}, 120_000);
afterAll(() => shop.close());

type Documented = { paths: Record<string, { get?: { parameters?: { name: string; required?: boolean; in: string }[] } }> };

/** Lists that are read page by page and need nothing else to be asked for. */
async function listsOf(document: string, headers: Record<string, string>): Promise<string[]> {
  const { paths } = (await (await shop.app.inject({ url: document, headers })).json()) as Documented;
  return Object.entries(paths).flatMap(([path, { get }]) => {
    const parameters = get?.parameters ?? [];
    const isPaged = ['page', 'size'].every((name) => parameters.some((one) => one.name === name));
    return isPaged && !parameters.some(({ required }) => required) ? [path] : [];
  });
}

it.each([['admin', 30] as const, ['web', 5] as const])(
  'a page past the end of a list of the %s API is empty and says how many there are, so that one finds back',
  async (api, least) => {
    const headers = api === 'admin' ? { 'x-auth': await staffToken(shop, 'owner') } : {};
    const lists = await listsOf(`/api/${api}/openapi.json`, headers);
    const seen = await Promise.all(
      lists.map(async (path) => {
        const read = async (page: number) =>
          (await shop.app.inject({ url: `${path}?page=${page}&size=1`, headers })).json().data as { items: unknown[]; total: number };
        const [first, past] = [await read(1), await read(9_999)];
        return { path, first: first.total, past: past.total, items: past.items.length };
      }),
    );
    expect(seen.filter(({ first, past, items }) => past !== first || items !== 0)).toEqual([]);
    // Lists without rows show nothing.
    expect(seen.filter(({ first }) => first > 0).length).toBeGreaterThan(least);
  },
);

it('each record of the back office is read with its tag', async () => {
  const headers = { 'x-auth': await staffToken(shop, 'owner') };
  const lists = await listsOf('/api/admin/openapi.json', headers);
  const { paths } = (await shop.app.inject({ url: '/api/admin/openapi.json', headers })).json() as Documented;
  const untagged: string[] = [];
  let count = 0;
  for (const list of lists.filter((path) => paths[`${path}/{id}`]?.get)) {
    const [record] = ((await shop.app.inject({ url: `${list}?size=1`, headers })).json() as { data: { items: { id?: string }[] } }).data.items;
    if (record?.id === undefined) continue;
    const read = await shop.app.inject({ url: `${list}/${encodeURIComponent(record.id)}`, headers });
    count += 1;
    if (read.statusCode !== 200 || read.headers['etag'] === undefined) untagged.push(`${list}: ${read.statusCode}`);
  }
  expect(untagged).toEqual([]);
  expect(count).toBeGreaterThan(25);
});
