import { expect, it } from 'vitest';
import { countryInSentence } from './place-names.ts';

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
    'Hong Kong SAR China',
  ]);
  expect([countryInSentence('zh', 'US'), countryInSentence('zh-HK', 'US')]).toEqual(['美国', '美國']);
});
