/** The back office's API over the demo shop, read and written back as it is: examples for its document, and a promise of the contract. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AnyOperation } from '#kit/server/http/api.ts';
import { isList } from '#kit/server/http/operation-schema.ts';
import { demoShopWithShoppers } from '#test/harness/demo-shop.ts';
import type { TestApp } from '#test/harness/app.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  shop = await demoShopWithShoppers();
  headers = { 'x-auth': await staffToken(shop, 'owner') };
}, 180_000);
afterAll(() => shop.close());

/** What a read needs to be asked. */
const asked: Record<string, string> = {
  '/api/admin/abandoned-checkouts/figures': 'days=30',
  '/api/admin/colleagues': 'size=2',
  '/api/admin/last-change': 'resource=products&id=none',
  '/api/admin/menu-targets': 'type=category&q=cup',
  '/api/admin/product-lists': 'kind=category&q=cup',
  '/api/admin/search': 'q=cup',
  '/api/admin/stock-alerts': 'product=none',
  '/api/admin/translations': 'kind=product&size=2',
};
const reads = (fits: (operation: AnyOperation) => boolean) =>
  shop.app.operations.filter((one) => one.access === 'staff' && one.method === 'GET' && fits(one)).toSorted((a, b) => (a.url < b.url ? -1 : 1));
const get = async (url: string) => shop.client().get(url, headers);
const firstIn = async (list: string) => ((await get(`${list}?size=2`)).data as { items?: { id: string }[] } | undefined)?.items?.[0];

it('is read, list by list', async () => {
  const failed: unknown[] = [];
  const open = reads(({ url }) => !url.includes(':'));
  expect(open.length).toBeGreaterThan(90);
  for (const { url, data } of open) {
    const { status, text } = await get(`${url}?${asked[url] ?? (isList(data) ? 'size=2' : '')}`);
    if (status !== 200) failed.push([url, status, text.slice(0, 300)]);
  }
  expect(failed).toEqual([]);
}, 120_000);

it('is read record by record, and takes each back as it was read', async () => {
  const failed: unknown[] = [];
  const changes = new Set(shop.app.operations.filter(({ method }) => method === 'PUT').map(({ url }) => url));
  for (const { url } of reads((one) => /^\/api\/admin\/[\w-]+\/:id$/.test(one.url))) {
    const first = await firstIn(url.slice(0, -'/:id'.length));
    if (!first) continue;
    const read = await get(url.replace(':id', encodeURIComponent(first.id)));
    if (read.status !== 200) failed.push(['GET', url, read.status, read.text.slice(0, 300)]);
    else if (changes.has(url)) {
      const payload = read.data as object;
      const put = {
        method: 'PUT',
        url: url.replace(':id', encodeURIComponent(first.id)),
        payload,
        headers: { ...headers, 'if-match': read.headers['etag']! },
      } as const;
      const { status, text } = await shop.client().send(put);
      if (status !== 200) failed.push(['PUT', url, status, text.slice(0, 300)]);
    }
  }
  expect(failed).toEqual([]);
}, 120_000);

it('takes back settings as they were read', async () => {
  const failed: unknown[] = [];
  const groups = shop.app.operations.filter(({ method, url }) => method === 'PUT' && /^\/api\/admin\/settings\/\w+$/.test(url));
  expect(groups.length).toBeGreaterThan(15);
  for (const { url } of groups) {
    const read = await get(url);
    const put = { method: 'PUT', url, payload: read.data as object, headers: { ...headers, 'if-match': read.headers['etag'] ?? '*' } } as const;
    const { status, text } = await shop.client().send(put);
    if (status !== 200) failed.push([url, status, text.slice(0, 300)]);
  }
  expect(failed).toEqual([]);
}, 60_000);
