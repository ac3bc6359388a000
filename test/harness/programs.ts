/** Programs of others that tests start: one that a variable names, else the first that is installed. */
import { spawn, type ChildProcess } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The path of a program; null, which is said, where it is neither named nor installed: its tests are skipped. */
export function findProgram(variable: string, names: readonly string[]): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  const found = process.env[variable] ?? names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
  if (!found) console.log(`${variable} is not set and no ${names.join(' or ')} is installed: tests against it are skipped.`);
  return found ?? null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A program that runs: it can be stopped for a while, killed, and started again as it was (`start` does nothing where it runs). */
export type RunningProgram = { pid(): number; start(): Promise<void>; kill(): Promise<void>; pause(): void; resume(): void };

/** Starts a program that listens on `port` of this machine, and waits until it does. `environment`: besides the path, or that of this process. */
export async function runProgram(program: string, args: readonly string[], port: number, environment?: Record<string, string>): Promise<RunningProgram> {
  let child: ChildProcess | undefined;
  const runs = () => child !== undefined && child.exitCode === null && child.signalCode === null;
  const start = async () => {
    if (runs()) return;
    let said = '';
    const env = environment ? { PATH: process.env['PATH'], ...environment } : process.env;
    child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], cwd: '/', env });
    for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (chunk) => (said += String(chunk)));
    for (const until = performance.now() + 20_000; !(await accepts(port)); await sleep(20)) {
      if (!runs() || performance.now() > until) throw new Error(`${program} did not start:\n${said}`);
    }
  };
  await start();
  return {
    pid: () => child!.pid!,
    start,
    async kill() {
      if (!runs()) return;
      const ended = new Promise((done) => child!.once('exit', done));
      child!.kill('SIGKILL');
      await ended;
    },
    pause: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
  };
}

const accepts = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => done(true)).once('error', () => done(false));
    socket.once('connect', () => socket.destroy());
  });
