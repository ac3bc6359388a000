import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changePrice } from './change-price.ts';

describe('a price', () => {
  it.each([
    [1_000, { percent: -10 }, 900],
    [1_000, { percent: 12.5 }, 1_125],
    [999, { percent: -10 }, 899],
    [995, { percent: -50 }, 498],
    [1_990, { percent: -10, roundTo: 50 }, 1_800],
    [1_990, { percent: 10, roundTo: 100 }, 2_200],
    [1_250, { amount: -300 }, 950],
    [1_250, { amount: -300, roundTo: 100 }, 1_000],
    [300, { amount: -300 }, 0],
    [300, { percent: -100, roundTo: 100 }, 0],
    [300, { amount: -301 }, null],
    // Not given away by rounding.
    [30, { percent: -10, roundTo: 100 }, 100],
    [3, { percent: -99 }, 1],
    [100_000_000_000, { percent: 0.0001 }, 100_000_100_000],
  ])('of %i changed by %j is %s', (price, step, after) => expect(changePrice(price, step)).toBe(after));

  const prices = fc.integer({ min: 0, max: 100_000_000_000 });
  const roundTo = fc.integer({ min: 1, max: 100_000 });

  it('is a multiple of what it is rounded to, and nearer than any other but nought', () => {
    fc.assert(
      fc.property(prices, fc.integer({ min: -100, max: 1_000 }), roundTo, (price, percent, step) => {
        const after = changePrice(price, { percent, roundTo: step })!;
        const exact = (BigInt(price) * BigInt(100 + percent)) / 1n;
        expect(after % step).toBe(0);
        expect(after).toBeGreaterThanOrEqual(0);
        const distance = BigInt(after) * 100n - exact;
        const away = distance < 0n ? -distance : distance;
        expect(away * 2n <= BigInt(step) * 100n || after === step).toBe(true);
        expect(after === 0).toBe(exact === 0n);
      }),
    );
  });

  it('never falls below zero, and is rejected exactly when it would', () => {
    fc.assert(
      fc.property(prices, fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }), (price, amount) => {
        expect(changePrice(price, { amount })).toBe(price + amount < 0 ? null : price + amount);
      }),
    );
  });

  it('stays what it is by a change of nothing, and preserves the order of prices', () => {
    fc.assert(
      fc.property(prices, prices, fc.integer({ min: -100, max: 1_000 }), roundTo, (one, other, percent, step) => {
        expect(changePrice(one, { percent: 0 })).toBe(one);
        const [low, high] = one < other ? [one, other] : [other, one];
        expect(changePrice(low, { percent, roundTo: step })!).toBeLessThanOrEqual(changePrice(high, { percent, roundTo: step })!);
      }),
    );
  });
});
