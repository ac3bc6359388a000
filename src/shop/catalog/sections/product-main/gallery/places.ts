/** Where each picture stands from 768 px on: the first across both columns, the others below it. Pure. */

/** Classes of an item of the grid, how wide its picture is (as in HTML), and the shape of its frame; on a phone each is as wide as the screen. */
export type PicturePlace = { className: string; sizes: string; shape?: string };

const whole = '(min-width: 1280px) 720px, (min-width: 1024px) 55vw, (min-width: 768px) 50vw, 100vw';
const half = '(min-width: 1280px) 360px, (min-width: 1024px) 28vw, (min-width: 768px) 25vw, 100vw';
const third = '(min-width: 1280px) 240px, (min-width: 1024px) 18vw, (min-width: 768px) 25vw, 100vw';

// Beside the first.
const rowOfThree = 3;

/** How many of those beside the first stand in rows of three on a very wide screen, before the others in pairs; null where there are too few for both. */
function thirdsOf(others: number): number | null {
  if (others <= rowOfThree + 1) return null;
  const pairs = (rowOfThree - (others % rowOfThree)) % rowOfThree;
  return others - pairs * 2;
}

/** Whether the pictures beside the first stand in one row on a desk, so that they do not go on far below what is beside them. */
const isOneRow = (count: number): boolean => count === rowOfThree + 1;

/** Columns of the grid on a desk. */
export function deskColumns(count: number): string {
  if (isOneRow(count)) return 'lg:grid-cols-3';
  return thirdsOf(count - 1) === null ? '' : '2xl:grid-cols-6';
}

/**
 * The place of one of `count`, of which `lead` comes first. Below it they stand in pairs; of an odd number the first goes across, lower than the lead: the
 * merchant's second picture shows most of the thing in use. On a very wide screen pairs would go on far below what is beside them.
 */
export function placeOf(index: number, { lead, count }: { lead: number; count: number }): PicturePlace {
  const others = count - 1;
  const thirds = thirdsOf(others);
  const row = isOneRow(count);
  if (index === lead) return { className: `md:order-first md:col-span-2 ${row ? 'lg:col-span-3' : thirds === null ? '' : '2xl:col-span-6'}`, sizes: whole };
  const place = index - Number(index > lead);
  const isAcross = others % 2 === 1 && place === 0;
  const across = isAcross ? 'md:col-span-2' : '';
  if (row) return { className: `${across} lg:col-span-1`, sizes: isAcross ? whole : third };
  const wide = thirds === null ? '' : place < thirds ? '2xl:col-span-2' : '2xl:col-span-3';
  return {
    className: `${across} ${wide}`,
    sizes: isAcross ? whole : half,
    ...(isAcross && { shape: thirds === null ? 'lg:aspect-3/2' : 'lg:aspect-3/2 2xl:aspect-square' }),
  };
}
