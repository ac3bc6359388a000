/** The migrations of a next release that only adds: a column to each table, and an index that is built beside those who write. */
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { on } from '#kit/server/database.ts';
import { migrate } from '#kit/server/migrations/migrate.ts';
import { migrationsFolder } from '#server/open-shop.ts';
import { makeTemporaryFolder } from '#test/harness/temporary-folder.ts';
import type { FaultShop } from './fault.ts';

/** Applies them to the shop's database as its next version would; answers how many, and how often one let others pass. */
export async function migrateAhead({ database, databaseUrl }: FaultShop): Promise<{ applied: number; tables: number; waits: number }> {
  const folder = await makeTemporaryFolder('vitrine-next-');
  await cp(migrationsFolder, folder, { recursive: true });
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migration' order by 1`.execute(
    on(database.reader),
  );
  for (const { name } of rows) await writeFile(join(folder, `9990-${name}.sql`), `alter table "${name}" add column next_release text;\n`);
  await writeFile(join(folder, '9991-index.sql'), '-- no transaction\ncreate index concurrently if not exists orders_next on orders (next_release);\n');
  let waits = 0;
  const { applied } = await migrate(databaseUrl, folder, { say: (line) => void (waits += Number(line.includes('waits for'))) });
  return { applied: applied.length, tables: rows.length, waits };
}
