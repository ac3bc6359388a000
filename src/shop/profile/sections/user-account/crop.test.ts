import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clamped, middleOf, moved, mostZoom, squareOf } from './crop.ts';

const sizes = fc.record({ width: fc.integer({ min: 1, max: 12_000 }), height: fc.integer({ min: 1, max: 12_000 }) });
const parts = fc.record({ x: fc.double({ min: -3, max: 3, noNaN: true }), y: fc.double({ min: -3, max: 3, noNaN: true }) });

test('a picture begins with the square in its middle, as large as can be', () => {
  const size = { width: 900, height: 600 };
  expect(squareOf(size, middleOf(size))).toEqual({ left: 150, top: 0, side: 600 });
});

test('wherever it is moved and however it is zoomed, the square stays inside the picture', () => {
  fc.assert(
    fc.property(sizes, fc.array(fc.tuple(parts, fc.double({ min: 0, max: 10, noNaN: true })), { maxLength: 10 }), (size, steps) => {
      let view = middleOf(size);
      for (const [by, zoom] of steps) view = moved(size, clamped(size, { ...view, zoom }), by);
      const { left, top, side } = squareOf(size, view);
      const slack = 1e-6 * Math.max(size.width, size.height);
      expect(view.zoom).toBeGreaterThanOrEqual(1);
      expect(view.zoom).toBeLessThanOrEqual(mostZoom);
      expect(left).toBeGreaterThanOrEqual(-slack);
      expect(top).toBeGreaterThanOrEqual(-slack);
      expect(left + side).toBeLessThanOrEqual(size.width + slack);
      expect(top + side).toBeLessThanOrEqual(size.height + slack);
    }),
  );
});
