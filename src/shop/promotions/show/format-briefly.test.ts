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
    ['Sale −12.5%', tenth],
    ['Sale −$5.00', five],
    ['Now $9.00', { kind: 'fixedPrice', price: amount(900) }],
    ['3 for 2', { kind: 'buyXGetY', buy: 2, get: 1, basisPoints: 10_000, gets: null, mostTimes: null }],
    ['Offer', { kind: 'buyXGetY', buy: 2, get: 1, basisPoints: 5_000, gets: null, mostTimes: null }],
    ['Offer', { kind: 'buyXGetY', buy: 2, get: 1, basisPoints: 10_000, gets: { products: ['x'], categories: [], collections: [], tags: [] }, mostTimes: null }],
    [
      'Up to −12.5%',
      {
        kind: 'tiersByQuantity',
        steps: [
          { from: 2, takes: five },
          { from: 6, takes: tenth },
        ],
      },
    ],
    ['Up to −$5.00', { kind: 'tiersBySpend', steps: [{ from: amount(5_000), takes: five }] }],
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
    expect(brief(tenth, {}, 'zh')).toBe('立减 12.5%');
    expect(brief({ kind: 'buyXGetY', buy: 2, get: 1, basisPoints: 10_000, gets: null, mostTimes: null }, {}, 'zh-HK')).toBe('買 2 送 1');
  });
});
