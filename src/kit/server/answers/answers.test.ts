/** Sums that need answers from outside are begun again with them, and nobody is asked while a transaction is open. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { questionKey, withAnswers } from './answers.ts';
import type { Context, Question } from '../context.ts';
import { isInTransaction } from '../database.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

const clock = { now: new Date(Date.UTC(2027, 0, 15)) };
const contextOf = (address = '') => ({ address, now: () => clock.now, transaction: (work: never) => db.database.transaction(work) }) as unknown as Context;
const question = (key: string, ask: Question<number>['ask'] = async () => key.length): Question<number> => ({ key, ask });

it('asks between two tries, all that one needs at once, and repeats the whole transaction', async () => {
  const tries: string[] = [];
  const ask = vi.fn<Question<number>['ask']>(async () => (isInTransaction() ? -1 : 7));
  const sum = await withAnswers(contextOf(), (context) =>
    context.transaction(async () => {
      tries.push('begun');
      const [one, other] = context.answers.to([question('one', ask), question('other', ask)]);
      tries.push('first');
      const [more] = context.answers.to([question(`${one}`, ask)]);
      return one! + other! + more!;
    }),
  );
  expect([sum, tries, ask.mock.calls.length]).toEqual([21, ['begun', 'begun', 'first', 'begun', 'first'], 3]);
});

it('refuses to ask while a transaction is open', async () => {
  const context = contextOf();
  const within = context.transaction(() => withAnswers(context, async ({ answers }) => answers.to([question('one')])));
  await expect(within).rejects.toThrow(/called inside a transaction/);
});

it('ends with what is unanswered, however often other questions come', async () => {
  let count = 0;
  const answered = await withAnswers(contextOf(), async ({ answers }) => answers.to([question(`key ${(count += 1)}`)]));
  expect([answered, count]).toEqual([[null], 5]);
});

it('takes what is stored for as long as it holds, a failure for a short while', async () => {
  const ask = vi.fn<Question<number>['ask']>(async () => 3);
  const sum = (key: string, recalled: Parameters<typeof withStored>[0]) => withStored(recalled, [question(key, ask)]);
  const first = await sum('fee', []);
  expect([first.values, first.isNew, ask.mock.calls.length]).toEqual([[3], true, 1]);
  const again = await sum('fee', first.used);
  expect([again.values, again.isNew, ask.mock.calls.length]).toEqual([[3], false, 1]);
  clock.now = new Date(clock.now.getTime() + 15 * 60_000);
  ask.mockResolvedValue(null);
  const late = await sum('fee', first.used);
  expect([late.values, late.isNew, ask.mock.calls.length]).toEqual([[null], true, 2]);
  expect((await sum('fee', late.used)).isNew).toBe(false);
  clock.now = new Date(clock.now.getTime() + 20_000);
  expect((await sum('fee', late.used)).isNew).toBe(true);
});

const withStored = (stored: { key: string; answer: unknown; until: string }[], questions: Question<number>[]) =>
  withAnswers(contextOf(), async ({ answers }) => {
    answers.recall(stored);
    const values = answers.to(questions);
    return { values, used: answers.used(), isNew: answers.hasNew() };
  });

it('has enough of a network that asks for ever other things, and of no other', async () => {
  const ask = (address: string, key: string) => withAnswers(contextOf(address), async ({ answers }) => answers.to([question(key)]));
  for (let asked = 0; asked < 300; asked += 1) await ask('203.0.113.9', `${asked}`);
  await expect(ask('203.0.113.9', 'one more')).rejects.toMatchObject({ spec: { status: 429 } });
  await expect(ask('198.51.100.7', 'one')).resolves.toEqual([3]);
});

it('names a question by all of it, and says none of it', () => {
  const address = { street: '1 Market St' };
  expect(questionKey('rates', address)).toBe(questionKey('rates', { street: '1 Market St' }));
  expect(questionKey('rates', address)).not.toBe(questionKey('taxes', address));
  expect(questionKey('rates', address)).not.toMatch(/Market/);
});
