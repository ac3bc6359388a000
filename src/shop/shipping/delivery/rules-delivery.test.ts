import { describe, expect, test } from 'vitest';
import { deliveryWindow, windowChangesAt } from './rules-delivery.ts';

const utc = { timeZone: 'UTC', handlingDays: 1 };
// The 3rd of August 2026 is a Monday.
const at = (day: string, time = '12:00') => new Date(`2026-08-${day}T${time}:00Z`);

describe('a delivery window', () => {
  test.each([
    ['on a Monday: dispatched on Tuesday', '03', utc, { from: '2026-08-06', until: '2026-08-10' }],
    ['on a Friday: dispatched on Monday', '07', utc, { from: '2026-08-12', until: '2026-08-14' }],
    ['on a Saturday: dispatched on Monday, too', '08', utc, { from: '2026-08-12', until: '2026-08-14' }],
    ['on a Sunday: dispatched on Monday, too', '09', utc, { from: '2026-08-12', until: '2026-08-14' }],
    ['dispatched the same day', '03', { ...utc, handlingDays: 0 }, { from: '2026-08-05', until: '2026-08-07' }],
    ['dispatched at once, on a Sunday', '09', { ...utc, handlingDays: 0 }, { from: '2026-08-12', until: '2026-08-14' }],
    ['dispatched after a week', '03', { ...utc, handlingDays: 5 }, { from: '2026-08-12', until: '2026-08-14' }],
  ])('%s', (_what, day, calendar, window) => expect(deliveryWindow({ least: 2, most: 4 }, { now: at(day), calendar })).toEqual(window));

  test.each([
    ['on its expected day', { first: '2027-01-12', last: '2027-01-12' }, { from: '2027-01-14', until: '2027-01-18' }],
    ['on the Monday after an expected Saturday', { first: '2027-01-16', last: '2027-01-16' }, { from: '2027-01-20', until: '2027-01-22' }],
    ['from the first to the last of what is expected', { first: '2027-01-12', last: '2027-03-01' }, { from: '2027-01-14', until: '2027-03-05' }],
    ['not before it can be handled', { first: '2026-08-03', last: '2026-08-03' }, { from: '2026-08-06', until: '2026-08-10' }],
  ])('begins with what is not there yet %s', (_what, expected, window) =>
    expect(deliveryWindow({ least: 2, most: 4 }, { now: at('03'), calendar: utc, expected })).toEqual(window),
  );

  test('counts from the day that it is at the shop', () => {
    const days = { least: 0, most: 0 };
    const now = at('04', '02:00');
    const dayAt = (timeZone: string) => deliveryWindow(days, { now, calendar: { timeZone, handlingDays: 0 } }).from;
    expect([dayAt('America/New_York'), dayAt('Asia/Shanghai')]).toEqual(['2026-08-03', '2026-08-04']);
  });

  test('does not lose a day where clocks change, nor at the end of a year', () => {
    const calendar = { timeZone: 'Europe/Berlin', handlingDays: 0 };
    const days = { least: 1, most: 3 };
    expect(deliveryWindow(days, { now: new Date('2026-10-23T22:30:00Z'), calendar })).toEqual({ from: '2026-10-27', until: '2026-10-29' });
    expect(deliveryWindow(days, { now: new Date('2026-12-31T09:00:00Z'), calendar })).toEqual({ from: '2027-01-01', until: '2027-01-05' });
  });

  test.each([
    ['UTC', '2026-08-05T00:00:00.000Z'],
    ['America/New_York', '2026-08-04T04:00:00.000Z'],
    ['Asia/Shanghai', '2026-08-04T16:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-08-04T10:00:00.000Z'],
  ])('changes when the day ends in %s', (timeZone, end) => {
    const calendar = { timeZone, handlingDays: 1 };
    const [now, changesAt] = [at('04', '02:00'), new Date(end)];
    expect(windowChangesAt(now, calendar)).toEqual(changesAt);
    const windowAt = (moment: Date) => deliveryWindow({ least: 2, most: 4 }, { now: moment, calendar });
    expect(windowAt(new Date(changesAt.getTime() - 1_000))).toEqual(windowAt(now));
    expect(windowAt(changesAt)).not.toEqual(windowAt(now));
  });
});
