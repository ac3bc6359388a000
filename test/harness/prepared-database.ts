/** Databases as the shop's start leaves them: migrated, with the tables of the job queue. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { prepareJobs } from '#kit/server/jobs.ts';
import { migrate } from '#kit/server/migrations/migrate.ts';
import { migrationsFolder } from '#server/open-shop.ts';
import { slices } from '#server/slices.ts';

/** Where bank transfers go in tests; without an account none is offered. */
const account = { bankName: 'Test Bank', accountHolder: 'Test shop', iban: 'GB33BUKB20201555555555', bic: 'BUKBGB22' };

/** Migrates an empty database, creates its queues, and names an account for bank transfers. */
export async function prepareDatabase(url: string): Promise<void> {
  await migrate(url, migrationsFolder);
  await prepareJobs(
    url,
    slices.flatMap((slice) => slice.jobs ?? []),
  );
  await onServer(url, (client) => client.query("insert into setting (key, value) values ('payments', $1)", [{ bankTransfer: account }]));
}

/** Creates a database with that name on a server, replacing one that is there: empty, or a copy of an unused one; returns its address. */
export async function createNamedDatabase(serverUrl: string, name: string, template?: string): Promise<string> {
  await asAdministrator(serverUrl, `drop database if exists ${name}`);
  await asAdministrator(serverUrl, `create database ${name}${template ? copyOf(template) : ''}`);
  return withName(serverUrl, name);
}

/** Copies a database that nobody uses, in some ten milliseconds; `drop` removes the copy. */
export async function cloneDatabase(serverUrl: string, template: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `t_${randomBytes(6).toString('hex')}`;
  await asAdministrator(serverUrl, `create database ${name}${copyOf(template)}`);
  return { url: withName(serverUrl, name), drop: () => asAdministrator(serverUrl, `drop database if exists ${name} with (force)`) };
}

/** By its files, not through the log: on a server that need not outlast a crash less than half of the work, here and when the copy is dropped. */
const copyOf = (template: string) => ` template ${template} strategy file_copy`;

const withName = (serverUrl: string, name: string) => serverUrl.replace(/\/[^/]*$/, `/${name}`);

const asAdministrator = (url: string, statement: string) =>
  onServer(url, async (client) => {
    // Two files that clone at once would each keep the template busy for the other.
    await client.query('select pg_advisory_lock(724000152)');
    await client.query(statement);
  });

/** Runs work while no other process of the run does the like. */
export const oneAtATime = (serverUrl: string, work: () => Promise<void>): Promise<void> =>
  onServer(serverUrl, async (client) => {
    await client.query('select pg_advisory_lock(724000153)');
    await work();
  });

async function onServer(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
