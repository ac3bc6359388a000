/**
 * A shop of 1,000,000 products and 3,000,000 variants that OpenSearch finds (MILLIONS=20000: of another size). Database and index are made once and stored in
 * `.data/bench-millions`, or in the folder that MILLIONS_DIR names: half an hour or so the first time. MILLIONS_INDEX=kept measures with the index that is there.
 */
import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '#kit/server/embedded-postgres/embedded-postgres.ts';
import { ownPassword } from '#test/e2e/own-password.ts';
import type { BuiltShop } from '#test/harness/built-shop.ts';
import type { Figure } from '#test/harness/figures.ts';
import { startOpenSearch, type TestOpenSearch } from '#test/harness/opensearch/start.ts';
import { runShopCommand } from '#test/harness/shop-command.ts';
import type { Bench, Row } from '../bench.ts';
import { call, changeTitle, text } from '../change-product.ts';
import { measureEngineAlone } from '../engine-alone.ts';
import { seedLarge, startReusableDatabase } from '../reusable-database.ts';
import { at, largePages, suggestions } from '../large-pages.ts';
import { multiplyProducts } from '../multiply-products.ts';
import { serverProcessorMs, treeProcessorMs } from '../processor-time.ts';
import { residentMb } from '../recorded-shop.ts';

const count = Number(process.env['MILLIONS'] ?? '1000000');
const dataDir = join(resolve(process.env['MILLIONS_DIR'] ?? '.data/bench-millions'), String(count));
const isIndexKept = process.env['MILLIONS_INDEX'] === 'kept';
/** So many are written as the catalogue does; the others are copies. */
const seeded = 20_000;
const [clients, warmUps, measured, changes] = [2, 40, 200, 5];
const [pageMs, suggestionMs, memoryMb, startMs, indexedASecond, seenMs] = [100, 30, 350, 2_000, 5_000, 2_000];
const timeoutMs = 30_000;
/** PostgreSQL as on a server of 8 GB. */
const usual = ['shared_buffers=1GB', 'effective_cache_size=4GB', 'max_wal_size=4GB'];
/** Nobody minds what is lost while products are made. */
const careless = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0', 'autovacuum=off'];
const heapMb = count > 100_000 ? 2_048 : 512;

/** Engines that a shop runs on, and the environment of its processes. */
type Stand = { databaseUrl: string; engine: TestOpenSearch; environment: Record<string, string> };

const row: Row = {
  title: `A shop of ${count} products, found by OpenSearch`,
  onlyByName: true,
  async run(bench) {
    const stand = await startStand(bench);
    const indexing = isIndexKept ? [] : await measureIndexing(stand);
    const { shop, started } = await start(bench, stand);
    const figures = [...indexing, ...started, ...(await measurePages(shop)), ...(await measureChange(shop, stand))];
    const byPostgres = await answersOf(shop, 'postgresql', stand);
    return [
      ...figures,
      { figure: 'memory of the shop afterwards', value: residentMb(shop), unit: 'MB', target: { atMost: memoryMb } },
      { figure: 'questions that PostgreSQL answered', value: byPostgres, unit: '', target: { exactly: 0 } },
    ];
  },
};

export default row;

async function startStand(bench: Bench): Promise<Stand> {
  const database = await startReusableDatabase({ dataDir, what: 'npm run bench -- millions', settings: usual }, makeProducts);
  bench.atEnd(() => database.stop());
  const home = join(dataDir, 'opensearch');
  await mkdir(home, { recursive: true });
  const engine = await startOpenSearch({ dataDir: home, heapMb });
  bench.atEnd(() => engine.stop());
  const environment = {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    DEMO: '',
    LOG_LEVEL: 'error',
    OPENSEARCH_URL: engine.url,
    OPENSEARCH_INDEX: `millions-${count}`,
    METRICS_TOKEN: randomBytes(16).toString('hex'),
  };
  return { databaseUrl: database.url, engine, environment };
}

async function makeProducts(): Promise<void> {
  const base = Math.min(count, seeded);
  if (count % base > 0) throw new Error(`MILLIONS is a number up to ${seeded}, or a multiple of it`);
  await seedLarge(dataDir, base);
  if (count === base) return;
  const server = await startEmbeddedPostgres({ dataDir, what: 'npm run bench -- millions', settings: [...usual, ...careless] });
  try {
    await multiplyProducts(server.url, count / base - 1, (line) => console.log(line));
  } finally {
    await server.stop();
  }
}

/** Rebuilds the index, and says who was busy with it. */
async function measureIndexing({ databaseUrl, engine, environment }: Stand): Promise<Figure[]> {
  const engineMs = () => (engine.pid === null ? 0 : treeProcessorMs(engine.pid));
  const before = { database: serverProcessorMs(databaseUrl), engine: engineMs() };
  const since = performance.now();
  const { code, text: said, peakMb, processorMs } = await runShopCommand(['search:reindex'], environment);
  if (code !== 0) throw new Error(said);
  const seconds = (performance.now() - since) / 1_000;
  const busy = (ms: number) => ms / seconds / 10;
  const alone = await measureEngineAlone(engine.url, environment['OPENSEARCH_INDEX']!);
  const most = Math.min(indexedASecond, alone);
  return [
    { figure: 'indexing, products a second', value: count / seconds, unit: '/s', target: { atLeast: most } },
    { figure: 'indexing, the engine alone with the same documents', value: alone, unit: '/s', target: null },
    { figure: 'indexing, a processor busy for the shop', value: busy(processorMs), unit: '%', target: null },
    { figure: 'indexing, for PostgreSQL', value: busy(serverProcessorMs(databaseUrl) - before.database), unit: '%', target: null },
    { figure: 'indexing, for OpenSearch', value: busy(engineMs() - before.engine), unit: '%', target: null },
    { figure: 'indexing, memory of the command', value: peakMb, unit: 'MB', target: { atMost: memoryMb } },
  ];
}

