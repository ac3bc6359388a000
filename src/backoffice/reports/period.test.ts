import { describe, expect, it } from 'vitest';
import { changeOf, readPeriod, writePeriod } from './period.ts';

describe('the period of an address', () => {
  it.each([
    ['', { days: 30 }],
    ['days=1', { days: 1 }],
    ['days=8', { days: 30 }],
    ['days=7&currency=EUR', { days: 7, currency: 'EUR' }],
    ['from=2026-01-01&to=2026-02-01&currency=nothing', { from: '2026-01-01', to: '2026-02-01' }],
    ['from=2026-01-01', { days: 30 }],
  ])('"%s" is read', (query, period) => expect(readPeriod(new URLSearchParams(query))).toEqual(period));

  it.each([{ days: 90 }, { days: 1, currency: 'JPY' }, { from: '2026-01-01', to: '2026-01-31', currency: 'EUR' }] as const)(
    '%o is written as it is read',
    (period) => expect(readPeriod(new URLSearchParams(writePeriod(period)))).toEqual(period),
  );
});

it('a change is a part of what was before, and none of nothing', () => {
  expect([changeOf(150, 100), changeOf(50, 100), changeOf(0, 0), changeOf(5, 0), changeOf(-50, -100)]).toEqual([0.5, -0.5, null, null, 0.5]);
});
