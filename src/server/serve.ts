/** The life of the server: everything is opened in order, and closed in the opposite one. */
import { firstStart } from '#installed/first-start.ts';
import cluster from 'node:cluster';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { readdir } from 'node:fs/promises';
import { relative } from 'node:path';
import type { Log } from '#kit/server/context.ts';
import { defaultLanguage } from '#kit/pure/languages.ts';
import type { Queryable } from '#kit/server/database.ts';
import { createLog } from '#kit/server/log/log.ts';
import { shareByRedis } from '#kit/server/redis/share-by-redis.ts';
import type { Host, Slice } from '#kit/server/slice.ts';
import { StartupError } from '#kit/server/embedded-postgres/startup-error.ts';
import { topCategories } from '#shop/catalog/lists/index.ts';
import { readMarkets } from '#shop/markets/index.ts';
import { findUnreadableAccounts } from '#shop/payments/accounts/index.ts';
import { readShipping } from '#shop/shipping/index.ts';
import { readPublishedTemplates } from '#shop/templates/index.ts';
import { applyOwnTexts } from '#shop/texts/index.ts';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { checkReplicas } from './check-replicas.ts';
import { buildApp } from './build-app.ts';
import type { Config } from './config/config.ts';
import { checkRedis } from './config/redis-config.ts';
import { firstStartSteps } from './first-start.ts';
import { cdnSlice } from './cdn/cdn-slice.ts';
import { databaseAddresses } from './database-addresses.ts';
import { contextForJob } from './job-context.ts';
import { migrateDatabase, migrationsFolder, openDatabaseServer, openHost, type OpenDatabaseServer, type Say } from './open-shop.ts';
import { logFields } from './telemetry/log-fields.ts';
import { projectRoot } from './folders.ts';
import { checkOpenSearch, openSearchIndex, type OpenSearchIndex } from './search-index/open-search-index.ts';
import { extendShop } from './extend-shop.ts';
import { slices as ownSlices } from './slices.ts';

/**
 * A shop that serves: under the address that shoppers use, and what it listens on in this machine. `drain` says that it is not ready and serves on for as long
 * as proxies need to hear of it.
 */
export type RunningShop = { address: string; listensOn: string; log: Log; drain(): Promise<void>; stop(): Promise<void> };

/** What every page needs of the configuration: read before the first is asked for, and from then on beside them. */
async function readAhead(db: Queryable): Promise<void> {
  await Promise.all([readMarkets(db), readShipping(db), readPublishedTemplates(db), topCategories(db, defaultLanguage), applyOwnTexts(db)]);
}

/** Parts that were opened, closed in the opposite order. */
type Open = { name: string; close(): Promise<unknown> }[];

async function closeAll(open: Open): Promise<void> {
  for (const part of open.reverse().splice(0)) await part.close().catch((error: unknown) => console.error(`${part.name} did not close:`, error));
}

/** Runs `work`; when it fails, whatever it opened before is closed again. */
async function opening<Result>(work: (open: Open) => Promise<Result>): Promise<Result> {
  const open: Open = [];
  try {
    return await work(open);
  } catch (error) {
    await closeAll(open);
    throw error;
  }
}

/**
 * Starts the shop in this process and says each step.
 * @throws StartupError for what the person at the keyboard can put right; whatever was opened before is closed again.
 */
export function serve(config: Config, say: Say): Promise<RunningShop> {
  return opening(async (open) => {
    const database = await prepareDatabase(config, say);
    open.push({ name: 'database', close: () => database.stop() });
    const node = await openNode(config, { url: database.url, say, before: (host) => begin(host, config, say) });
    open.push({ name: 'shop', close: () => node.stop() });
    return { ...node, stop: () => closeAll(open) };
  });
}

/**
 * Finds or starts the database and brings it up to date.
 * @throws StartupError also for a port that is busy, and for replicas of another database, and for a bucket, a Redis or a cluster that cannot be used: they are found before anything is migrated
 */
export function prepareDatabase(config: Config, say: Say): Promise<Pick<OpenDatabaseServer, 'url' | 'stop'>> {
  return opening(async (open) => {
    const server = await openDatabaseServer(config, { what: 'npm start', beside: 'refuse', say });
    open.push({ name: 'database', close: () => server.stop() });
    await failOnBusyPort(config);
    await checkReplicas(config, server.url);
    await config.checkStorage?.();
    if (config.redisUrl) await checkRedis(config.redisUrl, say);
    if (config.openSearch) await checkOpenSearch(config.openSearch);
    say(`Database: PostgreSQL ${server.version}, ${config.databaseUrl === null ? `data in ${short(config.dataDir)}` : 'by DATABASE_URL'}`);
    const report = await migrateDatabase(server.sessionUrl, ownSlices, say);
    say(`Migrations: ${report.applied.length === 0 ? 'none new' : `${report.applied.length} applied`}`);
    return server;
  });
}

/** Does what a first start does in a database that nobody serves from yet, and closes what it opened. */
export function beginAlone(config: Config, url: string, say: Say): Promise<void> {
  return opening(async (open) => {
    const bare = openHost(config, url, createLog(config.logLevel, undefined, logFields));
    open.push({ name: 'connections', close: () => bare.close() });
    const { host, extensions } = await extendShop(bare, { url: databaseAddresses(config, url).directUrl, say });
    open.unshift({ name: 'extensions', close: () => extensions.close() });
    await begin(host, config, say);
    await closeAll(open);
  });
}

