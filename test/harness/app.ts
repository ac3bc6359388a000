/** The whole application over a cloned database, called with `inject`; no port, no mocks of our own code. */
import type { FastifyBaseLogger, FastifyInstance, InjectOptions } from 'fastify';
import type { Kysely, QueryResult, RawBuilder } from 'kysely';
import { createSecretKey, randomBytes } from 'node:crypto';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { on } from '#kit/server/database.ts';
import { listenToAnnouncements } from '#kit/server/events/listen.ts';
import { folderStorage } from '#kit/server/storage/folder-storage.ts';
import { usualPageCache, usualProviderUrls } from '#kit/server/host-config.ts';
import type { Host, HostConfig, Slice } from '#kit/server/slice.ts';
import { buildApp } from '#server/build-app.ts';
import type { RequestTracing } from '#server/telemetry/trace-requests.ts';
import type { SocketTimes } from '#server/socket/socket-server.ts';
import type { ExtensionEntry } from '#server/extensions/load-extensions.ts';
import type { Limits } from '#server/extensions/time-limit.ts';
import { openExtensions, type OpenExtensions } from '#server/extensions/open-extensions.ts';
import { themeFiles } from '#server/pages/theme-files.ts';
import { composeShop, ownShop, slices as allSlices } from '#server/slices.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { machineNow } from './machine-date.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';
import { openTestJobs } from './test-jobs.ts';
import { watchExchanges } from './watch-exchanges.ts';

/** An answer of the API, opened. */
export type ApiAnswer = { status: number; headers: Record<string, string>; code: number; msg: string; reason?: string; data: any; text: string };

/** A client that stores cookies, as a browser does. */
export type TestClient = {
  cookies: Map<string, string>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<ApiAnswer>;
  get(path: string, headers?: Record<string, string>): Promise<ApiAnswer>;
  send(options: InjectOptions): Promise<ApiAnswer>;
};

/** An application under test. */
export type TestApp = {
  app: FastifyInstance;
  host: Host;
  db: TestDatabase;
  /** For SQL outside a transaction: `sql`…`.execute(shop.kysely)`. */
  kysely: Kysely<Record<string, never>>;
  /** Runs a statement outside a transaction. */
  run<Row>(statement: RawBuilder<Row>): Promise<QueryResult<Row>>;
  /** The rows of a query, outside a transaction. */
  rows<Row>(query: RawBuilder<Row>): Promise<Row[]>;
  clock: { now: Date };
  extensions: OpenExtensions;
  slices: readonly Slice[];
  client(): TestClient;
  close(): Promise<void>;
};

type TestAppOptions = {
  slices?: readonly Slice[];
  template?: string;
  database?: TestDatabase;
  /** A folder whose files it begins with, as its own copies. */
  files?: string;
  socketTimes?: Partial<SocketTimes>;
  strictAudit?: boolean;
  /** As the build lists them. */
  extensions?: readonly ExtensionEntry[];
  extensionLimits?: Limits;
  /** Whose `X-Forwarded-*` headers count; absent: nobody's. */
  trustProxy?: string[];
  config?: Partial<HostConfig>;
  /** Where requests log; absent: nowhere. */
  log?: FastifyBaseLogger;
  metricsToken?: string;
  tracing?: RequestTracing;
};

/** Builds an application over a database of its own. The clock begins with the machine's date (see machine-date.ts) and stands still until a test moves it. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const db = options.database ?? (await createTestDatabase(options.template));
  const dataDir = await makeDataFolder(options.files);
  const clock = { now: machineNow() };
  const log = { info: () => undefined, warn: () => undefined, error: (fields: object, text: string) => console.error(text, fields) };
  const jobs = openTestJobs(db.url);
  const announcements = listenToAnnouncements(db.url, log);
  await announcements.ready;
  const bare: Host = {
    database: db.database,
    now: () => clock.now,
    jobs,
    announcements,
    log,
    config: { ...testConfig(dataDir), ...options.config },
  };
  const { extensions, host, ...shop } = await extended(bare, db.url, options);
  const slices = options.slices ?? shop.slices;
  const app = await buildApp({
    host,
    slices,
    sections: shop.sections,
    pages: shop.pages,
    strictAudit: options.strictAudit ?? true,
    ...(options.socketTimes ? { socketTimes: options.socketTimes } : {}),
    ...(options.trustProxy ? { trustProxy: options.trustProxy } : {}),
    ...(options.log ? { log: options.log } : {}),
    tracing: options.tracing,
    ...operationsOf(options, db),
  });
  await ready(app, !options.slices);
  return {
    app,
    host,
    db,
    ...statementsOf(db),
    clock,
    extensions,
    slices,
    client: () => createClient(app),
    async close() {
      await app.close();
      await announcements.close();
      await jobs.stop(100);
      await extensions.close();
      await db.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function statementsOf({ database }: TestDatabase): Pick<TestApp, 'kysely' | 'run' | 'rows'> {
  const kysely = on<Record<string, never>>(database.reader);
  return { kysely, run: (statement) => statement.execute(kysely), rows: async (query) => (await query.execute(kysely)).rows };
}

/** What operators ask is there where a test asks for it. */
const operationsOf = ({ metricsToken }: TestAppOptions, { database }: TestDatabase) =>
  metricsToken === undefined ? {} : { operations: { database, migrationCount: 0, metricsToken, isStopping: () => false } };

