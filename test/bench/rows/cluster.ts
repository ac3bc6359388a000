/**
 * Against one process: a node of two (`WORKERS=2`), then two nodes of two processes each, behind nginx, over a primary, its replica and Redis (where it is
 * installed), all over the same primary: how much they serve, how fast, and what a request costs all processes together. nginx is the machine's own, with `deploy/nginx/shop.conf` but for TLS and limits by
 * address.
 */
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { makeDataDir } from '#test/harness/built-shop.ts';
import { addresses } from '#test/harness/buyers.ts';
import type { Figure } from '#test/harness/figures.ts';
import { machineNow } from '#test/harness/machine-date.ts';
import { hasNginx, startNginx } from '#test/harness/nginx.ts';
import { freePort } from '#test/harness/postgres.ts';
import { findProgram, runProgram, type RunningProgram } from '#test/harness/programs.ts';
import { startReplicated, type Replicated } from '#test/harness/replica.ts';
import { createShopper } from '../buyers.ts';
import type { Bench, Row } from '../bench.ts';
import { median } from '../median.ts';
import { serverProcessorMs, treeProcessorMs } from '../processor-time.ts';
import { send } from '../recorded-shop.ts';

const [connections, seconds, buyers, ordersEach, searches] = [32, 5, 8, 60, 960];
/** Before anything is counted: a process that has just started compiles its code, and PostgreSQL plans each statement of a new connection five times. */
const [warmOrdersEach, warmSearches] = [20, 240];
const mostCost = 1.1;
/** Jobs that orders leave behind, their mails above all, are part of what they cost: one process is longer about them than four. */
const mostJobsMs = 180_000;

/** What is measured: where pages are asked for, where orders are placed, and the processor time of all that takes part. */
type Stand = { pages: string; nodes: readonly string[]; primaryUrl: string; processorMs(): number };
type Cost = { name: string; rate: number; slowMs: number; processorMs: number };

const row: Row = {
  title: 'A second process, and two nodes with two workers each, behind nginx, with a replica, against one process',
  onlyByName: true,
  async run(bench) {
    if (!hasNginx) throw new Error('nginx or openssl is not on this machine (apt-get install nginx-light)');
    const replicated = await startReplicated((url) => fill(bench, url));
    bench.atEnd(() => replicated.stop());
    const one = await measureNode(bench, replicated, 1);
    const two = await measureNode(bench, replicated, 2);
    const { costs: cluster, hits } = await measureCluster(bench, replicated);
    return [
      ...one.flatMap((cost) => figuresOf(cost, 'one process')),
      ...two.flatMap((cost, index) => [...figuresOf(cost, 'two processes'), comparedWith(one[index]!, cost, 'two processes')]),
      ...cluster.flatMap((cost, index) => [...figuresOf(cost, 'cluster'), comparedWith(one[index]!, cost, 'cluster')]),
      ...hits,
    ];
  },
};

export default row;

async function fill(bench: Bench, url: string): Promise<void> {
  const shop = await bench.startShop({ environment: { DATABASE_URL: url, LOG_LEVEL: 'error' }, given: ['--demo'], limitMs: 180_000 });
  await shop.stop();
  await send(url, 'update stock_level set on_hand = 1000000');
}

/** A node by itself, of as many processes. */
async function measureNode(bench: Bench, { primaryUrl }: Replicated, workers: number): Promise<Cost[]> {
  const shop = await bench.startShop({ environment: { DATABASE_URL: primaryUrl, WORKERS: String(workers), LOG_LEVEL: 'error' } });
  const costs = await measure(bench, {
    pages: shop.url,
    nodes: [shop.url],
    primaryUrl,
    processorMs: () => treeProcessorMs(shop.process.pid!) + serverProcessorMs(primaryUrl),
  });
  await shop.stop();
  return costs;
}

