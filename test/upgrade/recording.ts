/**
 * What a release leaves behind for the upgrade tests of later ones (`npm run release:record`): the demo shop's database as a backup
 * (`<version>.tar.gz`), and which migrations had made it (`<version>.json`: file to hash).
 */
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileTarget } from '#kit/server/backup/places.ts';
import { restoreBackup } from '#kit/server/backup/restore-backup.ts';
import { writeBackup } from '#kit/server/backup/write-backup.ts';
import { migrate } from '#kit/server/migrations/migrate.ts';
import { folderStorage } from '#kit/server/storage/folder-storage.ts';
import { migrationsFolder } from '#server/open-shop.ts';
import { fillDemo } from '#server/seed/fill-demo.ts';
import { createTestApp } from '#test/harness/app.ts';
import { makeTemporaryFolder } from '#test/harness/temporary-folder.ts';

type Hashes = Readonly<Record<string, string>>;

/** The migrations of a folder, in order, each with its hash. */
export const migrationsOf = (folder: string): Hashes =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith('.sql'))
      .sort()
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(join(folder, file)))
          .digest('hex'),
      ]),
  );

/** Released versions that the change log names, the newest first. */
export const releasedIn = (changelog: string): string[] =>
  [...changelog.matchAll(/^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d\d-\d\d$/gm)].map(([, version]) => version!);

/** Records this version: the demo shop over this version's migrations. */
export async function record(folder: string, version: string): Promise<void> {
  const shop = await createTestApp();
  try {
    await fillDemo(shop.host);
    mkdirSync(folder, { recursive: true });
    await writeBackup({
      databaseUrl: shop.db.url,
      to: fileTarget(join(folder, `${version}.tar.gz`)),
      storage: shop.host.config.storage,
      parts: [],
      now: shop.clock.now,
    });
    writeFileSync(join(folder, `${version}.json`), `${JSON.stringify(migrationsOf(migrationsFolder), null, 2)}\n`);
  } finally {
    await shop.close();
  }
}

/** What processes of the version before would fail at: see docs/upgrading.md, "Two versions side by side". */
const takesAway = /\bdrop\s+(column|table)\b|\brename\s+(column\s+\S+\s+)?to\b|\balter\s+column\s+\S+\s+(set\s+not\s+null|(set\s+data\s+)?type)\b/i;

/** Files that no release has and that take something away without saying since when nobody needs it (`-- contract: …`). */
export const silentContractions = (texts: Readonly<Record<string, string>>, recorded: Hashes): string[] =>
  Object.keys(texts).filter((file) => recorded[file] === undefined && takesAway.test(texts[file]!) && !/^-- contract: \S/m.test(texts[file]!));

/** What is wrong with the migrations of today for a database that has had the recorded ones, a sentence each. */
export function faultsOf(recorded: Hashes, today: Hashes): string[] {
  const last = Object.keys(recorded).sort().at(-1) ?? '';
  return [
    ...Object.keys(recorded).flatMap((file) => {
      if (today[file] === undefined) return [`${file} was released and is gone`];
      return today[file] === recorded[file] ? [] : [`${file} was released and has changed since`];
    }),
    ...Object.keys(today).flatMap((file) =>
      recorded[file] === undefined && file < last ? [`${file} is new and stands before ${last}, which was released`] : [],
    ),
  ];
}

/** Makes an empty database what it was at the release: these migrations alone, and the recorded rows (none without `file`). */
export async function restoreRelease(url: string, { migrations, file }: { migrations: readonly string[]; file?: string }): Promise<void> {
  const folder = await makeTemporaryFolder('vitrine-release-');
  try {
    for (const name of migrations) cpSync(join(migrationsFolder, name), join(folder, name));
    await migrate(url, folder);
    if (file !== undefined) await restoreBackup({ databaseUrl: url, file, storage: folderStorage(folder), parts: [] });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
