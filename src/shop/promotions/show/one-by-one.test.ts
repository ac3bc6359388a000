import { describe, expect, it } from 'vitest';
import { amount } from '#kit/pure/amount.ts';
import type { Rule } from '../apply/rules-types.ts';
import { sumOneByOne } from './one-by-one.ts';

const none = { products: [], categories: [], collections: [], tags: [] };
const priced = (cents: number, priceVaries = false) => ({ price: { amount: cents, currency: 'USD' }, priceVaries });
const products = new Map([
  ['pot', priced(8_800)],
  ['cup', priced(1_800, true)],
  ['mug', priced(2_000)],
]);
const set = (price: number, cups: { products?: string[]; tags?: string[] } = { products: ['cup'] }): Rule => ({
  kind: 'bundle',
  parts: [
    { targets: { ...none, products: ['pot'] }, quantity: 1 },
    { targets: { ...none, ...cups }, quantity: 2 },
  ],
  takes: { kind: 'fixedPrice', price: amount(price) },
  mostTimes: null,
});

describe('the parts of a set, one by one', () => {
  it('come to the lowest price of each, as often as the set holds it', () => {
    expect(sumOneByOne(set(11_200), products)).toEqual({ sum: 12_400, isLeast: true });
    expect(sumOneByOne(set(11_200, { products: ['mug'] }), products)).toEqual({ sum: 12_800, isLeast: false });
    expect(sumOneByOne(set(11_200, { products: ['mug', 'cup'] }), products)).toEqual({ sum: 12_400, isLeast: true });
  });

  it('are not named where the set saves nothing, or where what they cost is not known', () => {
    expect(sumOneByOne(set(12_400), products)).toBeNull();
    expect(sumOneByOne(set(11_200, { products: ['gone'] }), products)).toBeNull();
    expect(sumOneByOne(set(11_200, { products: ['mug'], tags: ['cups'] }), products)).toBeNull();
    expect(sumOneByOne({ kind: 'percentage', basisPoints: 1_000 }, products)).toBeNull();
  });
});
