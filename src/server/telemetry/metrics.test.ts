// What `/metrics` says after something has happened: every series is there, none of them by path or person, and none grows with requests.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { afterCommit } from '#kit/server/database.ts';
import { jobEnded } from '#kit/server/telemetry/signals.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { addresses, fillCheckout, submit } from '#test/harness/buyers.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { runJobs } from '#test/harness/run-jobs.ts';

const token = 'a-token-for-the-metrics';
let shop: TestApp;
let url: string;

beforeAll(async () => {
  shop = await createTestApp({ metricsToken: token });
  await shop.host.database.transaction(seedCommerce);
  await insertTestProduct(shop.host.database, { slug: 'cup', title: 'Cup', variants: [{ sku: 'CUP-1', price: 1800, onHand: 9 }] });
  url = await shop.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => shop.close());

/** The series as they are now: name with labels, and value. */
async function scrape(): Promise<Map<string, number>> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  const lines = (await answer.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]));
}

it('is nobody’s without the token', async () => {
  expect((await fetch(`${url}/metrics`)).status).toBe(401);
  expect((await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}x` } })).status).toBe(401);
});

it('counts pages by their kind, cached ones too, and the cache itself', async () => {
  for (let time = 0; time < 3; time += 1) expect((await fetch(`${url}/product/cup?utm=${time}`)).status).toBe(200);
  for (let time = 0; time < 3; time += 1) expect((await fetch(`${url}/product/cup`)).status).toBe(200);
  await fetch(`${url}/ada@example.com`);
  const series = await scrape();
  expect(series.get('http_request_duration_seconds_count{method="GET",route="page product",status="200"}')).toBe(6);
  expect(series.get('http_request_duration_seconds_count{method="GET",route="page root",status="404"}')).toBe(1);
  expect(series.get('page_cache_requests_total{result="hit"}')).toBe(5);
  expect(series.get('page_cache_requests_total{result="miss"}')).toBe(2);
  expect(series.get('page_cache_pages')).toBe(1);
  expect(series.get('page_cache_bytes')).toBeGreaterThan(2_000);
});

it('counts orders, payments by outcome, jobs and what waits for them, connections and sockets, and names nobody', async () => {
  const client = shop.client();
  await client.post('/api/web/cart/add', { sku: 'CUP-1', quantity: 1 });
  const checkout = await fillCheckout(client, { payment: 'sandbox' });
  const order = (await submit(client, checkout)).data;
  const payload = new URLSearchParams({ card: '4242 4242 4242 4242' }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await client.send({ method: 'POST', url: order.payment.action.url, payload, headers })).status).toBe(303);
  const since = new Date(shop.clock.now.getTime() - 60_000);
  await sql`update pgboss.job set start_after = ${since} where name = 'order.mail'`.execute(shop.kysely);
  const waiting = await scrape();
  expect(waiting.get('jobs_due{queue="order.mail"}')).toBeGreaterThan(0);
  expect(waiting.get('job_lag_seconds{queue="order.mail"}')).toBe(60);
  await runJobs(shop);
  jobEnded.send({ job: 'event.tell', outcome: 'failed', seconds: 0.2 });
  const series = await scrape();
  expect(series.get('shop_events_total{event="order.placed"}')).toBe(1);
  expect(series.get('shop_events_total{event="order.paid"}')).toBe(1);
  expect(series.get('payment_attempts_total{method="sandbox",state="captured"}')).toBe(1);
  expect(series.get('job_duration_seconds_count{queue="event.tell",outcome="failed"}')).toBe(1);
  expect(series.get('database_connections{pool="general",state="idle"}')).toBeGreaterThan(0);
  expect(series.get('database_pool_waits_total{pool="limited"}')).toBe(0);
  expect(series.get('sockets_open')).toBe(0);
  expect(series.get('process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
  expect(series.get('nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0);
  const text = [...series.keys()].join('\n');
  const { firstName, lastName, address, city, phone } = addresses.US;
  for (const personal of ['ada@', 'example.com', firstName, lastName, address, city, phone, order.orderNo, '4242', 'CUP-1', 'utm', checkout.slug])
    expect(text).not.toContain(personal);
});

it('makes no new series of what requests bring', async () => {
  // A kind of garbage collection has its series from its first run on, whatever is requested.
  const count = async () => [...(await scrape()).keys()].filter((name) => !name.startsWith('nodejs_gc_duration_seconds')).length;
  const before = await count();
  for (const path of ['/one', '/two', '/product/no-1', '/product/no-2', '/api/web/nowhere/1', '/api/web/nowhere/2']) await fetch(`${url}${path}`);
  const once = await count();
  for (const path of ['/three', '/product/no-3', '/api/web/nowhere/3', '/four?x=4']) await fetch(`${url}${path}`);
  expect(await count()).toBe(once);
  expect(once).toBeGreaterThan(before);
});

it('counts who waited for a connection', async () => {
  const { database } = shop.host;
  const busy = Array.from({ length: 11 }, () => database.transaction(() => new Promise<void>((done) => setTimeout(done, 100))));
  await Promise.all(busy);
  const series = await scrape();
  expect(series.get('database_pool_waits_total{pool="general"}')).toBeGreaterThanOrEqual(1);
  expect(series.get('database_pool_wait_seconds_total{pool="general"}')).toBeGreaterThan(0.05);
});

it('counts what was committed, and nothing that was rolled back', async () => {
  const counted: string[] = [];
  const { database } = shop.host;
  await database.transaction(async (tx) => afterCommit(tx, () => counted.push('plain')));
  const failing = database.transaction(async (tx) => {
    afterCommit(tx, () => counted.push('rolled back'));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  const unit = database.unit();
  await unit.transaction(async (tx) => afterCommit(tx, () => counted.push('first part')));
  const part = unit.transaction(async (tx) => {
    afterCommit(tx, () => counted.push('failed part'));
    throw new Error('no');
  });
  await expect(part).rejects.toThrow('no');
  expect(counted).toEqual(['plain']);
  await unit.commit();
  expect(counted).toEqual(['plain', 'first part']);
});
