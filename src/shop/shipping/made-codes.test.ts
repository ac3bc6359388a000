import { describe, expect, it } from 'vitest';
import { methodCode, zoneCode, type CodedMethod } from './made-codes.ts';
import { placeTitle, zoneTitle } from './place-titles.ts';

const nowhere = { countries: [], regions: [], postalRanges: [] };
const titled = (title: string) => ({ en: { title } });
const method = (zoneId: string, code: string, title: string): CodedMethod => ({ zoneId, code, texts: titled(title), pickup: null });

it('a zone is called by its first place, with a number where that is taken', () => {
  expect(zoneCode({ ...nowhere, countries: ['DE', 'FR'] }, new Set(['fr']))).toBe('de');
  expect(zoneCode({ ...nowhere, countries: ['DE'] }, new Set(['de', 'de-2']))).toBe('de-3');
  expect(zoneCode({ ...nowhere, regions: ['US-HI'] }, new Set())).toBe('us-hi');
  expect(zoneCode({ ...nowhere, postalRanges: [{ country: 'GB', from: 'BT1', to: 'BT9' }] }, new Set())).toBe('gb');
  expect(zoneCode(nowhere, new Set(['zone']))).toBe('zone-2');
});

describe('a method', () => {
  it('is called by its title, and as in other zones where it has the same title', () => {
    const others = [method('a', 'post', 'By post'), method('b', 'express', 'Express')];
    expect(methodCode({ zoneId: 'a', texts: titled('Über Nacht!'), pickup: null }, others)).toBe('uber-nacht');
    expect(methodCode({ zoneId: 'b', texts: titled('by post '), pickup: null }, others)).toBe('post');
    expect(methodCode({ zoneId: 'a', texts: titled('By post'), pickup: null }, others), 'taken in its own zone').toBe('by-post');
    expect(methodCode({ zoneId: 'c', texts: titled('Post'), pickup: null }, others), 'another way that is called so').toBe('post-2');
    expect(methodCode({ zoneId: 'c', texts: titled('快递'), pickup: null }, others)).toBe('method');
  });

  it('of collection never shares the code of one that ships', () => {
    const pickup = { country: 'US', province: '', city: 'X', area: '', postalCode: '', address: 'Y', phone: '', hours: {} };
    expect(methodCode({ zoneId: 'b', texts: titled('By post'), pickup }, [method('a', 'by-post', 'By post')])).toBe('by-post-2');
  });
});

it('places go by their names in the language of who reads', () => {
  expect(placeTitle('US', 'en')).toBe('United States');
  expect(placeTitle('US-HI', 'en')).toBe('Hawaii (United States)');
  expect(placeTitle('CN-GD', 'zh')).toBe('广东省 (中国)');
  expect(placeTitle('DE 25846–25869', 'zh')).toBe('德国 25846–25869');
  expect(zoneTitle({ ...nowhere, countries: ['DE', 'FR', 'IT', 'ES'] }, 'en')).toBe('Germany, France, Italy, …');
  expect(zoneTitle(nowhere, 'en')).toBeNull();
});
