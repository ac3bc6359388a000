/**
 * The contract of storages against a real S3 server: the one at TEST_S3_ENDPOINT (with its keys in the variables that the shop reads), else MinIO from
 * TEST_MINIO (the path of its program); without either these tests are skipped. docs/how-to/long-tests.md says how to get MinIO from its Go module.
 */
import { randomBytes } from 'node:crypto';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { storageUnavailable } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { runCommand } from '#server/commands/index.ts';
import { moveFiles } from '#server/commands/media-move.ts';
import { readConfig } from '#server/config/config.ts';
import { testStorage } from '#extension/testing/testing-storage.ts';
import type { ExtensionStorage } from '#extension/storage.ts';
import { on } from '#kit/server/database.ts';
import { folderStorage } from '#kit/server/storage/folder-storage.ts';
import { s3Storage, type S3Options } from '#kit/server/storage/s3-storage.ts';
import { directSeconds, putBytes, readStored, type Storage } from '#kit/server/storage/storage.ts';
import { createTestDatabase } from '#test/harness/database.ts';
import { createTestApp } from '#test/harness/app.ts';
import { inLongRun } from '#test/harness/long-run.ts';
import { machineNow } from '#test/harness/machine-date.ts';
import { sendPicture } from '#test/harness/pictures.ts';
import { makeTemporaryFolder } from '#test/harness/temporary-folder.ts';
import { createBucket, minio, startMinio } from '#test/harness/minio.ts';

const given = process.env['TEST_S3_ENDPOINT'];
const keys = { accessKeyId: process.env['S3_ACCESS_KEY_ID'] ?? 'test-key', secretAccessKey: process.env['S3_SECRET_ACCESS_KEY'] ?? 'test-secret-key' };
const isThere = Boolean(minio ?? given);
if (!isThere) console.log('TEST_MINIO and TEST_S3_ENDPOINT are not set: tests against an S3 server are skipped.');

/** The shop's storage as the contract test of extensions calls one. */
const asExtension = (storage: Storage): ExtensionStorage<never> => ({
  put: (_context, key, content) => storage.put(key, content),
  get: (_context, key, part) => storage.get(key, part),
  size: (_context, key) => storage.size(key),
  delete: (_context, key) => storage.delete(key),
  list: (_context, prefix, page) => storage.list(prefix, page),
});

