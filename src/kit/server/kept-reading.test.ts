import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Reader } from './database.ts';
import { keepReading } from './kept-reading.ts';

const reader = {} as Reader;

it('answers from memory, and what has grown old once more while it is read again, outside of who asks', async () => {
  const asking = new AsyncLocalStorage<string>();
  const askedBy: (string | undefined)[] = [];
  const kept = keepReading(async () => askedBy.push(asking.getStore()), 20);
  const read = () => asking.run('a page', () => kept.read(reader));
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  await sleep(40);
  expect(await read()).toBe(1);
  await expect.poll(read).toBe(2);
  expect(askedBy.slice(0, 2)).toEqual(['a page', undefined]);
  kept.forget(reader);
  expect(await read()).toBeGreaterThan(2);
});

it('does not keep a failure, first or later', async () => {
  let answers: (number | Error)[] = [new Error('away'), 1, new Error('away'), 2];
  const kept = keepReading(async () => {
    const next = answers[0]!;
    answers = answers.slice(1);
    if (next instanceof Error) throw next;
    return next;
  }, 20);
  await expect(kept.read(reader)).rejects.toThrow('away');
  expect(await kept.read(reader)).toBe(1);
  await sleep(40);
  expect(await kept.read(reader)).toBe(1);
  await expect.poll(() => kept.read(reader)).toBe(2);
});
