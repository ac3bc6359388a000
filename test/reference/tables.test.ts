/** What is generated from the database that the migrations make: the types of its tables, and docs/reference/database.md. */
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { on } from '#kit/server/database.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { generated, page, table } from './markdown.ts';

let shop: TestDatabase;
beforeAll(async () => {
  shop = await createTestDatabase();
});
afterAll(() => shop.close());

it('types the tables', async () => {
  mkdirSync('.cache', { recursive: true });
  const file = '.cache/tables.ts';
  const mapping = JSON.stringify({ int8: 'number', numeric: 'string', timestamptz: 'Date', date: 'string' });
  const options = ['--dialect', 'postgres', '--camel-case', '--exclude-pattern', 'pgboss.*', '--type-mapping', mapping];
  execFileSync(process.execPath, ['node_modules/kysely-codegen/dist/cli/bin.js', '--url', shop.url, '--out-file', file, ...options], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await expect(readFileSync(file, 'utf8')).toMatchFileSnapshot('../../src/generated/tables.ts');
});

type Column = { table: string; column: string; type: string; keys: string; isNull: boolean; comment: string | null };
type Relation = { from: string; to: string; column: string; isOne: boolean; isNull: boolean };

it('draws the tables of each slice', async () => {
  const db = on(shop.database.reader);
  const { rows: columns } = await sql<Column>`
    select c.relname as "table", a.attname as "column", replace(format_type(a.atttypid, a.atttypmod), 'timestamp with time zone', 'timestamptz') as type,
      not a.attnotnull as is_null, col_description(c.oid, a.attnum) as comment,
      concat_ws(',', case when exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'p' and a.attnum = any(k.conkey)) then 'PK' end,
        case when exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any(k.conkey)) then 'FK' end) as keys
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname, a.attnum`.execute(db);
  const { rows: relations } = await sql<Relation>`
    select k.conrelid::regclass::text as "from", k.confrelid::regclass::text as "to", a.attname as "column", not a.attnotnull as is_null,
      exists (select from pg_index i where i.indrelid = k.conrelid and i.indisunique and i.indpred is null and i.indkey::text = k.conkey[1]::text) as is_one
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.connamespace = 'public'::regnamespace and k.contype = 'f' order by 1, 3`.execute(db);
  const { rows: about } = await sql<{ table: string; comment: string | null }>`
    select relname as "table", obj_description(oid) as comment from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(db);
  const commentOf = new Map(about.map((row) => [row.table, row.comment]));
  const known = new Set(columns.map((column) => column.table));
  const parts = globSync('migrations/*.sql')
    .toSorted()
    .flatMap((file) => {
      const tables = Array.from(readFileSync(file, 'utf8').matchAll(/^create (?:unlogged )?table (\w+)/gm), ([, name]) => name!).filter((name) =>
        known.delete(name),
      );
      if (tables.length === 0) return [];
      expect(
        tables.filter((name) => !commentOf.get(name)),
        `${file} comments on each of its tables`,
      ).toEqual([]);
      const entities = tables.map((name) => {
        const lines = columns
          .filter((column) => column.table === name)
          .map(({ type, column, keys }) => `    ${type.replaceAll(/[ ,]+/g, '_')} ${column}${keys && ` ${keys}`}`);
        return `  ${name} {\n${lines.join('\n')}\n  }`;
      });
      const lines = relations
        .filter(({ from }) => tables.includes(from))
        .map(({ from, to, column, isOne, isNull }) => `  ${to} ${isNull ? '|o' : '||'}--${isOne ? 'o|' : 'o{'} ${from} : ${column}`);
      const words = table(
        ['table', 'what is in it'],
        tables.map((name) => [`\`${name}\``, commentOf.get(name)!]),
      );
      return [`## ${basename(file, '.sql').replace(/^\d+-/, '')}\n\n${words}\n\n\`\`\`mermaid\nerDiagram\n${[...entities, ...lines].join('\n')}\n\`\`\``];
    });
  expect([...known], 'tables that no migration creates').toEqual(['schema_migration']);
  const how =
    'A picture of each slice’s tables; a box without columns is another slice’s. Comments on columns are in `migrations/`, and in `src/generated/tables.ts`.';
  await expect(page('Database', `${generated} ${how}`, ...parts)).toMatchFileSnapshot('../../docs/reference/database.md');
});
