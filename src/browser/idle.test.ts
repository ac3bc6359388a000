import { expect, it } from 'vitest';
import { enqueueTask } from './idle.ts';

it('does one thing after the other, what has become urgent first, and goes on after an error', async () => {
  const done: string[] = [];
  let isTouched = false;
  const broken = enqueueTask(() => {
    throw new TypeError('broken');
  });
  const works = [
    enqueueTask(() => void done.push('first')),
    enqueueTask(() => {
      done.push('second');
      isTouched = true;
    }),
    enqueueTask(() => void done.push('third')),
    enqueueTask(
      () => void done.push('touched'),
      () => isTouched,
    ),
  ];
  await expect(broken).rejects.toThrow('broken');
  await Promise.all(works);
  expect(done).toEqual(['first', 'second', 'touched', 'third']);
  await enqueueTask(() => void done.push('later'));
  expect(done.at(-1)).toBe('later');
});