async function begin(host: Host, config: Config, say: Say): Promise<void> {
  for (const step of firstStartSteps) await step({ host, config, choice: firstStart, say });
  await reportPayments(host, say);
}

/** Serves from a database that is up to date. `before` runs when the host is open and nothing listens yet. */
export function openNode(config: Config, { url, say, before }: { url: string; say: Say; before?(host: Host): Promise<void> }): Promise<RunningShop> {
  return opening(async (open) => {
    const { log, tracing } = await openLog(config, open);
    const bare = openHost(config, url, log);
    open.push({ name: 'connections', close: () => bare.close() });
    if (config.redisUrl) {
      const shared = shareByRedis(config.redisUrl, bare);
      open.push({ name: 'redis', close: () => shared.close() });
    }
    const search = await openSearch(config, { host: bare, say, open });
    const { host, slices, sections, pages, extensions } = await extendShop(bare, { url: databaseAddresses(config, url).directUrl, say });
    // Closed after the jobs, which use their connections.
    open.unshift({ name: 'extensions', close: () => extensions.close() });
    await before?.(host);

    let stopping = false;
    const app = await buildApp({
      host,
      slices,
      sections,
      pages,
      log,
      tracing,
      trustProxy: config.trustProxy,
      operations: {
        database: host.database,
        migrationCount: await countMigrations(),
        metricsToken: config.metricsToken,
        worker: cluster.worker?.id,
        searchIndex: search?.index,
        isStopping: () => stopping,
      },
    });
    open.push({ name: 'server', close: () => closeServer(app) });
    await readAhead(host.database.reader);
    await listen(app, config);
    await workOn(host, [...slices, ...(config.cdn ? [cdnSlice] : []), ...(search ? [search.slice] : [])]);
    return {
      log,
      ...addressesOf(config, app.server.address() as AddressInfo),
      async drain() {
        stopping = true;
        await sleep(config.drainMs);
      },
      async stop() {
        stopping = true;
        await closeAll(open);
      },
    };
  });
}

const countMigrations = async (): Promise<number> => (await readdir(migrationsFolder)).filter((file) => file.endsWith('.sql')).length;

/** OpenSearch, where a cluster is named. */
async function openSearch({ openSearch: named }: Config, { host, say, open }: { host: Host; say: Say; open: Open }): Promise<OpenSearchIndex | null> {
  if (!named) return null;
  const search = await openSearchIndex(named, host);
  open.push({ name: 'search index', close: () => search.close() });
  say(search.describe());
  return search;
}

/** The log, and tracing: its libraries are loaded only where traces are exported. */
async function openLog(config: Config, open: Open) {
  const log = createLog(config.logLevel, undefined, logFields);
  if (!config.tracing) return { log };
  const { startTracing } = await import('./telemetry/tracing.ts');
  const tracing = startTracing(config.tracing, (text) => log.warn({}, text));
  open.push({ name: 'tracing', close: () => tracing.close() });
  return { log, tracing: tracing.requests };
}

const addressesOf = (config: Config, { address, port }: AddressInfo): Pick<RunningShop, 'address' | 'listensOn'> => ({
  address: config.port === port ? config.baseUrl : `http://localhost:${port}`,
  listensOn: `${address.includes(':') ? `[${address}]` : address}:${port}`,
});

const workOn = (host: Host, slices: readonly Slice[]): Promise<void> =>
  host.jobs.work(
    slices.flatMap((slice) => slice.jobs ?? []),
    (name) => contextForJob(host, name),
  );

/** Says that anybody can pay in a demo, and which payment provider cannot be used, because the key of its secrets is not the one that is here. */
async function reportPayments({ database, config }: Host, say: Say): Promise<void> {
  if (config.sandboxPayments) say('Demo: anybody can pay with a test card and be anybody in the demo messenger (DEMO=true)');
  for (const title of await findUnreadableAccounts(database.reader, config))
    say(`${title} is off: its keys were encrypted with another key (SECRETS_KEY, or secrets.key in the data folder). Put that back, or enter them again.`);
}

async function listen(app: FastifyInstance, config: Config): Promise<void> {
  await app.listen({ host: config.host, port: config.port }).catch((error: Error & { code?: string }) => {
    throw portProblem(config, error);
  });
}

/** Waits for the requests under way; connections that become idle meanwhile would otherwise be waited for as well. */
async function closeServer(app: FastifyInstance): Promise<void> {
  const timer = setInterval(() => app.server.closeIdleConnections(), 100);
  try {
    await app.close();
  } finally {
    clearInterval(timer);
  }
}

/** Found before anything is migrated or filled. */
function failOnBusyPort(config: Config): Promise<void> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', (error) => fail(portProblem(config, error)));
    probe.listen(config.port, config.host, () => probe.close(() => done()));
  });
}

function portProblem(config: Config, error: Error & { code?: string }): Error {
  const { port, host } = config;
  if (error.code === 'EADDRINUSE') {
    return new StartupError(`Port ${port} is busy: another program listens there.`, [
      `Start on another port: PORT=${port + 1} npm start`,
      `Or find the program and stop it: lsof -i :${port}`,
    ]);
  }
  if (error.code === 'EACCES') return new StartupError(`Port ${port} is not open to ordinary users.`, ['Choose one from 1024 up: PORT=3000 npm start']);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartupError(`HOST is "${host}", which is no address of this machine.`, [
      'Unset HOST for this machine alone, or use HOST=0.0.0.0 for all networks.',
    ]);
  }
  return error;
}

const short = (folder: string) => relative(projectRoot, folder) || folder;
