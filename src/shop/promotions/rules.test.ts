import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, amount } from '#kit/pure/amount.ts';
import type { Reduction } from './contract.ts';
import { priceBasket } from './rules.ts';

const lines = fc.array(
  fc.record({
    variantId: fc.constantFrom('a', 'b', 'c', 'd'),
    price: fc.integer({ min: 0, max: 5_000_000 }).map(amount),
    quantity: fc.integer({ min: 1, max: 999 }),
  }),
  { maxLength: 30 },
);
const reductions: fc.Arbitrary<Reduction[]> = fc.array(
  fc.record(
    {
      source: fc.constantFrom('promotion' as const, 'coupon' as const),
      title: fc.string(),
      code: fc.string(),
      takes: fc.oneof(
        fc.record({ kind: fc.constant('percentage' as const), basisPoints: fc.integer({ min: 0, max: 12_000 }) }),
        fc.record({ kind: fc.constant('fixed' as const), amount: fc.integer({ min: 0, max: 9_000_000 }).map(amount) }),
      ),
      variantIds: fc.option(fc.subarray(['a', 'b', 'c', 'd'])),
    },
    { requiredKeys: ['source', 'title', 'takes', 'variantIds'] },
  ),
  { maxLength: 6 },
);
const sum = (parts: readonly { amount: number }[]) => parts.reduce((total, part) => total + part.amount, 0);

describe('the price of a basket', () => {
  it('adds up for any lines and reductions', () => {
    fc.assert(
      fc.property(lines, reductions, (basket, taken) => {
        const price = priceBasket(basket, taken);
        const discounts = [...price.promotionDiscounts, ...price.couponDiscounts];
        expect(price.subtotal).toBe(basket.reduce((total, line) => total + line.price * line.quantity, 0));
        expect(price.total).toBe(price.subtotal - sum(discounts));
        expect(add(...price.lines.map((line) => line.total))).toBe(price.total);
        expect(sum(price.lines.flatMap((line) => line.discounts))).toBe(sum(discounts));
        price.lines.forEach((line, index) => {
          expect(line.subtotal).toBe(basket[index]!.price * basket[index]!.quantity);
          expect(line.total).toBe(line.subtotal - sum(line.discounts));
          expect(line.total).toBeGreaterThanOrEqual(0);
        });
        expect(discounts.every((discount) => discount.amount > 0)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('takes only from the lines that a reduction names, and nothing twice', () => {
    const basket = [
      { variantId: 'a', price: amount(1000), quantity: 1 },
      { variantId: 'b', price: amount(500), quantity: 2 },
    ];
    const price = priceBasket(basket, [
      { source: 'promotion', title: '10 %', takes: { kind: 'percentage', basisPoints: 1000 }, variantIds: ['a'] },
      { source: 'coupon', title: 'Five', code: 'FIVE', takes: { kind: 'fixed', amount: amount(500) }, variantIds: null },
    ]);
    expect(price.lines[0]!.discounts).toEqual([
      { title: '10 %', amount: 100 },
      { title: 'Five', code: 'FIVE', amount: 237 },
    ]);
    expect(price.lines[1]!.discounts).toEqual([{ title: 'Five', code: 'FIVE', amount: 263 }]);
    expect(price.total).toBe(1400);
    expect(price.couponDiscounts).toEqual([{ title: 'Five', code: 'FIVE', amount: 500 }]);
  });
});
