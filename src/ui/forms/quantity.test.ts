import { describe, expect, it } from 'vitest';
import { readQuantity } from './quantity.tsx';

describe('a typed quantity', () => {
  it.each([
    ['3', null, 3],
    [' 3 ', null, 3],
    ['0', null, 1],
    ['1000', null, 999],
    ['12', 5, 5],
    ['1', 0, 1],
  ])('%j with at most %s is %i', (text, max, expected) => {
    expect(readQuantity(text, max, 7)).toBe(expected);
  });

  it.each(['', '-1', '0.5', '1e3', '9007199254740993', 'two'])('%j leaves what was there', (text) => {
    expect(readQuantity(text, null, 7)).toBe(7);
  });
});
