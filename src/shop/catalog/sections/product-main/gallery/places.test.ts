import { expect, it } from 'vitest';
import { deskColumns, placeOf } from './places.ts';

const spans = (count: number, lead: number, screen: 'md' | 'lg') =>
  Array.from({ length: count }, (_, index) => {
    const { className } = placeOf(index, { lead, count });
    const found = [...className.matchAll(/(md|lg):col-span-(\d)/g)].filter(([, at]) => at === 'md' || screen === 'lg').at(-1);
    return Number(found?.[2] ?? 1);
  });

it('leaves no gap in the grid, however many pictures there are and whichever leads', () => {
  for (let count = 1; count <= 9; count += 1)
    for (let lead = 0; lead < count; lead += 1) {
      expect(spans(count, lead, 'md').reduce((sum, span) => sum + span) % 2).toBe(0);
      const columns = Number(/\d$/.exec(deskColumns(count))?.[0] ?? 2);
      expect(spans(count, lead, 'lg').reduce((sum, span) => sum + span) % columns).toBe(0);
      expect(spans(count, lead, 'lg')[lead]).toBe(columns);
    }
});
