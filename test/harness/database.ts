/** A database of its own for a test file, cloned from the migrated template in some ten milliseconds. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase, type Database } from '#kit/server/database.ts';

/** A cloned database; `close` drops it. */
export type TestDatabase = { url: string; database: Database; close(): Promise<void> };

/** Clones the template. */
export async function createTestDatabase(template = 'vitrine_template'): Promise<TestDatabase> {
  const serverUrl = inject('serverUrl');
  const name = `t_${randomBytes(6).toString('hex')}`;
  await asAdministrator(serverUrl, `create database ${name} template ${template}`);
  const url = serverUrl.replace(/\/[^/]*$/, `/${name}`);
  const database = openDatabase(url);
  return {
    url,
    database,
    async close() {
      await database.close();
      await asAdministrator(serverUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

async function asAdministrator(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    // Two files that clone at once would each keep the template busy for the other.
    await client.query('select pg_advisory_lock(724000152)');
    await client.query(statement);
  } finally {
    await client.end();
  }
}
