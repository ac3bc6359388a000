/** Starts the shops of a row, and holds their data against the invariants when the row is over. */
import { rm } from 'node:fs/promises';
import { joinEmbeddedPostgres, freePort, startEmbeddedPostgres } from '#kit/server/embedded-postgres/embedded-postgres.ts';
import { openDatabase } from '#kit/server/database.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { endOf, makeDataDir, startBuiltShop } from '#test/harness/built-shop.ts';
import { prepareDatabase } from '#test/harness/prepared-database.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import type { Figure } from '#test/harness/figures.ts';
import type { CreateDatabase, FaultRow, Faults, FaultShop, FaultShopOptions } from './fault.ts';
import { findBroken } from './find-broken.ts';

/** Runs a row: its figures, and one more that counts the invariants which its shops broke. */
export async function runRow(row: FaultRow, { form, createDatabase }: { form: 'full' | 'short'; createDatabase: CreateDatabase }): Promise<Figure[]> {
  const cleaning: (() => Promise<unknown>)[] = [];
  const shops: FaultShop[] = [];
  const faults: Faults = {
    async startShop(options = { database: 'server' }) {
      const shop = options.database === 'own' ? await startOwn(options, cleaning) : await startOn(options, { cleaning, createDatabase });
      shops.push(shop);
      return shop;
    },
    createDatabase,
    atEnd: (work) => void cleaning.push(work),
  };
  try {
    const figures = await row.run(faults, form);
    if (shops.length === 0) return figures;
    let broken = 0;
    for (const shop of shops) broken += await countBroken(shop);
    return [...figures, { figure: 'invariants broken', value: broken, unit: '', target: { exactly: 0 } }];
  } finally {
    for (const work of cleaning.toReversed()) await work().catch((error: unknown) => console.error(error));
  }
}

async function countBroken(shop: FaultShop): Promise<number> {
  const broken = await findBroken(shop.databaseUrl, shop.acknowledged);
  for (const { name, rows } of broken) console.error(`BROKEN: ${name}`, rows);
  return broken.length;
}

async function startOn(
  options: FaultShopOptions,
  { cleaning, createDatabase }: { cleaning: (() => Promise<unknown>)[]; createDatabase: CreateDatabase },
): Promise<FaultShop> {
  const { url } = typeof options.database === 'object' ? options.database : await createAndDrop(createDatabase, cleaning);
  const dataDir = await makeDataDir();
  cleaning.push(() => rm(dataDir, { recursive: true, force: true }));
  await fill(url);
  return start({ dataDir, environment: { DATABASE_URL: url, ...options.environment } }, cleaning, async () => url);
}

async function createAndDrop(createDatabase: CreateDatabase, cleaning: (() => Promise<unknown>)[]): Promise<{ url: string }> {
  const made = await createDatabase();
  cleaning.push(() => made.drop());
  return made;
}

async function startOwn(options: FaultShopOptions, cleaning: (() => Promise<unknown>)[]): Promise<FaultShop> {
  const dataDir = options.dataDir ?? (await makeDataDir());
  if (!options.dataDir) cleaning.push(() => rm(dataDir, { recursive: true, force: true }));
  const server = await startEmbeddedPostgres({ dataDir, what: 'faults' });
  try {
    await prepareDatabase(server.url);
    await fill(server.url);
  } finally {
    await server.stop();
  }
  return start({ dataDir, environment: { ...options.environment } }, cleaning, async () => (await joinEmbeddedPostgres({ dataDir, what: 'faults' })).url);
}

/** What is not empty gets no demo shop. */
async function fill(url: string): Promise<void> {
  const filling = openDatabase(url);
  await filling.transaction(seedCommerce);
  await insertTestProduct(filling, { published: false, variants: [{}] });
  await filling.close();
}

async function start(
  given: { dataDir: string; environment: Record<string, string> },
  cleaning: (() => Promise<unknown>)[],
  addressOf: () => Promise<string>,
): Promise<FaultShop> {
  const port = given.environment['PORT'] ?? String(await freePort());
  const options = { dataDir: given.dataDir, environment: { ...given.environment, PORT: port } };
  let current = await startBuiltShop(options);
  cleaning.push(() => endOf(current.process, 'SIGINT'));
  const databaseUrl = await addressOf();
  const database = openDatabase(databaseUrl, { max: 4 });
  cleaning.push(() => database.close());
  return {
    url: `http://localhost:${port}`,
    databaseUrl,
    dataDir: given.dataDir,
    database,
    get process() {
      return current;
    },
    acknowledged: [],
    sell: (product) => insertTestProduct(database, product),
    async startAgain() {
      const begun = performance.now();
      current = await startBuiltShop(options);
      return performance.now() - begun;
    },
  };
}
