import { expect, it } from 'vitest';
import { hasAnswer } from './has-answer.ts';

it('an attempt that still runs has no answer, whatever number it is', () => {
  expect(hasAnswer({ problem: '', status: null })).toBe(false);
  expect(hasAnswer({ problem: '', status: 200 })).toBe(true);
  expect(hasAnswer({ problem: 'status', status: 500 })).toBe(true);
  expect(hasAnswer({ problem: 'timeout', status: null })).toBe(true);
});
