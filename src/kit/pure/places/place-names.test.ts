import { expect, it } from 'vitest';
import { countryInSentence, countryName } from './place-names.ts';

it('puts an article where English has one, and nowhere else', () => {
  const english = ['US', 'GB', 'AE', 'NL', 'PH', 'DO', 'KY', 'DE', 'CN', 'JP', 'HK'].map((region) => countryInSentence('en', region));
  expect(english).toEqual([
    'the United States',
    'the United Kingdom',
    'the United Arab Emirates',
    'the Netherlands',
    'the Philippines',
    'the Dominican Republic',
    'the Cayman Islands',
    'Germany',
    'China',
    'Japan',
    'Hong Kong',
  ]);
  expect([countryInSentence('zh', 'US'), countryInSentence('zh-HK', 'US')]).toEqual(['美国', '美國']);
});

it('names Hong Kong and Macao as people write them', () => {
  const names = ['en', 'zh', 'zh-HK', 'zh-TW', 'de', 'ja'].map((locale) => [countryName(locale, 'HK'), countryName(locale, 'MO')]);
  expect(names).toEqual([
    ['Hong Kong', 'Macao'],
    ['中国香港', '中国澳门'],
    ['香港', '澳門'],
    ['香港', '澳門'],
    ['Hongkong', 'Macau'],
    ['香港', 'マカオ'],
  ]);
  expect([countryName('en', 'US'), countryName('zh', 'CN')]).toEqual(['United States', '中国']);
});
