import type { Context } from '#kit/server/context.ts';
import type { PictureData } from '#ui/picture-data.ts';
import { listProductRow } from '../lists/list-product-row.ts';
import type { ProductRow } from '../lists/store-rows.ts';

/** What a cover is taken from. */
export type CoverOf = Pick<ProductRow, 'tag' | 'brand' | 'promotion'>;

/** Further down a page pictures are not what one looks for. */
const mostCovers = 48;

/**
 * Pictures of the products that sell best of each, `each` at most, in two statements for all; none beyond the first 48 that are asked for. A single product
 * shows two of its own.
 */
export async function findCovers(
  { db, lang, currency }: Pick<Context, 'db' | 'lang' | 'currency'>,
  of: readonly CoverOf[],
  each = 1,
): Promise<PictureData[][]> {
  const rows = await Promise.all(of.slice(0, mostCovers).map((one) => listProductRow(db, { ...one, sort: 'sales', limit: each }, { lang, currency })));
  return of.map((_, index) => {
    const row = rows[index] ?? [];
    return row.flatMap(({ images }) => images.slice(0, row.length === 1 ? each : 1)).slice(0, each);
  });
}

/** One picture for each, in their order: the first of its own that none before it shows, else its first. */
export function distinctCovers(covers: readonly (readonly PictureData[])[]): (PictureData | null)[] {
  const shown = new Set<string>();
  return covers.map((pictures) => {
    const picture = pictures.find(({ url }) => !shown.has(url)) ?? pictures[0] ?? null;
    if (picture) shown.add(picture.url);
    return picture;
  });
}

/** So many that those which share what sells best find another. */
export const coverChoices = 4;
