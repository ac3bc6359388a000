/**
 * What `/metrics` says (docs/reference/metrics.md). Labels are names that the code or the set-up gives, never what a request brings: nothing personal,
 * and no more series than there are names.
 */
import type { PageCache } from '#storefront/cache/page-cache.ts';
import type { Database } from '#kit/server/database.ts';
import type { Replicas } from '#kit/server/replicas.ts';
import { cachedPageSent, eventPassedOn, jobEnded, paymentMoved } from '#kit/server/telemetry/signals.ts';
import type { FastifyInstance } from 'fastify';
import type { CatalogIndex } from '#shop/catalog/opensearch/index.ts';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { routeOf } from './route-of.ts';
import { shareFigures } from './worker-metrics.ts';
import { readQueues, type QueueFigures } from './read-queues.ts';

/** What is measured at each scrape. */
export type MetricsSources = {
  database: Database;
  /** Absent where there are none. */
  replicas?: Pick<Replicas, 'states'> | undefined;
  /** Absent where PostgreSQL finds products. */
  searchIndex?: Pick<CatalogIndex, 'hosts' | 'state' | 'counts'> | undefined;
  /** Which of several processes on one port this is; absent: the only one. */
  worker?: number | undefined;
  now(): Date;
  /** How many sockets are open. */
  sockets(): number;
  /** Absent while the application is being built. */
  pageCache(): PageCache | undefined;
};

/** The figures as Prometheus reads them. */
export type Metrics = { contentType: string; text(): Promise<string>; series(): Series[] };

/** One of them: what it is called, and what it says. */
export type Series = { name: string; help: string; type: string; labels: readonly string[] };

const secondsBuckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const jobBuckets = [0.01, 0.1, 1, 10, 60];

/** Begins to measure; stops when the application closes. */
export function measure(app: FastifyInstance, sources: MetricsSources): Metrics {
  const registry = new Registry();
  // Each has series of its own in the answer for all of them.
  if (sources.worker !== undefined) registry.setDefaultLabels({ worker: String(sources.worker) });
  collectDefaultMetrics({ register: registry });
  measureRequests(app, registry);
  measureDatabase(registry, sources.database);
  measureReplicas(registry, sources.replicas);
  measureSearchIndex(registry, sources.searchIndex);
  measurePageCache(registry, sources);
  measureQueues(registry, sources);
  const stops = measureShop(registry);
  app.addHook('onClose', async () => {
    for (const stop of stops) stop();
  });
  new Gauge({
    name: 'sockets_open',
    help: 'Sockets of browsers that are open in this process',
    registers: [registry],
    collect() {
      this.set(sources.sockets());
    },
  });
  const text = sources.worker === undefined ? () => registry.metrics() : shareFigures(registry);
  return { contentType: registry.contentType, text, series: () => seriesOf(registry) };
}

/** What is asked of the library, which says it of each metric but has no type for it. */
function seriesOf(registry: Registry): Series[] {
  return registry.getMetricsAsArray().map((metric) => {
    const { labelNames = [] } = metric as unknown as { labelNames?: readonly string[] };
    return { name: metric.name, help: metric.help, type: String(metric.type), labels: labelNames };
  });
}

function measureRequests(app: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route; pages by the name of their kind',
    labelNames: ['method', 'route', 'status'],
    buckets: secondsBuckets,
    registers: [registry],
  });
  const calls = new Counter({
    name: 'api_calls_total',
    help: 'Calls of the shopper API, by the app that a publishable key names; status 429: too many',
    labelNames: ['app', 'status'],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    if (request.callingApp) calls.inc({ app: request.callingApp.title, status: String(reply.statusCode) });
    duration.observe({ method: request.method, route: routeOf(request), status: String(reply.statusCode) }, reply.elapsedTime / 1_000);
  });
  const stop = cachedPageSent.on(({ page, method, status, seconds }) => duration.observe({ method, route: `page ${page}`, status: String(status) }, seconds));
  app.addHook('onClose', async () => stop());
}

function measureDatabase(registry: Registry, database: Database): void {
  const registers = [registry];
  totalOf(registry, 'database_statements_total', 'Statements sent to the database', () => database.statements.count);
  new Gauge({
    name: 'database_connections',
    help: 'Connections of a pool, by what they do',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const { name, total, idle } of database.pools()) {
        this.set({ pool: name, state: 'busy' }, total - idle);
        this.set({ pool: name, state: 'idle' }, idle);
      }
    },
  });
  new Gauge({
    name: 'database_pool_waiting',
    help: 'Who waits for a connection at this moment',
    labelNames: ['pool'],
    registers,
    collect() {
      for (const { name, waiting } of database.pools()) this.set({ pool: name }, waiting);
    },
  });
  const totals = { waits: 'How often every connection was taken', waitedSeconds: 'How long was waited for connections' } as const;
  for (const figure of ['waits', 'waitedSeconds'] as const)
    new Counter({
      name: figure === 'waits' ? 'database_pool_waits_total' : 'database_pool_wait_seconds_total',
      help: totals[figure],
      labelNames: ['pool'],
      registers,
      collect() {
        this.reset();
        for (const pool of database.pools()) this.inc({ pool: pool.name }, pool[figure]);
      },
    });
}

