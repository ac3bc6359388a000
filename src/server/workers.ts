/**
 * `WORKERS=n`: one process that starts the database and n that serve, on one port (node:cluster). Each is a node of its own, as nodes on other machines are:
 * nothing in a process's memory decides anything (docs/decisions/0990).
 */
import cluster, { type Worker } from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '#kit/server/embedded-postgres/startup-error.ts';
import { createLog } from '#kit/server/log/log.ts';
import type { Config } from './config/config.ts';
import type { Say } from './open-shop.ts';
import { beginAlone, openNode, prepareDatabase, type RunningShop } from './serve.ts';

/** The variable in which a worker finds the database that its parent started. */
const databaseVariable = 'WORKER_DATABASE_URL';
const firstWaitMs = 500;
const longestWaitMs = 30_000;
const calmMs = 60_000;

type Addresses = Pick<RunningShop, 'address' | 'listensOn'>;
/** What a worker says once it serves. */
type Ready = { ready: Addresses };

/** Whether this process is one of those that `serveWithWorkers` started. */
export const isWorker = (): boolean => cluster.isWorker;

/**
 * Prepares the database and starts `config.workers` processes that serve; one that ends by itself is started again, each time after a longer wait.
 * @throws StartupError when the database cannot be used, the port is busy, or a worker ends before it has served
 */
export async function serveWithWorkers(config: Config, say: Say): Promise<RunningShop> {
  const database = await prepareDatabase(config, say);
  try {
    await beginAlone(config, database.url, say);
    const log = createLog(config.logLevel);
    if (config.metricsToken !== null) (await import('./telemetry/worker-metrics.ts')).gatherFigures();
    const workers = superviseWorkers({ count: config.workers, environment: { [databaseVariable]: database.url }, log });
    return {
      log,
      ...(await workers.ready),
      // Each of them drains by itself.
      async drain() {
        workers.signal('SIGTERM');
        await sleep(config.drainMs);
      },
      async stop() {
        await workers.stop();
        await database.stop();
      },
    };
  } catch (error) {
    await database.stop();
    throw error;
  }
}

/** Serves as a worker; `process.send` notifies the parent. */
export async function serveAsWorker(config: Config): Promise<RunningShop> {
  const url = process.env[databaseVariable];
  if (url === undefined) throw new Error(`${databaseVariable} is missing: a worker is started by its parent`);
  const shop = await openNode(config, { url, say: () => undefined });
  const { address, listensOn } = shop;
  process.send?.({ ready: { address, listensOn } } satisfies Ready);
  return shop;
}

type Supervision = { count: number; environment: Record<string, string>; log: RunningShop['log'] };

/** `ready` resolves once all of them serve, and rejects (after all have ended) when one ends before that. `signal` starts their end, `stop` waits for it. */
function superviseWorkers({ count, environment, log }: Supervision): {
  ready: Promise<Addresses>;
  signal(name: 'SIGINT' | 'SIGTERM'): void;
  stop(): Promise<void>;
} {
  const running = new Set<Worker>();
  const first = Promise.withResolvers<Addresses>();
  let [stopping, served, waitMs] = [false, 0, firstWaitMs];
  // Workers take connections from one queue themselves: what Node.js hands to one that has just died is never answered.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  // Figures pass between them, some of which are no number.
  cluster.setupPrimary({ serialization: 'advanced' });

  function signal(name: 'SIGINT' | 'SIGTERM'): void {
    if (stopping) return;
    stopping = true;
    for (const worker of running) worker.process.kill(name);
  }

  async function stop(): Promise<void> {
    const ends = [...running].map((worker) => new Promise((done) => worker.once('exit', done)));
    signal('SIGINT');
    await Promise.all(ends);
  }

  function start(): void {
    const worker = cluster.fork(environment);
    let readyAt: number | undefined;
    running.add(worker);
    worker.on('message', (message: Partial<Ready>) => {
      if (!message.ready) return;
      readyAt = performance.now();
      served += 1;
      if (served === count) first.resolve(message.ready);
    });
    worker.on('exit', (code, endedBy) => {
      running.delete(worker);
      if (stopping) return;
      if (served < count) return void stop().then(() => first.reject(new StartupError('A worker could not be started.', ['Its messages are above.'])));
      if (readyAt !== undefined && performance.now() - readyAt >= calmMs) waitMs = firstWaitMs;
      log.error({ code, signal: endedBy, againInMs: waitMs }, 'a worker ended by itself; another is started in its place');
      const startAfter = waitMs;
      waitMs = Math.min(waitMs * 2, longestWaitMs);
      void sleep(startAfter, undefined, { ref: false }).then(() => stopping || start());
    });
  }

  for (let started = 0; started < count; started += 1) start();
  return { ready: first.promise, signal, stop };
}
