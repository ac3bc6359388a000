import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { gather } from './gather.ts';

it('has what came meanwhile written together, each database apart, and belongs to no request', async () => {
  const request = new AsyncLocalStorage<string>();
  const gathered = gather({ begin: (): string[] => [], afterMs: 50 });
  const written: unknown[] = [];
  const note = (database: object, text: string) =>
    gathered
      .of(database, async () => {
        written.push([gathered.take(database), request.getStore()]);
        if (text === 'fails') throw new Error('the database is away');
      })
      .push(text);
  const [one, other] = [{}, {}];
  request.run('a request', () => note(one, 'first'));
  note(other, 'fails');
  note(one, 'second');
  expect(written).toEqual([]);
  await expect
    .poll(() => written)
    .toEqual([
      [['first', 'second'], undefined],
      [['fails'], undefined],
    ]);
  note(one, 'third');
  await expect.poll(() => written.at(-1)).toEqual([['third'], undefined]);
  await setTimeout(100);
  expect(written).toHaveLength(3);
  expect(gathered.take(one)).toBeUndefined();
});
