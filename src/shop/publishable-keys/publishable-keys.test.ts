// Publishable keys: apps name themselves by them, and nobody can do more with one than without.
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { invalidateMemoized } from '#kit/server/memoize.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { shopperToken, staffToken } from '#test/harness/staff.ts';
import { publishableKeyLimits } from './contract.ts';
import { countCall, writeCalls } from './index.ts';

let shop: TestApp;
let sku: string;
let manager: Record<string, string>;
const logged: Record<string, unknown>[] = [];

beforeAll(async () => {
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(JSON.parse(line) as Record<string, unknown>) });
  shop = await createTestApp({ log, metricsToken: 'metrics-token' });
  await shop.host.database.transaction(seedCommerce);
  const [variant] = await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 50 }] });
  sku = variant!.sku;
  manager = { 'x-auth': await staffToken(shop, 'manager') };
});
afterAll(() => shop.close());

const url = '/api/admin/publishable-keys';
const changed = () => invalidateMemoized(['publishable-keys']);
const named = (key: string) => ({ 'x-publishable-key': key });

async function make(title: string): Promise<{ id: string; key: string }> {
  const made = await shop.client().post(url, { title }, manager);
  expect(made.code).toBe(0);
  changed();
  return made.data;
}

async function write(method: 'PUT' | 'DELETE', id: string, payload: object = {}) {
  const { headers } = await shop.client().get(`${url}/${id}`, manager);
  const answer = await shop.client().send({ method, url: `${url}/${id}`, payload, headers: { ...manager, 'if-match': String(headers['etag']) } });
  changed();
  return answer;
}

const count = (headers: Record<string, string>) => shop.client().post('/api/web/cart/count', {}, headers);

it('is made, renamed and withdrawn by staff; withdrawn and unknown ones are refused with a reason', async () => {
  const { id, key } = await make('Kiosk');
  expect(key).toMatch(/^pk_[\w-]{43}$/);
  expect((await count(named(key))).code).toBe(0);
  expect((await write('PUT', id, { title: 'Kiosk at the door' })).data).toMatchObject({ id, key, title: 'Kiosk at the door' });
  expect((await write('DELETE', id)).code).toBe(0);
  for (const wrong of [key, 'pk_unknown', '', `${key}, ${key}`]) {
    const refused = await count(named(wrong));
    expect([wrong, refused.status, refused.code, refused.reason]).toEqual([wrong, 400, 40, 'publishableKeyUnknown']);
  }
  // Pages and the back office do not read it.
  expect((await shop.client().get('/search?q=bowl', named(key))).status).toBe(200);
  expect((await shop.client().get(url, { ...manager, ...named(key) })).code).toBe(0);
});

it('tells how often an app called, and how often too many times', async () => {
  const { id, key } = await make('Phone app');
  for (let call = 0; call < 3; call += 1) await count(named(key));
  countCall(shop.host, id, { isLimited: true });
  await writeCalls(shop.host);
  await count(named(key));
  await writeCalls(shop.host);
  const read = async () => (await shop.client().get(`${url}/${id}`, manager)).data;
  expect(await read()).toMatchObject({ calls: 5, limited: 1, lastUsedAt: shop.clock.now.toISOString() });
  const before = shop.clock.now;
  shop.clock.now = new Date(before.getTime() + (publishableKeyLimits.shownDays + 1) * 24 * 3_600_000);
  try {
    const later = { 'x-auth': await staffToken(shop, 'manager') };
    expect((await shop.client().get(`${url}/${id}`, later)).data).toMatchObject({ calls: 0, limited: 0, lastUsedAt: before.toISOString() });
  } finally {
    shop.clock.now = before;
  }
  // Calls that arrive meanwhile do not block renaming the app.
  expect((await write('PUT', id, { title: 'Phone' })).code).toBe(0);
});

it('names the app in the log and in the metrics', async () => {
  const { key } = await make('Market stall');
  await count(named(key));
  // Nobody fills in a form as soon as it is there.
  const { data } = await shop.client().post('/api/web/form/begin', {}, named(key));
  const sent = await shop.client().post('/api/web/feedback/add', { kind: 'idea', text: 'A thought.', formToken: data.token }, named(key));
  expect(sent.status).toBe(429);
  const limited = logged.filter(({ status }) => status === 429);
  expect(limited.map(({ app }) => app)).toEqual(['Market stall']);
  const metrics = (await shop.client().send({ method: 'GET', url: '/metrics', headers: { authorization: 'Bearer metrics-token' } })).text;
  expect(metrics).toContain('api_calls_total{app="Market stall",status="200"}');
  expect(metrics).toContain('api_calls_total{app="Market stall",status="429"} 1');
  expect(JSON.stringify(logged)).not.toContain(key);
  expect(metrics).not.toContain(key);
});

it('grants nothing to a thief', async () => {
  const { key } = await make('Stolen');
  const stolen = named(key);
  const guest = { 'x-guest': (await shop.client().post('/api/web/guest')).data.guest as string };
  await shop.client().post('/api/web/cart/add', { sku, quantity: 2 }, { ...guest, ...stolen });
  expect((await count({ ...guest, ...stolen })).data.count).toBe(2);
  // The owner's calls carried the key too: it opens none of their data.
  expect((await count(stolen)).data.count).toBe(0);
  const token = await shopperToken(shop);
  expect((await shop.client().post('/api/web/user/info', {}, { 'x-auth': token, ...stolen })).code).toBe(0);
  expect((await shop.client().post('/api/web/user/info', {}, stolen)).code).toBe(50);
  for (const place of [{ 'x-auth': key }, { authorization: `Bearer ${key}` }, { 'x-guest': key }])
    expect([await shop.client().get(url, place as never), await shop.client().post('/api/web/user/info', {}, place as never)].map(({ code }) => code)).toEqual([
      50, 50,
    ]);
  const foreign = await shop.client().post('/api/web/cart/count', {}, { ...stolen, origin: 'https://thief.example', 'sec-fetch-site': 'cross-site' });
  expect([foreign.status, foreign.reason]).toEqual([403, 'originNotListed']);
});

it('is one of so many', async () => {
  const { data } = await shop.client().get(`${url}?size=100`, manager);
  for (let index = data.total as number; index < publishableKeyLimits.keys; index += 1) await make(`App ${index}`);
  const refused = await shop.client().post(url, { title: 'One too many' }, manager);
  expect([refused.status, refused.reason]).toEqual([409, 'tooManyPublishableKeys']);
});
