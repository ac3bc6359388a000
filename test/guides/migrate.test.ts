/** The guide to migrating from Shopify, its blocks run in their order beside a shop that listens: commands of the shop by its command line, the others by bash. */
import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from '#server/commands/index.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { staffToken } from '#test/harness/staff.ts';
import { makeTemporaryFolder } from '#test/harness/temporary-folder.ts';
import { findBroken } from '../faults/find-broken.ts';

let shop: TestApp;
let dataDir: string;
let environment: Record<string, string>;
const exportsFolder = resolve('test/guides/shopify');
const limit = { timeout: 120_000 };

beforeAll(async () => {
  [shop, dataDir] = await Promise.all([createTestApp(), makeTemporaryFolder('vitrine-migrate-')]);
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const owner = { 'x-auth': await staffToken(shop, 'owner') };
  const made = await shop.client().post('/api/admin/api-keys', { title: 'Guide', scopes: ['read:orders', 'write:orders', 'write:customers'] }, owner);
  environment = { SHOP: `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`, KEY: made.data.key, EXPORTS: exportsFolder };
}, 120_000);
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true, force: true });
});

const query = async <Row>(text: string) => (await sql<Row>`${sql.raw(text)}`.execute(shop.kysely)).rows;

/** Runs the commands of a block that are the shop's own; answers what each says. */
async function commands(block: string): Promise<string[]> {
  const said: string[] = [];
  for (const [, line] of block.matchAll(/^npm run shop -- (.+)$/gm)) {
    const lines: string[] = [];
    const args = line!.split(' ').map((word) => word.replaceAll('"', '').replace('$EXPORTS', exportsFolder));
    const say = (text: string) => void lines.push(text);
    expect([line, await runCommand(args, { environment: { DATA_DIR: dataDir, DATABASE_URL: shop.db.url }, say, complain: say })]).toEqual([line, 0]);
    said.push(lines.join('\n'));
  }
  return said;
}

/** Runs a block by bash; the shop, whose jobs it waits for, is in this process. */
async function bash(block: string): Promise<string> {
  const env = { ...process.env, ...environment, PATH: `${resolve('node_modules/node/bin')}:${process.env['PATH']}` };
  const done = promisify(execFile)('bash', ['-euo', 'pipefail', '-c', block], { env, ...limit });
  let isOver = false;
  const over = done.finally(() => (isOver = true)).catch(() => undefined);
  while (!isOver) {
    await runJobs(shop, { only: ['import.run'] });
    await Promise.race([over, new Promise((next) => setTimeout(next, 200))]);
  }
  return (await done).stdout.trim();
}

it('brings products, customers, redirects and orders along, and nothing that they do not name', limit, async () => {
  const guide = await readFile('docs/guides/migrate-from-shopify.md', 'utf8');
  const [dry, goods, orders, api, ...more] = [...guide.matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, block]) => block!);
  expect(more).toEqual([]);
  const tried = await commands(dry!);
  expect(tried).toHaveLength(4);
  for (const text of tried) expect(text).toContain('Dry run: nothing was changed.');
  expect(await query(`select (select count(*)::int from product) + (select count(*)::int from account) + (select count(*)::int from orders) as all`)).toEqual([
    { all: 0 },
  ]);
  const [products, customers, redirects] = await commands(goods!);
  expect(products).toContain('products: 2 created');
  expect(customers).toContain('customers: 2 created');
  expect(redirects).toContain('redirects: 3 created');
  const [kept] = await commands(orders!);
  expect(kept).toContain('orders: 4 created, 0 changed, 0 unchanged');
  expect(kept).toContain('row 7: skipped (fulfillmentStatus): #1005: it is paid and not sent');
  expect(await bash(api!)).toContain('#1005');
  expect((await shop.client().get('/products/moss-bowl')).headers['location']).toBe('/product/moss-bowl');
  expect(await query(`select count(*)::int as orders, sum(total_amount)::int as total, count(account_id)::int as owned from orders`)).toEqual([
    { orders: 4, total: 10_389, owned: 0 },
  ]);
  expect(await query(`select sku, slug from order_line where variant_id is not null order by sku`)).toEqual([
    { sku: 'BOWL-G', slug: 'moss-bowl' },
    { sku: 'BOWL-G', slug: 'moss-bowl' },
    { sku: 'CUP', slug: 'fern-cup' },
    { sku: 'CUP', slug: 'fern-cup' },
  ]);
  expect(await findBroken(shop.db.url)).toEqual([]);
});
