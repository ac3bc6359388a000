/** npm run faults: all rows, or those named (`-- last-unit`; `-- --short` in the size of `npm test`). One table with test, figure, target and verdict, and the same as JSON. */
import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#kit/server/embedded-postgres/embedded-postgres.ts';
import { makeDataDir } from '#test/harness/built-shop.ts';
import { printFigures, verdictOf, writeReport, type JudgedFigure } from '#test/harness/figures.ts';
import { cloneDatabase, createNamedDatabase, prepareDatabase } from '#test/harness/prepared-database.ts';
import { rows } from './rows.ts';
import { runRow } from './shops.ts';

const template = 'faults_template';

const { values: options, positionals: asked } = parseArgs({ allowPositionals: true, options: { short: { type: 'boolean', default: false } } });
const unknown = asked.filter((name) => !rows.has(name));
if (unknown.length > 0) {
  console.error(`There is no row named ${unknown.join(', ')}. Rows: ${[...rows.keys()].join(', ')}`);
  process.exit(2);
}
const wanted = [...rows].filter(([name, row]) => (asked.length === 0 || asked.includes(name)) && (row.inShort || !options.short));

execFileSync(process.execPath, ['tools/build.mjs'], { stdio: 'inherit' });

const form = options.short ? 'short' : 'full';
const results: JudgedFigure[] = [];
const failures: string[] = [];
const dataDir = await makeDataDir();
const server = await startServer();
try {
  for (const [name, row] of wanted) {
    const begun = performance.now();
    console.log(`\n${row.title} ...`);
    try {
      const figures = await runRow(row, { form, createDatabase: () => cloneDatabase(server.url, template) });
      results.push(...figures.map((figure) => ({ row: name, ...figure, verdict: verdictOf(figure) })));
    } catch (error) {
      failures.push(`${name}: ${(error as Error).message}`);
      console.error(`${name} could not be run to its end:`, error);
    }
    console.log(`  ${Math.round((performance.now() - begun) / 1000)} s`);
  }
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

printFigures(results);
writeReport('faults-results', { results, failures });
process.exit(failures.length > 0 || results.some(({ verdict }) => verdict === 'missed') ? 1 : 0);

/** A PostgreSQL as in production, nothing switched off, with a migrated template in it. */
async function startServer(): Promise<EmbeddedPostgres> {
  const started = await startEmbeddedPostgres({ dataDir, what: 'npm run faults', settings: ['max_connections=200'] });
  try {
    await prepareDatabase(await createNamedDatabase(started.url, template));
    return started;
  } catch (error) {
    await started.stop();
    throw error;
  }
}
