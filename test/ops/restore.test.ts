/** A shop of 20,000 products and 50,000 orders: saved while it sells, restored elsewhere, and right in each figure. */
import { execFileSync } from 'node:child_process';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDataDir, startBuiltShop, type BuiltShop } from '#test/harness/built-shop.ts';
import { addresses } from '#test/harness/buyers.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { runShopCommand } from '#test/harness/shop-command.ts';
import { createShopper, type Shopper } from '../bench/buyers.ts';
import { findBroken } from '../faults/find-broken.ts';
import { multiplyOrders } from './multiply-orders.ts';

const products = 20_000;
const orders = 50_000;
/** Orders that are placed one by one; the rest are copies of them. */
const placedFirst = 50;
const mostMb = 350;

let from: TestDatabase;
let to: TestDatabase;
let folders: { shop: string; restored: string };
let shop: BuiltShop | undefined;

const environmentOf = (url: string, dataDir: string) => ({ DATABASE_URL: url, DATA_DIR: dataDir, DEMO: '', LOG_LEVEL: 'error' });

beforeAll(async () => {
  execFileSync(process.execPath, ['tools/build.mjs'], { stdio: ['ignore', 'ignore', 'inherit'] });
  [from, to] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  folders = { shop: await makeDataDir(), restored: await makeDataDir() };
  const seeded = await runShopCommand(['seed:large', String(products)], environmentOf(from.url, folders.shop));
  if (seeded.code !== 0) throw new Error(seeded.text);
  await ask(
    from.url,
    `with stocked as (update stock_level set on_hand = on_hand + 100 returning variant_id, on_hand)
      insert into stock_movement (id, variant_id, change, on_hand_after, reason) select gen_random_uuid(), variant_id, 100, on_hand, 'received' from stocked`,
  );
  shop = await startBuiltShop({ dataDir: folders.shop, environment: environmentOf(from.url, folders.shop), limitMs: 120_000 });
  const shopper = createShopper(shop.url);
  for (let product = 1; product <= placedFirst; product += 1) await buy(shopper, product);
  shopper.close();
  await multiplyOrders(from.url, orders / placedFirst - 1);
}, 900_000);
afterAll(async () => {
  await shop?.stop();
  await Promise.all([from?.close(), to?.close(), ...Object.values(folders ?? {}).map((folder) => rm(folder, { recursive: true, force: true }))]);
});

/** Buys one thing; answers the order's number. */
async function buy(shopper: Shopper, product: number): Promise<string> {
  shopper.forgetCookie();
  await shopper.call('/api/web/cart/add', { sku: `L-${product}-1`, quantity: 1 });
  const { slug } = await shopper.call('/api/web/checkout/create', { source: 'cart' });
  await shopper.call('/api/web/checkout/contact', { slug, email: 'ada@example.com' });
  await shopper.call('/api/web/checkout/address', { slug, address: addresses.US });
  await shopper.call('/api/web/checkout/shipping', { slug, methodId: 'standard' });
  const { total } = await shopper.call('/api/web/checkout/payment', { slug, methodId: 'bankTransfer' });
  return (await shopper.call('/api/web/checkout/submit', { slug, agree: true, expectedTotal: total })).orderNo as string;
}

async function ask<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

const countOrders = async (url: string) => (await ask<{ count: number }>(url, 'select count(*)::int as count from orders'))[0]!.count;

/** A sum of what each table holds, in whatever order. */
async function contentOf(url: string): Promise<Record<string, string>> {
  const tables = await ask<{ name: string }>(
    url,
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migration' order by 1",
  );
  const sums = tables.map(({ name }) => `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as sum from "${name}" t`);
  return Object.fromEntries((await ask<{ name: string; sum: string }>(url, sums.join(' union all '))).map(({ name, sum }) => [name, sum]));
}

it('is saved while it sells, without a request that fails or a process that grows, and restored as it was at one moment', async () => {
  expect(await countOrders(from.url)).toBe(orders);
  expect(await findBroken(from.url)).toEqual([]);

  let isSaving = true;
  const acknowledged: string[] = [];
  const sell = async (place: number) => {
    const shopper = createShopper(shop!.url);
    for (let product = 100 + place; isSaving; product += 4) acknowledged.push(await buy(shopper, product));
    shopper.close();
  };
  const file = join(folders.shop, 'selling.backup');
  const before = (await ask<{ no: string }>(from.url, 'select order_no as no from orders limit 1000')).map(({ no }) => no);
  const saving = runShopCommand(['backup', file], environmentOf(from.url, folders.shop)).finally(() => (isSaving = false));
  const [saved] = await Promise.all([saving, ...[0, 1].map(sell)]);
  expect([saved.code, saved.text]).toEqual([0, expect.any(String)]);
  expect(saved.peakMb).toBeLessThan(mostMb);
  expect(acknowledged.length).toBeGreaterThan(0);

  const since = performance.now();
  const restored = await runShopCommand(['restore', file, '--force'], environmentOf(to.url, folders.restored));
  const seconds = (performance.now() - since) / 1_000;
  expect([restored.code, restored.text]).toEqual([0, expect.any(String)]);
  expect(restored.peakMb).toBeLessThan(mostMb);
  const { size } = await stat(file);
  console.log(
    `saved beside ${acknowledged.length} orders: ${(size / 1e6).toFixed(0)} MB, at most ${saved.peakMb.toFixed(0)} MB of memory; restored in ${seconds.toFixed(0)} s, at most ${restored.peakMb.toFixed(0)} MB`,
  );
  expect(await findBroken(to.url, before)).toEqual([]);
  const there = await countOrders(to.url);
  expect(there).toBeGreaterThanOrEqual(orders);
  expect(there).toBeLessThanOrEqual(orders + acknowledged.length);
}, 900_000);

it('holds the same in every table once nobody buys, and serves', async () => {
  await shop!.stop();
  shop = undefined;
  const file = join(folders.shop, 'quiet.backup');
  expect((await runShopCommand(['backup', file], environmentOf(from.url, folders.shop))).code).toBe(0);
  expect((await runShopCommand(['restore', file, '--force'], environmentOf(to.url, folders.restored))).code).toBe(0);
  expect(await contentOf(to.url)).toEqual(await contentOf(from.url));
  shop = await startBuiltShop({ dataDir: folders.restored, environment: environmentOf(to.url, folders.restored), limitMs: 120_000 });
  const shopper = createShopper(shop.url);
  const orderNo = await buy(shopper, 1);
  shopper.close();
  expect(await findBroken(to.url, [orderNo])).toEqual([]);
}, 900_000);
