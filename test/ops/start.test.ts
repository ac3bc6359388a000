/** How the shop starts, refuses to, and stops: the built server in a process of its own. */
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { freePort } from '#kit/server/embedded-postgres/embedded-postgres.ts';
import { endOf, makeDataDir, spawnBuiltShop, startBuiltShop } from '#test/harness/built-shop.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';

const limitMs = 60_000;
let dataDir: string;
beforeAll(async () => {
  execFileSync(process.execPath, ['tools/build.mjs'], { stdio: ['ignore', 'ignore', 'inherit'] });
  dataDir = await makeDataDir();
}, 120_000);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Starts with an error; returns the output and the exit code. */
async function failingStart(environment: Record<string, string>): Promise<{ code: number | null; text: string }> {
  const shop = spawnBuiltShop({ dataDir, environment: { PORT: '0', ...environment } });
  const code = await endOf(shop.process);
  return { code, text: shop.output() };
}

describe('a start that cannot be', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  it('names the busy port and what to do, before anything is filled', async () => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, 'localhost', done));
    const { port } = other.address() as { port: number };
    const { code, text } = await failingStart({ PORT: String(port), DATABASE_URL: database.url });
    await closed(other);
    expect(code).toBe(1);
    expect(text).toContain(`Port ${port} is busy`);
    expect(text).toContain(`PORT=${port + 1} npm start`);
    expect(text).not.toContain('Staff account');
  });

  it('names the folder that cannot be written', async () => {
    // Root may write everywhere, but not below a file.
    const file = join(dataDir, 'a-file');
    writeFileSync(file, '');
    const { code, text } = await failingStart({ DATA_DIR: join(file, 'data') });
    expect(code).toBe(1);
    expect(text).toContain(join(file, 'data'));
    expect(text).toContain('DATA_DIR');
  });

  it.each([
    ['nothing listens', () => 'postgres://vitrine:not-it@127.0.0.1:1/shop', 'nothing listens at 127.0.0.1:1'],
    ['there is no such socket', () => 'postgres://vitrine:not-it@localhost:1/shop?host=/nowhere', 'nothing listens at /nowhere/.s.PGSQL.1'],
    ['the password is wrong', (url: string) => url.replace(/:[^:@/]+@/, ':not-it@'), 'the password of "vitrine" is wrong'],
    ['there is no such database', (url: string) => url.replace(/[^/]+$/, 'no_such_shop'), 'there is no database named "no_such_shop"'],
  ])('says of a wrong DATABASE_URL that %s', async (_case, change, reason) => {
    const { code, text } = await failingStart({ DATABASE_URL: change(database.url) });
    expect(code).toBe(1);
    expect(text).toContain(reason);
    expect(text).toContain('Check DATABASE_URL');
    expect(text).not.toContain('not-it');
  });

  it('says of a database that another version made what to do, and changes nothing', async () => {
    const url = await emptyDatabase();
    await run(url, 'create table schema_migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now())');
    await run(url, "insert into schema_migration (name, sha256) values ('0001_foundation.sql', 'x')");
    const { code, text } = await failingStart({ DATABASE_URL: url });
    expect(code).toBe(1);
    expect(text).toContain('Another version of the shop made this database: it has had migrations that this version does not have (0001_foundation.sql).');
    expect(text).toContain('begin with an empty database');
  });

  it('names the migration that failed half way, and leaves the database as it was', async () => {
    const url = await emptyDatabase();
    await run(url, 'create table idempotency_key (half int)');
    const { code, text } = await failingStart({ DATABASE_URL: url });
    expect(code).toBe(1);
    expect(text).toMatch(/The migration migrations\/0010-kit\.sql failed: relation "idempotency_key" already exists/);
    expect(text).toContain('The database is unchanged by this file');
    const tables = await run(url, "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1");
    expect(tables.rows.map((row: { relname: string }) => row.relname)).toEqual(['idempotency_key', 'schema_migration']);
  });
});

describe('what a start fills in', () => {
  it('leaves an empty external database empty, says so, and serves', { timeout: limitMs }, async () => {
    const folder = await makeDataDir();
    const shop = await startBuiltShop({ dataDir: folder, environment: { DATABASE_URL: await emptyDatabase(), DEMO: '' } });
    expect(shop.output()).toContain('The shop is empty.');
    expect(shop.output()).toContain('npm start -- --demo');
    expect(shop.staff).toMatchObject({ email: 'owner@vitrine.example' });
    expect(await statusOf(`${shop.url}/`)).toBe(200);
    expect(await shop.stop()).toBe(0);
    rmSync(folder, { recursive: true, force: true });
  });

  it('rejects a demo where money is meant', async () => {
    const { code, text } = await failingStart({ BASE_URL: 'https://shop.example', DEMO: 'true' });
    expect(code).toBe(1);
    expect(text).toContain('this shop is no demo');
    expect(text).toContain('BASE_URL begins with https');
  });
});

