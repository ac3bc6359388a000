/** Databases as the shop's start leaves them: migrated, with the tables of the job queue. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { prepareJobs } from '#kit/server/jobs.ts';
import { migrate } from '#kit/server/migrations.ts';
import { slices } from '#server/slices.ts';

/** Migrates an empty database and creates its queues. */
export async function prepareDatabase(url: string): Promise<void> {
  await migrate(url, 'migrations');
  await prepareJobs(
    url,
    slices.flatMap((slice) => slice.jobs ?? []),
  );
}

/** Creates a database with that name on a server, anew if it is there; answers its address. */
export async function createNamedDatabase(serverUrl: string, name: string): Promise<string> {
  await asAdministrator(serverUrl, `drop database if exists ${name}`);
  await asAdministrator(serverUrl, `create database ${name}`);
  return withName(serverUrl, name);
}

/** Copies a database that nobody uses, in some ten milliseconds; `drop` removes the copy. */
export async function cloneDatabase(serverUrl: string, template: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `t_${randomBytes(6).toString('hex')}`;
  await asAdministrator(serverUrl, `create database ${name} template ${template}`);
  return { url: withName(serverUrl, name), drop: () => asAdministrator(serverUrl, `drop database if exists ${name} with (force)`) };
}

const withName = (serverUrl: string, name: string) => serverUrl.replace(/\/[^/]*$/, `/${name}`);

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
