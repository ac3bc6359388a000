/**
 * The shop through PgBouncer in transaction mode: the program that TEST_PGBOUNCER names, else one that is installed (Debian's 1.18 knows no statements with
 * names); without either these tests are skipped.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { limitedReader, on, openDatabase, prepared, type Database, type Queryable } from '#kit/server/database.ts';
import { isStatementTimeout } from '#kit/server/connections/statement-timeout.ts';
import { runCommand } from '#server/commands/index.ts';
import { checkSessions, databaseAddresses } from '#server/database-addresses.ts';
import { contextForJob } from '#server/job-context.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { fillCheckout, submit } from '#test/harness/buyers.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { startPgBouncer, type RunningPooler } from '#test/harness/pgbouncer.ts';
import { createNamedDatabase } from '#test/harness/prepared-database.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { inLongRun } from '#test/harness/long-run.ts';
import { findProgram } from '#test/harness/programs.ts';
import { makeTemporaryFolder } from '#test/harness/temporary-folder.ts';

const program = inLongRun || process.env['TEST_PGBOUNCER'] ? findProgram('TEST_PGBOUNCER', ['pgbouncer']) : null;
const ask = async <Row>(db: Queryable, statement: string) => (await sql.raw<Row>(statement).execute(on(db))).rows;

describe.skipIf(!program)('PgBouncer in transaction mode', () => {
  let pooler: RunningPooler;
  let direct: TestDatabase;
  let database: Database;
  let shop: TestApp;
  beforeAll(async () => {
    pooler = await startPgBouncer(program!, inject('serverUrl'));
    direct = await createTestDatabase();
    await checkSessions({ url: pooler.through(direct.url), directUrl: direct.url });
    database = openDatabase(pooler.through(direct.url), { pooler: true, limitedTimeoutMs: 300 });
    shop = await createTestApp({ database: { ...direct, database } });
    await database.transaction(seedCommerce);
  }, 60_000);
  afterAll(async () => {
    await shop?.app.close();
    await shop?.host.announcements.close();
    await shop?.host.jobs.stop(100);
    await database?.close();
    await pooler?.stop();
    await direct?.close();
  }, 60_000);

  it('gives the same sessions to all: what is tried here is tried on others than the last time', async () => {
    const pids = new Set(
      (await Promise.all(Array.from({ length: 40 }, () => ask<{ pid: number }>(database.reader, 'select pg_backend_pid() as pid from pg_sleep(0.01)'))))
        .flat()
        .map(({ pid }) => pid),
    );
    expect(pids.size).toBe(4);
  });

  it('begins every session with what the shop sets, and leaves its own sessions without limits', async () => {
    for (let asked = 0; asked < 8; asked += 1) {
      const [held] = await ask(
        database.reader,
        "select current_setting('statement_timeout') as timeout, current_setting('timezone') as zone, current_setting('jit') as jit, current_setting('idle_in_transaction_session_timeout') as idle",
      );
      expect(held).toEqual({ timeout: '15s', zone: 'UTC', jit: 'off', idle: '15s' });
    }
    const client = new pg.Client(databaseAddresses({ directUrl: direct.url }, pooler.through(direct.url)).sessionUrl);
    await client.connect();
    expect((await client.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '0' }]);
    await client.end();
  });

  it('ends limited statements in time, and no others', async () => {
    const slow = ask(limitedReader(database.reader), 'select 1 from pg_sleep(5)');
    await expect(slow.catch((error: unknown) => Promise.resolve(isStatementTimeout(error)))).resolves.toBe(true);
    expect(await ask(limitedReader(database.reader), 'select 1 as one')).toEqual([{ one: 1 }]);
    const others = Array.from({ length: 8 }, () => ask<{ one: number }>(database.reader, 'select 1 as one from pg_sleep(0.5)'));
    expect((await Promise.all(others)).flat()).toHaveLength(8);
  });

  it('runs prepared statements on whatever session, and in transactions', async () => {
    const query = (value: number) => sql<{ value: number }>`select ${value}::int as value`;
    const all = Array.from({ length: 60 }, (_one, index) => prepared(database.reader, query(index)));
    expect((await Promise.all(all)).map(([row]) => row!.value)).toEqual(all.map((_one, index) => index));
    await database.transaction(async (tx) => {
      for (let value = 0; value < 3; value += 1) expect(await prepared(tx, query(value))).toEqual([{ value }]);
    });
  });

  it('sells: a cart, a checkout, an order, its mail by a job, and news for every node', async () => {
    const [variant] = await insertTestProduct(database, { variants: [{ onHand: 5, price: 1_999 }] });
    const heard = vi.fn<(announcement: { tags: string[] }) => void>();
    shop.host.announcements.on('stale', heard);
    await shop.host.jobs.work(
      shop.slices.flatMap((slice) => slice.jobs ?? []),
      (name) => contextForJob(shop.host, name),
    );
    const orders = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const client = shop.client();
        expect((await client.post('/api/web/cart/add', { sku: variant!.sku, quantity: 1 })).code).toBe(0);
        return submit(client, await fillCheckout(client));
      }),
    );
    expect(orders.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0]);
    const late = shop.client();
    expect((await late.post('/api/web/cart/add', { sku: variant!.sku, quantity: 1 })).code).not.toBe(0);
    expect(await ask(database.reader, `select on_hand - reserved as left from stock_level where variant_id = '${variant!.id}'`)).toEqual([{ left: 0 }]);
    const done = () => ask<{ name: string }>(database.reader, "select distinct name from pgboss.job where state = 'completed'");
    await vi.waitFor(async () => expect((await done()).map(({ name }) => name)).toContain('order.mail'), 15_000);
    await vi.waitFor(() => expect(heard.mock.calls.flatMap(([{ tags }]) => tags)).toContain(`product:${variant!.productId}`));
  }, 60_000);

  it('goes on when its sessions are ended', async () => {
    const client = new pg.Client(direct.url);
    await client.connect();
    await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name in ('vitrine', '')  and pid <> pg_backend_pid()",
    );
    await client.end();
    await sleep(100);
    await vi.waitFor(async () => expect((await shop.client().post('/api/web/cart/list')).status).toBeLessThan(500), 5_000);
  });

  it('migrates an empty database, and backs one up while it is in use', async () => {
    const folder = await makeTemporaryFolder('vitrine-pooled-');
    const said: string[] = [];
    const say = (text: string) => void said.push(text);
    const run = (line: string, url: string) =>
      runCommand(line.split(' '), { environment: { DATA_DIR: folder, DATABASE_URL: pooler.through(url), DATABASE_DIRECT_URL: url }, say, complain: say });
    const empty = await createNamedDatabase(inject('serverUrl'), 'pooled_empty');
    expect(await run('migrate', empty)).toBe(0);
    expect(said.join('\n')).toContain('applied 0010-kit.sql');
    expect(await run(`backup ${join(folder, 'a.backup')}`, direct.url)).toBe(0);
    expect(await run(`restore ${join(folder, 'a.backup')}`, empty)).toBe(0);
    expect(said.at(-1)).toMatch(/^Restored: \d+ rows/);
    await rm(folder, { recursive: true });
  }, 120_000);

  describe('the start', () => {
    const problemOf = (addresses: { url: string; directUrl: string }) =>
      checkSessions(addresses).then(
        () => 'none',
        (error: Error & { advice?: string[] }) => [error.message, ...(error.advice ?? [])].join(' '),
      );

    it('says that a direct address is missing, however the pooler is set', async () => {
      const url = pooler.through(direct.url);
      expect(await problemOf({ url, directUrl: url })).toMatch(/does not take what the shop sets for its sessions.*Set DATABASE_DIRECT_URL/);
      for (const server_round_robin of ['0', '1']) {
        const tolerant = await startPgBouncer(program!, inject('serverUrl'), { ignore_startup_parameters: 'options', server_round_robin });
        const same = tolerant.through(direct.url);
        expect(await problemOf({ url: same, directUrl: same })).toMatch(/gives each transaction another session.*Set DATABASE_DIRECT_URL/);
        await tolerant.stop();
      }
    }, 30_000);

    it('says that the direct address is a pooler too, or leads elsewhere', async () => {
      const tolerant = await startPgBouncer(program!, inject('serverUrl'), { ignore_startup_parameters: 'options' });
      expect(await problemOf({ url: pooler.through(direct.url), directUrl: tolerant.through(direct.url) })).toMatch(/DATABASE_DIRECT_URL leads to a pooler/);
      await tolerant.stop();
      const elsewhere = await createTestDatabase();
      expect(await problemOf({ url: pooler.through(direct.url), directUrl: elsewhere.url })).toMatch(/lead to different places/);
      await elsewhere.close();
    }, 30_000);

    it('says that a pooler of sessions drops what the shop sets, and takes one that does not', async () => {
      const session = { pool_mode: 'session', max_db_connections: '20', default_pool_size: '20' };
      const dropping = await startPgBouncer(program!, inject('serverUrl'), { ...session, ignore_startup_parameters: 'options' });
      const other = await createTestDatabase();
      const url = dropping.through(other.url);
      expect(await problemOf({ url, directUrl: url })).toMatch(/leaves out what the shop sets/);
      await dropping.stop();
      expect(await problemOf({ url: other.url, directUrl: other.url })).toBe('none');
      await other.close();
    }, 30_000);

    it('says that sessions from before have to go', async () => {
      const other = await createTestDatabase();
      const old = new pg.Client(pooler.through(other.url));
      await old.connect();
      await old.query('select 1');
      expect(await problemOf({ url: pooler.through(other.url), directUrl: other.url })).toMatch(/RECONNECT/);
      await old.end();
      await other.close();
    }, 30_000);
  });
});
