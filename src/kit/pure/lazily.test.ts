/** What is made once, when it is first asked for. */
import { expect, it } from 'vitest';
import { lazily } from './lazily.ts';

it('makes once for all who ask, and again after a failure', async () => {
  let made = 0;
  const get = lazily(async () => {
    made += 1;
    if (made === 1) throw new Error('not yet');
    return made;
  });
  const first = [get(), get()];
  expect((await Promise.allSettled(first)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await Promise.all([get(), get(), get()])).toEqual([2, 2, 2]);
});
