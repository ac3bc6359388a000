import { expect, it } from 'vitest';
import { inTurn } from './calm.ts';

it('does one thing after the other, what has become urgent first, and goes on after a fault', async () => {
  const done: string[] = [];
  let isTouched = false;
  const broken = inTurn(() => {
    throw new TypeError('broken');
  });
  const works = [
    inTurn(() => void done.push('first')),
    inTurn(() => {
      done.push('second');
      isTouched = true;
    }),
    inTurn(() => void done.push('third')),
    inTurn(
      () => void done.push('touched'),
      () => isTouched,
    ),
  ];
  await expect(broken).rejects.toThrow('broken');
  await Promise.all(works);
  expect(done).toEqual(['first', 'second', 'touched', 'third']);
  await inTurn(() => void done.push('later'));
  expect(done.at(-1)).toBe('later');
});
