import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, amount, least, type Amount } from '#kit/pure/amount.ts';
import { baskets, now, offers } from '#test/money/carts.ts';
import { priceBasket } from '../promotions/index.ts';
import { taxOf, totalOf } from './rules.ts';

const money = (max: number) => fc.integer({ min: 0, max }).map(amount);
const sum = (parts: readonly { amount: Amount }[]) => add(...parts.map((part) => part.amount));

describe('the total of a checkout', () => {
  it("holds the contract's formula for any basket, discounts, shipping, tax and credits", () => {
    fc.assert(
      fc.property(
        baskets,
        offers,
        money(50_000),
        fc.nat(3_000),
        fc.boolean(),
        money(1_000_000),
        (basket, taken, shippingFee, basisPoints, taxIncluded, wish) => {
          const price = priceBasket(basket, taken, { now, market: 'us', customer: { accountId: null, contacts: [], groups: [], hasOrdered: false } });
          const taxables = [...price.lines.map((line) => line.total), shippingFee].map((total) => ({ total, basisPoints }));
          const { parts, tax } = taxOf(taxables, { taxIncluded });
          const before = totalOf({ goods: price.total, shippingFee, tax, taxIncluded, credits: amount(0) });
          const credits = least(wish, before);
          const total = totalOf({ goods: price.total, shippingFee, tax, taxIncluded, credits });
          expect(total).toBe(price.subtotal - sum(price.couponDiscounts) - sum(price.promotionDiscounts) + shippingFee + (taxIncluded ? 0 : tax) - credits);
          expect(total).toBeGreaterThanOrEqual(0);
          expect(add(...parts)).toBe(tax);
          parts.forEach((part, index) => {
            expect(part).toBeGreaterThanOrEqual(0);
            const exact = taxIncluded ? (taxables[index]!.total * basisPoints) / (10_000 + basisPoints) : (taxables[index]!.total * basisPoints) / 10_000;
            expect(Math.abs(part - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
          });
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('rounds half away from zero, once per line', () => {
    const line = (total: number, basisPoints: number) => ({ total: amount(total), basisPoints });
    expect(taxOf([line(50, 100), line(50, 100)], { taxIncluded: false })).toEqual({ parts: [1, 1], tax: 2 });
    expect(taxOf([line(119, 1900), line(10, 1900)], { taxIncluded: true })).toEqual({ parts: [19, 2], tax: 21 });
  });

  it('counts a fee that is not known yet as nothing', () => {
    expect(totalOf({ goods: amount(100), shippingFee: null, tax: amount(0), taxIncluded: false, credits: amount(0) })).toBe(100);
  });
});
