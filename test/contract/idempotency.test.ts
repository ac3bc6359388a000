/** `Idempotency-Key` where it is hard: processes that die at the worst moment, keys that were taken over, answers that hold secrets. */
import pg from 'pg';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { on } from '#kit/server/database.ts';
import { idempotencyStore } from '#kit/server/http/idempotency.ts';
import { openAnswer, sealAnswer } from '#kit/server/http/sealed-answer.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { fillCheckout, submit } from '#test/harness/buyers.ts';
import { placeTestOrder, testContext } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { orderAt, returnsOf } from '#test/harness/returns.ts';
import { signedIn } from '#test/harness/shoppers.ts';
import { staffToken } from '#test/harness/staff.ts';
import { findBroken } from '#test/faults/find-broken.ts';

let shop: TestApp;
let mug: TestVariant;
let manager: Record<string, string>;
const leaseMs = 31_000;
const after = (ms: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms);
};

beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
  [mug] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 500 }] })) as [TestVariant];
});
afterAll(() => shop.close());
beforeEach(async () => {
  manager = { 'x-auth': await staffToken(shop, 'manager') };
});

const count = async (table: string, where: string) =>
  (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)} where ${sql.raw(where)}`.execute(shop.kysely)).rows[0]!.n;

/** The process dies as it is about to keep an answer: nothing of the call's last transaction is there. */
async function dieBeforeAnswers<T>(work: () => Promise<T>): Promise<T> {
  await sql`create function die() returns trigger language plpgsql as $$ begin raise exception 'the process died'; end $$`.execute(shop.kysely);
  await sql`create trigger die before update on idempotency_key for each row when (new.status is not null) execute function die()`.execute(shop.kysely);
  try {
    return await work();
  } finally {
    await sql`drop function die() cascade`.execute(shop.kysely);
  }
}

it('is one transaction with the work everywhere but where a payment is begun', () => {
  const resuming = shop.app.operations.filter(({ idempotent }) => idempotent === 'resumes').map(({ url }) => url);
  expect(resuming.sort()).toEqual(['/api/web/checkout/express/submit', '/api/web/checkout/paypal/begin', '/api/web/checkout/submit', '/api/web/payment/start']);
  const writes = shop.app.operations.filter(({ idempotent }) => idempotent === true);
  expect(writes.length).toBeGreaterThan(80);
});

it('of guests who come by an order’s link is that guest’s own, though they call from one address', async () => {
  const orders = [];
  for (let each = 0; each < 2; each += 1) {
    const client = shop.client();
    await client.post('/api/web/cart/add', { sku: mug.sku, quantity: 1 });
    orders.push((await submit(client, await fillCheckout(client))).data as { orderNo: string; orderToken: string });
  }
  for (const { orderNo, orderToken } of orders)
    expect(await shop.client().post('/api/web/order/cancel', { orderNo, orderToken, reason: null }, { 'idempotency-key': 'common' })).toMatchObject({
      code: 0,
      data: { orderNo, status: 'cancelled' },
    });
});

describe('a process that dies between the work and its answer', () => {
  it.each([
    ['a sum', { amount: 300, reason: 'A scratch' }],
    ['goodwill', { amount: 300, reason: 'A scratch', goodwill: true }],
  ])('has not refunded %s, and the retry does so once', async (_name, body) => {
    const order = await orderAt(shop, mug, 'delivered');
    const send = () => shop.client().post(`/api/admin/orders/${order.orderNo}/refund`, body, { ...manager, 'idempotency-key': 'refund-once' });
    expect(await dieBeforeAnswers(send)).toMatchObject({ status: 500 });
    expect(await count('order_refund', `order_id = '${order.orderId}'`)).toBe(0);
    after(leaseMs);
    const first = await send();
    expect(first).toMatchObject({ code: 0, data: { refundedAmount: { amount: 300 } } });
    expect([(await send()).text, await count('order_refund', `order_id = '${order.orderId}'`)]).toEqual([first.text, 1]);
  });

  it('has given no credits, cancelled nothing and asked for no return', async () => {
    const key = { 'idempotency-key': 'once' };
    const ada = await signedIn(shop);
    const open = await placeTestOrder(shop, mug);
    const delivered = await orderAt(shop, mug, 'delivered');
    const [lineId] = await returnsOf(delivered).lineIds();
    const asked = { orderNo: delivered.orderNo, applyType: 'returnRefund', lines: [{ lineId, quantity: 1 }] };
    const calls = [
      () => shop.client().post('/api/admin/credits', { account: ada.email, amount: 700, reason: 'Sorry' }, { ...manager, ...key }),
      () => open.client.post('/api/web/order/cancel', { orderNo: open.orderNo }, key),
      () => delivered.client.post('/api/web/return/apply', asked, key),
    ];
    for (const call of calls) expect(await dieBeforeAnswers(call)).toMatchObject({ status: 500 });
    const written = async () => [
      await count('credit_entry', `account_id = '${ada.accountId}'`),
      await count('orders', `id = '${open.orderId}' and status = 'cancelled'`),
      await count('order_return', `order_id = '${delivered.orderId}'`),
    ];
    expect(await written()).toEqual([0, 0, 0]);
    after(leaseMs);
    for (const call of calls) expect([(await call()).code, (await call()).headers['idempotency-replayed']]).toEqual([0, 'true']);
    expect(await written()).toEqual([1, 1, 1]);
  });

  it('has placed its order, and the retry goes on with the payment of that one', async () => {
    const client = shop.client();
    await client.post('/api/web/cart/add', { sku: mug.sku, quantity: 1 });
    const checkout = await fillCheckout(client);
    const key = { 'idempotency-key': 'submit-once' };
    expect(await dieBeforeAnswers(() => submit(client, checkout, key))).toMatchObject({ status: 500 });
    after(leaseMs);
    const again = await submit(client, checkout, key);
    expect(again.code).toBe(0);
    const orders = await count('orders', `checkout_slug = '${checkout.slug}'`);
    const attempts = await count('payment_attempt', `payment_id in (select id from payment where order_no = '${again.data.orderNo}')`);
    expect([orders, attempts]).toEqual([1, 1]);
    expect((await submit(client, checkout, key)).text).toBe(again.text);
  });
});

it('a call that was taken for dead and went on after all writes nothing beside the retry', async () => {
  const order = await orderAt(shop, mug, 'delivered');
  const holder = new pg.Client(shop.db.url);
  await holder.connect();
  const waiting = async () =>
    (await holder.query("select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'")).rows[0].n as number;
  await holder.query('begin');
  await holder.query('select 1 from orders where id = $1 for update', [order.orderId]);
  const headers = { ...manager, 'idempotency-key': 'taken-over' };
  const send = () => shop.client().post(`/api/admin/orders/${order.orderNo}/refund`, { amount: 300, reason: 'A scratch' }, headers);
  const first = send();
  await expect.poll(waiting).toBe(1);
  after(leaseMs);
  const second = send();
  await expect.poll(waiting).toBe(2);
  await holder.query('rollback');
  await holder.end();
  expect([(await first).status, (await second).code]).toEqual([409, 0]);
  expect(await count('order_refund', `order_id = '${order.orderId}'`)).toBe(1);
});

it('frees the key of a rejected call, also where what it counted cannot be committed', async () => {
  await sql`create table counted (word text unique deferrable initially deferred)`.execute(shop.kysely);
  const request = { headers: { 'idempotency-key': 'counts' }, method: 'POST', url: '/test', sentBody: null, partsDigest: null };
  const count = (context: Context) =>
    context.transaction(async (tx) => {
      for (const word of ['twice', 'twice']) await sql`insert into counted values (${word})`.execute(on(tx));
    });
  const run = async (context: Context) => {
    await count(context);
    throw new ShopError(notFound);
  };
  const once = () => idempotencyStore(shop.host.database).once(request as never, {} as never, testContext(shop), { run, resumes: false });
  // A key that is still held would answer that the first call runs.
  for (const _ of [1, 2]) await expect(once()).rejects.toMatchObject({ code: '23505' });
});

describe('stored responses', () => {
  it('are the same byte for byte and unreadable in the table', async () => {
    const client = shop.client();
    await client.post('/api/web/cart/add', { sku: mug.sku, quantity: 1 });
    const checkout = await fillCheckout(client);
    const key = { 'idempotency-key': 'secret-once' };
    const first = await submit(client, checkout, key);
    const { orderNo, orderToken, payment } = first.data;
    expect(orderToken).toMatch(/^.{20,}$/);
    const pay = () => shop.client().post('/api/web/payment/start', { orderNo, orderToken, methodId: 'sandbox' }, key);
    const [started, again] = [await pay(), await submit(client, checkout, key)];
    expect([again.text, again.headers['idempotency-replayed'], (await pay()).text]).toEqual([first.text, 'true', started.text]);
    const rows = (await sql<{ row: string }>`select idempotency_key::text as row from idempotency_key`.execute(shop.kysely)).rows
      .map(({ row }) => row)
      .join('\n');
    for (const secret of [orderToken, orderNo, payment.action.url, 'orderToken']) expect(rows).not.toContain(secret);
  });

  it('open with their own key, for their own call, and unchanged only', () => {
    const call = { key: 'a-key', scope: 'a-call' };
    const sealed = sealAnswer('{"code":0,"msg":"茶"}', call);
    expect(openAnswer(sealed, call)).toBe('{"code":0,"msg":"茶"}');
    expect(sealAnswer('{"code":0}', call)).not.toBe(sealAnswer('{"code":0}', call));
    const changed = Buffer.from(sealed, 'base64');
    changed[changed.length - 1]! ^= 1;
    for (const wrong of [
      () => openAnswer(sealed, { ...call, key: 'another' }),
      () => openAnswer(sealed, { ...call, scope: 'another' }),
      () => openAnswer(changed.toString('base64'), call),
    ])
      expect(wrong).toThrow(/authenticate/);
  });
});

it('and the books are sound', async () => {
  expect(await findBroken(shop.db.url)).toEqual([]);
});
