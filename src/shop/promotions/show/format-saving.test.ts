import { describe, expect, it } from 'vitest';
import { amount } from '#kit/pure/amount.ts';
import type { Locale } from '#kit/pure/languages.ts';
import type { Rule } from '../apply/rules-types.ts';
import { formatSaving } from './format-saving.ts';
import type { OneByOne } from './one-by-one.ts';

const saving = (rule: Rule, { locale = 'en', oneByOne }: { locale?: Locale; oneByOne?: OneByOne } = {}) =>
  formatSaving(rule, { currency: 'USD', locale }, oneByOne);
const tenth = { kind: 'percentage', basisPoints: 1_000 } as const;
const five = { kind: 'fixedAmount', amount: amount(500) } as const;
const set = { kind: 'bundle', parts: [], takes: { kind: 'fixedPrice', price: amount(11_200) }, mostTimes: null } as const;
const threeForTwo = { kind: 'buyXGetY', buy: 2, get: 1, basisPoints: 10_000, gets: null, mostTimes: null } as const;

describe('what an offer saves', () => {
  it.each<[string, Rule]>([
    ['10% off', tenth],
    ['$5 off', five],
    ['$9 each', { kind: 'fixedPrice', price: amount(900) }],
    ['3 for 2', threeForTwo],
    ['Buy 2, get 1 at 50% off', { ...threeForTwo, basisPoints: 5_000 }],
    [
      'Up to 10% off',
      {
        kind: 'tiersByQuantity',
        steps: [
          { from: 2, takes: five },
          { from: 6, takes: tenth },
        ],
      },
    ],
    ['Up to $5 off', { kind: 'tiersBySpend', steps: [{ from: amount(5_000), takes: five }] }],
    ['10% off', { ...set, takes: tenth }],
    ['$112 for the set', set],
    ['Free shipping', { kind: 'freeShipping', methods: [] }],
  ])('%s', (words, rule) => {
    expect(saving(rule)).toBe(words);
  });

  it('is of a set what its parts cost more, where that is known', () => {
    expect(saving(set, { oneByOne: { sum: amount(12_400), isLeast: false } })).toBe('Save $12');
    expect(saving(set, { oneByOne: { sum: amount(12_400), isLeast: true } })).toBe('Save at least $12');
  });

  it('is said in Chinese', () => {
    expect([saving(tenth, { locale: 'zh' }), saving(threeForTwo, { locale: 'zh-HK' })]).toEqual(['9\u00A0折', '買 2 送 1']);
  });
});
