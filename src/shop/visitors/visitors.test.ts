import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemContext } from '#kit/server/context.ts';
import { on } from '#kit/server/database.ts';
import { isId } from '#kit/server/ids.ts';
import type { DB } from '#tables';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { runJob } from '#test/harness/run-jobs.ts';
import { pseudonymOf } from './index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const db = () => on<DB>(shop.db.database.reader);
const track = (body: unknown, visitor?: string, headers: Record<string, string> = {}) =>
  shop.client().post('/api/web/visitor/track', body, { ...(visitor === undefined ? {} : { 'x-visitor': visitor }), ...headers });
/** By what a visitor is counted today. */
const today = (visitorId: string) => pseudonymOf(systemContext(shop.host, { name: 'test' }), visitorId);
const visitsOf = async (visitorId: string) =>
  db()
    .selectFrom('visit')
    .select(['url', 'referer', 'at', 'lastSeenAt'])
    .where('visitorId', '=', await today(visitorId))
    .orderBy('at')
    .execute();
const duration = (body: unknown, type = 'application/json') =>
  shop.client().send({
    method: 'POST',
    url: '/api/web/stat/duration',
    payload: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': type },
  });
const later = (ms: number) => (shop.clock.now = new Date(shop.clock.now.getTime() + ms));

describe('POST /api/web/visitor/track', () => {
  it('issues an id when there is none, and accepts a well-formed one', async () => {
    const first = await track({ url: 'http://shop.example/', referer: '', timezone: 'Europe/Berlin' });
    expect(first).toMatchObject({ status: 200, code: 0 });
    expect(isId(first.data.visitorId)).toBe(true);
    const again = await track({ url: 'http://shop.example/cart', referer: 'http://shop.example/', timezone: 'Europe/Berlin' }, first.data.visitorId);
    expect(again.data.visitorId).toBe(first.data.visitorId);
    const malformed = await track({ url: '/', referer: '', timezone: '' }, "1' or '1'='1");
    expect(isId(malformed.data.visitorId)).toBe(true);
  });

  it('counts a page that stays open once, and a return to it anew', async () => {
    // Within a day, at the end of which a visitor becomes another.
    shop.clock.now = new Date(`${shop.clock.now.toISOString().slice(0, 10)}T12:00:00Z`);
    const { data } = await track({ url: '/product/bowl?token=secret#x', referer: 'https://search.example/?q=private' });
    const visits = () => visitsOf(data.visitorId);
    later(10_000);
    await track({ url: '/product/bowl?token=other' }, data.visitorId);
    expect(await visits()).toMatchObject([{ url: '/product/bowl', referer: 'https://search.example/', lastSeenAt: shop.clock.now }]);
    later(31 * 60_000);
    await track({ url: '/product/bowl' }, data.visitorId);
    later(1_000);
    await track({ url: '/cart' }, data.visitorId);
    expect(await visits()).toHaveLength(3);
  });

  it.each([
    ['no url', {}, 'url'],
    ['a number', { url: 5 }, 'url'],
    ['an object', { url: { $ne: '' } }, 'url'],
    ['no address', { url: 'javascript:alert(1)' }, 'url'],
    ['a very long url', { url: `/${'x'.repeat(5_000)}` }, 'url'],
    ['a time zone of 65 letters', { url: '/', timezone: 'x'.repeat(65) }, 'timezone'],
  ])('rejects %s', async (_, body, field) => {
    const answer = await track(body);
    expect(answer).toMatchObject({ status: 400, code: 40 });
    expect(Object.keys(answer.data.errors)).toEqual([field]);
  });

  it('rejects other content types, broken JSON and large bodies', async () => {
    const send = (payload: string, type: string) =>
      shop.client().send({ method: 'POST', url: '/api/web/visitor/track', payload, headers: { 'content-type': type } });
    expect((await send('{"url":"/"}', 'text/plain')).status).toBe(415);
    expect((await send('{', 'application/json')).status).toBe(400);
    expect((await send(JSON.stringify({ url: '/', more: 'x'.repeat(20_000) }), 'application/json')).status).toBe(413);
    expect((await shop.client().get('/api/web/visitor/track')).status).toBe(405);
  });
});

