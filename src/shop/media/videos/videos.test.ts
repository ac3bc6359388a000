import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kit/server/ids.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import sharp from 'sharp';
import { pictureFiles, preparePicture, storePictures } from '../index.ts';
import { prepareVideo, storeVideo } from './index.ts';
import { videoLimits } from '../contract.ts';
import { rangeOf } from '../rules.ts';

let shop: TestApp;
let id: string;
/** The first bytes of an MP4, then anything. */
const film = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42', 'latin1'), Buffer.alloc(988, 7)]);

beforeAll(async () => {
  shop = await createTestApp();
  const files = pictureFiles(shop.host.config.storage);
  const poster = await preparePicture(files, {
    source: null,
    bytes: await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
      .png()
      .toBuffer(),
    alt: {},
  });
  const video = await prepareVideo(files, { source: 'test:film', bytes: film });
  id = await shop.host.database.transaction(async (tx) =>
    storeVideo(tx, video, { posterId: (await storePictures(tx, [poster]))[0]!, texts: { en: { title: 'Turning' } } }),
  );
});
afterAll(() => shop.close());

const get = (path: string, range?: string) => shop.app.inject({ url: path, headers: range ? { range } : {} });

describe('a video', () => {
  it('is served whole and in ranges, cacheable for ever', async () => {
    const whole = await get(`/media/${id}/video.mp4`);
    expect([whole.statusCode, whole.headers['content-type'], whole.headers['accept-ranges'], whole.rawPayload.length]).toEqual([
      200,
      'video/mp4',
      'bytes',
      1000,
    ]);
    expect(whole.headers['cache-control']).toContain('immutable');
    expect(whole.headers['x-content-type-options']).toBe('nosniff');
    const part = await get(`/media/${id}/video.mp4`, 'bytes=4-11');
    expect([part.statusCode, part.headers['content-range'], part.body]).toEqual([206, 'bytes 4-11/1000', 'ftypmp42']);
    expect((await get(`/media/${id}/video.mp4`, 'bytes=1000-')).statusCode).toBe(416);
  });

  it('is not there under another ending or id', async () => {
    for (const path of [`/media/${id}/video.webm`, `/media/${newId()}/video.mp4`, '/media/x/video.mp4']) expect((await get(path)).statusCode).toBe(404);
  });

  it('is rejected when it is something else or too large', async () => {
    const files = pictureFiles(shop.host.config.storage);
    await expect(prepareVideo(files, { source: null, bytes: Buffer.from('<html>ftyp</html>') })).rejects.toMatchObject({ spec: { status: 415, wire: 40 } });
    await expect(prepareVideo(files, { source: null, bytes: Buffer.alloc(2) })).rejects.toMatchObject({ spec: { status: 415 } });
    await expect(prepareVideo(files, { source: null, bytes: Buffer.alloc(videoLimits.bytes + 1) })).rejects.toMatchObject({ spec: { status: 413, wire: 40 } });
  });
});

it.each([
  [undefined, null],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=20-10', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=-', null],
  ['bytes=0-1,5-6', null],
  ['lines=1-2', null],
])('reads the range %s of 100 bytes as %j', (header, expected) => {
  expect(rangeOf(header, 100)).toEqual(expected);
});
