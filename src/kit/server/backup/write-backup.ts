/** Writes a backup of a database and of stored files, as of one moment, while the shop goes on. */
import { createHash, type Hash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { pack, type Pack } from 'tar-stream';
import { withClient } from '../connections/with-client.ts';
import { allKeys, type Storage } from '../storage/storage.ts';
import type { BackupTarget } from './places.ts';
import { backupFormat, quoted, readMigrations, readTables, type BackupEnd, type BackupManifest, type StoredPart } from './format.ts';

/** What to write, and where to. */
export type WriteBackup = {
  databaseUrl: string;
  to: BackupTarget;
  storage: Storage;
  /** Which stored files are contained. */
  parts: readonly StoredPart[];
  now: Date;
};

const pieceBytes = 1024 * 1024;

/** Writes the backup; all tables are read in one snapshot. Memory stays flat however large they are. Answers the bytes written, too. */
export async function writeBackup({ databaseUrl, to, storage, parts, now }: WriteBackup): Promise<{ end: BackupEnd; bytes: number }> {
  return withClient(databaseUrl, { name: 'vitrine backup' }, async (client) => {
    const tar = pack();
    const gzip = createGzip({ level: 6 });
    const packed = pipeline(tar, gzip);
    const counted = { bytes: 0 };
    const written = to.write(countBytes(gzip, counted));
    written.catch((error: Error) => tar.destroy(error));
    packed.catch((error: Error) => tar.destroy(error));
    try {
      const end = await addAll(tar, client, { storage, parts, now });
      tar.finalize();
      await Promise.all([packed, written]);
      return { end, bytes: counted.bytes };
    } catch (error) {
      tar.destroy(error as Error);
      await packed.catch(() => undefined);
      // What the target failed at says more than that nobody reads on.
      throw await written.then(
        () => error,
        (reason: unknown) => reason,
      );
    }
  });
}

async function addAll(tar: Pack, client: pg.Client, { storage, parts, now }: Pick<WriteBackup, 'storage' | 'parts' | 'now'>): Promise<BackupEnd> {
  await client.query('begin isolation level repeatable read read only');
  const manifest = await readManifest(client, now);
  await addBuffer(tar, 'manifest.json', Buffer.from(JSON.stringify(manifest, null, 2)));
  const end: BackupEnd = { tables: {}, files: 0 };
  for (const table of manifest.tables) end.tables[table.name] = await addTable(tar, client, table);
  await client.query('commit');
  for (const part of parts) end.files += await addFiles(tar, storage, part);
  await addBuffer(tar, 'end.json', Buffer.from(JSON.stringify(end, null, 2)));
  return end;
}

async function* countBytes(content: AsyncIterable<Buffer>, counted: { bytes: number }): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    counted.bytes += chunk.length;
    yield chunk;
  }
}

async function readManifest(client: pg.Client, now: Date): Promise<BackupManifest> {
  const sequences = await client.query<{ name: string; value: number; called: boolean }>(
    `select sequencename as name, coalesce(last_value, start_value)::int8 as value, last_value is not null as called
       from pg_sequences where schemaname = 'public' order by 1`,
  );
  return {
    format: backupFormat,
    createdAt: now.toISOString(),
    migrations: await readMigrations(client),
    tables: await readTables(client),
    sequences: sequences.rows.map((row) => ({ ...row, value: Number(row.value) })),
  };
}

async function addTable(tar: Pack, client: pg.Client, { name, columns }: BackupManifest['tables'][number]): Promise<BackupEnd['tables'][string]> {
  const rows = client.query(copyTo(`copy public.${quoted(name)} (${columns.map(quoted).join(', ')}) to stdout`));
  const hash: Hash = createHash('sha256');
  let held: Buffer[] = [];
  let heldBytes = 0;
  let chunk = 0;
  const release = async () => {
    await addBuffer(tar, `tables/${name}/${chunk}.copy`, Buffer.concat(held));
    chunk += 1;
    held = [];
    heldBytes = 0;
  };
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    hash.update(chunk);
    held.push(chunk);
    heldBytes += chunk.length;
    if (heldBytes >= pieceBytes) await release();
  }
  if (heldBytes > 0) await release();
  return { rows: rows.rowCount, sha256: hash.digest('hex') };
}

async function addFiles(tar: Pack, storage: Storage, { as, prefix }: StoredPart): Promise<number> {
  let count = 0;
  for await (const key of allKeys(storage, prefix)) {
    const file = await storage.get(key);
    // Deleted since it was listed.
    if (!file) continue;
    await pipeline(file.content, tar.entry({ name: `files/${as}/${key.slice(prefix.length)}`, size: file.size, mode: 0o644 }));
    count += 1;
  }
  return count;
}

/** Written as a stream: handed over whole, a slow disk would not hold the next chunk back. */
function addBuffer(tar: Pack, name: string, content: Buffer): Promise<void> {
  return new Promise((done, fail) => {
    const entry = tar.entry({ name, size: content.length, mode: 0o644 }, (error) => (error ? fail(error) : done()));
    entry.once('error', fail);
    entry.end(content);
  });
}