describe.skipIf(!isThere)('an S3 server', () => {
  let server: Awaited<ReturnType<typeof startMinio>> | undefined;
  let options: S3Options;
  beforeAll(async () => {
    if (!given) server = await startMinio(keys);
    options = {
      endpoint: given ?? `http://127.0.0.1:${server!.port}`,
      region: 'us-east-1',
      bucket: `shop-${randomBytes(4).toString('hex')}`,
      prefix: 'a-shop/',
      ...keys,
    };
    await createBucket(options);
  }, 60_000);
  afterAll(() => server?.stop());

  it('holds the contract of storages', async () => {
    await expect(testStorage(asExtension(s3Storage(options)), undefined as never)).resolves.toBeUndefined();
  });

  it('takes a file that is larger than a part, and replaces it only when the next one is complete', async () => {
    const storage = s3Storage(options);
    const large = randomBytes(20 * 1024 * 1024);
    await storage.put('videos/large.mp4', chunksOf(large));
    expect((await readStored(storage, 'videos/large.mp4'))!.equals(large)).toBe(true);
    expect(await buffer((await storage.get('videos/large.mp4', { start: 10, end: 19 }))!.content)).toEqual(large.subarray(10, 20));
    async function* broken() {
      yield large;
      throw new Error('the browser hung up');
    }
    await expect(storage.put('videos/large.mp4', broken())).rejects.toThrow('the browser hung up');
    expect(await storage.size('videos/large.mp4')).toBe(large.byteLength);
    await storage.delete('videos/large.mp4');
  });

  it('is moved into and out of, whole, and once more at no cost', async () => {
    const folder = await makeTemporaryFolder('vitrine-s3-');
    const [from, back] = [folderStorage(join(folder, 'from')), folderStorage(join(folder, 'back'))];
    const bucket = s3Storage({ ...options, prefix: 'moved/' });
    const files = { 'media/originals/ab/ab1': 'one', 'media/sizes/ab/ab1-400.jpg': 'two', 'videos/cd/cd1.mp4': 'three', 'imports/1': 'four' };
    for (const [key, text] of Object.entries(files)) await putBytes(from, key, Buffer.from(text));
    const move = { deletes: false, say: () => undefined };
    expect(await moveFiles({ from, to: bucket, ...move })).toEqual({ copied: 4, same: 0, bytes: 15 });
    expect(await moveFiles({ from, to: bucket, ...move })).toEqual({ copied: 0, same: 4, bytes: 0 });
    expect(await moveFiles({ from: bucket, to: back, ...move, deletes: true })).toEqual({ copied: 4, same: 0, bytes: 15 });
    for (const [key, text] of Object.entries(files)) expect((await readStored(back, key))?.toString()).toBe(text);
    expect(await bucket.list('media/', { after: '', most: 10 })).toEqual([]);
  });

  it('takes a backup that nobody reads without the key, and gives it back', { timeout: 60_000 }, async () => {
    const [from, to] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    const folder = await makeTemporaryFolder('vitrine-s3-');
    try {
      // More than a part, however it is packed.
      const kept = randomBytes(9 * 1024 * 1024).toString('base64');
      await sql`insert into setting (key, value) values ('kept', to_jsonb(${kept}::text))`.execute(on(from.database.reader));
      const { endpoint, bucket, prefix, accessKeyId, secretAccessKey } = options;
      const s3 = { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_PREFIX: prefix, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey };
      const io = { say: () => undefined, complain: (line: string) => console.error(line) };
      const shop = (args: string[], url: string) => runCommand(args, { ...io, environment: { ...s3, DATA_DIR: folder, DATABASE_URL: url } });
      expect(await shop(['backup', 's3:shop.backup'], from.url)).toBe(0);
      expect((await fetch(`${endpoint}/${bucket}/${prefix}backups/shop.backup`)).status).toBe(403);
      expect(await shop(['restore', 's3:shop.backup', '--force'], to.url)).toBe(0);
      const { rows } = await sql`select 1 from setting where key = 'kept' and value = to_jsonb(${kept}::text)`.execute(on(to.database.reader));
      expect(rows).toHaveLength(1);
    } finally {
      await Promise.all([from.close(), to.close()]);
    }
  });

  describe('reads signed addresses', () => {
    const key = 'media/sizes/ab/ab1-320.webp';
    const file = { type: 'image/webp', name: '320.webp' };
    const signed = async (of = key) => new URL(await s3Storage({ ...options, publicEndpoint: options.endpoint }).direct!.addressOf(of, file));
    /** What a browser would take for a page, did it go by the content. */
    const html = Buffer.from('<!doctype html><script>alert(1)</script>');
    beforeAll(async () => {
      await putBytes(s3Storage(options), key, html);
      await putBytes(s3Storage(options), 'media/sizes/ab/ab2-320.webp', html);
    });
    afterEach(() => void vi.useRealTimers());

    it('as what they say it is, and stores it nowhere', async () => {
      const answer = await fetch(await signed());
      expect([answer.status, Buffer.from(await answer.arrayBuffer()).equals(html)]).toEqual([200, true]);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'image/webp',
        'content-disposition': 'inline; filename="320.webp"',
        'cache-control': 'private, no-store',
      });
    });

    it('to nobody without one, and to nobody who changes one', async () => {
      const statusOf = async (change: (address: URL) => void) => {
        const address = await signed();
        change(address);
        return (await fetch(address)).status;
      };
      const changes: Record<string, (address: URL) => void> = {
        unsigned: (address) => (address.search = ''),
        'another file': (address) => (address.pathname = address.pathname.replace('ab1', 'ab2')),
        'another type': ({ searchParams }) => searchParams.set('response-content-type', 'text/html'),
        'no type': ({ searchParams }) => searchParams.delete('response-content-type'),
        'another name': ({ searchParams }) => searchParams.set('response-content-disposition', 'inline; filename="a.html"'),
        'a longer time': ({ searchParams }) => searchParams.set('X-Amz-Expires', '604800'),
        'another signature': ({ searchParams }) => searchParams.set('X-Amz-Signature', 'a'.repeat(64)),
      };
      for (const [what, change] of Object.entries(changes)) expect([what, await statusOf(change)]).toEqual([what, 403]);
      expect(await statusOf(() => undefined)).toBe(200);
      expect((await fetch(await signed(), { method: 'DELETE' })).status).toBe(403);
    });

    it('for a minute', async () => {
      const now = machineNow().getTime();
      const signedAgo = async (seconds: number) => {
        vi.useFakeTimers({ toFake: ['Date'], now: now - seconds * 1_000 });
        const address = await signed();
        vi.useRealTimers();
        return (await fetch(address)).status;
      };
      expect(await signedAgo(directSeconds - 20)).toBe(200);
      expect(await signedAgo(directSeconds + 1)).toBe(403);
    });

    it('of a private picture, to those who may see it', async () => {
      const shop = await createTestApp({ config: { storage: s3Storage({ ...options, publicEndpoint: options.endpoint }) } });
      try {
        const { url } = await sendPicture(shop.client(), { purpose: 'return' });
        const made = await shop.app.inject({ url });
        expect([made.statusCode, made.headers['content-type']]).toEqual([200, 'image/jpeg']);
        const { statusCode, headers } = await shop.app.inject({ url });
        expect(statusCode).toBe(302);
        const answer = await fetch(headers.location!);
        expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
        expect(Buffer.from(await answer.arrayBuffer()).equals(made.rawPayload)).toBe(true);
      } finally {
        await shop.close();
      }
    });
  });

  it.each([
    ['another key', { S3_SECRET_ACCESS_KEY: 'not-the-secret' }, 'refuses the key'],
    ['no such bucket', { S3_BUCKET: 'no-such-bucket' }, 'has no bucket named "no-such-bucket"'],
    ['nobody there', { S3_ENDPOINT: 'http://127.0.0.1:1' }, '127.0.0.1:1 does not answer'],
  ])('is refused at the start with %s, without a secret in the message', async (_what, wrong, reason) => {
    const { endpoint, bucket, accessKeyId, secretAccessKey } = options;
    const environment = { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey };
    await expect(readConfig(environment).checkStorage!()).resolves.toBeUndefined();
    const error = await readConfig({ ...environment, ...wrong }).checkStorage!().then(
      () => undefined,
      (caught: Error & { inWords(): string }) => caught,
    );
    expect(error!.inWords()).toContain(reason);
    expect(error!.inWords()).not.toMatch(/secret-key|not-the-secret/);
  });
});