describe('POST /api/web/stat/duration', () => {
  it('adds up what JSON and beacons report, at most a day', async () => {
    const { visitorId } = (await track({ url: '/' })).data;
    expect((await duration({ visitorId, url: '/product/bowl?x=1', duration: 10 })).code).toBe(0);
    expect((await duration({ visitorId, url: '/product/bowl', duration: 4.6 }, 'text/plain;charset=UTF-8')).code).toBe(0);
    const counted = await today(visitorId);
    const seconds = async () => (await db().selectFrom('pageDuration').select('seconds').where('visitorId', '=', counted).execute()).map((row) => row.seconds);
    expect(await seconds()).toEqual([15]);
    await duration({ visitorId, url: '/product/bowl', duration: 86_400 });
    expect(await seconds()).toEqual([86_400]);
  });

  it('stores nothing of an unknown visitor', async () => {
    const visitorId = '01890000-0000-7000-8000-000000000000';
    expect((await duration({ visitorId, url: '/', duration: 10 })).code).toBe(0);
    expect(
      await db()
        .selectFrom('pageDuration')
        .select('seconds')
        .where('visitorId', '=', await today(visitorId))
        .execute(),
    ).toEqual([]);
  });

  it.each([
    ['a negative duration', { duration: -1 }],
    ['more than a day', { duration: 86_401 }],
    ['2^53', { duration: 2 ** 53 }],
    ['a text', { duration: '1e3' }],
    ['an object', { duration: {} }],
    ['a malformed visitor', { visitorId: 'me', duration: 1 }],
    ['no visitor', { visitorId: undefined, duration: 1 }],
  ])('rejects %s', async (_, body) => {
    expect(await duration({ visitorId: '01890000-0000-7000-8000-000000000000', url: '/', ...body })).toMatchObject({ status: 400, code: 40 });
  });

  it('rejects text that is no JSON', async () => {
    expect(await duration('hello', 'text/plain')).toMatchObject({ status: 400, code: 40 });
    expect(await duration('', 'text/plain')).toMatchObject({ status: 400, code: 40 });
    expect(await duration('a=b', 'application/x-www-form-urlencoded')).toMatchObject({ status: 415, code: 40 });
  });
});

it('asks an address that calls too often to wait', async () => {
  const client = shop.client();
  const calls = Array.from({ length: 620 }, () =>
    client.send({ method: 'POST', url: '/api/web/stat/duration', payload: { visitorId: 'x', url: '/', duration: 1 }, remoteAddress: '192.0.2.7' }),
  );
  const refused = (await Promise.all(calls)).filter((answer) => answer.status === 429);
  expect(refused).toHaveLength(20);
  expect(refused[0]).toMatchObject({ code: 40 });
  expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0);
});

it('forgets what is older than it should keep', async () => {
  later(89 * 24 * 3_600_000);
  const { visitorId } = (await track({ url: '/new' })).data;
  await duration({ visitorId, url: '/new', duration: 5 });
  later(2 * 24 * 3_600_000);
  await runJob(shop, 'retention');
  const left = await sql<{ visitors: number; visits: number; durations: number }>`
    select (select count(*) from visitor) as visitors, (select count(*) from visit) as visits, (select count(*) from page_duration) as durations`.execute(db());
  expect(left.rows).toEqual([{ visitors: 1, visits: 1, durations: 1 }]);
});

describe('whether a visit is counted', () => {
  const url = '/product/bowl';
  const berlin = { url, timezone: 'Europe/Berlin' };

  it('where the law asks for it, only after a yes; until then the id leads nowhere', async () => {
    const asked = await track(berlin);
    expect(asked.data).toMatchObject({ kept: false, ask: true });
    expect(await visitsOf(asked.data.visitorId)).toEqual([]);
    await duration({ visitorId: asked.data.visitorId, url, duration: 9 });
    const rows = await db()
      .selectFrom('pageDuration')
      .select('seconds')
      .where('visitorId', '=', await today(asked.data.visitorId))
      .execute();
    expect(rows).toEqual([]);
    const yes = await track({ ...berlin, consent: 'yes' });
    expect(yes.data).toMatchObject({ kept: true, ask: false });
    expect(await visitsOf(yes.data.visitorId)).toHaveLength(1);
    const no = await track({ url, timezone: 'America/New_York', consent: 'no' });
    expect(no.data).toMatchObject({ kept: false, ask: false });
    expect(await visitsOf(no.data.visitorId)).toEqual([]);
  });

  it('never with Global Privacy Control, whatever was said before', async () => {
    const { visitorId } = (await track({ url })).data;
    const answer = await track({ url: '/cart', timezone: 'Asia/Tokyo', consent: 'yes' }, visitorId, { 'sec-gpc': '1' });
    expect(answer.data).toMatchObject({ kept: false, ask: false });
    expect(await visitsOf(visitorId)).toHaveLength(1);
    const beacon = { method: 'POST', url: '/api/web/stat/duration', payload: { visitorId, url, duration: 7 }, headers: { 'sec-gpc': '1' } } as const;
    expect((await shop.client().send(beacon)).code).toBe(0);
    const rows = await db()
      .selectFrom('pageDuration')
      .select('seconds')
      .where('visitorId', '=', await today(visitorId))
      .execute();
    expect(rows).toEqual([]);
  });

  it('under a number that is another one every day, and that the browser does not know', async () => {
    const { visitorId } = (await track({ url })).data;
    const first = await today(visitorId);
    expect(first).not.toBe(visitorId);
    expect(await today(visitorId)).toBe(first);
    later(24 * 3_600_000);
    expect(await today(visitorId)).not.toBe(first);
    later(3 * 24 * 3_600_000);
    await runJob(shop, 'retention');
    const salts = await sql<{ day: string }>`select day::text as day from visitor_salt where day < ${shop.clock.now}::date - 2`.execute(db());
    expect(salts.rows).toEqual([]);
  });
});