async function measureCluster(bench: Bench, { primaryUrl, replicaUrl }: Replicated): Promise<{ costs: Cost[]; hits: Figure[] }> {
  const dataDir = await makeDataDir();
  bench.atEnd(() => rm(dataDir, { recursive: true, force: true }));
  const port = await freePort();
  const redis = await startRedis(bench);
  const environment = {
    DATABASE_URL: primaryUrl,
    DATABASE_REPLICA_URL: replicaUrl,
    ...(redis ? { REDIS_URL: redis.url } : {}),
    WORKERS: '2',
    LOG_LEVEL: 'error',
    TRUST_PROXY: '127.0.0.1',
    BASE_URL: `http://localhost:${port}`,
  };
  const first = await bench.startShop({ dataDir, environment });
  const second = await bench.startShop({ dataDir, environment });
  const nginx = await startNginx({
    behind: [first, second].map(({ url }) => Number(new URL(url).port)),
    port,
    plainPort: await freePort(),
    changes: [
      [`listen 127.0.0.1:${port} ssl http2;`, `listen 127.0.0.1:${port};`],
      // All of this load comes from one address.
      ['rate=50r/s', 'rate=100000r/s'],
      ['rate=20r/s', 'rate=100000r/s'],
    ],
  });
  bench.atEnd(async () => nginx.process.kill('SIGQUIT'));
  const stand: Stand = {
    pages: `http://localhost:${port}`,
    nodes: [first.url, second.url],
    primaryUrl,
    processorMs: () =>
      [first, second].reduce((sum, shop) => sum + treeProcessorMs(shop.process.pid!), 0) +
      treeProcessorMs(nginx.process.pid!) +
      (redis ? treeProcessorMs(redis.program.pid()) : 0) +
      serverProcessorMs(primaryUrl) +
      serverProcessorMs(replicaUrl),
  };
  const costs = await measure(bench, stand);
  return { costs, hits: await measureHits(stand) };
}

async function startRedis(bench: Bench): Promise<{ url: string; program: RunningProgram } | null> {
  const found = findProgram('TEST_REDIS', ['redis-server', 'valkey-server']);
  if (found === null) return null;
  const port = await freePort();
  const program = await runProgram(found, ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], port);
  bench.atEnd(() => program.kill());
  return { url: `redis://127.0.0.1:${port}`, program };
}

async function measure(bench: Bench, stand: Stand): Promise<Cost[]> {
  return [await measureCached(bench, stand), await measureRendered(stand), await measureOrders(stand)];
}

