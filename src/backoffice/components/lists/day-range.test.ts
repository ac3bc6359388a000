import { expect, it } from 'vitest';
import { dayOfEnd, dayOfStart, endOfDay, startOfDay } from './day-range.ts';

it.each(['2026-03-29', '2026-10-25', '2026-12-31', '2028-02-29'])('%s is one day from its beginning to its end, and reads the same', (day) => {
  const [start, end] = [startOfDay(day)!, endOfDay(day)!];
  expect([dayOfStart(start), dayOfEnd(end)]).toEqual([day, day]);
  const hours = (Date.parse(end) - Date.parse(start)) / 3_600_000;
  expect(hours).toBeGreaterThanOrEqual(23);
  expect(hours).toBeLessThanOrEqual(25);
});

it('a day that was emptied narrows nothing', () => {
  expect([startOfDay(''), endOfDay(''), dayOfStart(undefined), dayOfEnd(undefined)]).toEqual([undefined, undefined, '', '']);
});
