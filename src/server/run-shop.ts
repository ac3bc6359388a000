/** Runs the shop until a signal stops it; loaded by main.ts. */
import { flushCompileCache } from 'node:module';
import { StartupError } from '#kit/server/embedded-postgres/startup-error.ts';
import { readConfig } from './config/config.ts';
import { handleUncaught } from './requests/last-resort.ts';
import { serve, type RunningShop } from './serve.ts';
import { isWorker, serveAsWorker, serveWithWorkers } from './workers.ts';

const stopLimitMs = 25_000;
// A terminal sends Ctrl-C to every process of the command, and npm passes it on once more.
const sameKeypressMs = 1_500;

const startedAt = performance.now();
const say = (line: string) => console.log(line);

let shop: RunningShop | undefined;
let stoppingSince: number | undefined;

function stop(reason: string, exitCode: number): void {
  if (stoppingSince !== undefined) {
    if (performance.now() - stoppingSince > sameKeypressMs && reason !== 'parent') process.exit(1);
    return;
  }
  stoppingSince = performance.now();
  // Still starting: `serve` is not finished and closes nothing; the database's watcher does.
  if (!shop) process.exit(exitCode || 130);
  if (!isWorker()) say('Stopping: finishing what is under way ...');
  void end(shop, { drains: reason === 'SIGTERM', exitCode });
}

async function end({ drain, stop: close }: RunningShop, { drains, exitCode }: { drains: boolean; exitCode: number }): Promise<void> {
  // Requests on this machine do not wait for proxies.
  if (drains) await drain();
  setTimeout(() => process.exit(1), stopLimitMs).unref();
  await close();
  if (!isWorker()) say('Stopped.');
  process.exit(exitCode);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(signal, 0));
// Started by tools/start.mjs: when that is killed, this process ends too instead of serving on unseen.
process.on('disconnect', () => stop('parent', 0));
// The reader of the output is gone: the shop serves on, and each unread line would be one more error.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
const uncaught = handleUncaught({
  report: (what, error) => (shop ? shop.log.error({ err: error }, what) : console.error(`${what}:`, error)),
  end: () => stop('uncaughtException', 1),
});
process.on('uncaughtException', uncaught.exception);
process.on('unhandledRejection', uncaught.rejection);

function start(): Promise<RunningShop> {
  const config = readConfig(process.env, process.argv.slice(2));
  if (isWorker()) return serveAsWorker(config);
  return config.workers > 1 ? serveWithWorkers(config, say) : serve(config, say);
}

try {
  shop = await start();
  if (!isWorker()) reportReady(shop);
  // Node.js writes what it compiled when a process ends, and one that is killed never does: the start after it would compile everything again.
  setImmediate(flushCompileCache);
} catch (error) {
  console.error(error instanceof StartupError ? `\n${error.inWords()}\n` : error);
  process.exit(1);
}

function reportReady({ address, listensOn }: RunningShop): void {
  // For tools/start.mjs: from now on an end that nobody asked for is a crash, after which it starts the shop again.
  process.send?.('ready');
  say(`Ready: ${address}  (listens on ${listensOn}, ${((performance.now() - startedAt) / 1000).toFixed(1)} s, Ctrl-C stops it)`);
}
