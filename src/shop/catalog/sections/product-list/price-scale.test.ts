import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceScale, spanOf } from './price-scale.ts';

const open = { from: null, to: null };

describe('the scale of the price slider', () => {
  it.each([
    [{ least: 800, most: 30_000 }, open, { min: 500, max: 30_000, step: 500, from: 500, to: 30_000 }],
    [{ least: 1_234, most: 1_300 }, open, { min: 1_234, max: 1_300, step: 1, from: 1_234, to: 1_300 }],
    [
      { least: 800, most: 30_000 },
      { from: 1_234, to: 2_345 },
      { min: 500, max: 30_000, step: 500, from: 1_000, to: 2_500 },
    ],
    [
      { least: 800, most: 30_000 },
      { from: 1, to: 999_999_999_999 },
      { min: 500, max: 30_000, step: 500, from: 500, to: 30_000 },
    ],
  ])('%j, chosen %j', (prices, chosen, scale) => {
    expect(priceScale(prices, chosen)).toEqual(scale);
  });

  it('is none where there is nothing to choose', () => {
    for (const prices of [
      { least: 900, most: 900 },
      { least: null, most: null },
    ])
      expect(priceScale(prices, open)).toBeNull();
  });

  it('holds every price, its thumbs stand on steps, and it takes a hundred steps or two more', () => {
    const price = fc.integer({ min: 0, max: 10_000_000 });
    const bound = fc.option(price, { nil: null });
    fc.assert(
      fc.property(price, fc.integer({ min: 1, max: 10_000_000 }), bound, bound, (least, more, from, to) => {
        const scale = priceScale({ least, most: least + more }, { from, to })!;
        expect(scale.min).toBeLessThanOrEqual(least);
        expect(scale.max).toBeGreaterThanOrEqual(least + more);
        expect((scale.max - scale.min) / scale.step).toBeLessThanOrEqual(102);
        for (const at of [scale.from, scale.to, scale.max]) expect((at - scale.min) % scale.step).toBe(0);
        const { x, width } = spanOf(scale);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(Math.max(100, x) + 1e-9);
      }),
    );
  });
});
