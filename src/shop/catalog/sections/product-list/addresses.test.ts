import { expect, it } from 'vitest';
import { priceRange } from './addresses.ts';

it.each<[number | null, number | null, string | null]>([
  [null, null, null],
  [1_000, null, '1000-'],
  [null, 0, '-0'],
  [1_000, 2_500, '1000-2500'],
  // Who writes the higher one first means the same.
  [2_500, 1_000, '1000-2500'],
])('from %s to %s is %s', (from, to, range) => {
  expect(priceRange(from, to)).toBe(range);
});
