import { expect, it } from 'vitest';
import { carrierCode } from './carrier-names.ts';
import { lineOf, placeOf, readDay, readInstant } from './read-answer.ts';

it.each([
  ['2026-11-22T08:30:00Z', '2026-11-22T08:30:00.000Z'],
  ['2026-11-22T08:30:00+08:00', '2026-11-22T00:30:00.000Z'],
  ['2026-11-22T08:30:00', '2026-11-22T08:30:00.000Z'],
  ['yesterday', undefined],
  ['2026-13-45T99:00:00Z', undefined],
  ['<b>2026-11-22T08:30:00Z</b>', undefined],
])('the instant %s is %s', (text, at) => expect(readInstant(text)?.toISOString()).toBe(at));

it.each([
  ['2026-11-27', '2026-11-27'],
  ['2026-11-27T00:00:00Z', '2026-11-27'],
  ['2026-02-31', null],
  ['soon', null],
  [null, null],
])('the day %s is %s', (text, day) => expect(readDay(text)).toBe(day));

it('a line loses what steers and what is too long, and keeps markup as text', () => {
  expect(lineOf('  Left\u202e\n at\tthe door ', 100)).toBe('Left at the door');
  expect(lineOf('<script>alert(1)</script>', 100)).toBe('<script>alert(1)</script>');
  expect(lineOf('顺'.repeat(5_000), 20)).toHaveLength(20);
  expect(lineOf('📦'.repeat(50), 20)).toBe(`${'📦'.repeat(9)}…`);
  expect(lineOf('a\ud800', 20)).toBe('a\ufffd');
  expect(lineOf(null, 20)).toBe('');
  expect(placeOf(['Berkeley', null, 'CA', 'CA'])).toBe('Berkeley, CA');
});

it('a carrier is named as each service names it, or left to be found', () => {
  expect([
    carrierCode('DHL Express', 'afterShip'),
    carrierCode('顺丰速运', 'easyPost'),
    carrierCode('A friend', 'afterShip'),
    carrierCode('constructor', 'afterShip'),
  ]).toEqual(['dhl', 'SFExpress', null, null]);
});
