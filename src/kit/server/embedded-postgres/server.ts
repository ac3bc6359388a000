/** The process of the shop's own PostgreSQL. */
import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverEnvironment } from './cluster.ts';
import { socketFolderOf, type PostgresLocation, type PostgresState } from './location.ts';
import { commandOf } from './process-lock.ts';
import { StartupError } from './startup-error.ts';

const startLimitMs = 60_000;
const stopLimitMs = 20_000;
const firstWaitMs = 250;
/** Between two starts that fail: so soon the shop is back once what prevented them is put right. */
const longestWaitMs = 2_000;

/** Ends a server that outlived its shop, and removes the file of one that did not. */
export async function endLeftover(place: PostgresLocation, say: (line: string) => void): Promise<void> {
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
    for (const until = performance.now() + stopLimitMs; performance.now() < until; await sleep(20)) if (!lives()) return;
  }
}

type Running = { place: PostgresLocation; state: PostgresState; settings: readonly string[]; say(line: string): void };

/** Starts the server, again on the same port whenever it ends by itself, until it is stopped. */
export async function keepRunning(running: Running): Promise<{ stop(): Promise<void> }> {
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
    let [isReported, waitMs] = [false, firstWaitMs];
    while (!stopping) {
      try {
        // However long it takes to recover: it would take as long again.
        current = await launch(running, Infinity);
        running.say('The database runs again.');
        return watch();
      } catch (error) {
        // The dead server's shared memory stays in use for a moment; a full disk stays full until an operator makes room.
        if (waitMs > firstWaitMs && !isReported) running.say((error as Error).message);
        isReported = waitMs > firstWaitMs;
        await sleep(waitMs);
        waitMs = Math.min(2 * waitMs, longestWaitMs);
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

async function launch({ place, state, settings }: Running, limitMs = startLimitMs): Promise<{ process: ChildProcess; dismissWatcher(): void }> {
  const log = openSync(join(place.folder, 'server.log'), 'w', 0o600);
  const flags = [`port=${state.port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${socketFolderOf(place) ?? ''}`, ...settings].flatMap(
    (setting) => ['-c', setting],
  );
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
  for (const until = performance.now() + limitMs; performance.now() < until; await sleep(10)) {
    if (server.exitCode !== null || server.signalCode !== null || !server.pid) break;
    // The server notes in this file, line by line, how far it has come.
    if (isReady(pidFile, server.pid)) return { process: server, dismissWatcher };
  }
  dismissWatcher();
  const lastLines = readFileSync(join(place.folder, 'server.log'), 'utf8').trim().split('\n').slice(-5).join('\n    ');
  throw new StartupError(`The database did not start. It said:\n    ${lastLines}`, [
    `Its log is ${join(place.folder, 'server.log')}.`,
    'Look for a full disk, or set DATABASE_URL to a PostgreSQL of your own.',
  ]);
}

function isReady(pidFile: string, pid: number): boolean {
  try {
    const lines = readFileSync(pidFile, 'utf8').split('\n');
    return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
  } catch {
    // Not written yet, or of a start that has failed and just removed it.
    return false;
  }
}

/** A shell that waits on a pipe from this process. When the pipe breaks, because this process is dead, it ends the server. */
function watchOver(pid: number | undefined, place: PostgresLocation): () => void {
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
