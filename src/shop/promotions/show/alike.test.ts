import { expect, it } from 'vitest';
import { alike } from './alike.ts';
import type { OfferSet, SetChoice } from './offer-set.ts';

const choice = (sku: string, label: string): SetChoice => ({ sku, slug: sku, title: sku, label, price: 1_000, picture: null });
const pots = [choice('pot-chalk', 'Chalk'), choice('pot-moss', 'Moss')];
const cups = [choice('cup-chalk', 'Chalk\u00A0· 200 ml'), choice('cup-moss', 'Moss\u00A0· 200 ml'), choice('cup-ink', 'Ink\u00A0· 200 ml')];
const set: OfferSet = {
  parts: [
    { units: 1, first: ['pot-chalk'], choices: pots },
    { units: 2, first: ['cup-chalk'], choices: cups },
  ],
  takes: { kind: 'percentage', basisPoints: 1_000 },
};
const firsts = (own: string) => alike(set, own).parts.map(({ first }) => first);

it('puts together what looks like the variant that is shown', () => {
  expect(firsts('cup-moss')).toEqual([['pot-moss'], ['cup-moss']]);
  expect(firsts('pot-moss')).toEqual([['pot-moss'], ['cup-moss']]);
});

it('leaves the merchant’s choice where nothing is alike', () => {
  expect(firsts('cup-ink')).toEqual([['pot-chalk'], ['cup-ink']]);
  expect(firsts('elsewhere')).toEqual([['pot-chalk'], ['cup-chalk']]);
});
