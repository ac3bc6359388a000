// Traces arrive at a collector by OTLP over HTTP: requests by their routes, statements, jobs and outgoing calls below them; the log names the trace.
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { systemContext } from '#kit/server/context.ts';
import { openJobs, prepareJobs, type Job } from '#kit/server/jobs.ts';
import { createLog } from '#kit/server/log/log.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { startFakeServer, type FakeServer } from '#test/harness/fake-server.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { logFields } from './log-fields.ts';
import { callersSpan } from './trace-requests.ts';
import { startTracing, type ProcessTracing } from './tracing.ts';

type Value = { stringValue?: string; intValue?: number | string };
type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  status?: { code?: number };
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: Value }[];
};

/** Clocks of the wall and of the process are read at different moments. */
const slackNs = 5_000_000n;

let collector: FakeServer;
let tracing: ProcessTracing;
let shop: TestApp;
let url: string;
const spans: Span[] = [];
const lines: Record<string, unknown>[] = [];
const tokens: unknown[] = [];
const warned: string[] = [];

beforeAll(async () => {
  collector = await startFakeServer(({ body, headers }) => {
    tokens.push(headers['authorization']);
    const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    return {};
  });
  const config = { url: `${collector.url}/v1/traces`, headers: { authorization: 'Bearer collector' }, serviceName: 'shop', share: 1, trustsCallers: true };
  tracing = startTracing(config, (text) => warned.push(text));
  const write = (text: string) => lines.push(JSON.parse(text) as Record<string, unknown>);
  const log = createLog('info', new Writable({ write: (text, _encoding, done) => (write(String(text)), done()) }), logFields);
  shop = await createTestApp({ tracing: tracing.requests, log });
  await shop.host.database.transaction(seedCommerce);
  await insertTestProduct(shop.host.database, { slug: 'cup', title: 'Cup', variants: [{ sku: 'CUP-1', price: 1800, onHand: 9 }] });
  url = await shop.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await tracing.close();
  await shop.close();
  await collector.close();
});

/** A request is over when its answer was read. */
async function visit(address: string, options?: RequestInit): Promise<Response> {
  const answer = await fetch(address, options);
  await answer.text();
  return answer;
}

const attributesOf = ({ attributes }: Span) => Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]));
const found = async (name: string): Promise<Span> => {
  await expect.poll(() => spans.map((span) => span.name), { timeout: 10_000 }).toContain(name);
  return spans.find((span) => span.name === name)!;
};

it('names requests by their routes, with their statements below them, and no path', async () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const caller = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
  await visit(`${url}/product/cup?mail=ada@example.com`, { headers: caller });
  const page = await found('GET page product');
  expect(page).toMatchObject({ traceId, parentSpanId: '00f067aa0ba902b7' });
  expect(attributesOf(page)).toEqual({ 'http.request.method': 'GET', 'http.route': 'page product', 'http.response.status_code': 200 });
  const statement = spans.find((span) => span.traceId === traceId && span.name === 'postgresql select')!;
  expect(attributesOf(statement)).toMatchObject({ 'db.system.name': 'postgresql', 'db.query.text': expect.stringContaining('select') });
  // A statement is noted when it is over, but lies within its request.
  expect(BigInt(statement.startTimeUnixNano)).toBeGreaterThan(BigInt(page.startTimeUnixNano) - slackNs);
  expect(BigInt(statement.startTimeUnixNano)).toBeLessThan(BigInt(statement.endTimeUnixNano));
  await visit(`${url}/api/web/cart/count`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
  expect(attributesOf(await found('POST /api/web/cart/count'))['http.response.status_code']).toBe(200);
  await visit(`${url}/api/admin/orders/AX-1`);
  const refused = await found('GET /api/admin/orders/:id');
  expect([attributesOf(refused)['http.response.status_code'], refused.traceId === traceId]).toEqual([401, false]);
  expect(JSON.stringify(spans)).not.toMatch(/ada@|AX-1|\/product\/cup/);
  expect(new Set(tokens)).toEqual(new Set(['Bearer collector']));
});

it('traces pages from the cache, which no framework sees', async () => {
  await visit(`${url}/collection`);
  const before = spans.length;
  for (let time = 0; time < 2; time += 1) await visit(`${url}/product/cup?mail=ada@example.com`);
  await expect.poll(() => spans.slice(before).filter(({ name }) => name === 'GET page product').length, { timeout: 10_000 }).toBe(2);
});

it('traces jobs and the calls that they make, by host, and says the trace in the log', async () => {
  const service = await startFakeServer(() => ({ ok: true }));
  const asking: Job<{ url: string }> = {
    name: 'test.asks',
    data: z.object({ url: z.string() }),
    retryLimit: 0,
    run: async ({ log }, { url: target }) => {
      await fetch(`${target}/hushed-path?token=hushed`);
      log.warn({}, 'asked');
      throw new Error('and failed');
    },
  };
  await prepareJobs(shop.db.url, [asking]);
  const jobs = openJobs(shop.db.url, { now: () => shop.clock.now, onError: () => undefined });
  const log = createLog(
    'info',
    new Writable({ write: (text, _e, done) => (lines.push(JSON.parse(String(text)) as Record<string, unknown>), done()) }),
    logFields,
  );
  await jobs.work([asking], (name) => ({ ...systemContext(shop.host, { name }), log }));
  await shop.host.database.transaction((tx) => jobs.enqueue(tx, asking, { url: service.url }));
  const call = await found(`GET 127.0.0.1`);
  const job = await found('job test.asks');
  await jobs.stop(1_000);
  await service.close();
  expect(call).toMatchObject({ traceId: job.traceId, parentSpanId: job.spanId });
  expect(attributesOf(call)).toEqual({ 'http.request.method': 'GET', 'server.address': '127.0.0.1', 'http.response.status_code': 200 });
  expect(job.status?.code).toBe(2);
  expect(lines.find(({ msg }) => msg === 'asked')).toMatchObject({ traceId: job.traceId });
  expect(JSON.stringify(spans)).not.toContain('hushed');
});

it('names the request on every line that comes of it', async () => {
  await visit(`${url}/api/web/user/info`, { method: 'POST', headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' }, body: '{}' });
  const line = lines.find(({ msg }) => msg === 'refused');
  expect(line).toMatchObject({ requestId: expect.stringMatching(/^[\da-f-]{36}$/), traceId: expect.stringMatching(/^[\da-f]{32}$/) });
});

it('takes a trace that a proxy leads from a well-formed header alone', () => {
  const good = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  expect(callersSpan(good)).toMatchObject({ traceFlags: 1, isRemote: true });
  for (const wrong of ['', 'x', `01${good.slice(2)}`, good.replace(/4bf92f.*4736/, '0'.repeat(32)), `${good}-more`, good.toUpperCase()])
    expect(callersSpan(wrong)).toBeUndefined();
});

it('says once that spans cannot be delivered, and goes on', async () => {
  collector.fault = 'serverError';
  expect((await visit(`${url}/product/cup`)).status).toBe(200);
  await expect.poll(() => warned, { timeout: 15_000 }).toEqual(['traces cannot be delivered to OTEL_EXPORTER_OTLP_ENDPOINT']);
  collector.fault = null;
}, 20_000);
