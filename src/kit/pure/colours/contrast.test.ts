import { expect, it } from 'vitest';
import { contrastOf, readableOn } from './contrast.ts';

it.each([
  ['#000000', '#ffffff', 21],
  ['#fff', '#ffffff', 1],
  // Known values of WCAG's own examples.
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#ff0000', '#ffffff', 4],
])('%s on %s has %d', (one, other, ratio) => {
  expect(contrastOf(one, other)).toBeCloseTo(ratio, 1);
  expect(contrastOf(other, one)).toBe(contrastOf(one, other));
});

it('is not known of colours that are no hexadecimal ones', () => expect(contrastOf('rebeccapurple', '#fff')).toBeNull());

it('of a colour with what is written on it is never far from enough', () => {
  for (let value = 0; value < 0xffffff; value += 0x3117) {
    const color = `#${value.toString(16).padStart(6, '0')}`;
    expect(contrastOf(color, readableOn(color))).toBeGreaterThanOrEqual(4.25);
  }
});
