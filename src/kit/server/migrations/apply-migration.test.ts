/** Migrations beside a shop that serves: who waits for a lock, how long, and what a failed try leaves behind. */
import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { makeTemporaryFolder } from '#test/harness/temporary-folder.ts';
import { MigrationBlocked, MigrationFailed } from './apply-migration.ts';
import { migrate } from './migrate.ts';

const patience = { lockMs: 200, pauseMs: 400, tries: 3 };
let root: string;
let folder: string;
let name: string;
let url: string;
let admin: pg.Client;
let lines: string[];
const open: pg.Client[] = [];

async function connect(as = 'a reader'): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: as });
  client.on('error', () => undefined);
  await client.connect();
  open.push(client);
  return client;
}
const run = () => migrate(url, folder, { patience, say: (line) => void lines.push(line) });
const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );
const add = (file: string, text: string) => writeFile(join(folder, file), text);
const ask = async <Row>(text: string): Promise<Row[]> => (await (await connect()).query(text)).rows as Row[];
const indexes = async () =>
  await ask<{ name: string; valid: boolean }>(
    "select c.relname as name, indisvalid as valid from pg_index join pg_class c on c.oid = indexrelid where indrelid = 'thing'::regclass",
  );

beforeAll(async () => {
  root = await makeTemporaryFolder('vitrine-migrations-');
  admin = new pg.Client(inject('serverUrl'));
  await admin.connect();
});
beforeEach(async () => {
  name = `t_${randomBytes(6).toString('hex')}`;
  await admin.query(`create database ${name}`);
  url = inject('serverUrl').replace(/[^/]+$/, name);
  folder = join(root, name);
  lines = [];
  await mkdir(folder);
  await add('0010-thing.sql', 'create table thing (id int); insert into thing values (1), (1), (2);');
  await run();
});
afterEach(async () => {
  for (const client of open.splice(0)) await client.end();
  await admin.query(`drop database ${name} with (force)`);
});
afterAll(async () => {
  await admin.end();
  await rm(root, { recursive: true });
});

it('lets readers pass while a table is in use, says which file waits and for whom, and applies it then', async () => {
  await add('0020-more.sql', 'alter table thing add column more int;');
  const [holder, reader] = [await connect('a backup'), await connect()];
  await holder.query('begin; select from thing');
  const done = run();
  let longest = 0;
  for (const until = performance.now() + 900; performance.now() < until; await sleep(10)) {
    const since = performance.now();
    await reader.query('select from thing');
    longest = Math.max(longest, performance.now() - since);
  }
  await holder.query('commit');
  expect(await done).toEqual({ applied: ['0020-more.sql'], already: 1 });
  expect(lines[0]).toMatch(
    /^Migration 0020-more\.sql waits for a table that others use; the longest transaction is that of "a backup", process \d+; try 1 of 3$/,
  );
  expect(longest).toBeLessThan(800);
});

it('gives up after so many tries, and leaves nothing of the file', async () => {
  await add('0020-more.sql', 'create table other (id int); alter table thing add column more int;');
  await (await connect()).query('begin; select from thing');
  const error = await failure(run());
  expect(error).toBeInstanceOf(MigrationBlocked);
  expect(error).toMatchObject({ file: '0020-more.sql', message: expect.stringContaining('stayed locked through 3 tries') });
  expect(lines).toHaveLength(2);
  expect(await ask("select to_regclass('other') as other, count(*)::int as applied from schema_migration")).toEqual([{ other: null, applied: 1 }]);
});

it('fails at once at what is wrong with a file itself', async () => {
  await add('0020-wrong.sql', 'alter table nothing add column more int;');
  const error = await failure(run());
  expect(error).toBeInstanceOf(MigrationFailed);
  expect(error).not.toBeInstanceOf(MigrationBlocked);
  expect(lines).toEqual([]);
});

it('builds an index beside writers, and waits for older transactions as long as it must', async () => {
  await add('0020-index.sql', '-- no transaction\ncreate index concurrently if not exists thing_id on thing (id);');
  const [holder, writer] = [await connect(), await connect()];
  await holder.query('begin; insert into thing values (3)');
  const done = run();
  for (const until = performance.now() + 1_000; performance.now() < until; await sleep(10)) await writer.query('insert into thing values (4)');
  expect(await indexes()).toEqual([{ name: 'thing_id', valid: false }]);
  await holder.query('commit');
  expect(await done).toEqual({ applied: ['0020-index.sql'], already: 1 });
  expect(await indexes()).toEqual([{ name: 'thing_id', valid: true }]);
  expect(lines).toEqual(['Migration 0020-index.sql runs while the shop serves, and may take long']);
});

it('two processes that migrate at once do not wait for each other in a circle', async () => {
  await add('0020-index.sql', '-- no transaction\ncreate index concurrently if not exists thing_id on thing (id);');
  const holder = await connect();
  await holder.query('begin; insert into thing values (3)');
  const both = [run(), run()];
  await sleep(700);
  await holder.query('commit');
  expect((await Promise.all(both)).map(({ applied }) => applied.length).toSorted()).toEqual([0, 1]);
  expect(lines).toContain('Another process is migrating; waiting for it');
});

it('removes an index that could not be built, and builds it when the reason is gone', async () => {
  await add('0020-index.sql', '-- no transaction\ncreate unique index concurrently if not exists thing_id on thing (id);');
  expect(await failure(run())).toMatchObject({ file: '0020-index.sql', message: expect.stringContaining('could not create unique index') });
  expect(await indexes()).toEqual([]);
  await ask('delete from thing where ctid = (select min(ctid) from thing)');
  expect((await run()).applied).toEqual(['0020-index.sql']);
  expect(await indexes()).toEqual([{ name: 'thing_id', valid: true }]);
});

it('does not take what a killed process left behind for the index', async () => {
  await failure(ask('create unique index concurrently thing_id on thing (id)'));
  expect(await indexes()).toEqual([{ name: 'thing_id', valid: false }]);
  await add('0020-index.sql', '-- no transaction\ncreate index concurrently if not exists thing_id on thing (id);');
  await run();
  expect(await indexes()).toEqual([{ name: 'thing_id', valid: true }]);
});

it('runs a file that was finished and not listed once more', async () => {
  await add('0020-fill.sql', '-- no transaction\ndo $$ begin update thing set id = 7 where id <> 7; commit; end $$;');
  await run();
  await ask("delete from schema_migration where name = '0020-fill.sql'");
  expect((await run()).applied).toEqual(['0020-fill.sql']);
});

it('keeps no limits of the role, which are meant for pages', async () => {
  await ask(`alter database ${name} set statement_timeout = '150ms'`);
  await add('0020-slow.sql', 'select pg_sleep(0.4);');
  expect((await run()).applied).toEqual(['0020-slow.sql']);
});

it.each([
  ['an index that is not safe to repeat', 'create index concurrently thing_id on thing (id);', 'if not exists'],
  ['two statements', 'create index concurrently if not exists a on thing (id); create index concurrently if not exists b on thing (id);', 'cannot'],
])('refuses %s without a transaction', async (_what, text, reason) => {
  await add('0020-index.sql', `-- no transaction\n${text}`);
  expect(await failure(run())).toMatchObject({ file: '0020-index.sql', message: expect.stringContaining(reason) });
  expect(await indexes()).toEqual([]);
});
