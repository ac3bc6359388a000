/** Prepared queries and the limit on how long a statement takes. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { startNetwork } from '#test/harness/network.ts';
import { on, openDatabase, prepared, type Queryable } from './database.ts';
import { isStatementTimeout, statementTimeout } from './connections/statement-timeout.ts';

let shop: TestApp;
const db = (db: Queryable) => on<{ currency: { code: string; stepAmount: number } }>(db);
beforeAll(async () => {
  shop = await createTestApp();
  await sql`insert into currency (code, rate, step_amount, position, is_base) values ('USD', 1, 1, 0, true) on conflict do nothing`.execute(
    db(shop.host.database.reader),
  );
});
afterAll(() => shop.close());

const preparedNames = async (reader: Queryable, part: string) =>
  (
    await sql<{ name: string }>`select name from pg_prepared_statements where statement like ${`%${part}%`} and name like 'prepared_%'`.execute(db(reader))
  ).rows.map(({ name }) => name);

it('prepares a query once on a connection, written either way, and answers rows like any other', async () => {
  await shop.host.database.transaction(async (tx) => {
    const built = () => db(tx).selectFrom('currency').select(['code', 'stepAmount']).where('code', '=', 'USD');
    const written = (code: string) => sql<{ code: string; stepAmount: number }>`select code, step_amount from currency where code = ${code} limit 2`;
    expect(await prepared(tx, built())).toEqual(await built().execute());
    for (const code of ['USD', 'XXX', 'USD']) expect(await prepared(tx, written(code))).toEqual((await written(code).execute(db(tx))).rows);
    expect(await prepared(tx, written('USD'))).toEqual([{ code: 'USD', stepAmount: expect.any(Number) }]);
    expect(await preparedNames(tx, 'from currency where')).toHaveLength(1);
    expect(await preparedNames(tx, 'from "currency" where')).toHaveLength(1);
  });
});

it('prepares a query in a unit of work and outside of any', async () => {
  const one = sql<{ one: number }>`select 1 as one`;
  const unit = shop.host.database.unit();
  expect(await prepared(unit.reader, one)).toEqual([{ one: 1 }]);
  expect(await unit.transaction((tx) => prepared(tx, one))).toEqual([{ one: 1 }]);
  await unit.rollback();
});

it('asks for all columns of a table again once a migration has added one', async () => {
  const { database } = shop.host;
  const built = (tx: Queryable) => prepared(tx, on<{ widened: { id: number } }>(tx).selectFrom('widened').selectAll().where('id', '=', 1));
  const written = (tx: Queryable) =>
    prepared(tx, sql`\n select held.* from (select * from widened where id = ${1} for update) held left join widened w on false`);
  const rows = async (tx: Queryable) => [...(await built(tx)), ...(await written(tx))];
  const run = (text: string) => sql`${sql.raw(text)}`.execute(db(database.reader));
  const widened = { id: 1, added: null };
  await run('create table widened (id int); insert into widened values (1)');
  try {
    const before = await Promise.all(Array.from({ length: 4 }, () => database.transaction(rows)));
    expect(before).toEqual(before.map(() => [{ id: 1 }, { id: 1 }]));
    await run('alter table widened add column added int');
    const after = await Promise.all(Array.from({ length: 4 }, () => database.transaction(rows)));
    expect(after).toEqual(after.map(() => [widened, widened]));
    expect(await rows(database.reader)).toEqual([widened, widened]);
  } finally {
    await run('drop table widened');
  }
});

it('counts and logs a prepared query by its text', async () => {
  const { statements, reader } = shop.host.database;
  const texts: string[] = [];
  const before = statements.count;
  statements.log = (text) => texts.push(text);
  await prepared(reader, sql`select 2 as two`);
  delete statements.log;
  expect([statements.count - before, texts]).toEqual([1, ['select 2 as two']]);
});

it('ends a statement that takes longer than its transaction allows, and no other transaction’s', async () => {
  const { database } = shop.host;
  const asleep = database.transaction(async (tx) => {
    await statementTimeout(tx, 20);
    await sql`select pg_sleep(2)`.execute(db(tx));
  });
  const thrown = await asleep.catch((error: unknown) => error);
  expect(isStatementTimeout(thrown)).toBe(true);
  expect(isStatementTimeout(new Error('other'))).toBe(false);
  const limits = await Promise.all(
    Array.from({ length: 8 }, () => sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(db(database.reader))),
  );
  expect(new Set(limits.map(({ rows }) => rows[0]!.limit))).toEqual(new Set(['15s']));
});

it('gives up a statement whose connection was cut off without a word, and asks by another once the network is back', async () => {
  const { port } = (await sql<{ port: number }>`select current_setting('port')::int as port`.execute(db(shop.host.database.reader))).rows[0]!;
  const network = await startNetwork(port);
  const through = new URL(shop.db.url);
  const database = openDatabase(`postgres://${through.username}:${through.password}@127.0.0.1:${network.port}${through.pathname}`, {
    max: 1,
    statementTimeoutMs: 100,
  });
  try {
    const ask = () => sql<{ one: number }>`select 1 as one`.execute(db(database.reader));
    await ask();
    network.cut();
    await expect(ask()).rejects.toThrow('the database has said nothing for 2100 ms');
    network.mend();
    expect((await ask()).rows).toEqual([{ one: 1 }]);
  } finally {
    await database.close();
    await network.close();
  }
});
