import { globSync, readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { limitRate, shareCounts } from './rate-limit.ts';

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

it('lets so many calls of a network through in a window, and says when the next may come', async () => {
  let now = 0;
  const limit = limitRate({ name: 'a', most: 2, windowMs: 10_000, now: () => now });
  await limit('2001:db8::1');
  now = 4_000;
  await limit('2001:db8::2');
  await expect(limit('2001:db8::3')).rejects.toMatchObject({ retryAfterSeconds: 6 });
  await limit('192.0.2.1');
  now = 10_000;
  await limit('2001:db8::1');
});

it('counts several calls at once', async () => {
  const limit = limitRate({ name: 'b', most: 5, windowMs: 1_000, now: () => 0 });
  await limit('192.0.2.1', 5);
  await expect(limit('192.0.2.1')).rejects.toMatchObject({ retryAfterSeconds: 1 });
});

it('goes by what is counted for all processes, and by its own count where that has no answer', async () => {
  const count = vi.fn<(asked: object) => Promise<{ count: number; endsInMs: number } | null>>();
  stops.push(shareCounts(count));
  const limit = limitRate({ name: 'c', most: 1, windowMs: 5_000, now: () => 0 });
  count.mockResolvedValueOnce({ count: 2, endsInMs: 3_001 });
  await expect(limit('192.0.2.1', 2)).rejects.toMatchObject({ retryAfterSeconds: 4 });
  expect(count).toHaveBeenCalledExactlyOnceWith({ limit: 'c', from: '192.0.2.1', times: 2, windowMs: 5_000 });
  count.mockResolvedValue(null);
  await limit('192.0.2.1');
  await expect(limit('192.0.2.1')).rejects.toMatchObject({ retryAfterSeconds: 5 });
});

it('no two limits of the shop have one name: they would be one', () => {
  const names = globSync('src/**/*.ts', { exclude: ['**/*.test.ts'] }).flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/limitRate\(\{ name: '([^']+)'/g), ([, name]) => name!),
  );
  expect(names.length).toBeGreaterThan(12);
  expect(names).toHaveLength(new Set(names).size);
});
