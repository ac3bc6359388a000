/** Backups that go elsewhere than into a file: by standard output, and into the bucket. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ShopError } from '#kit/pure/shop-error.ts';
import { on } from '#kit/server/database.ts';
import { startFakeS3, type FakeS3 } from '#test/fakes/s3.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { runCommand } from './index.ts';

let from: TestDatabase;
let to: TestDatabase;
let folder: string;
let s3: FakeS3;
/** Larger than a part of an upload, and random, so that it stays so when it is packed. */
const large = randomBytes(9 * 1024 * 1024).toString('base64');
beforeAll(async () => {
  [from, folder, s3] = await Promise.all([createTestDatabase(), mkdtemp(join(tmpdir(), 'vitrine-backup-')), startFakeS3()]);
  await sql`insert into setting (key, value) values ('kept', to_jsonb(${large}::text))`.execute(on(from.database.reader));
});
beforeEach(async () => {
  to = await createTestDatabase();
  return () => to.close();
});
afterAll(async () => {
  await Promise.all([from.close(), s3.close(), rm(folder, { recursive: true })]);
});

type Streams = { input?: Readable; output?: Writable & { isTTY?: boolean } };
type Done = { code: number; said: string[]; complained: string[] };
async function shop(
  line: string,
  { url }: TestDatabase,
  { input = Readable.from([]), output = new PassThrough(), ...given }: Streams & { env?: Record<string, string> } = {},
): Promise<Done> {
  const [said, complained]: string[][] = [[], []];
  const environment = { DATA_DIR: join(folder, 'data'), DATABASE_URL: url, ...given.env };
  const io = { environment, say: (text: string) => void said!.push(text), complain: (text: string) => void complained!.push(text), streams: { input, output } };
  return { code: await runCommand(line.split(' '), io), said: said!, complained: complained! };
}
const restored = async () =>
  (await sql`select 1 from setting where key = 'kept' and value = to_jsonb(${large}::text)`.execute(on(to.database.reader))).rows.length === 1;

it('goes out by standard output and in by standard input; what is said meanwhile goes elsewhere', { timeout: 60_000 }, async () => {
  const output = new PassThrough();
  const [written, { code, said, complained }] = await Promise.all([buffer(output), shop('backup -', from, { output }).finally(() => output.end())]);
  expect({ code, said }).toEqual({ code: 0, said: [] });
  expect(complained).toEqual([expect.stringMatching(/^Written: standard output \(9\.\d MB\), \d+ rows of/)]);

  const cut = await shop('restore - --force', to, { input: Readable.from([written.subarray(0, written.length - 5_000)]) });
  expect(cut).toMatchObject({ code: 1, complained: [expect.stringContaining('Standard input is no backup, or it is damaged')] });
  expect(await restored()).toBe(false);
  expect(await shop('restore - --force', to, { input: Readable.from([written]) })).toMatchObject({ code: 0 });
  expect(await restored()).toBe(true);
  expect((await readdir(tmpdir())).filter((name) => name.startsWith('vitrine-restore-'))).toEqual([]);
});

it('fails where the reader of standard output is gone', async () => {
  const output = new Writable({ write: (_chunk, _encoding, done) => done(Object.assign(new Error('nobody reads'), { code: 'EPIPE' })) });
  await expect(shop('backup -', from, { output })).rejects.toThrow('nobody reads');
});

it('is not written to a terminal', async () => {
  const output = Object.assign(new PassThrough(), { isTTY: true });
  expect(await shop('backup -', from, { output })).toMatchObject({ code: 1, complained: [expect.stringContaining('no text for a terminal')] });
});

it('goes into the bucket in parts, beside nothing that is public, and comes back', { timeout: 60_000 }, async () => {
  expect(await shop('backup s3:monday.backup', from, { env: s3.environment })).toMatchObject({
    code: 0,
    said: [expect.stringMatching(/^Written: s3:monday\.backup \(9\.\d MB\)/)],
  });
  expect([[...s3.files.keys()], s3.open.size]).toEqual([['backups/monday.backup'], 0]);
  expect(await shop('backup s3:monday.backup', from, { env: s3.environment })).toMatchObject({
    code: 1,
    complained: [expect.stringContaining('s3:monday.backup exists already')],
  });
  expect(await shop('restore s3:monday.backup --force', to, { env: s3.environment })).toMatchObject({ code: 0 });
  expect(await restored()).toBe(true);
  expect(await shop('restore s3:tuesday.backup --force', to, { env: s3.environment })).toMatchObject({
    code: 1,
    complained: [expect.stringContaining('There is no backups/tuesday.backup in the bucket')],
  });
});

it('leaves nothing in the bucket when it fails', async () => {
  s3.refusesParts = true;
  await expect(shop('backup s3:broken.backup', from, { env: s3.environment })).rejects.toBeInstanceOf(ShopError);
  s3.refusesParts = false;
  expect([s3.files.has('backups/broken.backup'), s3.open.size]).toEqual([false, 0]);
});

it.each([
  ['s3:../secrets', 2, 'consists of letters, digits'],
  ['s3:a', 1, 'No bucket is set'],
])('refuses %s', async (place, code, reason) => {
  for (const command of ['backup', 'restore'])
    expect(await shop(`${command} ${place}`, from)).toMatchObject({ code, complained: [expect.stringContaining(reason)] });
});
