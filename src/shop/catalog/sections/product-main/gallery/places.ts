/** Where each picture stands from 768 px on: the first across both columns, the others below it. Pure. */

/** Classes of an item of the grid, and how wide its picture is (as in HTML); on a phone each is as wide as the screen. */
export type PicturePlace = { className: string; sizes: string };

const whole = '(min-width: 1280px) 720px, (min-width: 1024px) 55vw, (min-width: 768px) 50vw, 100vw';
const half = '(min-width: 1280px) 360px, (min-width: 1024px) 28vw, (min-width: 768px) 25vw, 100vw';
const thirdOfRow = '(min-width: 1280px) 240px, (min-width: 1024px) 18vw, (min-width: 768px) 25vw, 100vw';
const wholeOfRow = '(min-width: 1280px) 540px, (min-width: 1024px) 41vw, (min-width: 768px) 50vw, 100vw';
const wholeOrQuarter = '(min-width: 1280px) 180px, (min-width: 1024px) 14vw, (min-width: 768px) 50vw, 100vw';
const wholeOrThird = '(min-width: 1280px) 240px, (min-width: 1024px) 18vw, (min-width: 768px) 50vw, 100vw';

// Beside the first.
const rowOfThree = 3;
const pair = 2;

/** Whether the pictures beside the first stand in one row on a desk, so that they do not go on far below what is beside them. */
const isOneRow = (count: number): boolean => count === rowOfThree + 1;

/** Columns of the grid on a desk. Of two pictures the second stands small beside the first: below it, it would go on far below what is beside them. */
export const deskColumns = (count: number): string => (count === pair ? 'lg:grid-cols-4' : isOneRow(count) ? 'lg:grid-cols-3' : '');

/** The place of one of `count`, of which `lead` comes first. An odd one that is left over is as wide as the first. */
export function placeOf(index: number, { lead, count }: { lead: number; count: number }): PicturePlace {
  const row = isOneRow(count);
  if (count === pair)
    return index === lead
      ? { className: 'md:order-first md:col-span-2 lg:col-span-3', sizes: wholeOfRow }
      : { className: 'md:col-span-2 lg:col-span-1', sizes: wholeOrQuarter };
  if (index === lead) return { className: `md:order-first md:col-span-2 ${row ? 'lg:col-span-3' : ''}`, sizes: whole };
  const last = lead === count - 1 ? count - 2 : count - 1;
  if (count % 2 === 1 || index !== last) return { className: '', sizes: row ? thirdOfRow : half };
  return { className: `md:col-span-2 ${row ? 'lg:col-span-1' : ''}`, sizes: row ? wholeOrThird : whole };
}
