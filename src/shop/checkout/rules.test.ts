import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount } from '#kit/pure/amount.ts';
import { carts } from '#test/money/carts.ts';
import { checkCart } from '#test/money/check-cart.ts';
import { checkPurchase } from '#test/money/check-purchase.ts';
import { purchases } from '#test/money/purchases.ts';
import { totalOf } from './rules.ts';
import { taxesOf, type NamedRate } from '../markets/index.ts';

const added = { taxIncluded: false };
const held = { taxIncluded: true };
const noFee = { fee: amount(0), rate: null };
const vat = (basisPoints: number): NamedRate => ({ title: 'VAT', basisPoints });
const line = (total: number, basisPoints: number | null, { sent = true } = {}) => ({
  total: amount(total),
  rate: basisPoints === null ? null : vat(basisPoints),
  sent,
});

describe('the total of a checkout', () => {
  it("holds the contract's formula for any basket, discounts, shipping, tax and credits", () => {
    const result = fc.check(
      fc.property(carts, (cart) => void checkCart(cart)),
      { numRuns: 2000 },
    );
    expect(fc.defaultReportMessage(result)).toBeUndefined();
  });

  it('holds for cart, checkout and order alike; what is undone leaves no trace, and what goes back is never more than was paid', () => {
    const result = fc.check(
      fc.property(purchases, (purchase) => void checkPurchase(purchase)),
      { numRuns: 1000 },
    );
    expect(fc.defaultReportMessage(result)).toBeUndefined();
  });

  it('counts a fee that is not known yet as nothing', () => {
    expect(totalOf({ goods: amount(100), shippingFee: null, tax: amount(0), taxIncluded: false, credits: amount(0) })).toBe(100);
  });
});

describe('the tax of a checkout', () => {
  it('rounds half away from zero, once per line', () => {
    expect(taxesOf([line(50, 100), line(50, 100)], noFee, added)).toMatchObject({ lineTaxes: [{ amount: 1 }, { amount: 1 }], tax: 2 });
    expect(taxesOf([line(119, 1900), line(10, 1900)], noFee, held)).toMatchObject({ lineTaxes: [{ amount: 19 }, { amount: 2 }], tax: 21 });
  });

  it('reports it by rate, highest first, with the taxed amount', () => {
    expect(taxesOf([line(10_700, 700), line(11_900, 1900), line(500, null), line(300, 0)], noFee, held).taxes).toEqual([
      { title: 'VAT', basisPoints: 1900, base: 10_000, amount: 1_900 },
      { title: 'VAT', basisPoints: 700, base: 10_000, amount: 700 },
    ]);
  });

  it('taxes shipping by a rate of its own', () => {
    const fee = { fee: amount(1_000), rate: vat(500) };
    expect(taxesOf([line(10_000, 1000)], fee, added)).toMatchObject({ tax: 1_050, lineTaxes: [{ amount: 1_000 }] });
    expect(taxesOf([line(10_000, 1000)], { ...fee, rate: null }, added).tax).toBe(1_000);
  });

  it('taxes shipping as the goods that are sent, each rate for its share, to the last cent', () => {
    const fee = { fee: amount(1_001), rate: 'asGoods' as const };
    const { taxes, tax } = taxesOf([line(20_000, 1900), line(10_000, 700), line(90_000, 1900, { sent: false })], fee, added);
    // 1,001 splits into 667 and 334: 667 × 19 % = 126.73, 334 × 7 % = 23.38.
    expect(taxes).toEqual([
      { title: 'VAT', basisPoints: 1900, base: 110_667, amount: 3_800 + 17_100 + 127 },
      { title: 'VAT', basisPoints: 700, base: 10_334, amount: 700 + 23 },
    ]);
    expect(tax).toBe(21_750);
    expect(taxesOf([line(0, 1900), line(0, 700)], { ...fee, fee: amount(200) }, added).taxes.map((one) => one.base)).toEqual([100, 100]);
    expect(taxesOf([line(500, 1900, { sent: false })], fee, added).tax).toBe(95);
  });
});
