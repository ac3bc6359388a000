import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Queryable } from './database.ts';
import { invalidateMemoized, memoize } from './memoize.ts';

const reader = {} as Queryable;
const settled = () => new Promise<void>((done) => setImmediate(done));

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

it('answers from memory, an old value once more while it is read again, outside of who asks', async () => {
  const asking = new AsyncLocalStorage<string>();
  const askedBy: (string | undefined)[] = [];
  const read = memoize(async () => askedBy.push(asking.getStore()), { tags: [], maxAgeMs: 20 });
  const ask = () => asking.run('a page', () => read(reader));
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  vi.advanceTimersByTime(19);
  expect(await ask()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  await settled();
  expect(await ask()).toBe(2);
  expect(askedBy).toEqual(['a page', undefined]);
});

it('reads a value again that is twice as old as it may be', async () => {
  let reads = 0;
  const read = memoize(async () => (reads += 1), { tags: [], maxAgeMs: 20 });
  expect(await read(reader)).toBe(1);
  vi.advanceTimersByTime(40);
  expect(await read(reader)).toBe(2);
});

it('does not cache a failure, first or later', async () => {
  let answers: (number | Error)[] = [new Error('away'), 1, new Error('away'), 2];
  const read = memoize(
    async () => {
      const next = answers[0]!;
      answers = answers.slice(1);
      if (next instanceof Error) throw next;
      return next;
    },
    { tags: [], maxAgeMs: 20 },
  );
  await expect(read(reader)).rejects.toThrow('away');
  expect(await read(reader)).toBe(1);
  vi.advanceTimersByTime(20);
  expect(await read(reader)).toBe(1);
  await settled();
  expect(await read(reader)).toBe(2);
});

it('is cleared by its tags, and by those that begin as one with a star says', async () => {
  let reads = 0;
  const read = memoize(async () => (reads += 1), { tags: ['menu', 'product:*'] });
  for (const [tags, expected] of [
    [['other', 'menus', 'products'], 1],
    [['menu'], 2],
    [['product:7'], 3],
    ['all', 4],
  ] as const) {
    await read(reader);
    invalidateMemoized(tags);
    expect(await read(reader)).toBe(expected);
  }
});

it('gives nobody after an invalidation what was begun before it', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const values = [promise, Promise.resolve('new')];
  const read = memoize(async () => values.shift()!, { tags: ['menu'] });
  const before = read(reader);
  invalidateMemoized(['menu']);
  expect(await read(reader)).toBe('new');
  resolve('old');
  expect(await before).toBe('old');
  expect(await read(reader)).toBe('new');
});

it('caches a value for each database and key, as many as it may, and none that is not cacheable', async () => {
  const asked: string[] = [];
  const load = async (_reader: Queryable, slug: string) => asked.push(slug) && slug;
  const read = memoize(load, { tags: [], maxEntries: 2, isCacheable: (slug) => slug !== 'gone' });
  for (const slug of ['a', 'b', 'a', 'gone', 'gone', 'a', 'c', 'b']) expect(await read(reader, slug)).toBe(slug);
  await read({} as Queryable, 'b');
  expect(asked).toEqual(['a', 'b', 'gone', 'gone', 'c', 'b', 'b']);
});
