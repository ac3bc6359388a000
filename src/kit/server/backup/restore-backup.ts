/** Reads a backup back: all tables in one transaction, then the files. Whatever goes wrong, the database is as it was. */
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { extract } from 'tar-stream';
import { StartupError } from '../embedded-postgres/startup-error.ts';
import { fillTables, type TableFiller } from './fill-tables.ts';
import { backupFormat, readMigrations, type BackupEnd, type BackupManifest } from './format.ts';

/** What to read, and where it goes. */
export type RestoreBackup = {
  databaseUrl: string;
  file: string;
  /** Folders to replace; see `WriteBackup`. */
  folders: readonly { as: string; folder: string }[];
};

type Arrival = { as: string; folder: string; arriving: string };

/**
 * Replaces the content of a migrated database, and the folders, by a backup's.
 * @throws StartupError when the file is no backup, incomplete, damaged, or of another schema.
 */
export async function restoreBackup({ databaseUrl, file, folders }: RestoreBackup): Promise<BackupEnd> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'vitrine restore' });
  await client.connect();
  const arrivals = folders.map(({ as, folder }) => ({ as, folder, arriving: `${folder}.arriving` }));
  try {
    await client.query('begin');
    const end = await readAll(client, file, arrivals);
    await client.query('commit');
    await client.query('analyze');
    for (const { folder, arriving } of arrivals) {
      await rm(folder, { recursive: true, force: true });
      await rename(arriving, folder);
    }
    return end;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    for (const { arriving } of arrivals) await rm(arriving, { recursive: true, force: true });
    throw asProblem(error as Error & { code?: string }, file);
  } finally {
    await client.end();
  }
}

async function readAll(client: pg.Client, file: string, arrivals: readonly Arrival[]): Promise<BackupEnd> {
  for (const { arriving } of arrivals) {
    await rm(arriving, { recursive: true, force: true });
    await mkdir(arriving, { recursive: true });
  }
  const tar = extract();
  const source = createReadStream(file);
  const unpacked = pipeline(source, createGunzip(), tar);
  unpacked.catch((error: Error) => tar.destroy(error));
  let tables: TableFiller | undefined;
  let end: BackupEnd | undefined;
  let files = 0;
  try {
    for await (const entry of tar) {
      const { name } = entry.header;
      const content = entry as unknown as Readable;
      if (name === 'manifest.json') tables = await begin(client, (await json(content)) as BackupManifest);
      else if (!tables) throw new StartupError(`${file} is no backup of a shop.`, ['Backups are made with: npm run shop -- backup FILE']);
      else if (name === 'end.json') end = (await json(content)) as BackupEnd;
      else if (name.startsWith('tables/')) await tables.add(name.split('/')[1]!, content);
      else files += await keepFile(name, content, arrivals);
    }
    await unpacked;
  } catch (error) {
    await tables?.abort();
    throw error;
  } finally {
    source.destroy();
  }
  if (!end || !tables) throw new StartupError(`${file} is incomplete: its end is missing.`, [unchanged]);
  verify(end, await tables.finish(), files);
  return end;
}

const unchanged = 'Use another backup; nothing was changed.';

async function begin(client: pg.Client, manifest: BackupManifest): Promise<TableFiller> {
  if (manifest.format !== backupFormat) throw new StartupError(`The backup has format ${manifest.format}; this version reads ${backupFormat}.`, [unchanged]);
  const database = await readMigrations(client);
  const missing = manifest.migrations.filter((name) => !database.includes(name));
  const added = database.filter((name) => !manifest.migrations.includes(name));
  if (missing.length + added.length > 0) {
    throw new StartupError(
      missing.length > 0
        ? `The backup is of a newer version: this one does not have ${missing.join(', ')}.`
        : `The backup is of an older version: it was made before ${added.join(', ')}.`,
      ['Nothing was changed.', 'Read it in with the version that wrote it; this version, started afterwards, brings the database up to date.'],
    );
  }
  return fillTables(client, manifest);
}

async function keepFile(name: string, content: Readable, arrivals: readonly Arrival[]): Promise<number> {
  const [, as, ...path] = name.split('/');
  const arrival = arrivals.find((known) => known.as === as);
  if (!arrival) throw new Error(`the backup holds a file of an unknown folder: ${name}`);
  const target = resolve(arrival.arriving, ...path);
  if (!target.startsWith(resolve(arrival.arriving) + sep)) throw new Error(`the backup holds a file outside of its folder: ${name}`);
  await mkdir(dirname(target), { recursive: true });
  await pipeline(content, createWriteStream(target));
  return 1;
}

function verify(written: BackupEnd, read: BackupEnd['tables'], files: number): void {
  const different = Object.entries(written.tables).find(([name, { rows, sha256 }]) => read[name]?.rows !== rows || read[name].sha256 !== sha256);
  if (!different && files === written.files) return;
  const what = different ? `table ${different[0]}` : `${files} of ${written.files} files`;
  throw new StartupError(`The backup is damaged (${what}).`, [unchanged]);
}

function asProblem(error: Error & { code?: string }, file: string): Error {
  if (error instanceof StartupError) return error;
  if (error.code === 'ENOENT') return new StartupError(`There is no file ${file}.`, [], error);
  if (error.code?.startsWith('Z_') || /tar header|unexpected end|incorrect header|premature/i.test(error.message)) {
    return new StartupError(`${file} is no backup, or it is damaged (${error.message}).`, [unchanged], error);
  }
  return error;
}
