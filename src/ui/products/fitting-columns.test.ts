import { expect, it } from 'vitest';
import { fittingColumns } from './fitting-columns.ts';

it.each([
  [9, [3, 4], 3],
  [16, [3, 4], 4],
  [10, [3, 2], 2],
  [20, [5, 4], 5],
  [16, [5, 4], 4],
  // Neither fits.
  [13, [3, 4], 3],
] as const)('puts %i cards in one of %j columns: %i', (count, wanted, columns) => {
  expect(fittingColumns(count, wanted)).toBe(columns);
});
