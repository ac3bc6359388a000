// What fails once the restored content is committed, or in the moment in which it is.
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { on } from '../database.ts';
import { putBytes, type Storage } from '../storage/storage.ts';
import { fileTarget } from './places.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const parts = [{ as: 'originals', prefix: 'media/originals/' }];
const key = 'media/originals/ab/abcd';
let folder: string;
let file: string;

function memoryStorage(): Storage & { files: Map<string, Buffer> } {
  const files = new Map<string, Buffer>();
  return {
    files,
    put: async (name, content) => void files.set(name, await buffer(content as Readable)),
    get: async (name) => (files.has(name) ? { size: files.get(name)!.length, content: Readable.from([files.get(name)!]) } : null),
    size: async (name) => files.get(name)?.length ?? null,
    delete: async (name) => void files.delete(name),
    list: async (prefix, { after, most }) =>
      [...files.keys()]
        .filter((name) => name.startsWith(prefix) && name > after)
        .toSorted()
        .slice(0, most),
  };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'restore-'));
  file = join(folder, 'shop.backup');
  const from = await createTestDatabase();
  await sql`insert into setting (key, value) values ('restored', 'true')`.execute(on(from.database.reader));
  const storage = memoryStorage();
  await putBytes(storage, key, Buffer.from('a picture'));
  await writeBackup({ databaseUrl: from.url, to: fileTarget(file), storage, parts, now: new Date(0) });
  await from.close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Way = { url: string; close(): void };

async function restoreInto(
  prepare: (to: TestDatabase) => Promise<unknown>,
  wayTo: (url: string) => Promise<Way> | Way = (url) => ({ url, close: () => undefined }),
): Promise<{ error: unknown; isRestored: boolean; keys: string[] }> {
  const to = await createTestDatabase();
  await prepare(to);
  const storage = memoryStorage();
  const way = await wayTo(to.url);
  const error: unknown = await restoreBackup({ databaseUrl: way.url, file, storage, parts }).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  way.close();
  const { rows } = await sql`select 1 from setting where key = 'restored'`.execute(on(to.database.reader));
  await to.close();
  return { error, isRestored: rows.length === 1, keys: [...storage.files.keys()] };
}
const statement = (to: TestDatabase, text: string) => sql`${sql.raw(text)}`.execute(on(to.database.reader));

it('keeps the restored pictures where the statistics cannot be gathered', async () => {
  const done = await restoreInto(async (to) => {
    await statement(
      to,
      `create function no_statistics(text) returns text immutable language plpgsql as $$
      begin if current_query() like 'analyze%' then raise 'no statistics'; end if; return $1; end $$`,
    );
    await statement(to, 'create index setting_no_statistics on setting (public.no_statistics(key))');
  });
  expect(done).toEqual({ error: null, isRestored: true, keys: [key] });
});

it('removes no picture where the connection breaks while the content is committed', async () => {
  const done = await restoreInto(async () => undefined, breakingAtCommit);
  expect(done).toEqual({ error: expect.anything(), isRestored: true, keys: [key] });
});

/** The same database by a connection that breaks once it has passed the commit on. */
async function breakingAtCommit(url: string): Promise<Way> {
  const to = new URL(url);
  const port = Number(to.port);
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const socket of [near, far]) socket.on('error', () => undefined);
    far.pipe(near);
    near.on('data', (chunk) => {
      far.write(chunk);
      if (chunk.includes('commit\0')) near.destroy();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  to.hostname = '127.0.0.1';
  to.port = String((server.address() as AddressInfo).port);
  return { url: to.href, close: () => void server.close() };
}
