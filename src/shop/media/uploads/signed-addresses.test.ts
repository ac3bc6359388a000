// Private pictures where browsers read them from an S3 service: who may see one is decided here, and nobody else ever gets an address.
import { rm } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '#kit/server/log/log.ts';
import { folderStorage } from '#kit/server/storage/folder-storage.ts';
import { s3Storage } from '#kit/server/storage/s3-storage.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import { logFields } from '#server/telemetry/log-fields.ts';
import { startTracing, type ProcessTracing } from '#server/telemetry/tracing.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { addPicture } from '#test/harness/catalog.ts';
import { startFakeServer, type FakeServer } from '#test/harness/fake-server.ts';
import { sendPicture } from '#test/harness/pictures.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { staffToken } from '#test/harness/staff.ts';
import { makeTemporaryFolder } from '#test/harness/temporary-folder.ts';

const publicEndpoint = 'https://files.example';
const keys = { accessKeyId: 'the-access-key', secretAccessKey: 'the-secret-key' };
const options = { endpoint: 'http://s3.internal:9000', publicEndpoint, region: 'us-east-1', bucket: 'shop', prefix: 'a-shop/', ...keys };
/** Signs as the real one does, which asks nobody; files themselves are in a folder. */
const { direct } = s3Storage(options);
let folder: string;

let shop: TestApp;
let collector: FakeServer;
let tracing: ProcessTracing;
let traces = '';
let logged = '';
/** Every key for which an address was asked. */
const signed: string[] = [];

beforeAll(async () => {
  collector = await startFakeServer(({ body }) => {
    traces += body;
    return {};
  });
  tracing = startTracing({ url: `${collector.url}/v1/traces`, headers: {}, serviceName: 'shop', share: 1, trustsCallers: false }, () => undefined);
  const log = createLog('debug', new Writable({ write: (text, _encoding, done) => ((logged += String(text)), done()) }), logFields);
  folder = await makeTemporaryFolder('vitrine-signed-');
  const storage: Storage = {
    ...folderStorage(folder),
    direct: { ...direct!, addressOf: (key, file) => (signed.push(key), direct!.addressOf(key, file)) },
  };
  shop = await createTestApp({ config: { storage }, log, tracing: tracing.requests });
});
afterAll(async () => {
  await tracing.close();
  await shop.close();
  await collector.close();
  await rm(folder, { recursive: true, force: true });
});

const get = async (url: string) => (await shop.app.inject({ url })) as { statusCode: number; headers: Record<string, string>; rawPayload: Buffer };
/** Sent, and shown once: its size is stored. */
async function shownPicture(): Promise<string> {
  const { url } = await sendPicture(shop.client(), { purpose: 'return' });
  await get(url);
  return url;
}

/** All rows of all tables, those of the job queue among them. */
async function everyRow(): Promise<string> {
  const db = shop.kysely;
  const { rows } = await sql<{
    name: string;
  }>`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`.execute(db);
  const tables = await Promise.all(rows.map(({ name }) => sql`select to_jsonb(t) as row from ${sql.raw(name)} t`.execute(db)));
  return JSON.stringify(tables.map((table) => table.rows));
}

