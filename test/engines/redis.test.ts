/**
 * Two shops on one database and one Redis (or Valkey): the program that TEST_REDIS names, else one that is installed; without either these tests are skipped.
 * The second shop reaches it by a network that the tests can cut.
 */
import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, type RedisClientType } from '@redis/client';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { freePort } from '#kit/server/embedded-postgres/embedded-postgres.ts';
import type { TestApp } from '#test/harness/app.ts';
import { startBuiltShop, type BuiltShop } from '#test/harness/built-shop.ts';
import { demoShop } from '#test/harness/demo-shop.ts';
import { startNetwork, type Network } from '#test/harness/network.ts';
import { inLongRun } from '#test/harness/long-run.ts';
import { findProgram, runProgram, type RunningProgram } from '#test/harness/programs.ts';
import { staffToken } from '#test/harness/staff.ts';

const program = inLongRun || process.env['TEST_REDIS'] ? findProgram('TEST_REDIS', ['redis-server', 'valkey-server']) : null;
const password = 'secret-of-redis';
const list = '/category/mugs';
const seenWithinMs = 200;
const healedWithinMs = 5_000;

describe.skipIf(!program)('two shops and a Redis', () => {
  let bare: TestApp;
  let redis: RunningProgram;
  let redisPort: number;
  let network: Network;
  let one: BuiltShop;
  let other: BuiltShop;
  let staff: Record<string, string>;
  let own: RedisClientType;
  /** What the database notifies of. */
  const notified: string[] = [];
  let listener: pg.Client;

  beforeAll(async () => {
    execFileSync(process.execPath, ['tools/build.mjs'], { stdio: ['ignore', 'ignore', 'inherit'] });
  }, 600_000);
  beforeAll(async () => {
    redisPort = await freePort();
    redis = await runProgram(program!, ['--port', String(redisPort), '--bind', '127.0.0.1', '--save', '', '--requirepass', password], redisPort);
    network = await startNetwork(redisPort);
    bare = await demoShop();
    staff = { 'x-auth': await staffToken(bare, 'manager'), 'content-type': 'application/json' };
    // It hears nothing but NOTIFY, and would keep the shops from relying on Redis.
    await bare.host.announcements.close();
    one = await startBuiltShop({ dataDir: bare.host.config.dataDir, environment: environment(redisPort), limitMs: 120_000 });
    other = await startBuiltShop({ dataDir: bare.host.config.dataDir, environment: environment(network.port), limitMs: 120_000 });
    listener = new pg.Client(bare.db.url);
    await listener.connect();
    await listener.query('listen vitrine');
    listener.on('notification', ({ payload }) => notified.push(payload!));
    own = createClient({ url: `redis://:${password}@127.0.0.1:${redisPort}`, socket: { reconnectStrategy: 100 } });
    own.on('error', () => undefined);
    await own.connect();
  }, 300_000);
  afterAll(async () => {
    own?.destroy();
    await listener?.end();
    await Promise.all([one?.stop(), other?.stop()]);
    await network?.close();
    redis?.resume();
    await redis?.kill();
    await bare?.close();
  }, 60_000);

  const environment = (port: number) => ({
    DATABASE_URL: bare.db.url,
    REDIS_URL: `redis://:${password}@127.0.0.1:${port}`,
    SECRETS_KEY: Buffer.alloc(32, 'two shops').toString('base64'),
  });
  const call = async (
    shop: BuiltShop,
    path: string,
    { method = 'GET', body, ...headers }: { method?: string; body?: object; [name: string]: unknown } = {},
  ) => {
    const answer = await fetch(`${shop.url}${path}`, {
      method,
      headers: { ...staff, ...(headers as Record<string, string>) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(5_000),
    });
    return { status: answer.status, etag: answer.headers.get('etag') ?? '', text: await answer.text() };
  };
  const page = async (shop: BuiltShop, path: string): Promise<string> => {
    const answer = await fetch(`${shop.url}${path}`, { signal: AbortSignal.timeout(5_000) });
    expect(answer.status).toBe(200);
    return answer.text();
  };
  async function until(condition: () => boolean | Promise<boolean>, limitMs = 20_000): Promise<void> {
    for (const end = performance.now() + limitMs; !(await condition()); await sleep(10))
      if (performance.now() > end) throw new Error('it did not happen in time');
  }
  /** Both shops hear by Redis, and nobody by NOTIFY alone. */
  const bothByRedis = () => until(async () => (await listenersOf(listener)).join() === 'vitrine listen, redis,vitrine listen, redis', 30_000);
  let changes = 0;

  /** Another title for the first product of the list, by staff of a shop. */
  async function rename(shop: BuiltShop): Promise<string> {
    const [, slug] = /href="\/product\/([^"?]+)/.exec(await page(shop, list))!;
    const { id } = await idOf(listener, slug!);
    const { etag, text } = await call(shop, `/api/admin/products/${id}`);
    const { data } = JSON.parse(text) as { data: { texts: Record<string, object> } };
    const title = `Zebu${(changes += 1)} cup`;
    const body = { ...data, texts: { ...data.texts, en: { ...data.texts['en'], title } } };
    const answer = await call(shop, `/api/admin/products/${id}`, { method: 'PUT', 'if-match': etag, body });
    expect(answer).toMatchObject({ status: 200 });
    return title;
  }
  const shows = async (shop: BuiltShop, title: string) => {
    const [inList, found] = await Promise.all([page(shop, list), page(shop, `/search?q=${title.split(' ')[0]}`)]);
    return inList.includes(title) && found.includes(`/product/`) && found.includes(title);
  };

  /** How long after now the first question was asked whose answer shows it, in milliseconds: rendering takes its time on a busy machine. */
  async function shownAfter(shop: BuiltShop, title: string): Promise<number> {
    const since = performance.now();
    for (;;) {
      const askedAfter = performance.now() - since;
      if ((await shows(shop, title)) || askedAfter > healedWithinMs) return askedAfter;
    }
  }

  beforeEach(bothByRedis, 40_000);
  afterEach(async () => {
    redis.resume();
    await redis.start();
    network.mend();
  });

  it('shows a change of one on the other within 200 ms, in lists and searches too, and the database notifies of nothing', async () => {
    for (let round = 0; round < 5; round += 1) {
      const next = `Zebu${changes + 1} cup`;
      // What is cached of all of it is what has to go.
      await Promise.all([page(other, list), page(other, `/search?q=${next.split(' ')[0]}`)]);
      notified.length = 0;
      const title = await rename(one);
      expect(await shownAfter(other, title)).toBeLessThan(seenWithinMs);
      expect(notified.filter((payload) => payload.includes('"id"'))).toEqual([]);
    }
  }, 60_000);

  const parse = (shop: BuiltShop) =>
    call(shop, '/api/web/address/parse', { method: 'POST', body: { text: '北京市海淀区中关村大街1号 王小明 13800138000' }, 'x-auth': '' });
  const statuses = async (calls: number, shops: readonly BuiltShop[]) => {
    const all: number[] = [];
    for (let made = 0; made < calls; made += 1) all.push((await parse(shops[made % shops.length]!)).status);
    return { passed: all.filter((status) => status === 200).length, refused: all.filter((status) => status === 429).length };
  };

  it('counts the calls of a network over both, under keys that name nobody and end', async () => {
    expect(await statuses(70, [one, other])).toEqual({ passed: 60, refused: 10 });
    const keys = await own.keys('*');
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) {
      expect(key).toMatch(/^vitrine:limit:[\w-]+$/);
      expect(key).not.toMatch(/127|address/);
      expect(await own.pTTL(key)).toBeGreaterThan(0);
    }
    await own.flushAll();
    expect((await parse(other)).status).toBe(200);
  }, 60_000);

  it('goes on without Redis and with it again: changes within seconds, limits by each process, all said once', async () => {
    await own.flushAll();
    await redis.kill();
    const title = await rename(one);
    await until(() => shows(other, title), healedWithinMs);
    expect(await statuses(140, [one, other])).toEqual({ passed: 120, refused: 20 });
    const said = one
      .output()
      .split('\n')
      .filter((line) => line.includes('"Redis is away: '));
    expect(said).toHaveLength(1);
    await redis.start();
    await bothByRedis();
    expect(one.output()).toContain('Redis is back');
    const after = await rename(other);
    await until(() => shows(one, after), healedWithinMs);
  }, 120_000);

  it('waits for a Redis that hangs no longer than a moment', async () => {
    await own.flushAll();
    redis.pause();
    const since = performance.now();
    expect((await call(one, '/api/web/auth/captcha', { method: 'POST', body: {}, 'x-auth': '' })).status).toBe(200);
    expect(performance.now() - since).toBeLessThan(2_000);
    const title = await rename(one);
    await until(() => shows(other, title), healedWithinMs);
    redis.resume();
    await bothByRedis();
  }, 60_000);

  it('hears of changes though only its own way to Redis is cut, and nobody tells it', async () => {
    network.cut();
    const title = await rename(one);
    await until(() => shows(other, title), healedWithinMs);
    await until(async () => (await listenersOf(listener)).join() === 'vitrine listen,vitrine listen, redis');
    // By now everything was flushed, and is cached again.
    await shows(other, title);
    const heard = await rename(one);
    expect(await shownAfter(other, heard)).toBeLessThan(seenWithinMs);
    network.mend();
    await bothByRedis();
    const after = await rename(one);
    await until(() => shows(other, after), healedWithinMs);
  }, 60_000);

  it('serves on when the other is killed, and hears what that left unsaid', async () => {
    other.process.kill('SIGKILL');
    await listener.query(`insert into announcement values (gen_random_uuid(), '{"kind":"stale","tags":["products"]}')`);
    notified.length = 0;
    await vi.waitFor(() => expect(notified.join()).toContain('products'), healedWithinMs);
    const title = await rename(one);
    await until(() => shows(one, title), healedWithinMs);
    other = await startBuiltShop({ dataDir: bare.host.config.dataDir, environment: environment(network.port), limitMs: 120_000 });
    await bothByRedis();
  }, 180_000);

  it('refuses to start with a wrong password, and says which variable is wrong', async () => {
    const wrong = startBuiltShop({
      dataDir: bare.host.config.dataDir,
      environment: { ...environment(redisPort), REDIS_URL: `redis://:wrong@127.0.0.1:${redisPort}` },
    });
    await expect(wrong).rejects.toThrow(/it refuses the user or the password[\s\S]*Check REDIS_URL/);
    await expect(wrong).rejects.not.toThrow(/:wrong@/);
  }, 60_000);
});

async function listenersOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select application_name as name from pg_stat_activity where datname = current_database() and application_name like 'vitrine listen%' order by 1",
  );
  return rows.map(({ name }) => name);
}

const idOf = async (client: pg.Client, slug: string) => (await client.query<{ id: string }>('select id from product where slug = $1', [slug])).rows[0]!;
