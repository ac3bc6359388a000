import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, isTimeZone, startOfDay } from '#kit/pure/dates/days.ts';
import '#test/harness/property-seed.ts';
import { anyDay, oddZones } from '#test/harness/zones.ts';
import { countDays, periodBefore, startsOfDays } from './rules-days.ts';

it('days of a period follow each other, and the last one ends', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 400 }), fc.constantFrom(...oddZones), (from, count, zone) => {
      const to = addDays(from, count - 1);
      const starts = startsOfDays({ from, to }, zone);
      expect(starts).toHaveLength(count + 1);
      expect(starts).toEqual(starts.toSorted((a, b) => a.getTime() - b.getTime()));
      expect(starts.at(-1)).toEqual(startOfDay(addDays(to, 1), zone));
      const before = periodBefore({ from, to });
      expect([countDays(before.from, before.to), addDays(before.to, 1)]).toEqual([count, from]);
    }),
  );
});

it('three years of days are counted in no time', () => {
  const from = performance.now();
  expect(startsOfDays({ from: '2024-01-01', to: '2026-12-31' }, 'Europe/Berlin')).toHaveLength(1_097);
  expect(performance.now() - from).toBeLessThan(500);
});

it('knows which oddZones there are', () => {
  expect(['UTC', 'Europe/Berlin', 'Mars/Olympus', ''].map(isTimeZone)).toEqual([true, true, false, false]);
});