describe('the shop with a database of its own', () => {
  it('starts, answers, rejects a second start, stops with its database, and starts again', { timeout: limitMs }, async () => {
    const shop = await startBuiltShop({ dataDir, environment: { METRICS_TOKEN: 'a-token-for-the-metrics' } });
    expect(shop.staff).toMatchObject({ email: 'owner@vitrine.example' });
    expect(await statusOf(`${shop.url}/healthz`)).toBe(200);
    expect(await statusOf(`${shop.url}/readyz`)).toBe(200);
    expect(await statusOf(`${shop.url}/metrics`)).toBe(401);
    const metrics = await fetch(`${shop.url}/metrics`, { headers: { authorization: 'Bearer a-token-for-the-metrics' } });
    expect(await metrics.text()).toContain('http_request_duration_seconds_count{method="GET",route="/healthz",status="200"} 1');

    const second = await failingStart({});
    expect(second.code).toBe(1);
    expect(second.text).toContain(`is already running (npm start, process ${shop.process.pid})`);
    expect(second.text).toContain('DATA_DIR and PORT');

    const database = databaseOf(dataDir);
    shop.process.kill('SIGINT');
    shop.process.kill('SIGINT');
    expect(await shop.stop()).toBe(0);
    expect(isAlive(database)).toBe(false);
    expect(shop.output()).toContain('Stopped.');

    const again = await startBuiltShop({ dataDir });
    expect(again.staff).toBeNull();
    expect(await again.stop()).toBe(0);
  });

  it('leaves no database behind when it is killed, and starts again', { timeout: limitMs }, async () => {
    const shop = await startBuiltShop({ dataDir });
    const database = databaseOf(dataDir);
    await endOf(shop.process, 'SIGKILL');
    await until(() => !isAlive(database), 10_000);
    const again = await startBuiltShop({ dataDir });
    expect(await statusOf(`${again.url}/readyz`)).toBe(200);
    await again.stop();
  });

  it('is started again by npm start when it crashes, and Ctrl-C ends both', { timeout: limitMs }, async () => {
    const port = await freePort();
    const keeper = spawn(process.execPath, ['tools/start.mjs'], {
      env: { PATH: process.env['PATH'], NODE_ENV: 'production', DATA_DIR: dataDir, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    for (const stream of [keeper.stdout, keeper.stderr]) stream.on('data', (chunk) => (text += String(chunk)));
    const ready = () => statusOf(`http://localhost:${port}/readyz`).then((status) => status === 200);
    // It answers a moment before its start is over; a process that dies in between has never served.
    const starts = () => text.split('Ready: ').length - 1;
    await until(() => starts() === 1, 30_000);
    const first = serverOf(dataDir);
    process.kill(first, 'SIGKILL');
    await until(() => starts() === 2, 30_000);
    expect(await ready()).toBe(true);
    expect(isAlive(first)).toBe(false);
    expect(text).toContain('The server ended by itself (SIGKILL); it is started again in 0.5 s.');
    const second = serverOf(dataDir);
    expect(await endOf(keeper, 'SIGINT')).toBe(0);
    expect(isAlive(second)).toBe(false);
  });

  it('starts its database again when that is killed, and serves on', { timeout: limitMs }, async () => {
    const shop = await startBuiltShop({ dataDir });
    process.kill(databaseOf(dataDir), 'SIGKILL');
    await until(async () => (await statusOf(`${shop.url}/readyz`)) === 200, 15_000);
    expect(await statusOf(`${shop.url}/healthz`)).toBe(200);
    expect(await shop.stop()).toBe(0);
  });

  it('serves on for as long as proxies need to hear that it stops', { timeout: limitMs }, async () => {
    const shop = await startBuiltShop({ dataDir, environment: { DRAIN_SECONDS: '3' } });
    // Cached pages are sent by another way than what the framework answers.
    const paths = ['/', '/healthz'];
    for (const path of paths) expect(await statusOf(`${shop.url}${path}`)).toBe(200);
    shop.process.kill('SIGTERM');
    await until(async () => (await statusOf(`${shop.url}/readyz`)) === 503, 2_000);
    for (const path of paths) {
      const answer = await fetch(`${shop.url}${path}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('connection')).toBe('close');
    }
    expect(await endOf(shop.process)).toBe(0);
  });

  it('finishes a request that is under way when it is stopped', { timeout: limitMs }, async () => {
    const shop = await startBuiltShop({ dataDir });
    const body = new TransformStream<Uint8Array, Uint8Array>();
    const writer = body.writable.getWriter();
    const answer = fetch(`${shop.url}/api/web/nowhere`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: body.readable,
      duplex: 'half',
    } as RequestInit);
    await writer.write(new TextEncoder().encode('{"a":'));
    await sleep(200);
    shop.process.kill('SIGTERM');
    await sleep(200);
    await writer.write(new TextEncoder().encode('1}'));
    await writer.close();
    expect((await answer).status).toBe(404);
    expect(await endOf(shop.process)).toBe(0);
  });
});

async function emptyDatabase(): Promise<string> {
  const server = inject('serverUrl');
  const name = `t_start_${randomBytes(6).toString('hex')}`;
  await run(server, `create database ${name}`);
  return server.replace(/[^/]+$/, name);
}

async function run(url: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

const closed = (server: Server) => new Promise<void>((done) => server.close(() => done()));

const statusOf = (url: string) =>
  fetch(url).then(
    (answer) => answer.status,
    () => 0,
  );

/** The process id of the server that holds the data in `folder`. */
function serverOf(folder: string): number {
  const { folder: place } = JSON.parse(readFileSync(join(folder, 'postgres.json'), 'utf8')) as { folder: string };
  return (JSON.parse(readFileSync(join(place, 'lock'), 'utf8')) as { pid: number }).pid;
}

/** The process id of the database whose state lies in `folder`. */
function databaseOf(folder: string): number {
  const { folder: place } = JSON.parse(readFileSync(join(folder, 'postgres.json'), 'utf8')) as { folder: string };
  return Number(readFileSync(join(place, 'data/postmaster.pid'), 'utf8').split('\n')[0]);
}

function isAlive(pid: number): boolean {
  return existsSync(`/proc/${pid}`) || (process.platform !== 'linux' && canSignal(pid));
}

function canSignal(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function until(condition: () => boolean | Promise<boolean>, limit: number): Promise<void> {
  for (const end = performance.now() + limit; !(await condition()); await sleep(50)) if (performance.now() > end) throw new Error('it did not happen in time');
}
