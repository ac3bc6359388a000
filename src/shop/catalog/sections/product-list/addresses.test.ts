import { expect, it } from 'vitest';
import { choicesOf, priceRange, readPrice, severalOf } from './addresses.ts';

it.each<[number | null, number | null, string | null]>([
  [null, null, null],
  [1_000, null, '1000-'],
  [null, 0, '-0'],
  [1_000, 2_500, '1000-2500'],
  // Swapped bounds mean the same.
  [2_500, 1_000, '1000-2500'],
])('from %s to %s is %s', (from, to, range) => {
  expect(priceRange(from, to)).toBe(range);
});

it.each([
  ['1,299', 'USD', 129_900],
  ['$1,299.50', 'USD', 129_950],
  ['12,345,678', 'JPY', 12_345_678],
  ['１，２９９．５', 'USD', 129_950],
  ['￥１２９９', 'JPY', 1_299],
  ['1,299', 'KWD', 1_299_000],
  ['19,9', 'EUR', 1_990],
  ['12,99,000', 'USD', null],
  ['cheap', 'USD', null],
  ['', 'USD', null],
])('a price written as %s in %s is %s', (text, currency, price) => {
  expect(readPrice(text, currency)).toBe(price);
});

it('reads from a field of several values each of them, once, with every character', () => {
  const { name, value } = severalOf('opt.size', ['20 cm', '30 × 45 cm', '100%']);
  const fields = [
    ['opt.size', '20 cm'],
    [name, value],
    ['opt.colour', 'Moss'],
    ['any.opt.size', '%E0%A4%A'],
    [name, value],
  ] as const;
  expect(choicesOf(fields)).toEqual([
    ['opt.size', '30 × 45 cm'],
    ['opt.size', '100%'],
  ]);
});