describe('a service that misbehaves', () => {
  let server: Server;
  const sockets = new Set<Socket>();
  let behave: (socket: Socket) => void;
  let options: S3Options;
  beforeAll(async () => {
    server = createServer((socket) => {
      sockets.add(socket.on('error', () => undefined));
      behave(socket);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    options = { endpoint, region: 'us-east-1', bucket: 'shop', prefix: '', ...keys };
  });
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise<void>((done) => server.close(() => done()));
  });

  const failureOf = (work: Promise<unknown>) =>
    work.then(
      () => 'no error',
      (error: unknown) => (error instanceof ShopError && error.spec === storageUnavailable ? 'storageUnavailable' : error),
    );
  const answer = (text: string) => (socket: Socket) => socket.once('data', () => socket.end(text));

  it('by an error of its own is no answer of ours', async () => {
    behave = answer('HTTP/1.1 503 Slow Down\r\ncontent-length: 0\r\nconnection: close\r\n\r\n');
    expect(await failureOf(s3Storage(options).size('media/a'))).toBe('storageUnavailable');
    expect(await failureOf(putBytes(s3Storage(options), 'media/a', Buffer.from('x')))).toBe('storageUnavailable');
  });

  it('by breaking off in the middle of a file ends the file with an error', async () => {
    behave = (socket) =>
      socket.once('data', () => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhalf', () => setTimeout(() => socket.destroy(), 50)));
    const file = await s3Storage(options).get('media/a');
    expect(await failureOf(buffer(file!.content))).toBe('storageUnavailable');
  });

  it.runIf(inLongRun)('that does not answer is given up on', { timeout: 60_000 }, async () => {
    behave = () => undefined;
    const since = performance.now();
    expect(await failureOf(s3Storage(options).size('media/a'))).toBe('storageUnavailable');
    // Three attempts of 10 s.
    expect(performance.now() - since).toBeLessThan(40_000);
  });
});

async function* chunksOf(bytes: Buffer): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += 100_000) yield bytes.subarray(start, start + 100_000);
}
