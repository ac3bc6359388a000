/** Replicas whose position in the log says nothing: of another database, or behind a primary that was left. Each is further than the primary. */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { on, openDatabase, type Queryable } from '#kit/server/database.ts';
import { openReplicas, type Replicas } from '#kit/server/replicas.ts';
import { readReplica } from '#kit/server/replica-history.ts';
import { StartupError } from '#kit/server/embedded-postgres/startup-error.ts';
import { checkReplicas } from '#server/check-replicas.ts';
import { startReplicated, type Replica, type Replicated } from '#test/harness/replica.ts';

let pair: Replicated;
/** Follows the primary, whatever becomes of it. */
let second: Replica;
/** Follows the replica that is promoted. */
let third: Replica;
let strange: Replicated;
const cleaning: (() => Promise<void>)[] = [];
beforeAll(async () => {
  const fill = (text: string) => async (url: string) => void (await run(url, `create table price (amount int); insert into price values (${text})`));
  [pair, strange] = [await startReplicated(fill('1')), await startReplicated(fill('999'))];
  [second, third] = [await pair.another(), await pair.another()];
  const { port, username, password } = new URL(pair.replicaUrl);
  await run(third.url, `alter system set primary_conninfo = 'host=127.0.0.1 port=${port} user=${username} password=${password}'`);
  await run(third.url, 'select pg_reload_conf()');
  await run(pair.primaryUrl, "create role shop login password 'x'; grant select on price to shop");
}, 120_000);
afterAll(async () => {
  for (const clean of cleaning) await clean();
  await pair.stop();
  await strange.stop();
}, 60_000);

async function run(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
function asShop(url: string): string {
  const address = new URL(url);
  [address.username, address.password] = ['shop', 'x'];
  return address.href;
}
/** Moves a primary's log on: some megabytes. */
const goOn = (url: string) => run(url, "create table filler as select repeat('x', 1000) as text from generate_series(1, 5000); drop table filler");
const amount = async (db: Queryable) => (await sql<{ amount: number }>`select max(amount)::int as amount from price`.execute(on(db))).rows[0]!.amount;
async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = performance.now() + 20_000; !(await condition()); await sleep(20)) if (performance.now() > end) throw new Error('it did not happen in time');
}
function open(primaryUrl: string, replicaUrl: string): { replicas: Replicas; warnings: string[] } {
  const warnings: string[] = [];
  const log = {
    info: () => undefined,
    warn: (fields: object, text: string) => void warnings.push(`${text}: ${(fields as { reason?: string }).reason}`),
    error: () => undefined,
  };
  const database = openDatabase(primaryUrl, { max: 2 });
  const replicas = openReplicas([replicaUrl], database, log);
  cleaning.push(async () => {
    await replicas.close();
    await database.close();
  });
  return { replicas, warnings };
}

it('is not read from where it replicates another database, however far its log has come', async () => {
  await goOn(strange.primaryUrl);
  const { replicas, warnings } = open(pair.primaryUrl, strange.replicaUrl);
  await until(() => replicas.states()[0]!.reason === 'other_database');
  expect(replicas.states()).toMatchObject([{ isUsed: false, lagBytes: null }]);
  expect(await amount(replicas.reader())).toBe(1);
  await until(() => warnings.length > 0);
  expect(warnings).toEqual([expect.stringContaining('it replicates another database: its system identifier is')]);
});

it('is refused at the start where it replicates another database, without a word of its password', async () => {
  const named = new URL(strange.replicaUrl);
  const error = (await checkReplicas({ replicaUrls: [pair.replicaUrl, named.href] }, pair.primaryUrl).catch((thrown: unknown) => thrown)) as StartupError;
  expect(error).toBeInstanceOf(StartupError);
  expect(error.inWords()).toContain(`DATABASE_REPLICA_URL names what is no replica of the database at DATABASE_URL: ${named.host}`);
  expect(error.inWords()).not.toContain(named.password);
  await expect(checkReplicas({ replicaUrls: [pair.replicaUrl, 'postgres://nobody@127.0.0.1:1/none'] }, pair.primaryUrl)).resolves.toBeUndefined();
});

it('tells its history to a user without rights', async () => {
  await until(async () => (await run(pair.replicaUrl, "select from pg_roles where rolname = 'shop'")).length === 1);
  const client = new pg.Client(asShop(pair.replicaUrl));
  await client.connect();
  expect(await readReplica(client)).toMatchObject({ system: expect.stringMatching(/^\d+$/), timeline: 1 });
  await client.end();
});

it('is not read from while it follows the primary that was left', async () => {
  await run(pair.replicaUrl, 'select pg_promote()');
  const { replicas, warnings } = open(pair.replicaUrl, second.url);
  // Those who did not notice write to the old primary.
  await run(pair.primaryUrl, 'insert into price values (999)');
  await goOn(pair.primaryUrl);
  await until(() => replicas.states()[0]!.reason === 'other_timeline');
  await until(async () => (await run(second.url, 'select from price where amount = 999')).length === 1);
  expect(await amount(replicas.reader())).toBe(1);
  await until(() => warnings.length > 0);
  expect(warnings).toEqual([expect.stringContaining('it is on timeline 1, the primary on 2')]);
});

it('is read from when it follows the new primary, at once', async () => {
  const { replicas } = open(pair.replicaUrl, third.url);
  await until(() => replicas.states()[0]!.isUsed);
  expect(replicas.states()).toMatchObject([{ reason: null, lagBytes: 0 }]);
});

it('is read from by a user who is not shown whom it follows once it has written a checkpoint', async () => {
  const { replicas } = open(pair.replicaUrl, asShop(third.url));
  await until(() => replicas.states()[0]!.reason !== 'away');
  for (const url of [pair.replicaUrl, third.url]) await run(url, 'checkpoint');
  await until(() => replicas.states()[0]!.isUsed);
  expect(await amount(replicas.reader())).toBe(1);
});
