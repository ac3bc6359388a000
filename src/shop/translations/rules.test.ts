import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import '#test/harness/property-seed.ts';
import { changedTexts, faultIn, missingIn, textsOf } from './rules.ts';

const stored = { en: { title: 'Cup', summary: 'Small', slug: 'cup' }, zh: { title: '杯', slug: 'bei' } };

describe('texts of a record', () => {
  it('are no longer than their fields, and have a title in some language', () => {
    expect(faultIn({ zh: { title: 'x'.repeat(300) } }, stored)).toBeNull();
    expect(faultIn({ zh: { title: 'x'.repeat(301) } }, stored)).toEqual({ place: 'texts.zh.title', isLong: true });
    expect(faultIn({}, { en: { title: ' ' }, zh: { summary: 'x' } })).toEqual({ place: 'texts.en.title', isLong: false });
  });

  it('are those of its kind that say something', () => {
    expect(textsOf('product', { ...stored, de: { slug: 'becher' }, ja: { title: '' } })).toEqual({
      en: { title: 'Cup', summary: 'Small' },
      zh: { title: '杯' },
    });
  });

  it('lack what the source language has', () => {
    expect(missingIn(textsOf('product', stored), ['zh', 'zh-HK'])).toEqual({ zh: 1, 'zh-HK': 2 });
    expect(missingIn(textsOf('product', { zh: { title: '杯' } }), ['zh'])).toEqual({ zh: 0 });
  });

  it('change by field, and leave what is no translation alone', () => {
    expect(changedTexts('product', stored, { zh: { summary: '小', body: 'no field of products' }, 'zh-HK': { title: '杯' } })).toEqual({
      en: stored.en,
      zh: { title: '杯', slug: 'bei', summary: '小' },
      'zh-HK': { title: '杯' },
    });
    expect(changedTexts('product', stored, { zh: { title: '' } })).toMatchObject({ zh: { slug: 'bei' } });
    expect(changedTexts('product', stored, { en: { title: 'Cup' }, zh: { slug: 'other' }, 'zh-HK': { title: '' } })).toBeNull();
  });
});

const words = fc.dictionary(fc.constantFrom('title', 'summary', 'description'), fc.string(), { maxKeys: 3 });
it('writing the same twice changes nothing the second time', () => {
  const all = fc.dictionary(fc.constantFrom('en', 'zh', 'de'), words);
  fc.assert(
    fc.property(all, all, (before, given) => {
      const once = changedTexts('product', before, given) ?? before;
      expect(changedTexts('product', once, given)).toBeNull();
    }),
  );
});
