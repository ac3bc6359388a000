/** Public pages on a replica that streams from a real primary: never older than what was announced, and served whatever becomes of the replica. */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { limitedReader, on, openDatabase, originalOf, type Database, type Queryable } from '#kit/server/database.ts';
import { openReplicas, type Replicas } from '#kit/server/replicas.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { staffToken } from '#test/harness/staff.ts';
import { prepareDatabase } from '#test/harness/prepared-database.ts';
import { startReplicated, type Replicated } from '#test/harness/replica.ts';

let pair: Replicated;
let database: Database;
let onReplica: Database;
let replicas: Replicas;
let shop: TestApp;
const warnings: string[] = [];
const log = { info: () => undefined, warn: (_fields: object, text: string) => void warnings.push(text), error: () => undefined };
beforeAll(async () => {
  pair = await startReplicated(prepareDatabase);
  database = openDatabase(pair.primaryUrl);
  onReplica = openDatabase(pair.replicaUrl, { max: 1 });
  shop = await createTestApp({ database: { url: pair.primaryUrl, database, close: () => database.close() } });
  replicas = openReplicas([pair.replicaUrl], database, log);
  Object.assign(shop.host, { replicas });
  shop.host.announcements.on('stale', () => replicas.requireNow());
}, 120_000);
afterAll(async () => {
  await replicas.close();
  await onReplica.close();
  await shop.close();
  await pair.stop();
}, 60_000);

const run = async <Row>(db: Queryable, statement: string) => (await sql.raw<Row>(statement).execute(on(db))).rows;
const isReplica = async (db: Queryable) => (await run<{ yes: boolean }>(db, 'select pg_is_in_recovery() as yes'))[0]!.yes;
async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = performance.now() + 20_000; !(await condition()); await sleep(20)) if (performance.now() > end) throw new Error('it did not happen in time');
}
const isUsed = () => isReplica(replicas.reader());
beforeEach(() => until(isUsed), 30_000);

it('is asked for public pages once it has what was committed, and shares what is memoized', async () => {
  expect(originalOf(replicas.reader())).toBe(database.reader);
  expect(originalOf(limitedReader(replicas.reader()))).toBe(limitedReader(database.reader));
  expect(replicas.states()).toEqual([{ host: new URL(pair.replicaUrl).host, isUsed: true, reason: null, lagBytes: 0 }]);
  expect((await shop.client().get('/promotion')).status).toBe(200);
  const asked = await run<{ query: string }>(
    onReplica.reader,
    "select query from pg_stat_activity where application_name = 'vitrine' and pid <> pg_backend_pid()",
  );
  // Of each connection the last; those of this test ask whether it is a replica.
  expect(asked.some(({ query }) => !query.includes('pg_is_in_recovery'))).toBe(true);
});

it('is not asked while it lacks what a page has to show; the page is right at once', async () => {
  const staff = { 'x-auth': await staffToken(shop, 'manager') };
  const title = async () => /<title>(.*?)<\/title>/.exec((await shop.client().get('/')).text)?.[1];
  await run(onReplica.reader, 'select pg_wal_replay_pause()');
  const { data, headers } = await shop.client().get('/api/admin/settings/shop', staff);
  const payload = { ...data, name: { en: 'Behind the hill' } };
  const answer = await shop.client().send({ method: 'PUT', url: '/api/admin/settings/shop', payload, headers: { ...staff, 'if-match': headers['etag']! } });
  expect(answer.code).toBe(0);
  await until(async () => (await title())!.includes('Behind the hill'));
  expect(await isUsed()).toBe(false);
  await until(() => (replicas.states()[0]!.lagBytes ?? 0) > 0);
  await run(onReplica.reader, 'select pg_wal_replay_resume()');
  await until(isUsed);
  expect(await title()).toContain('Behind the hill');
});

it('is not asked for a preview: nobody announces a draft', async () => {
  const product = 'a-thing-with-a-draft';
  await insertTestProduct(database, { slug: product, title: 'Published', variants: [{}] });
  replicas.requireNow();
  await until(isUsed);
  await run(onReplica.reader, 'select pg_wal_replay_pause()');
  await run(database.reader, `update product set texts = jsonb_set(texts, '{en,title}', '"Drafted"') where slug = '${product}'`);
  const staff = { 'x-auth': await staffToken(shop, 'editor') };
  expect(await isUsed()).toBe(true);
  const client = shop.client();
  const { token } = (await shop.client().post('/api/admin/preview', {}, staff)).data;
  await client.get(`/product/${product}?preview=true&previewToken=${token}`);
  expect((await client.get(`/product/${product}?preview=true`)).text).toContain('Drafted');
  await run(onReplica.reader, 'select pg_wal_replay_resume()');
});

it('may go down at any time: the primary answers, until the replica is back', async () => {
  const reader = replicas.reader();
  const asked = Array.from({ length: 8 }, () => run<{ one: number }>(reader, 'select 1 as one from pg_sleep(0.4)'));
  await sleep(150);
  await pair.kill();
  expect((await Promise.all(asked)).map(([row]) => row!.one)).toEqual(asked.map(() => 1));
  expect((await run<{ one: number }>(reader, 'select 1 as one'))[0]!.one).toBe(1);
  await until(async () => !(await isUsed()));
  expect((await shop.client().get('/en')).status).toBeLessThan(500);
  expect(warnings).toContain('a replica cannot be used; the primary answers');
  await pair.start();
  await until(isUsed);
  expect(warnings).toContain('a replica is back');
});

it('passes on what is wrong with a statement itself', async () => {
  await expect(run(replicas.reader(), 'select nonsense')).rejects.toMatchObject({ code: '42703' });
});

it('is left out for good when it is promoted', async () => {
  await run(onReplica.reader, 'select pg_promote()');
  await until(async () => !(await isUsed()));
  await sleep(500);
  expect(replicas.states()).toMatchObject([{ isUsed: false, reason: 'away', lagBytes: null }]);
  expect(await isUsed()).toBe(false);
});
