/** npm run bench: all rows, or those named (`-- pages cart --runs 3`). One table with figure, target and verdict, and the same as JSON. */
import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { startTestServer, type TestServer } from '#test/harness/postgres.ts';
import { startBuiltShop, type BuiltShop } from '#test/harness/built-shop.ts';
import { printFigures, verdictOf, writeReport, type JudgedFigure } from '#test/harness/figures.ts';
import type { Bench, Row } from './bench.ts';
import { compare } from './load.ts';
import { copyDatabase, makeLargeDatabase } from './recorded-shop.ts';

const largeCount = 20_000;

const known = globSync('test/bench/rows/*.ts').toSorted();
const nameOf = (file: string) => basename(file, '.ts');
const { values: options, positionals: asked } = parseArgs({ allowPositionals: true, options: { runs: { type: 'string', default: '5' } } });
const runs = Number(options.runs);
if (!Number.isSafeInteger(runs) || runs < 1) {
  console.error('--runs is a whole number from 1 up');
  process.exit(2);
}
const unknown = asked.filter((name) => !known.some((file) => nameOf(file) === name));
if (unknown.length > 0) {
  console.error(`There is no row named ${unknown.join(', ')}. Rows: ${known.map(nameOf).join(', ')}`);
  process.exit(2);
}

execFileSync(process.execPath, ['tools/build.mjs'], { stdio: 'inherit' });

let demo: Promise<BuiltShop> | undefined;
let large: Promise<{ url: string; server: TestServer }> | undefined;
const results: JudgedFigure[] = [];
const failures: string[] = [];
for (const file of known.filter((path) => asked.length === 0 || asked.includes(nameOf(path)))) {
  const { default: row } = (await import(new URL(`../../${file}`, import.meta.url).href)) as { default: Row };
  if (row.onlyByName && asked.length === 0) {
    console.log(`\n${row.title}: only by name (npm run bench -- ${nameOf(file)})`);
    continue;
  }
  console.log(`\n${row.title} ...`);
  await runRow(nameOf(file), row);
}
if (demo) await demo.then((shop) => shop.stop()).catch(() => undefined);
if (large) await large.then(({ server }) => server.stop()).catch(() => undefined);

printFigures(results);
writeReport('bench-results', { results, failures });
process.exit(failures.length > 0 ? 1 : 0);

async function runRow(name: string, row: Row): Promise<void> {
  const cleaning: (() => Promise<unknown>)[] = [];
  const bench: Bench = {
    shop: () => (demo ??= startBuiltShop()),
    async startShop(options) {
      const shop = await startBuiltShop(options);
      cleaning.push(() => shop.stop());
      return shop;
    },
    async startDatabase() {
      const server = await startTestServer();
      cleaning.push(() => server.stop());
      return server.url;
    },
    copyLargeDatabase: async () => copyDatabase((await (large ??= makeLarge())).url),
    runs,
    compare: (load) => compare({ runs, ...load }),
    atEnd: (work) => void cleaning.push(work),
  };
  try {
    for (const figure of await row.run(bench)) results.push({ row: name, ...figure, verdict: verdictOf(figure) });
  } catch (error) {
    failures.push(`${name}: ${(error as Error).message}`);
    console.error(`${name} could not be measured:`, error);
  } finally {
    for (const work of cleaning.toReversed()) await work().catch((error: unknown) => console.error(error));
  }
}

async function makeLarge(): Promise<{ url: string; server: TestServer }> {
  const server = await startTestServer();
  try {
    return { server, url: await makeLargeDatabase(server.url, largeCount) };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
