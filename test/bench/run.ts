/** npm run bench: all rows, or those named (`-- pages cart --runs 3`). One table with figure, target and verdict, and the same as JSON. */
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { startTestServer, type TestServer } from '#test/harness/postgres.ts';
import { startBuiltShop, type BuiltShop } from '#test/harness/built-shop.ts';
import { verdictOf, type Bench, type Figure, type Row } from './bench.ts';
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
const results: (Figure & { row: string; verdict: string })[] = [];
const failures: string[] = [];
for (const file of known.filter((path) => asked.length === 0 || asked.includes(nameOf(path)))) {
  const { default: row } = (await import(new URL(`../../${file}`, import.meta.url).href)) as { default: Row };
  console.log(`\n${row.title} ...`);
  await runRow(nameOf(file), row);
}
if (demo) await demo.then((shop) => shop.stop()).catch(() => undefined);
if (large) await large.then(({ server }) => server.stop()).catch(() => undefined);

print(results);
mkdirSync('bench-results', { recursive: true });
const report = {
  at: new Date().toISOString(),
  machine: { cpus: cpus().length, model: cpus()[0]?.model, memoryGb: Math.round(totalmem() / 2 ** 30) },
  node: process.version,
  results,
  failures,
};
for (const name of ['latest', report.at.replaceAll(':', '-')]) writeFileSync(`bench-results/${name}.json`, `${JSON.stringify(report, null, 2)}\n`);
console.log(
  `\n${results.filter(({ verdict }) => verdict === 'met').length} met, ${results.filter(({ verdict }) => verdict === 'missed').length} missed, ${failures.length} not measured; bench-results/latest.json`,
);
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

function print(figures: typeof results): void {
  const lines = [
    ['', 'figure', 'value', 'target', 'verdict'],
    ...figures.map((figure) => [figure.row, figure.figure, inWords(figure.value, figure.unit), targetOf(figure), figure.verdict]),
  ];
  const widths = lines[0]!.map((_cell, column) => Math.max(...lines.map((line) => line[column]!.length)));
  console.log();
  for (const line of lines)
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    );
}

function targetOf({ target, unit }: Figure): string {
  if (target === null) return '';
  return 'atMost' in target ? `≤ ${inWords(target.atMost, unit)}` : `≥ ${inWords(target.atLeast, unit)}`;
}

function inWords(value: number, unit: string): string {
  const digits = Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : 2;
  return `${value.toFixed(digits)} ${unit}`.trimEnd();
}