function measureReplicas(registry: Registry, replicas: MetricsSources['replicas']): void {
  const labelNames = ['replica'];
  new Gauge({
    name: 'database_replica_used',
    help: 'Whether public pages are read from a replica: 1, or 0 while it is left out',
    labelNames,
    registers: [registry],
    collect() {
      for (const { host, isUsed } of replicas?.states() ?? []) this.set({ replica: host }, Number(isUsed));
    },
  });
  new Gauge({
    name: 'database_replica_left_out',
    help: 'Why a replica is not read from: 1 for behind, away, other_database (another system identifier than the primary) or other_timeline (it follows another primary)',
    labelNames: ['replica', 'reason'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { host, reason } of replicas?.states() ?? []) if (reason !== null) this.set({ replica: host, reason }, 1);
    },
  });
  new Gauge({
    name: 'database_replica_lag_bytes',
    help: 'How much of the log that pages need a replica has not replayed; absent while it cannot be asked, or has another history',
    labelNames,
    registers: [registry],
    collect() {
      this.reset();
      for (const { host, lagBytes } of replicas?.states() ?? []) if (lagBytes !== null) this.set({ replica: host }, lagBytes);
    },
  });
}

function measureSearchIndex(registry: Registry, index: MetricsSources['searchIndex']): void {
  const registers = [registry];
  const figures = {
    search_index_used: ['Whether OpenSearch finds products: 1, or 0 while PostgreSQL does in its place', () => (index?.state().reason === null ? 1 : 0)],
    search_index_pending: ['Changes of products that the index has yet to learn of, up to 10,000', () => index?.state().pending],
    search_index_lag_seconds: ['How long the oldest of them has been waiting', () => index?.state().lagSeconds],
  } as const;
  for (const [name, [help, read]] of Object.entries(figures))
    new Gauge({
      name,
      help,
      labelNames: ['cluster'],
      registers,
      collect() {
        if (index) this.set({ cluster: index.hosts }, read() ?? 0);
      },
    });
  new Counter({
    name: 'search_answers_total',
    help: 'Lists and searches that were found, by the engine: opensearch, or postgresql in its place',
    labelNames: ['engine'],
    registers,
    collect() {
      this.reset();
      for (const [engine, count] of Object.entries(index?.counts ?? {})) this.inc({ engine }, count);
    },
  });
}

function measurePageCache(registry: Registry, { pageCache }: MetricsSources): void {
  const registers = [registry];
  new Counter({
    name: 'page_cache_requests_total',
    help: 'Requests for public pages: found in the cache, joined to a rendering under way, or rendered',
    labelNames: ['result'],
    registers,
    collect() {
      this.reset();
      for (const [result, count] of Object.entries(pageCache()?.counts ?? {})) this.inc({ result }, count);
    },
  });
  for (const [figure, help] of [
    ['pages', 'Pages in the cache'],
    ['bytes', 'About how much memory they take'],
  ] as const)
    new Gauge({
      name: `page_cache_${figure}`,
      help,
      registers,
      collect() {
        this.set(pageCache()?.size()[figure] ?? 0);
      },
    });
}

/** What waits in the database; the same on every node. Where it cannot be read, the series are absent. */
function measureQueues(registry: Registry, { database, now }: MetricsSources): void {
  let reading: Promise<QueueFigures[]> | undefined;
  const read = () => (reading ??= readQueues(database, now()).finally(() => (reading = undefined)));
  for (const [figure, name, help] of [
    ['due', 'jobs_due', 'Jobs that could run and have not begun'],
    ['lagSeconds', 'job_lag_seconds', 'How long the oldest of them has been waiting'],
  ] as const)
    new Gauge({
      name,
      help,
      labelNames: ['queue'],
      registers: [registry],
      async collect() {
        const queues = await read();
        this.reset();
        for (const queue of queues) this.set({ queue: queue.job }, queue[figure]);
      },
    });
}

function measureShop(registry: Registry): (() => void)[] {
  const registers = [registry];
  const jobs = new Histogram({
    name: 'job_duration_seconds',
    help: 'How long jobs took, by their outcome',
    labelNames: ['queue', 'outcome'],
    buckets: jobBuckets,
    registers,
  });
  const events = new Counter({
    name: 'shop_events_total',
    help: 'Events of the shop that this process passed on, such as order.placed and order.paid',
    labelNames: ['event'],
    registers,
  });
  const payments = new Counter({
    name: 'payment_attempts_total',
    help: 'Attempts to pay that came into a state, by method',
    labelNames: ['method', 'state'],
    registers,
  });
  return [
    jobEnded.on(({ job, outcome, seconds }) => jobs.observe({ queue: job, outcome }, seconds)),
    eventPassedOn.on(({ event }) => events.inc({ event })),
    paymentMoved.on(({ method, state }) => payments.inc({ method, state })),
  ];
}

function totalOf(registry: Registry, name: string, help: string, read: () => number): void {
  new Counter({
    name,
    help,
    registers: [registry],
    collect() {
      this.reset();
      this.inc(read());
    },
  });
}
