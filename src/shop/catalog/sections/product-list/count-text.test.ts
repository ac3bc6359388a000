import { expect, it } from 'vitest';
import { countText } from './count-text.ts';
import { messageLocales } from '#kit/pure/languages.ts';

it('formats a total as people write it, and marks that there may be more', () => {
  const [many, some] = [
    { total: 10_000, totalAtLeast: true },
    { total: 1_234, totalAtLeast: false },
  ];
  expect(messageLocales.map((locale) => [countText(many, locale), countText(some, locale)])).toEqual([
    ['10,000+ products', '1,234 products'],
    ['共 10,000+ 件商品', '共 1,234 件商品'],
    ['共 10,000+ 件商品', '共 1,234 件商品'],
  ]);
  expect(messageLocales.map((locale) => countText({ total: 1, totalAtLeast: false }, locale))).toEqual(['1 product', '共 1 件商品', '共 1 件商品']);
});
