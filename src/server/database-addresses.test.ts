/** Without a pooler; through PgBouncer: test/engines/pgbouncer.test.ts. */
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limitedReader, on, openDatabase, prepared } from '#kit/server/database.ts';
import { isStatementTimeout } from '#kit/server/connections/statement-timeout.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { freePort } from '#test/harness/postgres.ts';
import { readConfig } from './config/config.ts';
import { checkSessions, databaseAddresses } from './database-addresses.ts';
import { openDatabaseServer } from './open-shop.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

/** The same place by another address. */
const again = (url: string) => `${url}?application_name=again`;
async function ask(url: string, statement: string): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return Object.values((await client.query<Record<string, string>>(statement)).rows[0]!)[0]!;
  } finally {
    await client.end();
  }
}

it('takes PostgreSQL itself, and changes nothing there', async () => {
  expect(databaseAddresses({ directUrl: null }, db.url)).toEqual({ url: db.url, directUrl: db.url, sessionUrl: db.url });
  await checkSessions({ url: db.url, directUrl: db.url });
  expect(await ask(db.url, 'show statement_timeout')).toBe('0');
});

it('refuses a direct address of another database', async () => {
  const other = await createTestDatabase();
  await expect(checkSessions({ url: db.url, directUrl: other.url })).rejects.toThrow('DATABASE_URL and DATABASE_DIRECT_URL lead to different places');
  await other.close();
});

it('says which of the two addresses cannot be reached', async () => {
  const nowhere = `postgres://shop:secret@127.0.0.1:${await freePort()}/shop`;
  const start = (environment: Record<string, string>) =>
    openDatabaseServer(readConfig({ DATA_DIR: '.cache/addresses', ...environment }), { what: 'tests', beside: 'join', say: () => undefined });
  await expect(start({ DATABASE_URL: db.url, DATABASE_DIRECT_URL: nowhere })).rejects.toThrow(/DATABASE_DIRECT_URL names cannot be used: nothing listens/);
  await expect(start({ DATABASE_URL: nowhere, DATABASE_DIRECT_URL: db.url })).rejects.toThrow(/DATABASE_URL names cannot be used: nothing listens/);
});

it('sets for the role what sessions of a pooler begin with, and lifts it for those of its own', async () => {
  const [first, second] = [checkSessions({ url: again(db.url), directUrl: db.url }), checkSessions({ url: again(db.url), directUrl: db.url })];
  await Promise.all([first, second]);
  expect(await ask(db.url, 'show statement_timeout')).toBe('15s');
  expect(await ask(db.url, 'show timezone')).toBe('UTC');
  const { sessionUrl } = databaseAddresses({ directUrl: `${db.url}?options=-c%20work_mem%3D5MB` }, again(db.url));
  expect(
    await ask(
      sessionUrl,
      "select current_setting('statement_timeout') || current_setting('idle_in_transaction_session_timeout') || current_setting('work_mem')",
    ),
  ).toBe('005MB');
});

it('asks without names and with a limit in a transaction, where sessions are a pooler’s', async () => {
  const pooled = openDatabase(db.url, { pooler: true, max: 1, limitedTimeoutMs: 200 });
  try {
    expect(await prepared(pooled.reader, sql<{ value: number }>`select ${7}::int as value`)).toEqual([{ value: 7 }]);
    expect(await prepared(pooled.reader, sql<{ count: number }>`select count(*)::int as count from pg_prepared_statements where name <> ''`)).toEqual([
      { count: 0 },
    ]);
    const limited = on(limitedReader(pooled.reader));
    const slow = await sql`select pg_sleep(5)`.execute(limited).catch((error: unknown) => error);
    expect(isStatementTimeout(slow)).toBe(true);
    expect((await sql<{ held: string }>`select current_setting('statement_timeout') as held`.execute(limited)).rows).toEqual([{ held: '200ms' }]);
  } finally {
    await pooled.close();
  }
});
