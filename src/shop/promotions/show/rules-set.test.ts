import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount } from '#kit/pure/amount.ts';
import { itemsIn, sumSet } from './rules-set.ts';

describe('what a set costs', () => {
  it.each([
    [{ kind: 'fixedPrice', price: amount(11_200) }, 1_200, 11_200],
    [{ kind: 'fixedPrice', price: amount(99_900) }, 0, 12_400],
    [{ kind: 'percentage', basisPoints: 1_000 }, 1_240, 11_160],
    [{ kind: 'fixedAmount', amount: amount(500) }, 500, 11_900],
    [{ kind: 'fixedAmount', amount: amount(99_900) }, 12_400, 0],
  ] as const)('is its items less what it takes: %o', (takes, saving, total) => {
    expect(sumSet([8_800, 1_800, 1_800], takes)).toEqual({ oneByOne: 12_400, saving, total });
  });

  it('never is more than its items, nor below nought', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1_000_000 }), { maxLength: 12 }), fc.integer({ min: 0, max: 2_000_000 }), (prices, price) => {
        const { oneByOne, saving, total } = sumSet(prices, { kind: 'fixedPrice', price: amount(price) });
        expect([saving + total, saving >= 0, total >= 0]).toEqual([oneByOne, true, true]);
      }),
    );
  });
});

describe('what a cart has of a set', () => {
  const parts = [
    { units: 1, slugs: ['pot'] },
    { units: 2, slugs: ['cup', 'bowl'] },
  ];

  it.each([
    [[], 0, [1, 2]],
    [[{ slug: 'lamp', quantity: 4 }], 0, [1, 2]],
    [[{ slug: 'cup', quantity: 1 }], 1, [1, 1]],
    [
      [
        { slug: 'cup', quantity: 1 },
        { slug: 'bowl', quantity: 1 },
        { slug: 'pot', quantity: 9 },
      ],
      3,
      [0, 0],
    ],
    // Two lines of one product: two of its colours.
    [
      [
        { slug: 'cup', quantity: 1 },
        { slug: 'cup', quantity: 1 },
      ],
      2,
      [1, 0],
    ],
  ])('counts %o', (lines, count, missing) => {
    expect(itemsIn(lines, parts)).toEqual({ count, target: 3, missing });
  });

  it('counts an item for one part only', () => {
    expect(itemsIn([{ slug: 'cup', quantity: 1 }], [...parts, { units: 1, slugs: ['cup'] }]).count).toBe(1);
  });
});
