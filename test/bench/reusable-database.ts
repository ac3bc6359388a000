/** Large databases that are made once and used again. */
import { existsSync } from 'node:fs';
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#kit/server/embedded-postgres/embedded-postgres.ts';
import { runShopCommand } from '#test/harness/shop-command.ts';

/** A shop's data folder, who uses it, and settings of its PostgreSQL. */
export type ReusableDatabase = { dataDir: string; what: string; settings?: readonly string[] };

/** Starts the shop's database in a folder, which `make` fills; a fill that was not finished starts over. */
export async function startReusableDatabase(
  { dataDir, what, settings = [] }: ReusableDatabase,
  make: (dataDir: string) => Promise<void>,
): Promise<EmbeddedPostgres> {
  const finished = join(dataDir, 'finished');
  if (!existsSync(finished)) {
    await rm(dataDir, { recursive: true, force: true });
    await mkdir(dataDir, { recursive: true });
    // The database's own user comes in too.
    for (const folder of [dirname(dataDir), dataDir]) await chmod(folder, 0o711);
    console.log(`Making ${dataDir} ...`);
    await make(dataDir);
    await writeFile(finished, '');
  }
  return startEmbeddedPostgres({ dataDir, what, settings });
}

/** Fills a shop with so many made-up products, by the command that anybody would use. */
export async function seedLarge(dataDir: string, count: number): Promise<void> {
  const seeded = await runShopCommand(['seed:large', String(count)], { DATA_DIR: dataDir });
  if (seeded.code !== 0) throw new Error(seeded.text);
}
