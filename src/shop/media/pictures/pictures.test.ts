import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storageUnavailable } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import { isPublicAddress } from '#kit/server/public-web.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { runJob } from '#test/harness/run-jobs.ts';
import { fetchPicture } from './fetch-picture.ts';
import { findPictureFile } from './find-picture-file.ts';
import { claimSizes } from './claim-sizes.ts';
import { noteUnreachable, pictureFiles, preparePicture, storePictures } from '../index.ts';
import { originalKey } from './picture-files.ts';
import { readPicture } from './read-picture.ts';

let shop: TestApp;
let id: string;
const photo = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#5b6b4a' } })
    .jpeg()
    .toBuffer();

beforeAll(async () => {
  shop = await createTestApp();
  const files = pictureFiles(shop.host.config.storage);
  const prepared = await preparePicture(files, { source: 'test/photo.jpg', bytes: await photo(), alt: { en: { alt: 'Moss' } } });
  [id = ''] = await shop.host.database.transaction((tx) => storePictures(tx, [prepared]));
});
afterAll(() => shop.close());

const raw = async (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers });

describe('the media route', () => {
  it('answers the size and format asked for, cacheable for ever', async () => {
    for (const [format, mime] of [
      ['avif', 'image/avif'],
      ['webp', 'image/webp'],
      ['jpg', 'image/jpeg'],
    ] as const) {
      const answer = await raw(`/media/${id}/320.${format}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe(mime);
      expect(answer.headers['cache-control']).toContain('immutable');
      expect((await sharp(answer.rawPayload).metadata()).width).toBe(320);
      expect((await raw(`/media/${id}/320.${format}`, { 'if-none-match': String(answer.headers['etag']) })).statusCode).toBe(304);
    }
  });

  it('never enlarges', async () => {
    const { rawPayload } = await raw(`/media/${id}/1600.webp`);
    expect((await sharp(rawPayload).metadata()).width).toBe(900);
  });

  it('makes one file for any number of requests at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => raw(`/media/${id}/160.webp`)));
    expect(new Set(answers.map((answer) => answer.rawPayload.toString('base64'))).size).toBe(1);
    const made = (await readdir(join(shop.host.config.dataDir, 'media', 'sizes'), { recursive: true })).filter((name) => name.includes('-160.webp'));
    expect(made).toHaveLength(1);
  });

  it('shows a size that a full disk does not take, and stores it once there is room', async () => {
    const { storage } = shop.host.config;
    let isFull = true;
    const full: Storage = { ...storage, put: (...given) => (isFull ? Promise.reject(new ShopError(storageUnavailable)) : storage.put(...given)) };
    const { sha256 } = await preparePicture(pictureFiles(storage), { source: null, bytes: await photo(), alt: {} });
    const files = pictureFiles(full);
    const key = `media/sizes/${sha256.slice(0, 2)}/${sha256}-640.webp`;
    expect((await sharp((await files.size(sha256, 640, 'webp'))!).metadata()).width).toBe(640);
    expect(await storage.size(key)).toBe(null);
    isFull = false;
    const made = await files.size(sha256, 640, 'webp');
    expect(await storage.size(key)).toBe(made!.length);
  });

  it('keeps the file of a picture that is sent once more while it is removed', async () => {
    const { storage } = shop.host.config;
    const again = await preparePicture(pictureFiles(storage), {
      source: null,
      bytes: await sharp(await photo())
        .negate()
        .png()
        .toBuffer(),
      alt: {},
    });
    const remove = storage.delete;
    // The upload found the file there, and commits just before it is deleted.
    storage.delete = async (key) => {
      if (key === originalKey(again.sha256)) await shop.host.database.transaction((tx) => storePictures(tx, [again]));
      await remove(key);
    };
    await runJob(shop, 'media.remove-file', { sha256: again.sha256 });
    storage.delete = remove;
    expect(await storage.size(originalKey(again.sha256))).toBeGreaterThan(0);
  });

  it('makes a size in one of several processes', async () => {
    const { storage } = shop.host.config;
    const { sha256 } = (await findPictureFile(shop.host.database.reader, id))!;
    const written: string[] = [];
    const counting = { ...storage, put: (key: string, content: AsyncIterable<Uint8Array>) => (written.push(key), storage.put(key, content)) };
    const processes = Array.from({ length: 4 }, () => pictureFiles(counting, claimSizes(shop.host)));
    const sizes = await Promise.all(processes.map((files) => files.size(sha256!, 480, 'jpg')));
    expect(new Set(sizes.map((bytes) => bytes!.toString('base64'))).size).toBe(1);
    expect(written).toHaveLength(1);
  });

  it('shows the placeholder for what it does not have', async () => {
    const [unreachable = ''] = await shop.host.database.transaction((tx) => noteUnreachable(tx, [{ source: 'https://gone.example/a.jpg', alt: {} }]));
    const gone = await raw(`/media/${unreachable}/320.webp`);
    expect(gone.statusCode).toBe(200);
    expect(gone.headers['cache-control']).not.toContain('immutable');
    expect((await sharp(gone.rawPayload).metadata()).width).toBe(320);
    for (const path of [
      '/media/00000000-0000-7000-8000-000000000000/320.webp',
      `/media/${id}/321.webp`,
      `/media/${id}/320.svg`,
      '/media/x/320.webp',
      `/media/..%2f..%2fetc/320.jpg`,
      `/media/${id}/..%2f..%2f..%2fpackage.json`,
    ]) {
      const answer = await raw(path);
      expect({ path, status: answer.statusCode }).toEqual({ path, status: 404 });
      expect(answer.headers['content-type']).toMatch(/^image\//);
    }
  });
});

describe('what is taken for a picture', () => {
  it('goes by content and limits', async () => {
    await expect(readPicture(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))).rejects.toMatchObject({ spec: { status: 415 } });
    await expect(readPicture(Buffer.from('no picture'))).rejects.toMatchObject({ spec: { status: 415 } });
    const huge = await sharp({ create: { width: 8000, height: 6000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    await expect(readPicture(huge)).rejects.toMatchObject({ spec: { status: 413 } });
  });

  it('has a placeholder of a few bytes', async () => {
    const { placeholder } = await readPicture(await photo());
    expect(placeholder.length).toBeLessThan(300);
  });

  it('keeps its id when the same source comes again, and turns ready once it can be had', async () => {
    const files = pictureFiles(shop.host.config.storage);
    const source = 'https://later.example/a.jpg';
    const [before] = await shop.host.database.transaction((tx) => noteUnreachable(tx, [{ source, alt: {} }]));
    const prepared = await preparePicture(files, { source, bytes: await photo(), alt: {} });
    const [after] = await shop.host.database.transaction((tx) => storePictures(tx, [prepared]));
    expect(after).toBe(before);
    expect((await raw(`/media/${after}/80.jpg`)).headers['cache-control']).toContain('immutable');
  });
});

describe('fetching by address', () => {
  it('refuses private networks', async () => {
    for (const address of ['127.0.0.1', '10.1.2.3', '169.254.169.254', '192.168.1.1', '::1', 'fd00::1', '::ffff:127.0.0.1', '64:ff9b::7f00:1', '0.0.0.0', 'x'])
      expect([address, isPublicAddress(address)]).toEqual([address, false]);
    for (const address of ['1.1.1.1', '23.227.38.74', '2606:4700::1111']) expect([address, isPublicAddress(address)]).toEqual([address, true]);
  });

  it('refuses this machine by number, by name and after a redirect', async () => {
    const server = createServer((_, answer) => answer.end('secret'));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as { port: number };
    try {
      for (const address of [
        `http://127.0.0.1:${port}/`,
        `http://localhost:${port}/`,
        `http://[::1]:${port}/`,
        `http://0x7f.1:${port}/`,
        'file:///etc/passwd',
        'ftp://a/b',
        '',
      ])
        await expect(fetchPicture(address)).rejects.toThrow(/private address|no web address/);
    } finally {
      server.close();
    }
  });
});
