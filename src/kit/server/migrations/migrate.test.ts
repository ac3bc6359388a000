/** What becomes of databases whose migrations are not this version's. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate, UnknownMigrations } from './migrate.ts';

let folder: string;
let url: string;
let name: string;

const run = async (to: string, statement: string) => {
  const client = new pg.Client(to);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
};
const tables = async () => (await run(url, "select tablename from pg_tables where schemaname = 'public' order by 1")).map((row) => row.tablename);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-migrations-'));
  await writeFile(join(folder, '0010-first.sql'), 'create table first (id int);');
});
beforeEach(async () => {
  if (name) await run(inject('serverUrl'), `drop database ${name}`);
  name = `t_${randomBytes(6).toString('hex')}`;
  await run(inject('serverUrl'), `create database ${name}`);
  url = inject('serverUrl').replace(/[^/]+$/, name);
});
afterAll(async () => {
  await run(inject('serverUrl'), `drop database ${name}`);
  await rm(folder, { recursive: true });
});

it('applies each file once, and says which', async () => {
  expect(await migrate(url, folder)).toEqual({ applied: ['0010-first.sql'], already: 0 });
  expect(await migrate(url, folder)).toEqual({ applied: [], already: 1 });
});

it('refuses a database with other migrations, names them, and changes nothing', async () => {
  await run(url, 'create table schema_migration (name text primary key, sha256 text not null, applied_at timestamptz)');
  await run(url, "insert into schema_migration values ('0001_foundation.sql', 'x'), ('0002_identity.sql', 'y')");
  const error = await migrate(url, folder).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(UnknownMigrations);
  expect(error).toMatchObject({ files: ['0001_foundation.sql', '0002_identity.sql'] });
  expect(await tables()).toEqual(['schema_migration']);
});

it('leaves a database alone that a newer version has brought further', async () => {
  await migrate(url, folder);
  await run(url, "insert into schema_migration (name, sha256) values ('9990-later.sql', 'x')");
  expect(await migrate(url, folder)).toEqual({ applied: [], already: 2 });
});
