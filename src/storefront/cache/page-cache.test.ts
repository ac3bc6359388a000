import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { PageCache } from './page-cache.ts';
import { encodingFor, matchesTag, StoredPage } from './stored-page.ts';

const pageOf = (text: string, tags: string[] = ['a'], expiresAtMs = Infinity) =>
  new StoredPage({ status: 200, headers: { 'content-type': 'text/html' }, text, tags, expiresAtMs });
const keep = (page: StoredPage) => async () => ({ page, keep: true });
const never = async (): Promise<{ page: StoredPage; keep: boolean }> => {
  throw new Error('rendered again');
};

describe('the page cache', () => {
  test('renders once for all who ask at once, and keeps it', async () => {
    const cache = new PageCache({ now: () => 0 });
    let renders = 0;
    const render = async () => {
      renders += 1;
      await new Promise((done) => setTimeout(done, 5));
      return { page: pageOf('x'), keep: true };
    };
    const pages = await Promise.all(Array.from({ length: 20 }, () => cache.through('k', render)));
    expect(new Set(pages).size).toBe(1);
    expect(renders).toBe(1);
    expect(await cache.through('k', never)).toBe(pages[0]);
  });

  test('drops by tag, and only that', async () => {
    const cache = new PageCache({ now: () => 0 });
    await cache.through('1', keep(pageOf('1', ['a', 'b'])));
    await cache.through('2', keep(pageOf('2', ['b'])));
    cache.drop(['a']);
    expect(cache.get('1')).toBeUndefined();
    expect(cache.get('2')).toBeDefined();
    cache.dropAll();
    expect(cache.get('2')).toBeUndefined();
  });

  test('does not keep what was begun before a drop of its tags, nor give it to those who ask after', async () => {
    const cache = new PageCache({ now: () => 0 });
    const { promise, resolve } = Promise.withResolvers<void>();
    const old = cache.through('k', async () => {
      await promise;
      return { page: pageOf('old'), keep: true };
    });
    cache.drop(['a']);
    const fresh = cache.through('k', keep(pageOf('new')));
    resolve();
    expect((await old).text.toString()).toBe('old');
    expect((await fresh).text.toString()).toBe('new');
    expect(cache.get('k')?.text.toString()).toBe('new');
  });

  test('expires by the clock', async () => {
    let now = 0;
    const cache = new PageCache({ now: () => now });
    await cache.through('k', keep(pageOf('x', [], 100)));
    now = 99;
    expect(cache.get('k')).toBeDefined();
    now = 100;
    expect(cache.get('k')).toBeUndefined();
  });

  test('holds at most its bytes, and forgets tags with pages', async () => {
    const cache = new PageCache({ now: () => 0, maxBytes: 100_000 });
    for (let index = 0; index < 100; index += 1) await cache.through(String(index), keep(pageOf('x'.repeat(10_000), [`t${index}`])));
    expect(cache.get('0')).toBeUndefined();
    expect(cache.get('99')).toBeDefined();
    cache.drop(['t0']);
    expect(cache.get('99')).toBeDefined();
  });

  test('a fault is not kept', async () => {
    const cache = new PageCache({ now: () => 0 });
    await expect(cache.through('k', never)).rejects.toThrow('rendered again');
    expect((await cache.through('k', keep(pageOf('x')))).text.toString()).toBe('x');
  });
});

const cards = (count: number) => Array.from({ length: count }, (_one, index) => `<p class="card">${(index * 7_919) % 1_009} bowls</p>`).join('');

describe('a stored page', () => {
  test.each([
    [undefined, 'identity'],
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1.0', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['deflate', 'identity'],
  ])('%s takes %s', (accepted, encoding) => expect(encodingFor(accepted)).toBe(encoding));

  test('has a tag per encoding and is compressed once', async () => {
    const page = pageOf('x'.repeat(5_000));
    const [br, gzip, plain] = await Promise.all([page.prepare('br'), page.prepare('gzip'), page.prepare('identity')]);
    expect(new Set([br.etag, gzip.etag, plain.etag]).size).toBe(3);
    expect(br.body.length).toBeLessThan(100);
    expect(await page.prepare('br')).toBe(br);
    expect(matchesTag(`W/"x", ${br.etag}`, br.etag)).toBe(true);
    expect(matchesTag('"y"', br.etag)).toBe(false);
  });

  test('is compressed quickly at first, and better once it is asked for again, under the same tag', async () => {
    const text = cards(2_000);
    const page = pageOf(text);
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const first = await page.prepare(encoding);
      expect(page.ready(encoding)).toBe(first);
      await vi.waitFor(() => expect(page.ready(encoding)!.body.length).toBeLessThan(first.body.length));
      const better = page.ready(encoding)!;
      expect([first, better].map(({ body }) => unpack(body).toString())).toEqual([text, text]);
      expect(better.headers.join(' ')).toContain(`content-length ${better.body.length} etag ${first.etag} content-encoding ${encoding}`);
    }
  });

  test('of any size is made as dense as can be once the one who waited has it, under the same tag', async () => {
    // Of its own: no other page's turn is waited for.
    vi.resetModules();
    const { StoredPage: Fresh } = await import('./stored-page.ts');
    const page = new Fresh({ status: 200, headers: {}, text: cards(6_000), expiresAtMs: Infinity });
    expect(page.text.length).toBeGreaterThan(128 * 1024);
    const first = await page.prepare('br');
    await vi.waitFor(() => expect(page.ready('br')!.body.length).toBeLessThan(first.body.length * 0.9), 30_000);
    const dense = page.ready('br')!;
    expect(brotliDecompressSync(dense.body).equals(page.text)).toBe(true);
    expect(dense.etag).toBe(first.etag);
    expect(dense.etag).toMatch(/^W\//);
  });

  test('is made so one at a time, with a long rest after each', async () => {
    vi.resetModules();
    const { compressed, takeDenseTurn } = await import('./compress.ts');
    const text = Buffer.from(cards(6_000));
    expect([takeDenseTurn(), takeDenseTurn()]).toEqual([true, false]);
    await compressed(text, 'br', 'dense');
    expect(takeDenseTurn()).toBe(false);
  });

  test('that nobody keeps is compressed once', async () => {
    const own = pageOf('<p>bowl</p>'.repeat(1_000), [], 0);
    const first = await own.prepare('br');
    own.ready('br');
    await new Promise((done) => setTimeout(done, 20));
    expect(own.ready('br')).toBe(first);
  });
});
