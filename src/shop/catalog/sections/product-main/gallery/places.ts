/** Where each picture stands from 768 px on: the first across both columns, the others below it. Pure. */

/** Classes of an item of the grid, how wide its picture is (as in HTML), and the shape of its frame; on a phone each is as wide as the screen. */
export type PicturePlace = { className: string; sizes: string; shape?: string };

const whole = '(min-width: 1280px) 720px, (min-width: 1024px) 55vw, (min-width: 768px) 50vw, 100vw';
const half = '(min-width: 1280px) 360px, (min-width: 1024px) 28vw, (min-width: 768px) 25vw, 100vw';
const thirdOfRow = '(min-width: 1280px) 240px, (min-width: 1024px) 18vw, (min-width: 768px) 25vw, 100vw';
const wholeOrHalf = '(min-width: 1280px) 360px, (min-width: 1024px) 28vw, (min-width: 768px) 50vw, 100vw';
const wholeOrThird = '(min-width: 1280px) 240px, (min-width: 1024px) 18vw, (min-width: 768px) 50vw, 100vw';

// Beside the first.
const rowOfThree = 3;
const pair = 2;

/** How many of those beside the first stand in rows of three on a desk, before the others in pairs; null where there are too few for both. */
function thirdsOf(count: number): number | null {
  const others = count - 1;
  if (others <= rowOfThree + 1) return null;
  const pairs = (rowOfThree - (others % rowOfThree)) % rowOfThree;
  return others - pairs * pair;
}

/** Whether the pictures beside the first stand in one row on a desk, so that they do not go on far below what is beside them. */
const isOneRow = (count: number): boolean => count === rowOfThree + 1;

/** Columns of the grid on a desk. */
export function deskColumns(count: number): string {
  if (thirdsOf(count) !== null) return 'lg:grid-cols-6';
  return isOneRow(count) ? 'lg:grid-cols-3' : '';
}

/** The place of one of `count`, of which `lead` comes first. On a tablet an odd one that is left over is as wide as the first. */
export function placeOf(index: number, { lead, count }: { lead: number; count: number }): PicturePlace {
  // Of two the second is as wide as the first, and lower: as a square it would go on far below what is beside them.
  if (count === pair)
    return { className: index === lead ? 'md:order-first md:col-span-2' : 'md:col-span-2', sizes: whole, ...(index !== lead && { shape: 'lg:aspect-video' }) };
  const row = isOneRow(count);
  const thirds = thirdsOf(count);
  if (index === lead) return { className: `md:order-first md:col-span-2 ${row ? 'lg:col-span-3' : thirds === null ? '' : 'lg:col-span-6'}`, sizes: whole };
  const last = lead === count - 1 ? count - 2 : count - 1;
  const isWide = count % 2 === 0 && index === last;
  const wide = isWide ? 'md:col-span-2' : '';
  if (thirds !== null) {
    const isThird = index - Number(index > lead) < thirds;
    return { className: `${wide} ${isThird ? 'lg:col-span-2' : 'lg:col-span-3'}`, sizes: isWide ? wholeOrHalf : isThird ? thirdOfRow : half };
  }
  if (!isWide) return { className: '', sizes: row ? thirdOfRow : half };
  return { className: `${wide} ${row ? 'lg:col-span-1' : ''}`, sizes: row ? wholeOrThird : whole };
}
