/** The server is killed (-9) while orders are being placed: nothing acknowledged is lost, nothing happens twice. */
import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '#kit/server/embedded-postgres.ts';
import { on } from '#kit/server/database.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { addresses } from '#test/harness/buyers.ts';
import { endOf, makeDataDir, startBuiltShop, type BuiltShop } from '#test/harness/built-shop.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { rmSync } from 'node:fs';

const rounds = 20;
const buyersARound = 6;
const stocked = 1_000;

let database: TestDatabase;
let variants: TestVariant[];
let dataDir: string;
let environment: Record<string, string>;
beforeAll(async () => {
  execFileSync(process.execPath, ['tools/build.mjs'], { stdio: ['ignore', 'ignore', 'inherit'] });
  dataDir = await makeDataDir();
  database = await createTestDatabase();
  await database.database.transaction(seedCommerce);
  variants = await insertTestProduct(database.database, { variants: [{ onHand: stocked }, { onHand: stocked }] });
  environment = { DATABASE_URL: database.url, PORT: String(await freePort()) };
}, 120_000);
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

type Buyer = { slug: string; total: object; cookie: string; key: string; orderNo?: string };
type Answer = { status: number; code: number; data: any; cookie: string };

async function call(shop: BuiltShop, path: string, body: object, { cookie = '', key }: { cookie?: string; key?: string } = {}): Promise<Answer> {
  const headers = { 'content-type': 'application/json', cookie, ...(key ? { 'idempotency-key': key } : {}) };
  const answer = await fetch(`${shop.url}/api/web/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const { code, data } = (await answer.json()) as { code: number; data: any };
  return { status: answer.status, code, data, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie };
}

async function prepare(shop: BuiltShop, key: string): Promise<Buyer> {
  const { cookie } = await call(shop, 'cart/add', { sku: variants[0]!.sku, quantity: 1 });
  await call(shop, 'cart/add', { sku: variants[1]!.sku, quantity: 2 }, { cookie });
  const { slug } = (await call(shop, 'checkout/create', { source: 'cart' }, { cookie })).data;
  await call(shop, 'checkout/contact', { slug, email: 'ada@example.com' }, { cookie });
  await call(shop, 'checkout/address', { slug, address: addresses.US }, { cookie });
  await call(shop, 'checkout/shipping', { slug, methodId: 'standard' }, { cookie });
  const { data } = await call(shop, 'checkout/payment', { slug, methodId: 'bankTransfer' }, { cookie });
  return { slug, total: data.total, cookie, key };
}

const submit = (shop: BuiltShop, { slug, total, cookie }: Buyer, key?: string) =>
  call(shop, 'checkout/submit', { slug, agree: true, expectedTotal: total }, { cookie, ...(key ? { key } : {}) });
const query = async <Row>(text: string) => (await sql.raw<Row>(text).execute(on<Record<string, never>>(database.database.reader))).rows;

it(`survives ${rounds} kills`, async () => {
  const all: Buyer[] = [];
  let interrupted = 0;
  let shop = await startBuiltShop({ dataDir, environment });
  for (let round = 0; round < rounds; round += 1) {
    const current = shop;
    const buyers = await Promise.all(Array.from({ length: buyersARound }, (_, index) => prepare(current, `round-${round}-${index}`)));
    const attempts = buyers.map((buyer) =>
      submit(current, buyer, buyer.key).then(
        (answer) => answer,
        () => null,
      ),
    );
    await sleep(randomInt(1, 90));
    await endOf(current.process, 'SIGKILL');
    const acknowledged = (await Promise.all(attempts)).map((answer) => (answer?.code === 0 ? (answer.data.orderNo as string) : undefined));
    interrupted += acknowledged.filter((orderNo) => orderNo === undefined).length;

    shop = await startBuiltShop({ dataDir, environment });
    for (const [index, buyer] of buyers.entries()) {
      const again = await submit(shop, buyer);
      expect(again).toMatchObject({ status: 200, code: 0 });
      buyer.orderNo = again.data.orderNo;
      expect(acknowledged[index] ?? buyer.orderNo).toBe(buyer.orderNo);
    }
    all.push(...buyers);
  }
  // A key whose request died is taken over once its lease has ended, and answers the same order.
  await query("update idempotency_key set created_at = created_at - interval '1 hour' where status is null");
  for (const buyer of all.slice(0, buyersARound)) expect((await submit(shop, buyer, buyer.key)).data.orderNo).toBe(buyer.orderNo);
  await endOf(shop.process, 'SIGINT');

  // Else nothing was ever killed in the middle, and nothing was shown.
  expect(interrupted).toBeGreaterThan(0);
  expect(new Set(all.map((buyer) => buyer.orderNo)).size).toBe(rounds * buyersARound);
  expect(await query('select count(*)::int as orders, count(distinct checkout_id)::int as checkouts from orders')).toEqual([
    { orders: all.length, checkouts: all.length },
  ]);
  expect(await query('select count(*)::int as count from orders o where not exists (select 1 from order_line l where l.order_id = o.id)')).toEqual([
    { count: 0 },
  ]);
  expect(await query('select count(*)::int as count from cart_line')).toEqual([{ count: 0 }]);
  const levels = await query<object>(`
      select on_hand, reserved, (select sum(change)::int from stock_movement m where m.variant_id = l.variant_id) as ledger,
        (select sum(quantity)::int from order_line o where o.variant_id = l.variant_id) as ordered
      from stock_level l order by reserved`);
  expect(levels).toEqual([all.length, all.length * 2].map((ordered) => ({ onHand: stocked, reserved: ordered, ledger: stocked, ordered })));
}, 600_000);
