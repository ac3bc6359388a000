import { describe, expect, it } from 'vitest';
import type { SizeGuide } from '../contract.ts';
import { measurementsOf, measureOf, recommendSize } from './recommend-size.ts';

const shirts: SizeGuide = {
  title: 'Shirts',
  note: '',
  columns: ['Size', 'Chest (cm)', 'Waist (cm)', 'Length (cm)', 'Fit'],
  rows: [
    ['S', '86–91', '70 - 76', '68', 'slim'],
    ['M', '92–97', '77 - 83', '70', 'slim'],
    ['L', '98–103,5', '84 - 92', '72', 'wide'],
  ],
};
const size = (chest?: number, waist?: number, guide = shirts) => {
  const given = new Map<number, number>();
  if (chest !== undefined) given.set(1, chest);
  if (waist !== undefined) given.set(2, waist);
  const found = recommendSize(guide, given);
  return found && `${found.title}${found.isLoose ? ' loose' : ''}`;
};

describe('a size recommended by a table', () => {
  it('is asked for by the columns that hold ranges alone', () => {
    expect(measurementsOf(shirts).map(({ title }) => title)).toEqual(['Chest (cm)', 'Waist (cm)']);
    expect(measurementsOf({ ...shirts, rows: shirts.rows.slice(0, 1) })).toEqual([]);
    expect(measurementsOf({ ...shirts, rows: [...shirts.rows, ['XL', '', '93 - 99', '74', 'wide']] }).map(({ title }) => title)).toEqual(['Waist (cm)']);
    expect(
      measurementsOf({
        ...shirts,
        rows: [
          ['S', '91–86'],
          ['M', '92–97'],
        ],
      }),
    ).toEqual([]);
  });

  it('is the one whose range holds what was measured, its ends included', () => {
    expect([size(86), size(91), size(92), size(103.5)]).toEqual(['S', 'S', 'M', 'L']);
  });

  it('is the larger one between two, and where two measurements ask for two sizes', () => {
    expect(size(91.5)).toBe('M loose');
    expect(size(90, 80)).toBe('M loose');
    expect(size(90, 75)).toBe('S');
  });

  it('is the smallest for smaller measurements, and none for those above all sizes', () => {
    expect(size(60)).toBe('S loose');
    expect(size(104)).toBeNull();
    expect(size(90, 93)).toBeNull();
    expect(size()).toBeNull();
  });

  it('does not depend on the order of the rows', () => {
    expect(size(90, 75, { ...shirts, rows: shirts.rows.toReversed() })).toBe('S');
  });

  it('reads numbers with a comma or a point, and nothing else', () => {
    expect([' 91,5 ', '91.5', '', '-3', '1e3', '90 cm'].map(measureOf)).toEqual([91.5, 91.5, null, null, null, null]);
  });
});
