import { describe, expect, it } from 'vitest';
import { amount } from '#kit/pure/amount.ts';
import type { Locale } from '#kit/pure/languages.ts';
import type { Rule } from '../apply/rules-types.ts';
import { formatBriefly } from './format-briefly.ts';

const brief = (rule: Rule, minimum: { minSubtotal?: number; minQuantity?: number } = {}, locale: Locale = 'en') =>
  formatBriefly(
    { rule, minSubtotal: minimum.minSubtotal === undefined ? null : amount(minimum.minSubtotal), minQuantity: minimum.minQuantity ?? null },
    { currency: 'USD', locale },
  );
const tenth = { kind: 'percentage', basisPoints: 1_250 } as const;
const five = { kind: 'fixedAmount', amount: amount(500) } as const;

describe('the short text of an offer', () => {
  it.each<[string, Rule]>([
    ['12.5% off in cart', tenth],
    ['$5 off in cart', five],
    ['$9.00 in cart', { kind: 'fixedPrice', price: amount(900) }],
    ['3 for 2', { kind: 'buyXGetY', buy: 2, get: 1, basisPoints: 10_000, gets: null, mostTimes: null }],
    ['Offer', { kind: 'buyXGetY', buy: 2, get: 1, basisPoints: 5_000, gets: null, mostTimes: null }],
    ['Offer', { kind: 'buyXGetY', buy: 2, get: 1, basisPoints: 10_000, gets: { products: ['x'], categories: [], collections: [], tags: [] }, mostTimes: null }],
    [
      '2+: $5 off',
      {
        kind: 'tiersByQuantity',
        steps: [
          { from: 2, takes: five },
          { from: 6, takes: tenth },
        ],
      },
    ],
    ['Up to $5 off', { kind: 'tiersBySpend', steps: [{ from: amount(5_000), takes: five }] }],
    ['Cheaper as a set', { kind: 'bundle', parts: [], takes: tenth, mostTimes: null }],
    ['Free shipping', { kind: 'freeShipping', methods: [] }],
  ])('%s', (words, rule) => {
    expect(brief(rule)).toBe(words);
  });

  it('promises nothing that needs a fuller cart', () => {
    expect(brief(tenth, { minSubtotal: 5_000 })).toBe('Offer');
    expect(brief({ kind: 'freeShipping', methods: [] }, { minQuantity: 2 })).toBe('Offer');
  });

  it('is said in Chinese', () => {
    expect(brief(tenth, {}, 'zh')).toBe('加购后 8.75\u00A0折');
    const off = (basisPoints: number) => brief({ kind: 'percentage', basisPoints }, {}, 'zh');
    expect([1_000, 1_500, 9_500, 10_000].map(off)).toEqual(['9', '8.5', '0.5', '0'].map((share) => `加购后 ${share}\u00A0折`));
    expect(brief(five, {}, 'zh')).toBe('加购后立减 US$5');
    expect(brief({ kind: 'tiersByQuantity', steps: [{ from: 2, takes: tenth }] }, {}, 'zh')).toBe('满 2 件 8.75\u00A0折');
    expect(brief({ kind: 'buyXGetY', buy: 2, get: 1, basisPoints: 10_000, gets: null, mostTimes: null }, {}, 'zh-HK')).toBe('買 2 送 1');
  });
});
