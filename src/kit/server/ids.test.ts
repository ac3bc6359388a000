import { expect, it } from 'vitest';
import { isId, newId } from './ids.ts';

it('identifiers are in the order in which they were made, within a millisecond too', () => {
  const at = Date.UTC(2026, 0, 31, 23, 59, 59, 999);
  const amongOthers = () => {
    newId();
    return newId(at);
  };
  const made = [...Array.from({ length: 2_000 }, amongOthers), newId(at + 1), newId(at + 1)];
  expect(made.toSorted()).toEqual(made);
  expect(new Set(made).size).toBe(made.length);
  expect(made.every(isId)).toBe(true);
});
