import { expect, it } from 'vitest';
import { placeOf } from './strips.ts';

const gap = 24;
/** Entries of these widths, side by side. */
function line(...widths: number[]) {
  let start = 0;
  return widths.map((width) => {
    const entry = { start, end: start + width };
    start = entry.end + gap;
    return entry;
  });
}

const entries = line(115, 150, 110, 90, 80);
const room = 358;

it.each([
  ['the first', 0, 0],
  ['the second, with the first', 1, 0],
  ['the third, with the second', 2, 139],
  ['the fourth, with the third', 3, 313],
  ['the last, as far as the line goes', 4, 313],
])('begins with an entry where %s is current', (_what, at, left) => expect(placeOf(entries, { at, room })).toEqual({ behind: 30, left }));

it('begins with the first entry as long as the current one is in sight without moving', () => {
  const short = line(80, 90, 80, 90, 100);
  expect([2, 3].map((at) => placeOf(short, { at, room }).left)).toEqual([0, 114 + 104]);
});

it('begins with the current entry where the one before has no room beside it', () =>
  expect(placeOf(line(300, 300, 300), { at: 1, room })).toEqual({ behind: 58, left: 324 }));

it('shows the beginning of an entry that is wider than the line', () => expect(placeOf(line(100, 400), { at: 1, room })).toEqual({ behind: 0, left: 124 }));
