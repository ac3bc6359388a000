import { access } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { on } from '#kit/server/database.ts';
import { createTestApp, type TestApp, type TestClient } from '#test/harness/app.ts';
import { runJob, runJobs } from '#test/harness/run-jobs.ts';
import type { DB } from '#tables';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const square = (width = 900, height = 600) => sharp({ create: { width, height, channels: 3, background: '#5b6b4a' } });
const withPlace = () =>
  square()
    .withExif({ IFD0: { Copyright: 'SECRET PLACE' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer();

type Part = { name: string; value: string | Buffer; fileName?: string; type?: string };

/** A body of `multipart/form-data`, written by hand so that it can be wrong. */
function multipart(parts: readonly Part[]): Buffer {
  const units = parts.flatMap(({ name, value, fileName, type }) => [
    Buffer.from(
      `--edge\r\nContent-Disposition: form-data; name="${name}"${fileName ? `; filename="${fileName}"\r\nContent-Type: ${type ?? 'image/jpeg'}` : ''}\r\n\r\n`,
    ),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...units, Buffer.from('--edge--\r\n')]);
}

const post = (client: TestClient, payload: Buffer, type = 'multipart/form-data; boundary=edge') =>
  client.send({ method: 'POST', url: '/api/web/upload', payload, headers: { 'content-type': type } });
const upload = (client: TestClient, bytes: Buffer, more: Partial<Part> & { purpose?: string } = {}) =>
  post(
    client,
    multipart([
      { name: 'file', value: bytes, fileName: 'a.jpg', ...more },
      { name: 'purpose', value: more.purpose ?? 'review' },
    ]),
  );

describe('/upload', () => {
  it('stores the pixels and nothing else, and makes its sender a guest', async () => {
    const client = shop.client();
    const { status, data } = await upload(client, await withPlace());
    expect(status).toBe(200);
    expect(data.url).toMatch(new RegExp(`^/api/web/upload/${data.id}/[^/]+/1200\\.jpg$`));
    expect(client.cookies.has('guest')).toBe(true);
    const row = await on<DB>(shop.host.database.reader).selectFrom('media').select('sha256').where('id', '=', data.id).executeTakeFirstOrThrow();
    const original = join(shop.host.config.dataDir, 'media', 'originals', row.sha256!.slice(0, 2), row.sha256!);
    const { exif, width } = await sharp(original).metadata();
    expect([exif, width]).toEqual([undefined, 900]);
    const shown = await shop.app.inject({ url: data.url });
    expect([shown.statusCode, shown.headers['content-type'], shown.headers['x-content-type-options']]).toEqual([200, 'image/jpeg', 'nosniff']);
    expect(shown.headers['cache-control']).toBe('private, no-store');
  });

  it('is for its sender alone, under an address that nobody makes up and that ends', async () => {
    const client = shop.client();
    const [one, other] = [(await upload(client, await withPlace())).data, (await upload(client, await withPlace())).data];
    const statusOf = async (url: string) => (await shop.app.inject({ url })).statusCode;
    expect(await statusOf(one.url.replace('/1200.jpg', '/320.webp'))).toBe(200);
    expect(await statusOf(`/media/${one.id}/1200.jpg`)).toBe(404);
    const key = String(one.url).split('/').at(-2)!;
    const [until, signature] = key.split('.');
    const later = (Number.parseInt(until!, 36) + 1).toString(36);
    for (const url of [
      one.url.replace(one.id, other.id),
      one.url.replace(key, `${later}.${signature}`),
      one.url.replace(key, `${until}.`),
      one.url.replace(key, 'x'),
      one.url.replace('1200.jpg', '1201.jpg'),
      one.url.replace(one.id, 'x'),
    ])
      expect([url, await statusOf(url)]).toEqual([url, 404]);
    const before = shop.clock.now;
    shop.clock.now = new Date(before.getTime() + 3_601_000);
    expect(await statusOf(one.url)).toBe(404);
    shop.clock.now = before;
  });

  it('takes the fields in either order, and a picture with holes as WebP', async () => {
    const png = await sharp({ create: { width: 40, height: 40, channels: 4, background: '#ff000080' } })
      .png()
      .toBuffer();
    const answer = await post(
      shop.client(),
      multipart([
        { name: 'purpose', value: 'return' },
        { name: 'file', value: png, fileName: 'a.txt', type: 'text/plain' },
      ]),
    );
    expect(answer.code).toBe(0);
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['half a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70])],
    ['a program', Buffer.from('MZ\u0000\u0000')],
  ])('refuses %s whatever it calls itself', async (_what, bytes) => {
    const answer = await upload(shop.client(), bytes);
    expect([answer.status, answer.code]).toEqual([415, 40]);
  });

  it('refuses more pixels than can be decoded, in few bytes', async () => {
    // Only their headers are valid; decoding them would take gigabytes.
    const gif = Buffer.concat([
      Buffer.from('GIF89a'),
      Buffer.from([0xff, 0xff, 0xff, 0xff, 0x80, 0, 0, 0, 0, 0, 255, 255, 255, 0x2c, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0, 2, 2, 0x44, 1, 0, 0x3b]),
    ]);
    expect((await upload(shop.client(), gif)).status).toBe(413);
    const wide = await square(10_000, 4_001).png({ compressionLevel: 9 }).toBuffer();
    expect(wide.byteLength).toBeLessThan(500_000);
    expect((await upload(shop.client(), wide)).status).toBe(413);
  });

  it('rejects more than ten MiB, no file, an unknown purpose, JSON and half a body, with messages', async () => {
    const client = shop.client();
    const most = (await client.get('/api/web/shop')).data.limits.uploadBytes;
    expect([most, (await upload(client, Buffer.alloc(most + 1, 1))).status]).toEqual([10 * 1024 * 1024, 413]);
    expect((await post(client, multipart([{ name: 'purpose', value: 'review' }]))).data.errors).toHaveProperty('file');
    expect((await upload(client, await withPlace(), { purpose: 'evil' })).data.errors).toHaveProperty('purpose');
    expect((await client.post('/api/web/upload', { purpose: 'review' })).status).toBe(415);
    expect((await post(client, Buffer.from('--edge\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nxx'))).status).toBe(400);
    const many = Array.from({ length: 30 }, (_, index) => ({ name: `f${index}`, value: 'x' }));
    expect((await post(client, multipart(many))).status).toBe(400);
  });

  it('lets twenty wait, no more, and removes after a day what nothing shows', async () => {
    const client = shop.client();
    const bytes = await square(20, 20).jpeg().toBuffer();
    const ids: string[] = [];
    for (let count = 0; count < 20; count += 1) ids.push((await upload(client, bytes)).data.id);
    const rejected = await upload(client, bytes);
    expect([rejected.status, Number(rejected.headers['retry-after']) > 0]).toEqual([429, true]);
    const db = on<DB>(shop.host.database.reader);
    const { sha256 } = await db.selectFrom('media').select('sha256').where('id', '=', ids[0]!).executeTakeFirstOrThrow();
    const file = join(shop.host.config.dataDir, 'media', 'originals', sha256!.slice(0, 2), sha256!);
    await runJob(shop, 'upload.remove');
    await access(file);
    const before = shop.clock.now;
    shop.clock.now = new Date(before.getTime() + 25 * 3_600_000);
    const { storage } = shop.host.config;
    const remove = storage.delete;
    storage.delete = () => Promise.reject(new Error('the storage is away'));
    await runJob(shop, 'upload.remove');
    storage.delete = remove;
    shop.clock.now = before;
    await access(file);
    await runJobs(shop, { only: ['media.remove-file'] });
    expect(await db.selectFrom('media').select('id').where('id', 'in', ids).execute()).toEqual([]);
    await expect(access(file)).rejects.toThrow('ENOENT');
  });
});
