import { sql } from 'kysely';
import pg from 'pg';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { addresses, fillCheckout, submit } from '#test/harness/buyers.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { runsOf } from '#test/harness/long-run.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
});
afterAll(() => shop.close());

const stockOf = async (variantId: string) => {
  const found = await sql<{ onHand: number; reserved: number; ledger: number; ordered: number }>`
    select on_hand, reserved, (select coalesce(sum(change), 0)::int from stock_movement m where m.variant_id = l.variant_id) as ledger,
      (select coalesce(sum(quantity), 0)::int from order_line o where o.variant_id = l.variant_id) as ordered
    from stock_level l where variant_id = ${variantId}`.execute(shop.kysely);
  return found.rows[0]!;
};

it('sells ten units to ten of forty buyers', async () => {
  const [last] = await insertTestProduct(shop.host.database, { variants: [{ onHand: 10 }] });
  const buyers = await Promise.all(
    Array.from({ length: 40 }, async () => {
      const client = shop.client();
      await client.post('/api/web/cart/add', { sku: last!.sku, quantity: 1 });
      return { client, checkout: await fillCheckout(client) };
    }),
  );
  const answers = await Promise.all(buyers.map(({ client, checkout }) => submit(client, checkout)));
  const sold = answers.filter((answer) => answer.code === 0);
  expect(sold).toHaveLength(10);
  expect(new Set(sold.map((answer) => answer.data.orderNo)).size).toBe(10);
  const rejected = answers.filter((answer) => answer.code !== 0);
  expect(rejected.map(({ status, code, data }) => [status, code, data.available])).toEqual(Array.from({ length: 30 }, () => [409, 41, 0]));
  expect(await stockOf(last!.id)).toEqual({ onHand: 10, reserved: 10, ledger: 10, ordered: 10 });
  // Those who came too late still have it in their carts, which say so.
  const late = buyers[answers.findIndex((answer) => answer.code !== 0)]!.client;
  expect((await late.post('/api/web/cart/get')).data.lines).toMatchObject([{ quantity: 1, available: 0, purchasable: false, messages: ['Out of stock'] }]);
});

it('answers clearly when the database goes away in the middle of placing an order, and places it once when asked again', async () => {
  const [bowl] = await insertTestProduct(shop.host.database, { variants: [{ onHand: 5 }] });
  const client = shop.client();
  await client.post('/api/web/cart/add', { sku: bowl!.sku, quantity: 2 });
  const checkout = await fillCheckout(client);
  // Another transaction holds the stock's row, so the order is as good as placed and waits.
  const holder = new pg.Client(shop.db.url);
  await holder.connect();
  await holder.query('begin');
  await holder.query('select 1 from stock_level where variant_id = $1 for update', [bowl!.id]);
  const key = { 'idempotency-key': 'one-purchase' };
  const first = submit(client, checkout, key);
  await expect
    .poll(
      async () =>
        (await holder.query("select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'")).rows[0]
          .waiting,
    )
    .toBe(1);
  await holder.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and application_name = 'vitrine'",
  );
  expect(await first).toMatchObject({ status: 503, code: 500, data: null });
  await expect.poll(() => stockOf(bowl!.id).catch(() => null)).toMatchObject({ reserved: 0, ordered: 0 });
  await holder.query('rollback');
  await holder.end();
  const again = await submit(client, checkout, key);
  expect(again).toMatchObject({ status: 200, code: 0 });
  expect((await submit(client, checkout, key)).text).toBe(again.text);
  expect(await stockOf(bowl!.id)).toMatchObject({ reserved: 2, ordered: 2 });
  expect((await client.post('/api/web/cart/count')).data.count).toBe(0);
});

it('carries the sums of any cart through to the order', async () => {
  const variants = await insertTestProduct(shop.host.database, {
    variants: [{ price: 1 }, { price: 1999 }, { price: 33_333, weightGrams: 1500 }, { price: 777, taxable: false }, { price: 2, requiresShipping: false }].map(
      (variant) => ({ ...variant, onHand: 1_000_000 }),
    ),
  });
  const countries = Object.keys(addresses) as (keyof typeof addresses)[];
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.record({ index: fc.nat(variants.length - 1), quantity: fc.integer({ min: 1, max: 20 }) }), {
        minLength: 1,
        maxLength: 5,
        selector: (line) => line.index,
      }),
      fc.constantFrom(...countries),
      fc.constantFrom('USD', 'EUR', 'CNY', 'HKD', 'JPY'),
      async (lines, country, currency) => {
        const client = shop.client();
        const headers = { 'x-currency': currency };
        let cart: any;
        for (const { index, quantity } of lines) cart = (await client.post('/api/web/cart/add', { sku: variants[index]!.sku, quantity }, headers)).data;
        const checkout = await fillCheckout(client, {
          address: addresses[country],
          headers,
          ...(lines.every((line) => line.index === 4) ? { shipping: null } : {}),
        });
        expect(checkout.subtotal).toEqual(cart.subtotal);
        expect(checkout.total).toEqual({
          amount: checkout.subtotal.amount + checkout.shippingFee.amount + (checkout.taxIncluded ? 0 : checkout.tax.amount),
          currency,
        });
        const { data } = await submit(client, checkout, headers);
        const order = (await client.post('/api/web/order/detail', { orderNo: data.orderNo })).data;
        for (const name of ['subtotal', 'shippingFee', 'tax', 'total', 'credits']) expect(order[name]).toEqual(checkout[name]);
        expect(order.products.reduce((total: number, line: any) => total + line.total.amount, 0)).toBe(order.subtotal.amount);
      },
    ),
    { numRuns: runsOf(30) },
  );
});
