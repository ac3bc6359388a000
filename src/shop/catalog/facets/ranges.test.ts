import { expect, it } from 'vitest';
import { boundsOfRange, isRange, rangeOf } from './ranges.ts';

it.each([
  ['10..25', true],
  ['-5..-1.5', true],
  ['..25', true],
  ['2026-01-01..', true],
  ['2026-01-01..2026-02-28', true],
  ['..', false],
  ['10', false],
  ['10..20..30', false],
  ['2026-02-30..', false],
  ['10..2026-01-01', false],
  ['1e3..', false],
  ["1'..2", false],
  ['9999999999999..', false],
])('%s is a range: %s', (text, is) => expect(isRange(text)).toBe(is));

it.each([
  ['10', '25', '10..25'],
  ['25', '10', '10..25'],
  ['2,5', '', '2.5..'],
  ['', '2026-05-04', '..2026-05-04'],
  ['2026-05-04', '2026-01-01', '2026-01-01..2026-05-04'],
  ['tall', '3', '..3'],
  ['tall', '', null],
  ['5', '2026-01-01', null],
])('%s to %s is %s', (from, to, range) => {
  expect(rangeOf(from, to)).toBe(range);
  expect(range === null || isRange(range)).toBe(true);
});

it('has two bounds, either of which may be open', () => {
  expect(boundsOfRange('..-3')).toEqual([null, '-3']);
  expect(boundsOfRange('1..')).toEqual(['1', null]);
});
