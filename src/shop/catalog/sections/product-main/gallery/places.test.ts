import { expect, it } from 'vitest';
import { deskColumns, placeOf } from './places.ts';

const screens = ['md', 'lg', '2xl'] as const;
type Screen = (typeof screens)[number];
const reaches = (at: string, screen: Screen) => screens.slice(0, screens.indexOf(screen) + 1).includes(at as Screen);

const spans = (count: number, lead: number, screen: Screen) =>
  Array.from({ length: count }, (_, index) => {
    const { className } = placeOf(index, { lead, count });
    const found = [...className.matchAll(/(md|lg|2xl):col-span-(\d)/g)].filter(([, at]) => reaches(at!, screen)).at(-1);
    return Number(found?.[2] ?? 1);
  });

it('leaves no gap in the grid, however many pictures there are and whichever leads', () => {
  for (let count = 1; count <= 9; count += 1)
    for (let lead = 0; lead < count; lead += 1) {
      for (const screen of screens) {
        const [, at = '', named = 2] = /(\w+):grid-cols-(\d)$/.exec(deskColumns(count)) ?? [];
        const columns = reaches(at, screen) ? Number(named) : 2;
        expect(spans(count, lead, screen).reduce((sum, span) => sum + span) % columns).toBe(0);
        expect(spans(count, lead, screen)[lead]).toBe(columns);
      }
    }
});
