import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import '#test/harness/property-seed.ts';
import { anyDay, oddZones } from '#test/harness/zones.ts';
import { dayAt, startOfDay } from './days.ts';

describe('the first moment of a day', () => {
  it.each([
    ['2026-11-23', 'UTC', '2026-11-23T00:00:00.000Z'],
    ['2026-11-23', 'Asia/Shanghai', '2026-11-22T16:00:00.000Z'],
    ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
    ['2026-10-26', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
    // The clocks leap from midnight to one: the day begins at one.
    ['2024-04-26', 'Africa/Cairo', '2024-04-25T22:00:00.000Z'],
    // From one o'clock back to midnight: the first of the two.
    ['2024-11-03', 'America/Havana', '2024-11-03T04:00:00.000Z'],
    // A day that Samoa left out begins, and ends, with the next.
    ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
    ['2011-12-31', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
  ])('%s in %s is %s', (day, zone, moment) => expect(startOfDay(day, zone).toISOString()).toBe(moment));

  it('has the day before it, and not after, in every zone', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...oddZones), (day, zone) => {
        const start = startOfDay(day, zone);
        expect(dayAt(start, zone) >= day).toBe(true);
        expect(dayAt(new Date(start.getTime() - 1_000), zone) < day).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});
