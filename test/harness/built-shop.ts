/** The shop as `npm start` runs it: the built server in a process of its own, with data, database and port of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#kit/server/embedded-postgres/embedded-postgres.ts';
import { serverFlags } from '../../tools/project.mjs';
import { sameDate } from './machine-date.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A running shop. */
export type BuiltShop = {
  url: string;
  dataDir: string;
  /** The account that the first start printed; null when the database had one already. */
  staff: { email: string; password: string } | null;
  /** The demo shop's first shopper, as the first start printed it. */
  shopper: { email: string; password: string } | null;
  process: ChildProcess;
  /** All that it has printed so far. */
  output(): string;
  /** Ends it as Ctrl-C does, waits, and removes data that it made. Answers the exit code. */
  stop(): Promise<number | null>;
};

/**
 * How to start it: `environment` is added to a clean one of a demo; `dataDir` is retained when given, else created and removed; `given` follows the command.
 */
export type BuiltShopOptions = { environment?: Record<string, string>; given?: readonly string[]; dataDir?: string; limitMs?: number };

/** Starts the built server and answers once it is ready. Needs `npm run build`. */
export async function startBuiltShop(options: BuiltShopOptions = {}): Promise<BuiltShop> {
  const dataDir = options.dataDir ?? (await makeDataDir());
  const port = Number(options.environment?.['PORT'] ?? (await freePort()));
  const started = spawnBuiltShop({ ...options, dataDir, environment: { PORT: String(port), ...options.environment } });
  for (const until = performance.now() + (options.limitMs ?? 120_000); !/^Ready: /m.test(started.output()); await sleep(20)) {
    if (started.process.exitCode !== null || performance.now() > until) {
      started.process.kill('SIGKILL');
      throw new Error(`the shop did not start:\n${started.output()}`);
    }
  }
  const printed = /^Staff account: (\S+)  password: (\S+)$/m.exec(started.output());
  const shopper = /^Demo shopper: (\S+)  password: (\S+)/m.exec(started.output());
  return {
    url: `http://localhost:${port}`,
    dataDir,
    staff: printed ? { email: printed[1]!, password: printed[2]! } : null,
    shopper: shopper ? { email: shopper[1]!, password: shopper[2]! } : null,
    ...started,
    async stop() {
      const code = await endOf(started.process, 'SIGINT');
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}

/** Starts the built server without waiting for it; for starts that are meant to fail. */
export function spawnBuiltShop({
  dataDir,
  environment = {},
  given = [],
}: {
  dataDir: string;
  environment?: Record<string, string>;
  given?: readonly string[];
}): Pick<BuiltShop, 'process' | 'output'> {
  const main = join(root, 'dist/server/main.js');
  if (!existsSync(main)) throw new Error('the server is not built: npm run build');
  const date = sameDate();
  const child = spawn(process.execPath, [...date.flags, ...serverFlags, main, ...given], {
    cwd: root,
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', DEMO: 'true', DATA_DIR: dataDir, ...date.environment, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (chunk) => (text += String(chunk)));
  child.stderr.on('data', (chunk) => (text += String(chunk)));
  return { process: child, output: () => text };
}

/** Sends `signal` and waits for the end; answers the exit code. */
export async function endOf(child: ChildProcess, signal?: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = new Promise((done) => child.once('exit', done));
    if (signal) child.kill(signal);
    await ended;
  }
  return child.exitCode;
}

/** A temporary data folder that the database's own user can reach. */
export async function makeDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-shop-'));
  await chmod(dataDir, 0o711);
  return dataDir;
}
