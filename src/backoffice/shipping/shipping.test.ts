import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countriesOfRegions, placesOf, zoneTitle } from './places.ts';
import { gramsOf, kilograms, nearestFirst, trialOf, type NotOffered } from './try-values.ts';

const names = { country: (code: string) => `c${code}`, region: (code: string) => `r${code}` };
const words = { comma: ', ', more: (count: number) => `and ${count} more` };
const zone = { countries: ['DE', 'FR'], regions: ['US-HI'], postalRanges: [{ country: 'GB', from: 'BT1', to: 'BT9' }] };

describe('a zone', () => {
  it('is called by its places, not by its code', () => {
    expect(placesOf(zone, names)).toEqual(['cDE', 'cFR', 'rUS-HI', 'cGB BT1–BT9']);
    expect(zoneTitle(zone, names, words)).toBe('cDE, cFR, rUS-HI, cGB BT1–BT9');
    expect(zoneTitle({ ...zone, countries: ['DE', 'FR', 'IT'] }, names, words)).toBe('cDE, cFR, cIT, and 2 more');
    expect(countriesOfRegions([zone, { regions: ['US-AK', 'CA-QC'] }])).toEqual(['US', 'CA']);
  });
});

describe('a parcel that is tried', () => {
  it.each([
    ['3', 3000],
    ['2,5', 2500],
    ['.25', 250],
    ['0', 0],
    ['', null],
    ['-1', null],
    ['1e3', null],
    ['heavy', null],
    ['1000000', null],
  ])('weighs %s kg', (text, grams) => expect(gramsOf(text)).toBe(grams));

  it('weighs what it says, written and read again', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), (grams) => {
        expect(gramsOf(kilograms(grams))).toBe(grams);
      }),
    );
  });

  it('is asked for once a country and a weight are there', () => {
    const values = { country: 'US', division: 'OR', postcode: ' 97201 ', weight: '3', total: 5_000 };
    expect(trialOf(values, 'USD')).toEqual({ country: 'US', division: 'OR', postcode: '97201', weightGrams: 3000, total: 5_000, currency: 'USD' });
    expect(trialOf({ ...values, division: '', postcode: '', total: null }, 'USD')).toEqual({ country: 'US', weightGrams: 3000, total: 0, currency: 'USD' });
    expect([trialOf({ ...values, country: '' }, 'USD'), trialOf({ ...values, weight: 'x' }, 'USD'), trialOf({ ...values, total: Number.NaN }, 'USD')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('names first what would nearly fit', () => {
    const other = (reason: NotOffered['reason']) => ({ id: reason, title: reason, zone: 'z', reason, limit: null });
    const away = { ...other('otherZone'), id: 'express', title: 'express' };
    const all = [other('otherZone'), away, other('tooHeavy'), other('otherCountry'), other('totalTooLow')];
    expect(nearestFirst(all, ', ').map(({ title }) => title)).toEqual(['totalTooLow', 'tooHeavy', 'otherCountry', 'otherZone, express']);
  });
});
