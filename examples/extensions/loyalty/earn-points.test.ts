import { expect, it } from 'vitest';
import { pointsOf } from './earn-points.ts';

it('counts whole points only', () => {
  expect([pointsOf(3_998, 1), pointsOf(99, 1), pointsOf(99, 2), pointsOf(0, 5)]).toEqual([39, 0, 1, 0]);
});