/** Pages that a cache has, in turn. */
async function measureCached(bench: Bench, { pages, processorMs }: Stand): Promise<Cost> {
  const paths = await publicPaths(pages);
  const load = { url: pages, connections, headers: { accept: 'text/html', 'accept-encoding': 'br, gzip' }, requests: paths.map((path) => ({ path })) };
  await autocannon({ ...load, duration: 3 });
  const runs: Omit<Cost, 'name'>[] = [];
  for (let run = 0; run < bench.runs; run += 1) {
    const before = processorMs();
    const result = await autocannon({ ...load, duration: seconds });
    if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx} answers were no 200, ${result.errors} failed`);
    runs.push({ rate: result['2xx'] / result.duration, slowMs: result.latency.p99, processorMs: (processorMs() - before) / result['2xx'] });
  }
  const usual = (name: keyof (typeof runs)[0]) => median(runs.map((run) => run[name]));
  return { name: 'cached pages', rate: usual('rate'), slowMs: usual('slowMs'), processorMs: usual('processorMs') };
}

let asked = 0;

/** Searches that nobody has asked for before. */
async function measureRendered({ pages, processorMs }: Stand): Promise<Cost> {
  const next = () => `${pages}/search?q=bowl+${(asked += 1)}`;
  const times: number[] = [];
  const askAll = (count: number) =>
    Promise.all(
      Array.from({ length: buyers }, async () => {
        while (times.length < count) {
          const begun = performance.now();
          await get(next());
          times.push(performance.now() - begun);
        }
      }),
    );
  await askAll(warmSearches);
  times.length = 0;
  const before = processorMs();
  const since = performance.now();
  await askAll(searches);
  return costOf('rendered searches', { times, ms: performance.now() - since, processorMs: processorMs() - before });
}

/** Whole orders with what is done about them afterwards. */
async function measureOrders({ nodes, primaryUrl, processorMs }: Stand): Promise<Cost> {
  const sku = await anySku(nodes[0]!);
  const shoppers = Array.from({ length: buyers }, (_, index) => createShopper(nodes[index % nodes.length]!));
  const times: number[] = [];
  const buy = async (shopper: (typeof shoppers)[0]) => {
    const begun = performance.now();
    shopper.forgetCookie();
    await shopper.call('/api/web/cart/add', { sku, quantity: 1 });
    const { slug } = await shopper.call('/api/web/checkout/create', { source: 'cart' });
    await shopper.call('/api/web/checkout/contact', { slug, email: 'ada@example.com' });
    await shopper.call('/api/web/checkout/address', { slug, address: addresses.US });
    await shopper.call('/api/web/checkout/shipping', { slug, methodId: 'standard' });
    const { total } = await shopper.call('/api/web/checkout/payment', { slug, methodId: 'bankTransfer' });
    await shopper.call('/api/web/checkout/submit', { slug, agree: true, expectedTotal: total });
    times.push(performance.now() - begun);
  };
  const buyEach = (count: number) =>
    Promise.all(
      shoppers.map(async (shopper) => {
        for (let order = 0; order < count; order += 1) await buy(shopper);
      }),
    );
  await buyEach(warmOrdersEach);
  await jobsDone(primaryUrl);
  times.length = 0;
  const before = processorMs();
  const since = performance.now();
  await buyEach(ordersEach);
  const ms = performance.now() - since;
  await jobsDone(primaryUrl);
  shoppers.forEach((shopper) => shopper.close());
  return costOf('orders', { times, ms, processorMs: processorMs() - before });
}

/** Waits until no job of the shop can run or is running. */
async function jobsDone(url: string): Promise<void> {
  const until = performance.now() + mostJobsMs;
  for (;;) {
    const { rows } = await send(url, `select count(*) from pgboss.job where state <= 'active' and start_after <= '${machineNow().toISOString()}'`);
    if (Number(rows[0].count) === 0) return;
    if (performance.now() > until) throw new Error(`${rows[0].count} jobs are left`);
    await sleep(250);
  }
}

function costOf(name: string, { times, ms, processorMs }: { times: readonly number[]; ms: number; processorMs: number }): Cost {
  const slowMs = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
  return { name, rate: (times.length / ms) * 1_000, slowMs, processorMs: processorMs / times.length };
}

/** How many of a visitor's pages nginx had, once each page was asked for twice. */
async function measureHits({ pages }: Stand): Promise<Figure[]> {
  const paths = await publicPaths(pages);
  for (const path of paths) await get(pages + path);
  const answers = await Promise.all(paths.map((path) => get(pages + path)));
  const hits = answers.filter((answer) => answer.headers.get('x-cache') === 'HIT').length;
  return [{ figure: 'pages asked for again that nginx has', value: (hits / paths.length) * 100, unit: '%', target: { atLeast: 95 } }];
}

function figuresOf({ name, rate, slowMs, processorMs }: Cost, stand: string): Figure[] {
  return [
    { figure: `${name}, ${stand}, a second`, value: rate, unit: '/s', target: null },
    { figure: `${name}, ${stand}, p99`, value: slowMs, unit: 'ms', target: null },
    { figure: `${name}, ${stand}, processor time each`, value: processorMs, unit: 'ms', target: null },
  ];
}

function comparedWith(one: Cost, other: Cost, stand: string): Figure {
  return { figure: `${one.name}, cost of ${stand} by that of one`, value: other.processorMs / one.processorMs, unit: '×', target: { atMost: mostCost } };
}

/** The home page, and every page that the sitemap of products names first. */
async function publicPaths(url: string): Promise<string[]> {
  const home = await (await get(`${url}/`)).text();
  const found = new Set([...home.matchAll(/href="(\/(?:product|category|collection)\/[\w-]+)"/g)].map(([, path]) => path!));
  if (found.size < 5) throw new Error('the home page leads to too few pages');
  return ['/', ...[...found].slice(0, 20)];
}

async function anySku(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/web/product/detail?slug=alder-coasters`);
  const { data } = (await answer.json()) as { data: { variants: { sku: string }[] } };
  return data.variants.at(-1)!.sku;
}

async function get(address: string): Promise<Response> {
  const answer = await fetch(address, { headers: { accept: 'text/html' } });
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
  return answer;
}
