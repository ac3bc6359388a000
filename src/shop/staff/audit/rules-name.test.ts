import { describe, expect, it } from 'vitest';
import { nameIn, recordName } from './rules-name.ts';

describe('what a record is called', () => {
  it('is its title in every language, else its name, its address, its number', () => {
    expect(recordName([{ slug: 'cup', texts: { en: { title: 'Cup' }, zh: { title: '杯' } } }])).toEqual({ en: 'Cup', zh: '杯' });
    expect(recordName([{ title: { en: 'Journal', zh: '' } }])).toEqual({
      en: 'Journal',
    });
    expect(recordName([null, { firstName: 'Mei', lastName: 'Lin', email: 'mei@shop.example' }])).toBe('Mei Lin');
    expect(recordName([{ email: 'mei@shop.example' }])).toBe('mei@shop.example');
    expect(recordName([{}, { slug: 'cup' }])).toBe('cup');
    expect(recordName([{ title: '' }, undefined, 'x'])).toBeUndefined();
  });

  it('is read in the asker’s language, and never an id', () => {
    const subject = '0199d0c0-0000-7000-8000-000000000000';
    const about = { en: 'Cup', zh: '杯' };
    expect(nameIn({ about }, { subject, lang: 'zh' })).toBe('杯');
    expect(nameIn({ about: { zh: '杯' } }, { subject, lang: 'de' })).toBe('杯');
    expect(nameIn({ slug: 'cup' }, { subject, lang: 'en' })).toBe('cup');
    expect(nameIn({}, { subject, lang: 'en' })).toBe('');
    expect(nameIn({}, { subject: 'A-1001', lang: 'en' })).toBe('A-1001');
  });
});
