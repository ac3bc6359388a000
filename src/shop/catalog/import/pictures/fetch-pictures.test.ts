// A time limit that ends in the middle.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { PictureUnreachable } from '../../../media/index.ts';
import { fetchPictures } from './fetch-pictures.ts';

let shop: TestApp;
beforeAll(async () => void (shop = await createTestApp()));
afterAll(() => shop.close());

it('says how many were tried before the time was up, so that the others are tried later', async () => {
  const sources = Array.from({ length: 40 }, (_, at) => `https://slow-${at}.example/a.jpg`);
  const fetch = (_source: string, { signal }: { signal?: AbortSignal } = {}) =>
    new Promise<Buffer>((_done, fail) => {
      signal!.addEventListener('abort', () => fail(new PictureUnreachable('no answer in time', 'away')));
    });
  expect(await fetchPictures(shop.host, sources, { mostMs: 50, fetch })).toEqual({ fetched: 0, unreachable: 40, started: 8, again: true });
});
