/** Services outside are asked by a few at once, each question once, and nobody waits longer than the limit. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { invalidateMemoized } from '#kit/server/memoize.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import { askerOf } from './ask-outside.ts';
import type { Installed } from '../extension-context.ts';

const error = vi.fn<() => void>();
const context = { log: { error } } as unknown as Context;
const limits = { sectionMs: 200, callMs: 200, jobMs: 200, transactionMs: 200, restMs: 200 };
const installed = { definition: { name: 'pony' }, database: { reader: {} as Queryable }, limits } as Installed;
const turn = () => new Promise((resolve) => setImmediate(resolve));
const read = (answer: unknown) => answer;

beforeEach(() => invalidateMemoized('all'));
afterEach(() => error.mockClear());

it('asks eight at once, and the others when those were answered', async () => {
  const ask = askerOf({ ...installed, limits: { ...limits, sectionMs: 10_000 } }, 'pony');
  const gates: (() => void)[] = [];
  const answers = Array.from({ length: 20 }, (_, index) =>
    ask(context, { key: String(index), read, ask: () => new Promise((answer) => gates.push(() => answer(index))) }),
  );
  for (let passed = 0; passed < 10; passed += 1) await turn();
  expect(gates).toHaveLength(8);
  while (gates.length > 0) {
    gates.shift()!();
    await turn();
    await turn();
  }
  expect(await Promise.all(answers)).toEqual(Array.from({ length: 20 }, (_, index) => index));
});

it('asks the same question once, and again after a failure', async () => {
  const ask = askerOf(installed, 'pony');
  const call = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('no connection')).mockResolvedValue('yes');
  const asked = () => ask(context, { key: 'same', read, ask: call });
  expect(await Promise.all([asked(), asked()])).toEqual([null, null]);
  expect([await asked(), await asked(), call.mock.calls.length]).toEqual(['yes', 'yes', 2]);
});

it('gives up at the limit, for those too who never had their turn, and goes on with others', async () => {
  const ask = askerOf(installed, 'pony');
  const call = vi.fn<() => Promise<never>>(() => new Promise(() => undefined));
  const answers = Array.from({ length: 12 }, (_, index) => ask(context, { key: String(index), read, ask: call }));
  expect(await Promise.all(answers)).toEqual(answers.map(() => null));
  expect(await ask(context, { key: 'next', read, ask: async () => 'there' })).toBe('there');
});
