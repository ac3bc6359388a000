import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levelIn, rightAreas, rightLevels, furthestScopes, withLevel } from './rights.ts';

const scopes = fc.uniqueArray(fc.constantFrom(...rightAreas.flatMap((area) => [`read:${area}`, `write:${area}`])));

describe('rights by area', () => {
  it('are changed in one area, and stay in all others', () => {
    fc.assert(
      fc.property(scopes, fc.constantFrom(...rightAreas), fc.constantFrom(...rightLevels), (before, area, level) => {
        const after = withLevel(before, area, level);
        expect(levelIn(after, area)).toBe(level);
        const others = rightAreas.filter((one) => one !== area);
        expect(others.map((one) => levelIn(after, one))).toEqual(others.map((one) => levelIn(before, one)));
        expect(new Set(after).size).toBe(after.length);
      }),
    );
  });

  it('are said once for each area: who may change may see', () => {
    expect(furthestScopes(['read:orders', 'write:orders', 'read:catalog'])).toEqual(['read:catalog', 'write:orders']);
    expect(furthestScopes([])).toEqual([]);
  });
});