/** A start of a shop that has run before, until its home page. */
async function start(bench: Bench, { environment }: Stand): Promise<{ shop: BuiltShop; started: Figure[] }> {
  const open = () => bench.startShop({ dataDir, environment });
  // The first start after it was filled does what is done once.
  await (await open()).stop();
  const since = performance.now();
  const shop = await open();
  const readyMs = performance.now() - since;
  if ((await fetch(`${shop.url}/`)).status !== 200) throw new Error('the home page is not there');
  const homeMs = performance.now() - since;
  if (!/^Search: OpenSearch /m.test(shop.output())) throw new Error(`OpenSearch does not find the products:\n${shop.output()}`);
  return {
    shop,
    started: [
      { figure: 'start, until it is ready', value: readyMs, unit: 'ms', target: { atMost: startMs } },
      { figure: 'start, until the first home page', value: homeMs, unit: 'ms', target: null },
      { figure: 'memory of the shop, started', value: residentMb(shop), unit: 'MB', target: null },
    ],
  };
}

/** Pages that no cache has, by a few who ask one after the other each. */
async function measurePages(shop: BuiltShop): Promise<Figure[]> {
  const figures: Figure[] = [];
  const kinds = largePages(count).map(({ kind, name, addresses }) => ({ name, addresses, most: kind === 'product' ? null : pageMs }));
  for (const { name, addresses, most } of [...kinds, { name: 'suggestions', addresses: suggestions, most: suggestionMs }]) {
    await timesOf(shop.url, addresses.slice(0, warmUps));
    const times = await timesOf(shop.url, addresses.slice(warmUps, warmUps + measured));
    figures.push(
      { figure: `${name}, ${clients} at a time, p50`, value: at(times, 0.5), unit: 'ms', target: null },
      { figure: `${name}, ${clients} at a time, p95`, value: at(times, 0.95), unit: 'ms', target: most === null ? null : { atMost: most } },
    );
  }
  return figures;
}

async function timesOf(url: string, paths: readonly string[]): Promise<number[]> {
  const [waiting, times] = [[...paths], [] as number[]];
  const ask = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const since = performance.now();
      const answer = await fetch(url + path, { headers: { 'accept-encoding': 'br' } });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
      times.push(performance.now() - since);
    }
  };
  await Promise.all(Array.from({ length: clients }, ask));
  return times;
}

/** Gives a product another title, and looks at the category that it leads and at a search for the new word until they say so. */
async function measureChange(shop: BuiltShop, { environment }: Stand): Promise<Figure[]> {
  const created = await runShopCommand(['staff:create', `bench-${randomBytes(4).toString('hex')}@shop.example`, '--role', 'owner'], environment);
  const [, email, password] = /^Staff account: (\S+)  password: (\S+)$/m.exec(created.text) ?? [];
  if (!email || !password) throw new Error(created.text);
  const { token } = await ownPassword(shop.url, { email, password });
  const list = '/category/large-1-1';
  const slug = /href="\/product\/(large-\d+)/.exec(await text(shop.url + list))![1]!;
  const { id } = await call<{ id: string }>(`${shop.url}/api/web/product/detail?slug=${slug}`, {});
  const taken: Record<string, number[]> = { category: [], search: [] };
  for (let change = 0; change < changes; change += 1) {
    const word = `quick${randomBytes(6).toString('hex').replaceAll(/\d/g, 'x')}`;
    const pages = { category: list, search: `/search?q=${word}` };
    for (const path of Object.values(pages)) await text(shop.url + path);
    await changeTitle(`${shop.url}/api/admin/products/${id}`, { token, title: `Quicksilver ${word}` });
    const answered = performance.now();
    const look = async ([name, path]: [string, string]) => {
      while (!(await text(shop.url + path)).includes(`Quicksilver ${word}`)) {
        if (performance.now() - answered > timeoutMs) throw new Error(`${path} never said ${word}`);
        await sleep(20);
      }
      taken[name]!.push(performance.now() - answered);
    };
    await Promise.all(Object.entries(pages).map(look));
  }
  return Object.entries(taken).map(([name, times]) => ({
    figure: `a changed product, seen in its ${name}, slowest of ${changes}`,
    value: Math.max(...times),
    unit: 'ms',
    target: { atMost: seenMs },
  }));
}

async function answersOf(shop: BuiltShop, by: string, { environment }: Stand): Promise<number> {
  const answer = await fetch(`${shop.url}/metrics`, { headers: { authorization: `Bearer ${environment['METRICS_TOKEN']}` } });
  const [, answers] = new RegExp(`^search_answers_total\\{engine="${by}"\\} (\\d+)`, 'm').exec(await answer.text()) ?? [];
  if (answers === undefined) throw new Error('the metrics do not say who answered');
  return Number(answers);
}