async function makeDataFolder(files: string | undefined): Promise<string> {
  const dataDir = await makeTemporaryFolder('vitrine-data-');
  if (files) await cp(files, dataDir, { recursive: true });
  return dataDir;
}

/** Opens an application. What it answers can be an example, but for slices that are not the shop's own: those stand in no document. */
async function ready(app: FastifyInstance, isOwn: boolean): Promise<void> {
  if (isOwn) watchExchanges(app);
  await app.ready();
}

/** The shop with the extensions that a test names. */
async function extended(bare: Host, url: string, { extensions: entries, extensionLimits: limits }: TestAppOptions) {
  const extensions = await openExtensions(entries ?? [], { ...bare, url, ...(limits ? { limits } : {}) });
  return { extensions, host: extensions.hostFor(bare), ...(entries ? composeShop(extensions.added) : ownShop) };
}

const testConfig = (dataDir: string): HostConfig => ({
  baseUrl: 'http://localhost:3000',
  dataDir,
  storage: folderStorage(dataDir),
  mailDir: join(dataDir, 'mail'),
  smtpUrl: null,
  sandboxPayments: true,
  https: false,
  production: false,
  socialLogin: { wechat: null, telegramLogin: null, telegramBot: null, demo: true },
  payments: { stripe: null, paypal: null },
  providerUrls: usualProviderUrls,
  secretsKeys: [createSecretKey(randomBytes(32))],
  pageCache: usualPageCache,
  readyThemes: async () => (await themeFiles()).themes,
});

/** A second application over the database of another: what two processes of one shop are to each other. */
export async function createSecondNode(
  shop: TestApp,
  options: { config?: Partial<HostConfig> } = {},
): Promise<Omit<TestApp, 'db' | 'kysely' | 'run' | 'rows' | 'clock' | 'extensions' | 'slices'>> {
  const announcements = listenToAnnouncements(shop.db.url, shop.host.log);
  await announcements.ready;
  const jobs = openTestJobs(shop.db.url);
  const host: Host = { ...shop.host, announcements, jobs, config: { ...shop.host.config, ...options.config } };
  const app = await buildApp({ host, slices: allSlices });
  await ready(app, true);
  return {
    app,
    host,
    client: () => createClient(app),
    async close() {
      await app.close();
      await announcements.close();
      await jobs.stop(100);
    },
  };
}

function createClient(app: FastifyInstance): TestClient {
  const cookies = new Map<string, string>();
  const send = async (options: InjectOptions): Promise<ApiAnswer> => {
    const answer = await app.inject({ ...options, cookies: Object.fromEntries(cookies) });
    for (const cookie of answer.cookies) cookies.set(cookie.name, cookie.value);
    let opened: { code?: number; msg?: string; reason?: string; data?: unknown } = {};
    if (String(answer.headers['content-type']).includes('json')) opened = answer.json();
    return {
      status: answer.statusCode,
      headers: answer.headers as Record<string, string>,
      code: opened.code ?? -1,
      msg: opened.msg ?? '',
      ...(opened.reason === undefined ? {} : { reason: opened.reason }),
      data: opened.data,
      text: answer.body,
    };
  };
  return {
    cookies,
    send,
    post: (path, body = {}, headers = {}) => send({ method: 'POST', url: path, payload: body as object, headers }),
    get: (path, headers = {}) => send({ method: 'GET', url: path, headers }),
  };
}
