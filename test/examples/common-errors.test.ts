/** What all operations that are alike refuse, each for its reason: examples for both documents of the API. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { invalidateMemoized } from '#kit/server/memoize.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { shopperToken, staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let owner: Record<string, string>;
let sku: string;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
  owner = { 'x-auth': await staffToken(shop, 'owner') };
  const [variant] = await insertTestProduct(shop.host.database, { title: 'Brae cup', slug: 'brae-cup', variants: [{ sku: 'BRC-MOS-200', onHand: 20 }] });
  sku = variant!.sku;
});
afterAll(() => shop.close());

const add = '/api/web/cart/add';
const tag = '/api/admin/tags';
const write = (payload: object | string, headers: Record<string, string> = {}, url = add) =>
  shop.client().send({ method: 'POST', url, payload, headers: { 'content-type': 'application/json', ...headers } });
const line = () => ({ sku, quantity: 1 });

it.each([
  ['a version that is not served', 'apiVersionUnknown', { 'vitrine-version': '2020-01-01' }],
  ['a language of no shop', 'languageUnknown', { 'x-lang': 'tlh' }],
  ['a publishable key that nobody made', 'publishableKeyUnknown', { 'x-publishable-key': 'pk_nobody' }],
  ['an origin that staff have not listed', 'originNotListed', { origin: 'https://app.example', 'sec-fetch-site': 'cross-site' }],
  ['a token that nobody was given', 'authInvalid', { 'x-auth': 'not-a-token' }],
  ['a key with a space', 'idempotencyKeyInvalid', { 'idempotency-key': 'two words' }],
])('%s is refused', async (_what, reason, headers) => expect((await write(line(), headers as Record<string, string>)).reason).toBe(reason));

it('a body that cannot be read is refused', async () => {
  expect((await write('{"sku":')).reason).toBe('jsonInvalid');
  expect((await write('sku=BRC-MOS-200', { 'content-type': 'application/x-www-form-urlencoded' })).reason).toBe('contentTypeWrong');
  expect((await write({ sku: 'x'.repeat(300_000), quantity: 1 })).reason).toBe('bodyTooLarge');
  expect(await write({ sku, quantity: 'two' })).toMatchObject({ reason: 'invalidInput', data: { errors: { quantity: expect.any(String) } } });
});

it('a key is for one body, and for one call at a time', async () => {
  const key = { ...owner, 'idempotency-key': 'tag-1' };
  const first = write({ slug: 'wool', texts: { en: { title: 'Wool' } } }, key, tag);
  expect((await first).code).toBe(0);
  expect((await write({ slug: 'linen', texts: { en: { title: 'Linen' } } }, key, tag)).reason).toBe('idempotencyKeyReused');
  const held = { ...owner, 'idempotency-key': 'tag-2' };
  const body = { slug: 'felt', texts: { en: { title: 'Felt' } } };
  expect((await write(body, held, tag)).code).toBe(0);
  await shop.run(sql`update idempotency_key set status = null, answer = null`);
  expect((await write(body, held, tag)).reason).toBe('idempotencyKeyInUse');
});

it('staff are asked who they are, what they may, and what they have read', async () => {
  expect((await write({}, { ...owner, origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }, tag)).reason).toBe('crossSite');
  const { data } = await shop.client().post('/api/admin/api-keys', { title: 'Reader', scopes: ['read:orders'] }, owner);
  expect((await write({ slug: 'silk', texts: { en: { title: 'Silk' } } }, { authorization: `Bearer ${data.key}` }, tag)).reason).toBe('forbidden');
  const [{ id }] = (await shop.client().get(`${tag}?size=1`, owner)).data.items;
  const put = (headers: Record<string, string>) =>
    shop.client().send({ method: 'PUT', url: `${tag}/${id}`, payload: { slug: 'wool', texts: { en: { title: 'Wool' } } }, headers: { ...owner, ...headers } });
  expect((await put({})).reason).toBe('ifMatchMissing');
  expect((await put({ 'if-match': '"kX2f0m1zq8"' })).reason).toBe('stale');
  expect((await shop.client().get(`${tag}/019a0000-0000-7000-8000-000000000001`, owner)).reason).toBe('notFound');
});

it('who was signed out elsewhere hears of it', async () => {
  const token = await shopperToken(shop);
  await shop.run(sql`update session set ended_at = ${shop.clock.now}, ended_by = 'elsewhere'`);
  expect((await write({}, { 'x-auth': token }, '/api/web/user/info')).reason).toBe('authOut');
});

it('what the shop itself fails at is said without details', async () => {
  const raise = (code: string) =>
    shop.run(
      sql.raw(
        `create or replace function fail() returns trigger language plpgsql as $$ begin raise exception 'out of order' using errcode = '${code}'; end $$`,
      ),
    );
  await raise('P0001');
  await shop.run(sql`create trigger fail before insert on cart_line for each row execute function fail()`);
  expect(await write(line())).toMatchObject({ status: 500, reason: 'unexpectedError', data: null });
  await raise('57P01');
  expect(await write(line())).toMatchObject({ status: 503, reason: 'unavailable', data: null });
  await shop.run(sql`drop trigger fail on cart_line`);
});

it('a shop that is closed says when to come again', async () => {
  const url = '/api/admin/settings/maintenance';
  const { headers, data } = await shop.client().get(url, owner);
  const put = (enabled: boolean) =>
    shop.client().send({ method: 'PUT', url, payload: { ...data, enabled }, headers: { ...owner, 'if-match': String(headers['etag']) } });
  expect((await put(true)).code).toBe(0);
  invalidateMemoized(['settings']);
  const closed = await write(line());
  expect([closed.status, closed.reason, closed.headers['retry-after']]).toEqual([503, 'shopClosed', '600']);
});
