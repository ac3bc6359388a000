import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { encodingFor, matchesEtag } from '#kit/server/http/compress.ts';
import { PageCache } from './page-cache.ts';
import { PageResponse } from './page-response.ts';

const pageOf = (text: string, tags: string[] = ['a'], expiresAtMs = Infinity) =>
  new PageResponse({
    status: 200,
    headers: { 'content-type': 'text/html', 'cache-control': 'public, s-maxage=60', 'surrogate-key': tags.join(' ') },
    text,
    tags,
    expiresAtMs,
  });
const cacheOf = (more: { now?: () => number; maxBytes?: number } = {}) => new PageCache({ now: () => 0, maxBytes: 10_000_000, ...more });
const rendering = (page: PageResponse) => async () => page;
const never = async (): Promise<PageResponse> => {
  throw new Error('rendered again');
};

describe('the page cache', () => {
  test('renders once for all who ask at once, and caches the page', async () => {
    const cache = cacheOf();
    let renders = 0;
    const render = async () => {
      renders += 1;
      await new Promise((done) => setTimeout(done, 5));
      return pageOf('x');
    };
    const pages = await Promise.all(Array.from({ length: 20 }, () => cache.getOrRender('k', render)));
    expect(new Set(pages).size).toBe(1);
    expect(renders).toBe(1);
    expect(await cache.getOrRender('k', never)).toBe(pages[0]);
  });

  test('invalidates by tag, and only that', async () => {
    const cache = cacheOf();
    await cache.getOrRender('1', rendering(pageOf('1', ['a', 'b'])));
    await cache.getOrRender('2', rendering(pageOf('2', ['b'])));
    cache.invalidate(['a']);
    expect(cache.get('1')).toBeUndefined();
    expect(cache.get('2')).toBeDefined();
    cache.clear();
    expect(cache.get('2')).toBeUndefined();
  });

  test('does not cache what was begun before an invalidation of its tags, nor give it to those who ask after', async () => {
    const cache = cacheOf();
    const { promise, resolve } = Promise.withResolvers<void>();
    const old = cache.getOrRender('k', async () => {
      await promise;
      return pageOf('old');
    });
    cache.invalidate(['a']);
    const fresh = cache.getOrRender('k', rendering(pageOf('new')));
    resolve();
    expect((await old).text.toString()).toBe('old');
    const { headers } = await (await old).encode('identity');
    expect(headers).toEqual(expect.arrayContaining(['cache-control', 'private, no-store']));
    expect(headers).not.toContain('surrogate-key');
    expect((await fresh).text.toString()).toBe('new');
    expect(cache.get('k')?.text.toString()).toBe('new');
  });

  test('expires by the clock', async () => {
    let now = 0;
    const cache = cacheOf({ now: () => now });
    await cache.getOrRender('k', rendering(pageOf('x', [], 100)));
    now = 99;
    expect(cache.get('k')).toBeDefined();
    now = 100;
    expect(cache.get('k')).toBeUndefined();
  });

  test('does not cache a page that does not say how long it is true', async () => {
    const cache = cacheOf();
    await cache.getOrRender('k', rendering(pageOf('x', [], 0)));
    expect(cache.get('k')).toBeUndefined();
  });

  test('holds at most its bytes, and forgets tags with pages', async () => {
    const cache = cacheOf({ maxBytes: 100_000 });
    for (let index = 0; index < 100; index += 1) await cache.getOrRender(String(index), rendering(pageOf('x'.repeat(10_000), [`t${index}`])));
    expect(cache.get('0')).toBeUndefined();
    expect(cache.get('99')).toBeDefined();
    cache.invalidate(['t0']);
    expect(cache.get('99')).toBeDefined();
  });

  test('a failure is not cached', async () => {
    const cache = cacheOf();
    await expect(cache.getOrRender('k', never)).rejects.toThrow('rendered again');
    expect((await cache.getOrRender('k', rendering(pageOf('x')))).text.toString()).toBe('x');
  });

  test('finds a page by the request that it was sent to, until the page is invalidated', async () => {
    const cache = cacheOf();
    cache.rememberRequest('/a', 'k');
    const page = await cache.getOrRender('k', rendering(pageOf('x')));
    expect(cache.getByRequest('/a')).toBeUndefined();
    cache.rememberRequest('/a', 'k');
    cache.rememberRequest('/b', 'k');
    expect([cache.getByRequest('/a'), cache.getByRequest('/b'), cache.getByRequest('/c')]).toEqual([page, page, undefined]);
    cache.invalidate(['a']);
    // The same key may belong to another page by now: with other routes a parameter may matter that did not before.
    await cache.getOrRender('k', rendering(pageOf('y')));
    expect(cache.getByRequest('/a')).toBeUndefined();
  });
});

describe('a page response', () => {
  test.each([
    [undefined, 'identity'],
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1.0', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['deflate', 'identity'],
  ])('%s takes %s', (accepted, encoding) => expect(encodingFor(accepted)).toBe(encoding));

  test('has a tag per encoding and is compressed once', async () => {
    const text = 'x'.repeat(5_000);
    const page = pageOf(text);
    expect(page.encoded('br')).toBeUndefined();
    const [br, gzip, plain] = await Promise.all([page.encode('br'), page.encode('gzip'), page.encode('identity')]);
    expect(new Set([br.etag, gzip.etag, plain.etag]).size).toBe(3);
    expect([brotliDecompressSync(br.body), gunzipSync(gzip.body), plain.body].map(String)).toEqual([text, text, text]);
    expect(br.body.length).toBeLessThan(100);
    expect(br.headers.join(' ')).toContain(`content-length ${br.body.length} etag ${br.etag} content-encoding br`);
    expect(await page.encode('br')).toBe(br);
    expect(page.encoded('br')).toBe(br);
    expect(matchesEtag(`W/"x", ${br.etag}`, br.etag)).toBe(true);
    expect(matchesEtag('"y"', br.etag)).toBe(false);
  });
});
