import { expect, it } from 'vitest';
import { unitsToward } from './count-units.ts';

const offer = { slugs: ['bowl', 'plate'], steps: [6, 12] };
const cart = (...lines: [slug: string, quantity: number][]) => ({ lines: lines.map(([slug, quantity]) => ({ slug, quantity })) });

it('counts units of the goods alone, toward the next step', () => {
  expect(unitsToward(cart(), offer)).toEqual({ count: 0, target: 6 });
  expect(unitsToward(cart(['bowl', 2], ['cup', 9], ['plate', 3], ['bowl', 1]), offer)).toEqual({ count: 6, target: 12 });
  expect(unitsToward(cart(['plate', 20]), offer)).toEqual({ count: 20, target: 12 });
});
