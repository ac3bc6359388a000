import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { pagesShown } from './pagination.tsx';

describe('page numbers', () => {
  it('shows all of a few', () => {
    expect(pagesShown(1, 3)).toEqual([1, 2, 3]);
    expect(pagesShown(3, 5)).toEqual([1, 2, 3, 4, 5]);
  });

  it('leaves gaps in many, never for a single page', () => {
    expect(pagesShown(1, 20)).toEqual([1, 2, null, 20]);
    expect(pagesShown(10, 20)).toEqual([1, null, 9, 10, 11, null, 20]);
    expect(pagesShown(4, 20)).toEqual([1, 2, 3, 4, 5, null, 20]);
  });

  it('always holds the first, the current and the last, each once, in order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 0, max: 499 }), (last, before) => {
        const page = (before % last) + 1;
        const numbers = pagesShown(page, last).filter((number) => number !== null);
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining([1, page, last]));
        expect(numbers.length).toBeLessThanOrEqual(7);
      }),
    );
  });
});
