// Writes src/generated/tables.ts from the real schema: a throw-away PostgreSQL, all migrations, kysely-codegen.
// `--check` compares instead of writing, so that the committed file cannot fall behind.
import { execFileSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { migrate } from '#kit/server/migrations.ts';
import { startTestServer } from '../test/harness/postgres.ts';

const target = 'src/generated/tables.ts';
const check = process.argv.includes('--check');
const out = check ? '.cache/tables.ts' : target;

const server = await startTestServer();
try {
  await migrate(server.url, 'migrations');
  execFileSync(
    'kysely-codegen',
    [
      '--dialect',
      'postgres',
      '--url',
      server.url,
      '--out-file',
      out,
      '--camel-case',
      '--exclude-pattern',
      'pgboss.*',
      '--type-mapping',
      JSON.stringify({ int8: 'number', numeric: 'string', timestamptz: 'Date', date: 'string' }),
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
} finally {
  await server.stop();
}
if (check && (await readFile(out, 'utf8')) !== (await readFile(target, 'utf8'))) {
  console.error(`${target} is older than migrations/; run \`npm run generate\``);
  await rm(out);
  process.exit(1);
}
process.exit(0);