describe('an address that leads to the S3 service', () => {
  it('is answered once the size is stored, ends in a minute, and says what the answer there is', async () => {
    const { url } = await sendPicture(shop.client(), { purpose: 'return' });
    const made = await get(url.replace('1200.jpg', '320.webp'));
    expect([made.statusCode, made.headers['content-type']]).toEqual([200, 'image/webp']);
    const { statusCode, headers, rawPayload } = await get(url.replace('1200.jpg', '320.webp'));
    expect(statusCode).toBe(302);
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' });
    const address = new URL(headers['location']!);
    expect(address.origin).toBe(direct!.origin);
    expect(address.pathname).toMatch(/^\/shop\/a-shop\/media\/sizes\/\w\w\/[0-9a-f]{64}-320\.webp$/);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      'X-Amz-Expires': '60',
      'response-content-type': 'image/webp',
      'response-content-disposition': 'inline; filename="320.webp"',
      'response-cache-control': 'private, no-store',
    });
    expect(address.href).not.toContain(keys.secretAccessKey);
    expect(rawPayload.byteLength).toBe(0);
  });

  it('is made only for those who may see the picture, nor after the time of the shop’s own address', async () => {
    const [mine, theirs] = [await shownPicture(), await shownPicture()];
    const keyOf = (url: string) => url.split('/').at(-2)!;
    const idOf = (url: string) => url.split('/').at(-3)!;
    signed.length = 0;
    for (const url of [
      mine.replace(idOf(mine), idOf(theirs)),
      mine.replace(keyOf(mine), keyOf(theirs)),
      mine.replace(keyOf(mine), `${keyOf(mine)}x`),
      mine.replace('1200.jpg', '1200.html'),
      `/media/${idOf(mine)}/1200.jpg`,
    ]) {
      const answer = await get(url);
      expect([url, answer.statusCode, answer.headers['location']]).toEqual([url, 404, undefined]);
    }
    const before = shop.clock.now;
    shop.clock.now = new Date(before.getTime() + 3_601_000);
    expect((await get(mine)).statusCode).toBe(404);
    shop.clock.now = before;
    expect(signed).toEqual([]);
    expect((await get(mine)).statusCode).toBe(302);
  });

  it('is for private pictures alone: public ones come from the shop, which caches know', async () => {
    const id = await addPicture(shop, { 'x-auth': await staffToken(shop, 'manager') }, '#203040');
    for (const _time of ['made', 'stored']) expect((await get(`/media/${id}/320.webp`)).statusCode).toBe(200);
  });

  it('stands in no log line, no trace and nowhere in the database, jobs included', async () => {
    const path = await shownPicture();
    // Over HTTP, as browsers come: that is what is traced.
    const shown = await fetch((await shop.app.listen({ host: '127.0.0.1', port: 0 })) + path, { redirect: 'manual' });
    const signature = new URL(shown.headers.get('location')!).searchParams.get('X-Amz-Signature')!;
    await runJobs(shop, { later: true });
    await expect.poll(() => traces, { timeout: 15_000 }).toContain('/api/web/upload/:id/:key/:file');
    const stored = await everyRow();
    // Something was written of each at all.
    expect(logged).toContain('"level"');
    expect(stored).toContain(path.split('/').at(-3));
    for (const [what, text] of Object.entries({ logged, traces, stored }))
      for (const secret of [signature, 'X-Amz-', publicEndpoint, keys.accessKeyId]) expect(text.includes(secret), `${what}: ${secret}`).toBe(false);
  });

  it('lets pages and the back office show what is there, and load nothing else from there', async () => {
    for (const path of ['/', '/backoffice']) {
      const policy = String((await get(path)).headers['content-security-policy']);
      expect(policy.split('; ').filter((one) => one.includes(direct!.origin))).toEqual([`img-src 'self' data: blob: ${direct!.origin}`]);
    }
  });
});

it.each([
  ['https://files.example', 'shop', 'https://files.example'],
  ['http://127.0.0.1:9000', 'shop', 'http://127.0.0.1:9000'],
  ['https://s3.eu-central-1.amazonaws.com', 'my-shop', 'https://my-shop.s3.eu-central-1.amazonaws.com'],
  ['https://s3.eu-central-1.amazonaws.com', 'my.shop', 'https://s3.eu-central-1.amazonaws.com'],
])('under %s the origin that policies name is that of the addresses (%s)', async (endpoint, bucket, origin) => {
  const reads = s3Storage({ ...options, region: 'eu-central-1', publicEndpoint: endpoint, bucket }).direct!;
  expect(reads.origin).toBe(origin);
  expect(new URL(await reads.addressOf('media/a', { type: 'image/jpeg', name: 'a.jpg' })).origin).toBe(origin);
  await expect(reads.addressOf('../a', { type: 'image/jpeg', name: 'a.jpg' })).rejects.toThrow('no key');
});
