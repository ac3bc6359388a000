/** A primary of PostgreSQL with a replica that streams from it, both with their data in temporary folders. */
import { spawn, type ChildProcess } from 'node:child_process';
import { chownSync, cpSync, lchownSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort, startEmbeddedPostgres } from '#kit/server/embedded-postgres/embedded-postgres.ts';
import { findLocation, readState, type PostgresLocation } from '#kit/server/embedded-postgres/location.ts';
import { makeReachableFolder } from './temporary-folder.ts';

/** A standby of a primary: `kill` ends it as a machine that goes away; `start` brings it back with the data that it had. */
export type Replica = { url: string; kill(): Promise<void>; start(): Promise<void> };

/** The first replica, and how to get more (`another`); `killPrimary` ends the primary as a machine that goes away. */
export type Replicated = {
  primaryUrl: string;
  replicaUrl: string;
  kill(): Promise<void>;
  killPrimary(): void;
  start(): Promise<void>;
  another(): Promise<Replica>;
  stop(): Promise<void>;
};

/** Starts a primary, calls `fill`, and starts a replica of it. */
export async function startReplicated(fill: (url: string) => Promise<unknown>): Promise<Replicated> {
  const dataDir = await makeReachableFolder('vitrine-primary-');
  const primary = await startEmbeddedPostgres({ dataDir, what: 'tests', settings: ['wal_level=replica', 'max_connections=100', 'fsync=off'] });
  await fill(primary.url);
  const replicas: (Replica & { remove(): Promise<void> })[] = [];
  const another = async () => {
    const replica = await startReplica(primary.url, join(readState(dataDir)!.folder, 'data'));
    replicas.push(replica);
    return replica;
  };
  const { url, kill, start } = await another();
  return {
    primaryUrl: primary.url,
    replicaUrl: url,
    kill,
    killPrimary: () => void process.kill(Number(readFileSync(join(readState(dataDir)!.folder, 'data/postmaster.pid'), 'utf8').split('\n')[0]), 'SIGQUIT'),
    start,
    another,
    async stop() {
      for (const replica of replicas) await replica.remove();
      await primary.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Copies the primary whose data is in `from`, and lets the copy follow it. */
async function startReplica(primaryUrl: string, from: string): Promise<Replica & { remove(): Promise<void> }> {
  const copyDir = await makeReachableFolder('vitrine-replica-');
  const place = await findLocation(copyDir, null, () => undefined);
  await copyCluster(primaryUrl, { from, to: place });
  const port = await freePort();
  const url = primaryUrl.replace(/:\d+\//, `:${port}/`);
  let server: ChildProcess;
  const start = async () => {
    server = runReplica(place, port);
    await answers(url);
  };
  const kill = async () => {
    const ended = new Promise((done) => server.once('exit', done));
    server.kill('SIGQUIT');
    await ended;
  };
  await start();
  return {
    url,
    kill,
    start,
    async remove() {
      if (server.exitCode === null) await kill();
      await rm(copyDir, { recursive: true, force: true });
    },
  };
}

/** A backup by copying files while the server runs (PostgreSQL's "low-level API"), made a standby that streams. */
async function copyCluster(url: string, { from, to }: { from: string; to: PostgresLocation }): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query("select pg_backup_start('replica', true)");
    cpSync(from, to.cluster, { recursive: true, filter: (path) => !path.endsWith('postmaster.pid') });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    writeFileSync(join(to.cluster, 'backup_label'), rows[0]!.labelfile);
  } finally {
    await client.end();
  }
  const { hostname, port, username, password } = new URL(url);
  writeFileSync(join(to.cluster, 'standby.signal'), '');
  writeFileSync(
    join(to.cluster, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password}'\nwal_retrieve_retry_interval = '200ms'\n`,
  );
  if (to.runAs) changeOwner(to.cluster, to.runAs);
}

function changeOwner(folder: string, { uid, gid }: { uid: number; gid: number }): void {
  chownSync(folder, uid, gid);
  for (const entry of readdirSync(folder, { recursive: true }) as string[]) lchownSync(join(folder, entry), uid, gid);
}

function runReplica(place: PostgresLocation, port: number): ChildProcess {
  rmSync(join(place.cluster, 'postmaster.pid'), { force: true });
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=100'].flatMap((setting) => ['-c', setting]);
  return spawn(join(place.binaries, 'postgres'), ['-D', place.cluster, ...settings], { ...place.runAs, cwd: '/', stdio: 'ignore' });
}

async function answers(url: string): Promise<void> {
  for (const until = performance.now() + 30_000; ; await sleep(100)) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return;
    } catch (error) {
      if (performance.now() > until) throw error;
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
