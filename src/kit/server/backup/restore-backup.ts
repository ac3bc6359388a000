/** Reads a backup back: the files, then all tables in one transaction. Whatever goes wrong, the database is as it was. */
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { extract } from 'tar-stream';
import { withClient } from '../connections/with-client.ts';
import { StartupError } from '../embedded-postgres/startup-error.ts';
import { fillTables, type TableFiller } from './fill-tables.ts';
import { allKeys, checkedKey, type Storage } from '../storage/storage.ts';
import { backupFormat, readMigrations, type BackupEnd, type BackupManifest, type StoredPart } from './format.ts';

/** What to read, and where it goes. */
export type RestoreBackup = {
  databaseUrl: string;
  file: string;
  /** What messages call the file, where that is another name. */
  name?: string | undefined;
  storage: Storage;
  /** Which stored files are replaced; see `WriteBackup`. */
  parts: readonly StoredPart[];
};

/**
 * Replaces the content of a migrated database, and the stored files, by a backup's. The files come first, because a storage may be set up in the database:
 * they are named by their content, so the shop as it was is not changed by them.
 * @throws StartupError when the file is no backup, incomplete, damaged, or of another schema.
 */
export async function restoreBackup({ databaseUrl, file, name = file, storage, parts }: RestoreBackup): Promise<BackupEnd> {
  return withClient(databaseUrl, { name: 'vitrine restore' }, (client) => replaceAll(client, { file, name, storage, parts }));
}

async function replaceAll(
  client: pg.Client,
  { file, name, storage, parts }: Required<Omit<RestoreBackup, 'databaseUrl' | 'name'>> & { name: string },
): Promise<BackupEnd> {
  const before = new Set<string>();
  const kept = new Set<string>();
  const removeAllOf = async (keys: ReadonlySet<string>, others: ReadonlySet<string>) => {
    for (const key of keys) if (!others.has(key)) await storage.delete(key).catch(() => undefined);
  };
  let end: BackupEnd;
  let isCommitting = false;
  try {
    for (const { prefix } of parts) for await (const key of allKeys(storage, prefix)) before.add(key);
    await readFiles(file, { storage, parts, kept });
    await client.query('begin');
    end = await readContent(client, { file, name, files: kept.size });
    isCommitting = true;
    await client.query('commit');
    // Of what fails here, PostgreSQL takes care by itself later.
    await client.query('analyze').catch(() => undefined);
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    // Where the connection broke in between, the database may be the restored one: its pictures stay.
    if (!isCommitting) await removeAllOf(kept, before);
    throw asProblem(error as Error & { code?: string }, name);
  }
  // One that cannot be deleted only takes room.
  await removeAllOf(before, kept);
  return end;
}

/** Hands over the entries of the file, one after the other; each has to be read to its end. */
async function readEntries(file: string, take: (name: string, content: Readable) => Promise<void>): Promise<void> {
  const tar = extract();
  const source = createReadStream(file);
  const unpacked = pipeline(source, createGunzip(), tar);
  unpacked.catch((error: Error) => tar.destroy(error));
  try {
    for await (const entry of tar) await take(entry.header.name, entry as unknown as Readable);
    await unpacked;
  } finally {
    source.destroy();
  }
}

async function readFiles(file: string, { storage, parts, kept }: Pick<RestoreBackup, 'storage' | 'parts'> & { kept: Set<string> }): Promise<void> {
  await readEntries(file, async (name, content) => {
    if (!name.startsWith('files/')) return void content.resume();
    const key = keyOf(name, parts);
    kept.add(key);
    await storage.put(key, content);
  });
}

function keyOf(name: string, parts: readonly StoredPart[]): string {
  const [, as, ...path] = name.split('/');
  const part = parts.find((known) => known.as === as);
  if (!part) throw new Error(`the backup holds a file of an unknown folder: ${name}`);
  try {
    return checkedKey(`${part.prefix}${path.join('/')}`);
  } catch (cause) {
    throw new Error(`the backup holds a file outside of its folder: ${name}`, { cause });
  }
}

async function readContent(client: pg.Client, { file, name: called, files }: { file: string; name: string; files: number }): Promise<BackupEnd> {
  let tables: TableFiller | undefined;
  let end: BackupEnd | undefined;
  try {
    await readEntries(file, async (name, content) => {
      if (name === 'manifest.json') tables = await begin(client, (await json(content)) as BackupManifest);
      else if (!tables) throw new StartupError(`${called} is no backup of a shop.`, ['Backups are made with: npm run shop -- backup FILE']);
      else if (name === 'end.json') end = (await json(content)) as BackupEnd;
      else if (name.startsWith('tables/')) await tables.add(name.split('/')[1]!, content);
      else content.resume();
    });
  } catch (error) {
    await tables?.abort();
    throw error;
  }
  if (!end || !tables) throw new StartupError(`${called} is incomplete: its end is missing.`, [unchanged]);
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
